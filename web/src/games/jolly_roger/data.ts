/** What is printed on the cards of Jolly Roger, by the engine's numbers. */

export const SKILLS = ['navigation', 'cannon', 'melee'] as const;
export const SKILL_ICONS = ['#jr-nav', '#i-cannon', '#i-swords'] as const;

const NORMAL = ['nav', 'can', 'mel'].flatMap((skill) =>
  ['p3_m1', 'p3_m2', 'p2_m1', 'p2_m2', 'p2_m3', 'p2_m4', 'p1_m2', 'p1_m3', 'p1_m4', 'p1_m5'].map(
    (stats) => `${skill}_${stats}`,
  ),
);
const SPECIAL = [
  'lookout',
  'bloody_pirate',
  'cook',
  'bosun',
  'cabin_boy',
  'first_mate',
  'helmsman',
  'sharpshooter',
  'shipwright',
  'assassin',
  'ship_rats',
  'sea_wolf',
  'second_mate',
  'stowaways',
  'medic',
  'traitor',
];
export const CREW = [...NORMAL, 'multi_p2_m1', ...SPECIAL];
export const MULTI = 30;
export const SHIP_RATS = 41;

export type Face = { id: string; skills: number[]; points: number; members: number };

/** A crew card: the skills it may count for, its points and its members. */
export function face(card: number): Face {
  const id = CREW[card] ?? 'hidden';
  const stats = /_p(\d)_m(\d)$/.exec(id);
  if (!stats) return { id, skills: [], points: 0, members: card === SHIP_RATS ? 5 : 1 };
  const skills = card === MULTI ? [0, 1, 2] : [Math.floor(card / 10)];
  return { id, skills, points: Number(stats[1]), members: Number(stats[2]) };
}

export const LOOT = ['gold_1', 'gold_2', 'gold_3', 'rum', 'jewels', 'hostage'] as const;
export const RUM = 3;
export const JEWELS = 4;
export const HOSTAGE = 5;
export const GOLD = [1, 2, 3, 0, 0, 0];
export const LOOT_ICONS = ['', '', '', '#i-rum', '#i-gem', '#jr-hostage'];

export const KINDS = ['fort', 'merchant_ship', 'harbour', 'pirate_cove', 'treasure_island'] as const;
export const KIND_ICONS = ['#jr-fort', '#jr-merchant', '#jr-harbour', '#jr-cove', '#jr-isle'] as const;
export const MERCHANT = 1;
export const COVE = 3;
export const ISLAND = 4;

type Range = readonly [number, number];
/** Of each attack deck: the lowest and highest need of each skill, printed on the backs. */
export const RANGES: readonly (readonly Range[])[] = [
  [
    [1, 2],
    [3, 5],
    [2, 4],
  ],
  [
    [1, 3],
    [1, 2],
    [1, 2],
  ],
  [
    [1, 2],
    [1, 3],
    [2, 4],
  ],
];

const NEEDS = [
  '133 242 143 134 252 243 154 254',
  '111 211 221 212 311 321 312 322',
  '113 122 213 132 124 223 134 234',
].map((deck) => deck.split(' ').map((need) => [...need].map(Number)));
const PRIZES = ['5566789a', '33444566', '44555678'].map((deck) => [...deck].map((loot) => Number.parseInt(loot, 16)));
const RECRUITS = [3, 2, 3, 2, 2, 2, 2, 1];
const DECK = 8;

export type Target = { kind: number; need: number[] | null; loot: number; recruits: number };

/** A target that lies face up. */
export function target(card: number): Target {
  const kind = Math.min(Math.floor(card / DECK), ISLAND);
  const at = card % DECK;
  return {
    kind,
    need: NEEDS[kind]?.[at] ?? null,
    loot: PRIZES[kind]?.[at] ?? 0,
    recruits: kind === COVE ? (RECRUITS[at] ?? 0) : 0,
  };
}

export const HAND_LIMIT = [0, 0, 0, 7, 7, 7, 6, 6, 5, 5, 5];
export const ROUNDS = 10;
export const TAGS = [
  'give_loot',
  'give_crew',
  'support_me',
  'support_you',
  'appoint_you',
  'spare_you',
  'share_to_you',
  'close_attack',
] as const;
