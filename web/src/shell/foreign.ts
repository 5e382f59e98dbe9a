import { here } from '../address';
import type { BoardProps, GameHooks } from './parts';

/** What a game of another package brings as its board: an ES module that draws into an element. */
export type ForeignBoard = {
  mount: (
    element: HTMLElement,
    props: BoardProps,
  ) => { update?: (props: BoardProps) => void; destroy?: () => void } | void;
  hooks?: GameHooks;
};

/** The boards of other packages that were found, by game. */
export const boards = new Map<string, ForeignBoard>();

/** Looks for the board of a game that this client knows nothing of; whether there is one. */
export async function find(
  game: string,
  ask: typeof fetch = fetch,
  load: (address: string) => Promise<ForeignBoard> = (address) => import(/* @vite-ignore */ address),
): Promise<boolean> {
  const address = here(`/boards/${game}/board.js`);
  if (!(await ask(address, { method: 'HEAD' })).ok) return false;
  boards.set(game, await load(address));
  return true;
}
