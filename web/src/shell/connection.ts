import { PROTOCOL, type ClientMessage, type HelloMessage, type ServerMessage } from '../protocol';
import { goHome, renew } from '../renew';
import type { Socket } from '../transport';

export type ConnectionState = 'calling' | 'open' | 'broken' | 'closed';

type Listener<Heard> = { message(message: Heard): void; state(state: ConnectionState): void };
type Dial = () => Socket;

/** Makes what is told of what travels: `wait` for what comes whole, or `lost`, if it is not what it should be. */
export type Reader<Sent, Heard> = { forget(): void; read(message: Sent): Heard | 'wait' | 'lost' };

const AS_IT_IS: Reader<never, never> = { forget: () => undefined, read: (message) => message };

const FOR_GOOD = new Set([4403, 4404]);
const SIGNED_OUT = 4401;
const SHORTEST = 400;
const LONGEST = 15_000;

const isGreeting = (message: object): message is HelloMessage => 'type' in message && message.type === 'hello';

/** A connection, to a table unless said otherwise: calls again when it breaks, asks for everything anew when a message is missing. */
export class Connection<Heard extends { n: number } = ServerMessage> {
  #socket: Socket | null = null;
  #heard = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly dial: Dial,
    private readonly listener: Listener<Heard>,
    private readonly reader: Reader<never, Heard> = AS_IT_IS,
    private readonly outdated: () => void = renew,
  ) {
    this.#call();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Calls now instead of waiting for the next try. */
  hurry(): void {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#timer);
    this.#call();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.listener.state('closed');
  }

  #call(): void {
    this.listener.state('calling');
    const socket = this.dial();
    this.#socket = socket;
    this.#heard = 0;
    this.reader.forget();
    socket.onopen = () => {
      this.#tries = 0;
      this.listener.state('open');
    };
    socket.onmessage = (event) => {
      for (const line of String(event.data).split('\n')) this.#hear(JSON.parse(line) as never);
    };
    socket.onclose = (event) => {
      if (event.code === SIGNED_OUT) goHome();
      if (event.code === SIGNED_OUT || FOR_GOOD.has(event.code)) this.close();
      else this.#broken(socket);
    };
  }

  #hear(message: never): void {
    const { n } = message as { n: number };
    const missing = n !== this.#heard + 1;
    this.#heard = n;
    if (missing) this.reader.forget();
    const told = this.reader.read(message);
    if (missing || told === 'lost') this.send({ type: 'resync' });
    if (told === 'wait' || told === 'lost') return;
    if (!isGreeting(told)) this.listener.message(told);
    else if (told.protocol !== PROTOCOL) this.outdated();
  }

  #broken(socket: Socket): void {
    if (this.#socket !== socket || this.#closed) return;
    this.#socket = null;
    this.listener.state('broken');
    const wait = Math.min(LONGEST, SHORTEST * 2 ** this.#tries++);
    this.#timer = setTimeout(() => this.#call(), wait * (0.75 + Math.random() / 2));
  }
}
