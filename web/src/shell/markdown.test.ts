import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchors, inline, parse, type Block } from './markdown';

const words = (block: Block | undefined): string => JSON.stringify(block);

describe('rules as blocks', () => {
  it('reads headings with their anchors', () => {
    expect(parse('## Place {#SP-5.1}')).toEqual([
      { kind: 'heading', level: 2, id: 'SP-5.1', parts: [{ kind: 'text', text: 'Place' }] },
    ]);
  });

  it('joins the lines of a paragraph and finds its anchor', () => {
    expect(parse('{#SP-5.2} If a card lay\nthere, it is turned.')).toEqual([
      { kind: 'paragraph', id: 'SP-5.2', parts: [{ kind: 'text', text: 'If a card lay there, it is turned.' }] },
    ]);
  });

  it('tells another id where a rule tells it, too', () => {
    expect(parse('One to three spaces. {#PM-6.1 PM-D2 PM-D3}')).toMatchObject([{ id: 'PM-6.1', also: 'PM-D2 PM-D3' }]);
  });

  it('gives every rule a paragraph of its own', () => {
    expect(parse('**Plunder** needs a settlement. {#TEP-5.3.1}\nDraw cubes. {#TEP-5.3.1.1}')).toMatchObject([
      { kind: 'paragraph', id: 'TEP-5.3.1' },
      { kind: 'paragraph', id: 'TEP-5.3.1.1', parts: [{ text: 'Draw cubes.' }] },
    ]);
  });

  it('finds every anchor of the rules on board', () => {
    const games = join(__dirname, '../../../src/quarterdeck/games');
    for (const game of readdirSync(games, { withFileTypes: true }).filter(
      (one) => one.isDirectory() && !one.name.startsWith('_'),
    ))
      for (const language of ['en', 'pl']) {
        const text = readFileSync(join(games, game.name, `rules.${language}.md`), 'utf8');
        const written = [...text.matchAll(/\{#([\w. -]+)\}/g)].flatMap((match) => match[1]?.split(' '));
        expect([game.name, language, anchors(parse(text))]).toEqual([game.name, language, written]);
      }
  });

  it('reads lists with nested lists and anchors', () => {
    const [list] = parse('1. first {#SP-5.5.1}\n2. second\n   - inner\n   - other');
    expect(list).toMatchObject({ kind: 'list', ordered: true, start: 1 });
    expect(list?.kind === 'list' && list.items.map((item) => item.id)).toEqual(['SP-5.5.1', null]);
    expect(list?.kind === 'list' && list.items[1]?.blocks[0]).toMatchObject({ kind: 'list', ordered: false });
  });

  it('reads tables', () => {
    const [table] = parse('| Players | per planet |\n|---|---|\n| 3 | **2** |');
    expect(table).toMatchObject({ kind: 'table' });
    expect(words(table)).toContain('"strong"');
  });

  it('collects every anchor in order', () => {
    expect(anchors(parse('# A {#SP-1}\n\ntext {#TOY-1.1}\n\n- x {#TOY-1.2}'))).toEqual(['SP-1', 'TOY-1.1', 'TOY-1.2']);
  });
});

describe('inline text', () => {
  it('reads bold, italic and code', () => {
    expect(inline('a **b** *c* `d`').map((part) => part.kind)).toEqual([
      'text',
      'strong',
      'text',
      'em',
      'text',
      'code',
    ]);
  });

  it('leaves names with underscores alone', () => {
    expect(inline('auto_claim and merchant_steps')).toEqual([{ kind: 'text', text: 'auto_claim and merchant_steps' }]);
  });

  it('keeps only harmless links', () => {
    expect(inline('[rule](#SP-5.1)')).toMatchObject([{ kind: 'link', href: '#SP-5.1' }]);
    expect(inline('[x](javascript:alert(1))').some((part) => part.kind === 'link')).toBe(false);
  });

  it('treats markup as text', () => {
    expect(inline('<img src=x onerror=alert(1)>')).toEqual([{ kind: 'text', text: '<img src=x onerror=alert(1)>' }]);
  });
});
