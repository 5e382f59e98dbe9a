export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; parts: Inline[] }
  | { kind: 'em'; parts: Inline[] }
  | { kind: 'link'; href: string; parts: Inline[] };

/** What an anchor names: a rule, and other ids that are told there, too. */
type Anchor = { id: string | null; also?: string };

export type Item = Anchor & { parts: Inline[]; blocks: Block[] };

export type Block =
  | (Anchor & { kind: 'heading'; level: number; parts: Inline[] })
  | (Anchor & { kind: 'paragraph'; parts: Inline[] })
  | { kind: 'list'; ordered: boolean; start: number; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'break' };

const ANCHOR = /\s*\{#([\w.-]+)(?: ([\w. -]+))?\}/;
const CLOSED = /\S\s*\{#[\w. -]+\}\s*$/; // a line that ends with its anchor ends a paragraph: one rule, one paragraph
const BULLET = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/;
const SAFE = /^(#|\/(?!\/)|https?:\/\/)/;

/** Text as blocks; only what is listed here is ever rendered, so nothing foreign can come through. */
export function parse(text: string): Block[] {
  return blocks(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/<!--[\s\S]*?-->/g, '')
      .split('\n'),
  );
}

/** Every anchor of a text. */
export function anchors(parsed: readonly Block[]): string[] {
  return parsed.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap((item) => [...named(item), ...anchors(item.blocks)]);
    if (block.kind === 'quote') return anchors(block.blocks);
    return 'id' in block ? named(block) : [];
  });
}

const named = ({ id, also }: Anchor): string[] => [...(id ? [id] : []), ...(also?.split(' ') ?? [])];

function anchored(text: string): { anchor: Anchor; text: string } {
  const [, id = null, also] = ANCHOR.exec(text) ?? [];
  return { anchor: also ? { id, also } : { id }, text: text.replace(ANCHOR, '').trim() };
}

function blocks(lines: string[]): Block[] {
  const made: Block[] = [];
  let at = 0;
  const line = (): string => lines[at] ?? '';
  while (at < lines.length) {
    const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line());
    if (!line().trim()) at++;
    else if (heading) {
      const { anchor, text } = anchored(heading[2] ?? '');
      made.push({ kind: 'heading', level: heading[1]?.length ?? 1, ...anchor, parts: inline(text) });
      at++;
    } else if (/^```/.test(line())) {
      const start = ++at;
      while (at < lines.length && !/^```/.test(line())) at++;
      made.push({ kind: 'code', text: lines.slice(start, at++).join('\n') });
    } else if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(line())) {
      made.push({ kind: 'break' });
      at++;
    } else if (/^\s*>/.test(line())) {
      const start = at;
      while (/^\s*>/.test(line())) at++;
      made.push({
        kind: 'quote',
        blocks: blocks(lines.slice(start, at).map((quoted) => quoted.replace(/^\s*>\s?/, ''))),
      });
    } else if (/^\s*\|/.test(line()) && /^\s*\|?[\s:|-]+\|?\s*$/.test(lines[at + 1] ?? '')) {
      const head = cells(line());
      at += 2;
      const rows: Inline[][][] = [];
      while (/^\s*\|/.test(line())) rows.push(cells(lines[at++] ?? ''));
      made.push({ kind: 'table', head, rows });
    } else if (BULLET.test(line())) {
      const start = at++;
      while (
        at < lines.length &&
        (BULLET.test(line()) ||
          /^\s+\S/.test(line()) ||
          (!line().trim() && /^\s+\S|^\s*([-*+]|\d+[.)])\s/.test(lines[at + 1] ?? '')))
      )
        at++;
      made.push(list(lines.slice(start, at)));
    } else {
      const start = at++;
      while (
        at < lines.length &&
        line().trim() &&
        !CLOSED.test(lines[at - 1] ?? '') &&
        !/^(#{1,6}\s|```|\s*>|\s*\|)/.test(line()) &&
        !BULLET.test(line())
      )
        at++;
      const { anchor, text } = anchored(lines.slice(start, at).join(' '));
      made.push({ kind: 'paragraph', ...anchor, parts: inline(text) });
    }
  }
  return made;
}

function cells(row: string): Inline[][] {
  const inside = row.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inside.split(/(?<!\\)\|/).map((cell) => inline(cell.replace(/\\\|/g, '|').trim()));
}

function list(lines: string[]): Block {
  const first = BULLET.exec(lines[0] ?? '');
  const depth = first?.[1]?.length ?? 0;
  const ordered = /\d/.test(first?.[2] ?? '');
  const items: { head: string; rest: string[] }[] = [];
  for (const line of lines) {
    const bullet = BULLET.exec(line);
    if (bullet && (bullet[1]?.length ?? 0) <= depth) items.push({ head: bullet[3] ?? '', rest: [] });
    else items.at(-1)?.rest.push(line);
  }
  return {
    kind: 'list',
    ordered,
    start: ordered ? Number.parseInt(first?.[2] ?? '1', 10) : 1,
    items: items.map(({ head, rest }) => {
      const wrapped = rest.findIndex((line) => !line.trim() || BULLET.test(line));
      const own = wrapped < 0 ? rest : rest.slice(0, wrapped);
      const { anchor, text } = anchored([head, ...own.map((line) => line.trim())].join(' '));
      const inner = wrapped < 0 ? [] : rest.slice(wrapped);
      const indent = Math.min(...inner.filter((line) => line.trim()).map((line) => line.search(/\S/)));
      return {
        ...anchor,
        parts: inline(text),
        blocks: blocks(inner.map((line) => line.slice(Number.isFinite(indent) ? indent : 0))),
      };
    }),
  };
}

const INLINE =
  /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)|\*\*(.+?)\*\*(?!\*)|__(.+?)__|\*([^*\s](?:[^*]*[^*\s])?)\*|(?<![\p{L}\d])_([^_]+)_(?![\p{L}\d])/u;

/** One line of text as parts. */
export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  for (let found = INLINE.exec(rest); found; found = INLINE.exec(rest)) {
    if (found.index) parts.push({ kind: 'text', text: unescape(rest.slice(0, found.index)) });
    const [whole, code, label, href, strong, strong2, em, em2] = found;
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (label !== undefined && href !== undefined)
      parts.push(...(SAFE.test(href) ? [{ kind: 'link', href, parts: inline(label) } as const] : inline(label)));
    else if (strong ?? strong2) parts.push({ kind: 'strong', parts: inline(strong ?? strong2 ?? '') });
    else parts.push({ kind: 'em', parts: inline(em ?? em2 ?? '') });
    rest = rest.slice(found.index + whole.length);
  }
  if (rest) parts.push({ kind: 'text', text: unescape(rest) });
  return parts;
}

const unescape = (text: string): string => text.replace(/\\([\\`*_{}[\]()#+.!|-])/g, '$1');
