import { given, here } from '../address';
import type { Socket, Transport } from '../transport';
import type { Asked, Told, Trouble } from './messages';

type Setup = { home: string; bytes: number; calm: number; settings?: object };
/** The worker that plays the server's part, and what it has told already. */
type Begun = { worker: Worker; told: Told[] };
type Near = Socket & { readyState: number };
type Open = { socket: Near; name: string };

const CLOSED = 3;
const OPEN = 1;

/** Words, rules and the like lie beside the page; a path of the protocol by the name of its file. */
export function fileOf(path: string): string | null {
  const [address, query] = path.split('?');
  const suffix = query ? `?${query}` : '';
  const [, first, second, third, fourth] = address?.match(/^\/api\/(\w+)(?:\/(\w+)(?:\/(\w+)(?:\/(\w+))?)?)?$/) ?? [];
  if ((first === 'games' || first === 'levels') && !second) return `/data/${first}.json${suffix}`;
  if (first === 'words' && !third) return `/data/words.${second}.ftl${suffix}`;
  if (first !== 'games') return null;
  if (third === 'components') return `/data/${second}/components.json${suffix}`;
  if (third === 'words') return `/data/${second}/words.${fourth}.ftl${suffix}`;
  return third === 'rules' ? `/data/${second}/rules.${fourth}.md${suffix}` : null;
}

/** Begins to load Python, where the page's head has not done so already. */
function begin(setup: Setup): Begun {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const home = new URL(here(`/${setup.home}/`), location.href).href;
  const settings = JSON.stringify(setup.settings ?? {});
  worker.postMessage({ kind: 'start', home, calm: setup.calm, settings } satisfies Asked);
  return { worker, told: [] };
}

/** Quarterdeck without a server: a worker of this browser plays its part. */
class Pocket implements Transport {
  /** Whether this page is one. */
  readonly is = given('pocket') !== '';
  ready = $state(false);
  trouble = $state<Trouble | null>(null);
  /** How much of what it takes has come, from 0 to 1. */
  progress = $state(0);
  #worker: Worker | null = null;
  #bytes = 0;
  #calls = new Map<number, (answer: Response) => void>();
  #sockets = new Map<string, Open>();
  #count = 0;

  start(): void {
    const setup = JSON.parse(given('pocket')) as Setup;
    const { worker, told } = (window as { pocket?: Begun }).pocket ?? begin(setup);
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data, setup);
    worker.onerror = () => (this.trouble = 'failed');
    for (const data of told) this.#hear(data, setup);
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const file = fileOf(path);
    if (file) return fetch(here(file));
    const body = init.body ? new Uint8Array(await new Response(init.body).arrayBuffer()) : null;
    const id = ++this.#count;
    const answer = new Promise<Response>((resolve) => this.#calls.set(id, resolve));
    this.#tell({ kind: 'call', id, method: init.method ?? 'GET', path, body });
    return answer;
  }

  socket(path: string): Socket {
    const name = String(++this.#count);
    const socket: Near = {
      readyState: 0,
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => this.#tell({ kind: 'say', socket: name, text: String(text) }),
      close: () => this.#close(name),
    };
    this.#sockets.set(name, { socket, name });
    this.#tell({ kind: 'open', socket: name, path });
    return socket;
  }

  #close(name: string): void {
    const open = this.#sockets.get(name);
    if (!open) return;
    this.#sockets.delete(name);
    open.socket.readyState = CLOSED;
    this.#tell({ kind: 'shut', socket: name });
  }

  #tell(asked: Asked): void {
    this.#worker?.postMessage(asked);
  }

  #hear(told: Told, setup: Setup): void {
    if (this.trouble === 'elsewhere') this.trouble = null; // that window was closed
    if (told.kind === 'loaded') {
      this.#bytes += told.bytes;
      this.progress = Math.min(1, this.#bytes / setup.bytes);
    } else if (told.kind === 'ready') {
      this.ready = true;
    } else if (told.kind === 'trouble') {
      this.trouble = told.what;
    } else if (told.kind === 'answer') {
      this.#calls.get(told.id)?.(new Response(told.body, { status: told.status }));
      this.#calls.delete(told.id);
    } else {
      this.#carry(told);
    }
  }

  #carry(told: Extract<Told, { socket: string }>): void {
    const socket = this.#sockets.get(told.socket)?.socket;
    if (!socket) return;
    if (told.kind === 'opened') {
      socket.readyState = OPEN;
      socket.onopen?.call(socket as WebSocket, new Event('open'));
    } else if (told.kind === 'told') {
      socket.onmessage?.call(socket as WebSocket, new MessageEvent('message', { data: told.text }));
    } else {
      this.#sockets.delete(told.socket);
      socket.readyState = CLOSED;
      socket.onclose?.call(socket as WebSocket, new CloseEvent('close', { code: told.code }));
    }
  }
}

export const pocket = new Pocket();
