/* The types of what we use of Pyodide: its own file is loaded from beside the page at run time. */
type Pyodide = {
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array, how: { canOwn: boolean }): void };
  pyimport(module: string): Record<string, (...args: never[]) => unknown>;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
};
type Options = {
  indexURL: string;
  env: Record<string, string>;
  _makeSnapshot?: boolean;
  _loadSnapshot?: ArrayBuffer;
};
type Loader = { loadPyodide(options: Options): Promise<Pyodide> };

export type How = {
  /** Is told of what comes, while it comes. */
  loaded?: (bytes: number) => void;
  /** Is told of what was compiled, for further workers, before Python runs. */
  compiled?: (module: WebAssembly.Module) => void;
  /** What another worker has compiled already. */
  module?: WebAssembly.Module | null;
  /** Begins with nothing, so that its memory can be kept. */
  anew?: boolean;
};
export type Python = {
  made: Pyodide;
  /** Whether its memory was kept by an earlier visit: then everything is imported. */
  remembers: boolean;
};

const WHERE = '/home/pyodide'; // which Python looks in
const MEMORY = 'quarterdeck.memory'; // a cache
const FILE = 0x04034b50; // how a file begins in a zip

const TYPES: Record<string, string> = { wasm: 'application/wasm', zip: 'application/zip' };

/** Lets what Python is made of be fetched packed, and counted while it comes. */
function unpacking(home: string, { loaded, module }: How): void {
  const plain = fetch;
  self.fetch = async (what, how) => {
    const address = what instanceof Request ? what.url : String(what);
    const type = TYPES[address.split('.').at(-1) ?? ''];
    if (!type || !address.startsWith(home)) return plain(what, how);
    if (module && address.endsWith('.wasm')) return new Response(null); // which nobody reads
    const answer = await plain(`${address}.pack`);
    if (!answer.ok || !answer.body) return answer;
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, out) {
        loaded?.(piece.byteLength);
        out.enqueue(piece);
      },
    });
    const body = answer.body.pipeThrough(count).pipeThrough(new DecompressionStream('gzip'));
    return new Response(body, { headers: { 'content-type': type } });
  };
}

/** Compiles once for all workers. */
function compiling({ module, compiled }: How): void {
  const { compileStreaming, instantiate } = WebAssembly;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const found = module ?? (await compileStreaming(source));
    if (!module) compiled?.(found);
    return { module: found, instance: await instantiate(found, imports) };
  };
}

const keeps = (): boolean => 'caches' in self; // which a page without HTTPS has not

/** Python's memory as an earlier visit has kept it, with everything imported. */
async function remembered(home: string): Promise<ArrayBuffer | undefined> {
  if (!keeps()) return undefined;
  const kept = await (await caches.open(MEMORY)).match(`${home}memory`);
  return kept?.arrayBuffer();
}

/** Keeps the memory for later visits, and drops that of another edition. */
export async function remember(home: string, made: Pyodide): Promise<void> {
  const shelf = await caches.open(MEMORY);
  for (const { url } of await shelf.keys()) await shelf.delete(url);
  await shelf.put(`${home}memory`, new Response(made.makeMemorySnapshot()));
}

/** Puts the files of a zip, which are not compressed inside, where Python finds them: its own way takes a second. */
function unpack(archive: ArrayBuffer, files: Pyodide['FS']): void {
  const view = new DataView(archive);
  const folders = new Set<string>();
  for (let at = 0; view.getUint32(at, true) === FILE;) {
    const [size, name, extra] = [
      view.getUint32(at + 18, true),
      view.getUint16(at + 26, true),
      view.getUint16(at + 28, true),
    ];
    const begins = at + 30 + name + extra;
    const path = `${WHERE}/${new TextDecoder().decode(new Uint8Array(archive, at + 30, name))}`;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!folders.has(folder)) files.mkdirTree(folder);
    folders.add(folder);
    files.writeFile(path, new Uint8Array(archive, begins, size), { canOwn: true });
    at = begins + size;
  }
}

/** Python with our package, from the folder where the page has them. */
export async function python(home: string, how: How = {}): Promise<Python> {
  unpacking(home, how);
  compiling(how);
  const archive = fetch(`${home}quarterdeck.zip`).then((answer) => answer.arrayBuffer());
  const memory = how.anew ? undefined : await remembered(home);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${home}pyodide.mjs`)) as Loader;
  const options: Options = { indexURL: home, env: { HOME: WHERE } };
  if (memory) options._loadSnapshot = memory;
  else if (how.anew) options._makeSnapshot = true;
  const made = await loadPyodide(options).catch(async (error: unknown) => {
    if (memory) await caches.delete(MEMORY); // the next try does without it
    throw error;
  });
  unpack(await archive, made.FS);
  return { made, remembers: memory !== undefined };
}
