/** What the page tells the worker that plays the server's part. */
export type Asked =
  | { kind: 'start'; home: string; calm: number; settings: string }
  | { kind: 'call'; id: number; method: string; path: string; body: Uint8Array | null }
  | { kind: 'open'; socket: string; path: string }
  | { kind: 'say'; socket: string; text: string }
  | { kind: 'shut'; socket: string };

/** What goes wrong for the page as a whole: Python does not come, another window or nobody has the games, no room. */
export type Trouble = 'failed' | 'elsewhere' | 'unkept' | 'full';

/** What the worker tells the page. */
export type Told =
  | { kind: 'loaded'; bytes: number }
  | { kind: 'ready' }
  | { kind: 'trouble'; what: Trouble | null }
  | { kind: 'answer'; id: number; status: number; body: Uint8Array<ArrayBuffer> }
  | { kind: 'opened'; socket: string }
  | { kind: 'told'; socket: string; text: string }
  | { kind: 'closed'; socket: string; code: number };

/** What a worker is told that thinks for bots, and what it answers. */
export type Thought =
  { kind: 'start'; home: string; module: WebAssembly.Module | null } | { kind: 'think'; id: number; job: string };
export type Thinking = { kind: 'ready' } | { kind: 'words'; id: number; words: string | null };
