import { kindOf } from '../../shell/selection';

/** The places that a narrow screen looks at, one at a time. */
export const PAGES = ['sea', 'track', 'ship', 'cards', 'markets'] as const;
export type Page = (typeof PAGES)[number];

const KINDS: Record<string, Page> = {
  place: 'sea',
  card: 'sea',
  space: 'track',
  upgrade: 'ship',
  slot: 'ship',
  figurehead: 'markets',
  ruby_space: 'sea',
  tile: 'cards',
  treasure: 'sea',
};
const ORDER = ['slot', 'space', 'upgrade', 'figurehead', 'ruby_space', 'place', 'card', 'tile', 'treasure'];

/** Where the marks of a decision are to be seen; null when nowhere. My own quests lie among my cards, the others in the market. */
export function pageFor(marks: Set<string>, mine: Set<string> = new Set()): Page | null {
  const kinds = new Set([...marks].map(kindOf));
  if (kinds.has('quest')) return [...marks].some((mark) => mine.has(mark)) ? 'cards' : 'markets';
  const found = ORDER.find((kind) => kinds.has(kind));
  return found ? (KINDS[found] ?? null) : null;
}
