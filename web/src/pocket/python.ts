/* The types of what we use of Pyodide: its own file is loaded from beside the page at run time. */
type Pyodide = {
  unpackArchive(archive: ArrayBuffer, format: 'zip', options: { extractDir: string }): void;
  pyimport(module: string): Record<string, (...args: never[]) => unknown>;
};
type Loader = { loadPyodide(options: { indexURL: string; env: Record<string, string> }): Promise<Pyodide> };

const WHERE = '/home/pyodide'; // which Python looks in

const TYPES: Record<string, string> = { wasm: 'application/wasm', zip: 'application/zip' };

/** Lets what Python is made of be fetched packed, and counted while it comes. */
function unpacking(home: string, loaded: (bytes: number) => void): void {
  const plain = fetch;
  self.fetch = async (what, how) => {
    const address = what instanceof Request ? what.url : String(what);
    const type = TYPES[address.split('.').at(-1) ?? ''];
    if (!type || !address.startsWith(home)) return plain(what, how);
    const answer = await plain(`${address}.pack`);
    if (!answer.ok || !answer.body) return answer;
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, out) {
        loaded(piece.byteLength);
        out.enqueue(piece);
      },
    });
    const body = answer.body.pipeThrough(count).pipeThrough(new DecompressionStream('gzip'));
    return new Response(body, { headers: { 'content-type': type } });
  };
}

/** Python with our package, from the folder where the page has them. */
export async function python(home: string, loaded: (bytes: number) => void = () => undefined): Promise<Pyodide> {
  unpacking(home, loaded);
  const archive = fetch(`${home}quarterdeck.zip`).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${home}pyodide.mjs`)) as Loader;
  const made = await loadPyodide({ indexURL: home, env: { HOME: WHERE } });
  made.unpackArchive(await archive, 'zip', { extractDir: WHERE });
  return made;
}
