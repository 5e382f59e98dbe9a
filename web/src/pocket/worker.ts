import type { Asked, Thought, Told } from './messages';
import { python } from './python';
import { briefShelf, openShelf, telling, type Shelf } from './shelf';
import { Thinkers } from './thinkers';

type Proxy<T> = Promise<T> & { destroy?(): void };
type Door = {
  call(method: string, path: string, body: Uint8Array | undefined): Proxy<[number, Uint8Array<ArrayBuffer>]>;
  open(socket: string, path: string): Proxy<number | undefined>;
  say(socket: string, text: string): Proxy<void>;
  shut(socket: string): Proxy<void>;
};

const LOCK = 'quarterdeck.pocket';
const LEAVING = 2000; // milliseconds that the page before this one may take to end
const tell = (told: Told): void => self.postMessage(told);

let door: Promise<Door> | null = null;
let work: Promise<unknown> = Promise.resolve(); // sockets are served in order

/** Waits until this page alone has the games: two that write one log would spoil it. */
function alone(): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve();
  return new Promise((resolve) => {
    void navigator.locks.request(LOCK, () => {
      resolve();
      return new Promise(() => undefined); // until the page is closed
    });
  });
}

async function shelf(): Promise<Shelf> {
  try {
    return telling(await openShelf(), (full) => tell({ kind: 'trouble', what: full ? 'full' : null }));
  } catch {
    tell({ kind: 'trouble', what: 'unkept' });
    return briefShelf();
  }
}

async function start(home: string, calm: number, settings: string): Promise<Door> {
  const late = setTimeout(() => tell({ kind: 'trouble', what: 'elsewhere' }), LEAVING);
  await alone();
  clearTimeout(late);
  tell({ kind: 'loaded', bytes: 0 }); // nothing yet, but it goes on
  let module: WebAssembly.Module | null = null;
  const thinkers = new Thinkers(
    home,
    () => new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'thinker' }),
  );
  const loading = python(home, {
    loaded: (bytes) => tell({ kind: 'loaded', bytes }),
    compiled: (made) => {
      module = made;
      thinkers.begin(made); // beside the table, not behind it
    },
  });
  const [kept, { made, remembers }] = await Promise.all([shelf(), loading]);
  const make = made.pyimport('quarterdeck.pocket.browser').Door as unknown as (...how: unknown[]) => Door;
  const opened = make(kept, thinkers, (socket: string, text: string) => tell({ kind: 'told', socket, text }), settings);
  tell({ kind: 'ready' });
  thinkers.warm();
  if (!remembers && 'caches' in self) setTimeout(() => keepMemory(home, module), calm);
  return opened;
}

/** Lets a worker of its own load everything once more and keep that memory: later visits begin with it. */
function keepMemory(home: string, module: WebAssembly.Module | null): void {
  const keeper = new Worker(new URL('./keeper.ts', import.meta.url), { type: 'module', name: 'keeper' });
  keeper.onmessage = keeper.onerror = () => keeper.terminate();
  keeper.postMessage({ kind: 'start', home, module } satisfies Thought);
}

async function serve(asked: Exclude<Asked, { kind: 'start' }>, to: Door): Promise<void> {
  if (asked.kind === 'call') {
    const [status, body] = await to.call(asked.method, asked.path, asked.body ?? undefined); // which is None in Python
    tell({ kind: 'answer', id: asked.id, status, body });
  } else if (asked.kind === 'open') {
    tell({ kind: 'opened', socket: asked.socket });
    const code = await to.open(asked.socket, asked.path);
    if (code !== undefined) tell({ kind: 'closed', socket: asked.socket, code });
  } else if (asked.kind === 'say') {
    await to.say(asked.socket, asked.text);
  } else {
    await to.shut(asked.socket);
  }
}

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  if (data.kind === 'start') {
    door = start(data.home, data.calm, data.settings);
    door.catch((error: unknown) => {
      console.error(error);
      tell({ kind: 'trouble', what: 'failed' });
    });
    return;
  }
  if (!door) return;
  const to = door;
  if (data.kind === 'call') await serve(data, await to);
  else work = work.then(async () => serve(data, await to)).catch((error: unknown) => console.error(error));
};
