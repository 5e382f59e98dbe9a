import { Components } from '../components';

/** What is printed on the cards of Jolly Roger, by the engine's numbers. */
const components = await Components.of('jolly_roger');

export const SKILLS = components.ids('skill');
export const SKILL_ICONS = ['#jr-nav', '#i-cannon', '#i-swords'] as const;

/** A crew card: the skills it may count for, its points and its members. */
export type Face = { id: string; skills: number[]; points: number; members: number };
type CrewCard = { id: string; skills: string[]; points: number; members: number; copies?: number; timing?: string };

const printed = (id: string, card: CrewCard): Face => ({
  id,
  skills: card.skills.map((skill) => SKILLS.indexOf(skill)),
  points: card.points,
  members: card.members,
});
/** Cards that show the same are one kind: the letter at the end of an id only counts them. */
const normal = new Map(components.all<CrewCard>('crew_normal').map((card) => [card.id.replace(/_[a-z]$/, ''), card]));
const special = components.all<CrewCard>('crew_special').filter((card) => card.timing !== 'office');
const FACES = [...[...normal].map(([id, card]) => printed(id, card)), ...special.map((card) => printed(card.id, card))];
const HIDDEN: Face = { id: 'hidden', skills: [], points: 0, members: 1 };

/** How many there are of each crew card. */
export const COPIES = [
  ...[...normal.keys()].map(
    (kind) => components.all<CrewCard>('crew_normal').filter((card) => card.id.replace(/_[a-z]$/, '') === kind).length,
  ),
  ...special.map((card) => card.copies ?? 1),
];
export const CREW = FACES.map(({ id }) => id);
export const SHIP_RATS = CREW.indexOf('ship_rats');
export const face = (card: number): Face => FACES[card] ?? HIDDEN;

type Booty = { id: string; copies: number; gold: number; gold_at_end: number | 'draw'; sold_for?: number };
const booty = components.all<Booty>('loot');
export const LOOT = booty.map(({ id }) => id);
export const RUM = LOOT.indexOf('rum');
export const JEWELS = LOOT.indexOf('jewels');
export const HOSTAGE = LOOT.indexOf('hostage');
export const LOOT_COPIES = booty.map(({ copies }) => copies);
/** How many loot cards the Pirate Cove gives for one. */
export const PRICES = booty.map(({ sold_for: cards }) => cards ?? 0);
export const GOLD = booty.map(({ gold }) => gold);
/** What loot is worth at the end; what jewels are worth is drawn then. */
export const WORTH = booty.map(({ gold_at_end: gold }) => (gold === 'draw' ? 0 : gold));
export const LOOT_ICONS: Record<string, string> = { rum: '#i-rum', jewels: '#i-gem', hostage: '#jr-hostage' };

export const KINDS = components.ids('target_kind');
export const KIND_ICONS = ['#jr-fort', '#jr-merchant', '#jr-harbour', '#jr-cove', '#jr-isle'] as const;
export const KIND_ART = [
  '#jr-art-fort',
  '#jr-art-merchant',
  '#jr-art-harbour',
  '#jr-art-cove',
  '#jr-art-isle',
] as const;
export const FORT = KINDS.indexOf('fort');
export const MERCHANT = KINDS.indexOf('merchant_ship');
export const COVE = KINDS.indexOf('pirate_cove');

type Range = readonly [number, number];
const ranges = components.all<{ kind: string } & Record<string, Range>>('target_range');
/** By kind of target: the lowest and highest need of each skill, printed on the backs of attack decks. */
export const RANGES = KINDS.map((kind) => {
  const row = ranges.find((one) => one.kind === kind);
  return row ? SKILLS.map((skill) => row[skill] as Range) : null;
});

/** A target that lies face up: what an attack needs and brings, how many crew cards a cove gives. */
export type Target = { kind: number; need: number[] | null; loot: number; recruits: number };
type TargetCard = { kind: string; loot?: number; crew_draw?: number } & Record<string, number>;

export const TARGETS = components.all<TargetCard>('target').map((card): Target => {
  const kind = KINDS.indexOf(card.kind);
  const need = RANGES[kind] ? SKILLS.map((skill) => card[skill] ?? 0) : null;
  return { kind, need, loot: card.loot ?? 0, recruits: card.crew_draw ?? 0 };
});

const limits = components.all<{ players: number; hand_limit: number }>('player_count');
export const handLimit = (seats: number): number => limits.find(({ players }) => players === seats)?.hand_limit ?? 0;
export const ROUNDS = components.one<{ rounds_max: number }>('meta').rounds_max;
export const TAGS = [
  'give_loot',
  'give_crew',
  'support_me',
  'support_you',
  'appoint_you',
  'spare_you',
  'share_to_you',
  'close_attack',
  'sail_island',
  'lay_card',
  'show_map',
  'rise',
] as const;
