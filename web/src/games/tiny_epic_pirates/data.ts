import { api } from '../../api';

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

type Record_ = { id: string; kind: string; group: string };

/** The values of the components: asked for once, before the first board is drawn. */
const records = (await api.components('tiny_epic_pirates')) as unknown as Record_[];

const group = <T>(name: string): T[] => records.filter((one) => one.group === name) as unknown as T[];
const byId = <T extends { id: string }>(all: T[]): Record<string, T> =>
  Object.fromEntries(all.map((one) => [one.id, one]));
const only = <T>(name: string): T => group<T>(name)[0] as T;

export const ORDERS = group<Record_>('orders').map((order) => order.id);
export const GOODS = group<Record_>('goods').map((good) => good.id);
export const CREW = group<PirateCard>('crew_cards');
export const BONUSES = group<Record_>('bonus_kinds').map((bonus) => bonus.kind);
export const LEVELS = group<Level>('legend_levels');
export const MAPS = byId(group<MapCard>('map_cards'));
export const MERCHANTS = byId(group<MerchantCard>('merchant_cards'));
export const RIVALS = byId(group<RivalMat>('solo_captains'));
export const MOODS = byId(group<MoodMat>('solo_personalities'));
export const LIMITS = only<{
  gold_max: number;
  ship_cargo_pirate: number;
  crew_max: number;
  sure_fire_max: number;
  treasures_to_win: number;
}>('limits');
export const PRICES = only<{ values: number[] }>('market').values;

type Sides = { id: string; front: PirateCard; back: PirateCard };
export const CAPTAINS: PirateCard[] = group<Sides>('captain_cards').flatMap((card) => [
  { ...card.front, id: `${card.id}_front` },
  { ...card.back, id: `${card.id}_back` },
]);

export const CREW_BY_ID = byId(CREW);
export const CAPTAIN_BY_ID = byId(CAPTAINS);
export const level = (at: number): Level => LEVELS[Math.max(0, at - 1)] as Level;
