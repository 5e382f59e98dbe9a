import { byId, Components } from '../components';

export type Icons = { dice: number[]; auto_hits: number };
export type Bonus = { kind: string; n?: number; gold?: number; cubes?: string[]; faces?: number[] };
export type MapCard = {
  id: string;
  settlement: number;
  market: string;
  cove: boolean;
  storm: boolean;
  burial_cost: number;
};
export type Level = { id: string; level: number; sail: number; dice: number; bonus: { kind: string; n: number }[] };
export type MerchantCard = { id: string; damage: number; gold: number; legend_max_players: number };
export type PirateCard = Icons & { id: string; trigger: string; bonus: Bonus[] };
export type Doing = { kind: string; n?: number };
export type RivalMat = { id: string; dice: number[]; targets: string[]; bonus: { trigger: string; effects: Doing[] } };
export type MoodMat = {
  id: string;
  track: number;
  power: { sail: number; dice: number; auto_hits: number }[];
  legend_actions: Doing[][];
};

const components = await Components.of('tiny_epic_pirates');

export const ORDERS = components.ids('orders');
export const GOODS = components.ids('goods');
export const CREW = components.all<PirateCard>('crew_cards');
export const BONUSES = components.ids('bonus_kinds');
export const LEVELS = components.all<Level>('legend_levels');
export const MAPS = components.byId<MapCard>('map_cards');
export const MERCHANTS = components.byId<MerchantCard>('merchant_cards');
export const RIVALS = components.byId<RivalMat>('solo_captains');
export const MOODS = components.byId<MoodMat>('solo_personalities');
export const LIMITS = components.one<{
  gold_max: number;
  ship_cargo_pirate: number;
  crew_max: number;
  sure_fire_max: number;
  treasures_to_win: number;
}>('limits');
export const PRICES = components.one<{ values: number[] }>('market').values;

type Sides = { id: string; front: PirateCard; back: PirateCard };
export const CAPTAINS: PirateCard[] = components.all<Sides>('captain_cards').flatMap((card) => [
  { ...card.front, id: `${card.id}_front` },
  { ...card.back, id: `${card.id}_back` },
]);

export const CREW_BY_ID = byId(CREW);
export const CAPTAIN_BY_ID = byId(CAPTAINS);
export const level = (at: number): Level => LEVELS[Math.max(0, at - 1)] as Level;
