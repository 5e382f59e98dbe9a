import { parse, type Block, type Inline } from './markdown';

/** A rule or another piece of text that can be found. */
export type Passage = { id: string | null; text: string };
export type RuleChapter = { id: string | null; title: string; passages: Passage[] };

const plain = (parts: readonly Inline[]): string =>
  parts.map((part) => ('text' in part ? part.text : plain(part.parts))).join('');

/** The passages of blocks; what has no number of its own belongs to the rule before it. */
function passages(blocks: readonly Block[], within: string | null): Passage[] {
  let id = within;
  return blocks.flatMap((block): Passage[] => {
    if (block.kind === 'paragraph' || block.kind === 'heading') {
      id = block.id ?? id;
      return [{ id, text: plain(block.parts) }];
    }
    if (block.kind === 'list')
      return block.items.flatMap((item) => [
        { id: item.id ?? id, text: plain(item.parts) },
        ...passages(item.blocks, item.id ?? id),
      ]);
    if (block.kind === 'quote') return passages(block.blocks, id);
    if (block.kind === 'table')
      return block.rows.map((row) => ({ id, text: row.map((cell) => plain(cell)).join(' · ') }));
    return [];
  });
}

/** The chapters of rules: what stands under each heading of the second level. */
export function chaptersOf(text: string): RuleChapter[] {
  const parted: { head: Block | null; blocks: Block[] }[] = [{ head: null, blocks: [] }];
  for (const block of parse(text)) {
    if (block.kind === 'heading' && block.level === 2) parted.push({ head: block, blocks: [] });
    else if (block.kind !== 'heading' || block.level > 1) parted.at(-1)?.blocks.push(block);
  }
  return parted
    .filter(({ head }) => head !== null)
    .map(({ head, blocks }) => {
      const { id, parts } = head as Extract<Block, { kind: 'heading' }>;
      return { id, title: plain(parts), passages: passages(blocks, id) };
    });
}

/** A text without accents and capitals, as it is compared. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

const wordsOf = (question: string): string[] => folded(question).split(/\s+/).filter(Boolean);

/** A found passage in pieces: the words that were asked for, and what stands between them. */
export function marked(text: string, question: string): { text: string; asked: boolean }[] {
  const wanted = wordsOf(question);
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter(Boolean)
    .map((piece) => ({ text: piece, asked: wanted.some((word) => folded(piece).startsWith(word)) }));
}

/** The passages that have all words of a question, or their beginnings; or the number that it names. */
export function search(chapters: readonly RuleChapter[], question: string): RuleChapter[] {
  const wanted = wordsOf(question);
  if (!wanted.length) return [];
  const fits = ({ id, text }: Passage): boolean => {
    const found = ` ${folded(text).replace(/[^\p{L}\p{N}.]+/gu, ' ')}`;
    return wanted.every((word) => found.includes(` ${word}`) || (id !== null && folded(id).endsWith(word)));
  };
  return chapters
    .map((chapter) => ({ ...chapter, passages: chapter.passages.filter(fits) }))
    .filter((chapter) => chapter.passages.length > 0);
}
