import { api, Refusal } from '../api';
import type { ClientMessage, Phrase, ServerMessage, TableSummary } from '../protocol';
import { Chat } from './chat.svelte';
import { Connection, type ConnectionState } from './connection';
import { Views } from './views';
import type { Socket } from '../transport';

export type Complaint = { reason: Phrase; rule: string };

type Unnumbered<Message> = Message extends { request: string } ? Omit<Message, 'request'> : never;
/** What a table may be asked to do; the session numbers it. */
export type Request = Unnumbered<ClientMessage>;

/** Where the parts of a table send their requests (each gets a number, or null while the connection is broken) and complain. */
export type Wire = { send(request: Request): string | null; complaint: Complaint | null };

type Listener = { message(message: ServerMessage): void; opened(): void; reseated?(): void };

/** This screen at a table: the connection, who sits there, what is said, what was refused. */
export class Session implements Wire {
  summary = $state.raw<TableSummary | null>(null);
  connection = $state<ConnectionState>('calling');
  complaint = $state.raw<Complaint | null>(null);

  readonly chat: Chat;
  #connection: Connection;
  #requests = 0;

  constructor(
    readonly id: string,
    dial: () => Socket,
    private readonly listener: Listener,
  ) {
    this.chat = new Chat(id, (request) => this.send(request));
    const ears = {
      message: (message: ServerMessage) => this.#hear(message),
      state: (state: ConnectionState) => this.#tuned(state),
    };
    this.#connection = new Connection(dial, ears, new Views());
  }

  close(): void {
    this.#connection.close();
  }

  hurry = (): void => this.#connection.hurry();

  send(request: Request): string | null {
    const number = `${Date.now().toString(36)}-${(this.#requests += 1)}`;
    return this.#connection.send({ ...request, request: number }) ? number : null;
  }

  async rename(name: string): Promise<void> {
    await this.ask(async () => void (await api.rename(name)));
  }

  /** Tells whether anybody looks at this page. */
  hide(hidden: boolean): void {
    this.#connection.send({ type: 'hidden', hidden });
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
    if (message.type === 'table') this.#sit(message.table);
    else if (message.type === 'chat') this.chat.hear(message);
    else this.listener.message(message);
  }

  /** Players and watchers hear what the others have said when the game is over. */
  #sit(table: TableSummary): void {
    const over = table.over && this.summary?.over === false;
    const moved = this.summary !== null && String(this.summary.my_seats) !== String(table.my_seats);
    this.summary = table;
    if (over) void this.chat.listen();
    if (moved) this.listener.reseated?.();
  }

  #tuned(state: ConnectionState): void {
    this.connection = state;
    if (state === 'open') this.listener.opened();
  }
}
