import { Components } from '../components';

export type Effect = {
  kind: string;
  amount?: number;
  value?: number;
  bonus?: number;
  cost?: number;
  surcharge?: number;
  vp?: number;
  max?: number;
  treasure?: string;
  island?: string;
  die?: string;
  symbol?: string;
  per?: string;
  gain_doubloons?: number;
  action?: string;
  less?: number;
  size?: number;
  gain?: Effect[];
  slots?: Effect[][];
};
export type Improvement = {
  number: number;
  id: string;
  level: number;
  symbol: string;
  cost: number;
  vp: number;
  instant: Effect[];
  permanent: Effect[];
  income: Effect[];
  endgame: Effect[];
};
export type Location = {
  number: number;
  id: string;
  level: number;
  ruby_delivery: boolean;
  action_groups: { choose_one: Effect[][] }[];
};
export type Residence = {
  number: number;
  id: string;
  cost: number;
  per: string;
  vp: number;
  max_vp: number;
  first_marker_vp: number;
};
export type Quest = {
  number: number;
  id: string;
  easy: Record<string, number>;
  hard: Record<string, number>;
  easy_vp: number;
  hard_vp: number;
};
export type Figurehead = { id: string; letter: string; instant: Effect[]; permanent: Effect[]; income: Effect[] };
export type Tile = { id: string; tile: number; side: string; effects: Effect[] };
export type Upgrade = { id: string; sector: number; scroll: string; effects: Effect[] };
export type Space = { id: string; next: string[]; effects: Effect[] };
export type Area = { treasure: string; storage_bonus: Effect[]; buried_spaces: { bonus: Effect[] }[] };
export type Layout = { id: string; columns: number; rows: string[] };
export type RedbeardCard = {
  number: number;
  id: string;
  letter: string;
  extra: Effect[];
  main: { action: string; order?: string[] }[];
};
export type RedbeardRow = {
  raid_vp: number;
  raid_treasures: number;
  raid_cube_if_more_than_player: boolean;
  explore_extra_spaces: number;
  explore_vp: number;
};
const components = await Components.of('pirates_of_maracaibo');

export const IMPROVEMENTS = components.byId<Improvement>('improvement');
export const LOCATIONS = components.byId<Location>('location');
export const RESIDENCES = components.byId<Residence>('residence');
export const QUESTS = components.byId<Quest>('quest');
export const FIGUREHEADS = components.all<Figurehead>('figurehead');
export const TILES = components.all<Tile>('black_market');
export const UPGRADES = components.all<Upgrade>('ship_upgrade');
export const LOCKS = components.all<{ upgrades_needed: number }>('lock_line').map((line) => line.upgrades_needed);
export const SPACES = components.all<Space>('track_space');
export const AREAS = components.all<Area>('hideout_area');
export const RAID_ACTIONS = components.all<{ id: string; cost: number; gain: Effect[] }>('base_raid_action');
export const LAYOUTS = components.byId<Layout>('layout');
export const RUBY_SPACES = components.all<{ bonus: Effect[] }>('ruby_market_space').map((space) => space.bonus);
export const WORTH = components.all<{ cubes_max: number; vp_each: number }>('treasure_value');
export const REDBEARD_CARDS = components.byId<RedbeardCard>('redbeard_card');
export const REDBEARD_TRACK = components.all<RedbeardRow>('redbeard_track');
export const REDBEARD_UPGRADES = components
  .all<{ column: number; row: number; effect: string }>('redbeard_upgrade')
  .sort((a, b) => a.column - b.column || a.row - b.row);
export const CONSTANTS = components.one<{
  rounds: number;
  maracaibo_vp: number;
  gulf_raid_bonus: number;
  gulf_explore: number;
  figurehead_cost: number;
}>('constants');
export const REDBEARD = components.one<{ deck_size: number; range: number }>('redbeard');
const ADVENTURERS = components.one<{ hard_multiplier: number }>('adventurers');
export const TREASURES = components.ids('treasure');

const numbered = [...IMPROVEMENTS.values(), ...LOCATIONS.values(), ...RESIDENCES.values()];
export const numberOf = new Map(numbered.map((card) => [card.id, card.number]));
export const questNumber = (id: string): number => QUESTS.get(id)?.number ?? -1;
/** The conditions of a quest that count: with the Adventurers only the harder one, but more (PM-14.4). */
export function goalsOf(quest: Quest, modules: readonly string[]) {
  const { easy, easy_vp, hard, hard_vp } = quest;
  if (modules.includes('adventurers')) return [{ goal: hard, vp: hard_vp * ADVENTURERS.hard_multiplier, level: 2 }];
  return [
    { goal: easy, vp: easy_vp, level: 1 },
    { goal: hard, vp: hard_vp, level: 2 },
  ];
}
/** What a quest is called: among Adventurers another thing is said of it. */
export const questCalled = (id: string, modules: readonly string[]): string =>
  `${modules.includes('adventurers') ? 'adventure' : 'quest'}-${id}`;
export const spaceAt = (id: string): number => SPACES.findIndex((space) => space.id === id);
export const worth = (cubes: number): number => WORTH.find((row) => cubes <= row.cubes_max)?.vp_each ?? 0;
export const residenceAt = (id: string): number => [...RESIDENCES.keys()].indexOf(id);
export const locationAt = (id: string): number => [...LOCATIONS.keys()].indexOf(id);
