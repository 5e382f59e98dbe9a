/** How the end of a link begins that has a game in it: no server ever sees it. */
export const CARRIES = '#game=';

const passed = (data: Blob, through: TransformStream<BufferSource, Uint8Array>): Promise<Blob> =>
  new Response(
    data.stream().pipeThrough(through as TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>),
  ).blob();

/** A saved game in letters that a link may have. */
export async function packed(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await (await passed(file, new CompressionStream('deflate-raw'))).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The saved game that was packed so; fails if a piece of it is missing. */
export async function unpacked(text: string): Promise<Blob> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  return passed(new Blob([bytes]), new DecompressionStream('deflate-raw'));
}

/** The link by which a game goes on at another place. */
export const carryingLink = (place: string, text: string): string =>
  new URL(CARRIES + text, place.endsWith('/') ? place : `${place}/`).href;
