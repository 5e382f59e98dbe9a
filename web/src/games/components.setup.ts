import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { vi } from 'vitest';

const GAMES = join(__dirname, '../../../src/quarterdeck/games');

/** The components of a game as the server hands them out, from its data file. */
function components(game: string): object[] {
  const data = parse(readFileSync(join(GAMES, game, 'data.toml'), 'utf8'));
  return Object.entries(data).flatMap(([group, section]) =>
    (Array.isArray(section) ? section : [section]).map((one) => ({
      id: group,
      kind: group,
      ...(one as object),
      group,
    })),
  );
}

/* Boards read their components while they are loaded; in unit tests no server answers but this. */
vi.stubGlobal('fetch', (path: string) => {
  const game = /^\/api\/games\/(\w+)\/components$/.exec(path)?.[1];
  if (!game) throw new Error(`expected a request for components, found ${path}`);
  return Promise.resolve(Response.json(components(game)));
});
