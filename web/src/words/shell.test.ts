import { FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PACKAGE = join(__dirname, '../../../src/quarterdeck');
const SERVER = join(PACKAGE, 'server');
const GAMES = join(PACKAGE, 'games');
const SOURCE = join(__dirname, '..');

type Words = Map<string, Set<string>>;

function variables(part: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const one of part) variables(one, found);
  else if (part && typeof part === 'object') {
    const { type, name } = part as { type?: string; name?: string };
    if (type === 'var' && name) found.add(name);
    for (const value of Object.values(part)) variables(value, found);
  }
  return found;
}

function read(language: string, folder: string): Words {
  const words: Words = new Map();
  for (const entry of new FluentResource(readFileSync(join(folder, `words.${language}.ftl`), 'utf8')).body) {
    words.set(entry.id, variables(entry.value));
    for (const [name, value] of Object.entries(entry.attributes)) words.set(`${entry.id}.${name}`, variables(value));
  }
  return words;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name) && !file.name.includes('.test.'))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
}

const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));

/** The messages that a game puts together from the values of its components. */
const madeOf = (file: string): Set<string> =>
  new Set(
    existsSync(file)
      ? [...readFileSync(file, 'utf8').matchAll(/"([a-z][\w-]*)":/g)].map((match) => match[1] ?? '')
      : [],
  );

const shell = (language: string): Words => new Map([...read(language, PACKAGE), ...read(language, SERVER)]);
const [english, polish] = [shell('en'), shell('pl')];

it('both languages say the same things', () => {
  expect([...polish.keys()].sort()).toEqual([...english.keys()].sort());
});

it('both languages use the same arguments', () => {
  for (const [id, used] of english) expect([id, [...(polish.get(id) ?? [])].sort()]).toEqual([id, [...used].sort()]);
});

it('Polish plurals are written out', () => {
  const text = readFileSync(join(SERVER, 'words.pl.ftl'), 'utf8');
  for (const [, body] of text.matchAll(/->([^}]*?\[one\][\s\S]*?)\n\}/g)) {
    expect(body).toContain('[few]');
    expect(body).toContain('[many]');
  }
});

it('every message that the client names exists', () => {
  const games = join(SOURCE, 'games');
  const named = (folder: string): string[] =>
    sources(folder).flatMap((text) => [...text.matchAll(/\bt\('([\w.-]+)'/g)].map((match) => match[1] ?? ''));
  const drawn = new Map(folders(games).map((game) => [game, named(join(games, game))]));
  const inGames = new Set([...drawn.values()].flat());
  expect(named(SOURCE).filter((id) => !english.has(id) && !inGames.has(id))).toEqual([]);
  for (const [game, ids] of drawn) {
    const own = read('en', join(GAMES, game));
    const composed = madeOf(join(GAMES, game, 'texts.py'));
    expect([game, ids.filter((id) => !english.has(id) && !own.has(id) && !composed.has(id))]).toEqual([game, []]);
  }
});

it('the client has no visible text of its own', () => {
  for (const text of sources(SOURCE).filter((source) => source.includes('<style>') || source.includes('<script'))) {
    const markup = text
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, '');
    const visible = [...markup.matchAll(/>([^<]*[A-Za-z]{3,}[^<]*)</g)]
      .map((match) => match[1]?.trim())
      .filter((found) => found && !/[=;]/.test(found));
    expect(visible).toEqual([]);
  }
});
