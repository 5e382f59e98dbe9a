import { api, Refusal } from '../api';
import type { ChatLine, ClientMessage, Phrase, ServerMessage, TableSummary } from '../protocol';
import { Connection, type ConnectionState } from './connection';
import { Views } from './views';

export type Complaint = { reason: Phrase; rule: string };

type Unnumbered<Message> = Message extends { request: string } ? Omit<Message, 'request'> : never;
/** What a table may be asked to do; the session numbers it. */
export type Request = Unnumbered<ClientMessage>;

/** Where the parts of a table send their requests (each gets a number, or null while the connection is broken) and complain. */
export type Wire = { send(request: Request): string | null; complaint: Complaint | null };

type Listener = { message(message: ServerMessage): void; opened(): void };

/** This screen at a table: the connection, who sits there, what is said, what was refused. */
export class Session implements Wire {
  summary = $state.raw<TableSummary | null>(null);
  connection = $state<ConnectionState>('calling');
  chat = $state.raw<ChatLine[]>([]);
  complaint = $state.raw<Complaint | null>(null);

  #connection: Connection;
  #requests = 0;

  constructor(
    readonly id: string,
    dial: () => WebSocket,
    private readonly listener: Listener,
  ) {
    const ears = {
      message: (message: ServerMessage) => this.#hear(message),
      state: (state: ConnectionState) => this.#tuned(state),
    };
    this.#connection = new Connection(dial, ears, new Views());
  }

  /** Asks for what was said before. */
  async listen(): Promise<void> {
    this.chat = await api.chat(this.id).catch(() => []);
  }

  close(): void {
    this.#connection.close();
  }

  hurry = (): void => this.#connection.hurry();

  send(request: Request): string | null {
    const number = `${Date.now().toString(36)}-${(this.#requests += 1)}`;
    return this.#connection.send({ ...request, request: number }) ? number : null;
  }

  say(text: string): void {
    this.send({ type: 'chat', text });
  }

  async rename(name: string): Promise<void> {
    await this.ask(async () => void (await api.rename(name)));
  }

  /** Asks to be told everything anew. */
  resync(): void {
    this.#connection.send({ type: 'resync' });
  }

  /** Asks the server for what it may refuse. */
  async ask(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.complaint = { reason: error.reason, rule: '' };
    }
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'table') this.summary = message.table;
    else if (message.type !== 'chat') this.listener.message(message);
    else if (!this.chat.some((said) => said.line === message.line)) this.chat = [...this.chat, message];
  }

  #tuned(state: ConnectionState): void {
    this.connection = state;
    if (state === 'open') this.listener.opened();
  }
}
