import { here } from './address';

/** One end of a socket. */
export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

/** How the page reaches whoever plays the server's part. */
export type Transport = { fetch(path: string, init?: RequestInit): Promise<Response>; socket(path: string): Socket };

const network: Transport = {
  fetch: (path, init) => fetch(here(path), { credentials: 'same-origin', ...init }),
  socket: (path) => new WebSocket(location.origin.replace(/^http/, 'ws') + here(path)),
};

let way = network;

/** From now on by another way than the network: to a worker of this browser. */
export function travelBy(other: Transport): void {
  way = other;
}

export const transport: Transport = {
  fetch: (path, init) => way.fetch(path, init),
  socket: (path) => way.socket(path),
};
