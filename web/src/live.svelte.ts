import { api } from './api';
import { Connection, type ConnectionState } from './shell/connection';
import type { LiveMessage, MyTable, TableSummary } from './protocol';
import type { Socket } from './transport';

const MOST = 9;

/** How my tables stand: one socket for the whole page. */
export class Live {
  tables = $state.raw<MyTable[]>([]);
  /** The tables that I may come to without a link. */
  open = $state.raw<TableSummary[]>([]);
  /** The tournament that has changed last. */
  tournament = $state.raw<{ id: string } | null>(null);
  loaded = $state(false);
  /** By how many seconds this computer's clock is ahead of the server's. */
  ahead = $state(0);
  /** When the list was last true, once the connection is lost; null while it is live. */
  asOf = $state<Date | null>(null);
  #connection: Connection<LiveMessage> | null = null;

  /** How many tables wait for me. */
  get moves(): number {
    return this.tables.filter(waitsForMe).length;
  }

  start(dial: () => Socket): void {
    this.#connection ??= new Connection<LiveMessage>(dial, {
      message: (message) => this.hear(message),
      state: (state) => this.#tuned(state),
    });
    addEventListener('online', () => this.#connection?.hurry());
    document.addEventListener('visibilitychange', () => this.#connection?.hurry());
  }

  hear(message: LiveMessage): void {
    if (message.type !== 'lobby') this.ahead = Date.now() / 1000 - message.now;
    if (message.type === 'tables') {
      this.tables = message.tables;
      this.loaded = true;
    } else if (message.type === 'lobby') {
      this.open = message.tables;
    } else if (message.type === 'tournament') {
      this.tournament = { id: message.id };
    } else if (message.type === 'gone') {
      this.tables = this.tables.filter((one) => one.table.id !== message.table);
    } else {
      const { row } = message;
      this.tables = [row, ...this.tables.filter((one) => one.table.id !== row.table.id)];
    }
  }

  /** Says no to a seat that is kept for me, or to a game once more. */
  async decline({ table }: MyTable): Promise<void> {
    if (table.kept === null) await api.rematch(table.id, { yes: false });
    else await api.decline(table.id);
  }

  #tuned(state: ConnectionState): void {
    if (state === 'open') this.asOf = null;
    else if (state === 'broken' || state === 'closed') this.asOf ??= new Date();
  }
}

export const waitsForMe = ({ table, asked }: MyTable): boolean => asked === true && !table.over;

/** When the seats that are waited for began to be: the longest wait. */
export const waitingSince = ({ table }: MyTable): number => Math.min(table.updated, ...Object.values(table.since));

/** Whether somebody asks me something that is no move: for a game once more, or to sit down. */
export function isInvited({ table }: MyTable): boolean {
  if (table.kept !== null) return !table.begun && !table.over;
  const offer = table.over ? table.rematch : null;
  if (!offer || offer.table !== null) return false;
  return !table.my_seats.some((seat) => offer.yes.includes(seat) || offer.no.includes(seat));
}

function urgency(row: MyTable): number {
  if (isInvited(row)) return 1;
  if (row.table.over) return 4;
  if (!row.table.begun) return 3;
  if (row.asked === null) return 2;
  return row.asked ? 0 : 1;
}

export const GROUPS = ['mine', 'others', 'gathering', 'over'] as const;
export type Group = (typeof GROUPS)[number];

/** Where a table stands in my list: I may do something there, others move, seats are open, it is over. */
export const groupOf = (row: MyTable): Group => GROUPS[Math.max(0, urgency(row) - 1)] ?? 'over';

/** My move first, the longest wait first; then where I may act, where others move, where seats are open, what is over. */
export function sorted(tables: readonly MyTable[]): MyTable[] {
  return [...tables].sort((a, b) => {
    const order = urgency(a) - urgency(b);
    if (order) return order;
    return urgency(a) === 0 ? waitingSince(a) - waitingSince(b) : b.table.updated - a.table.updated;
  });
}

/** The sign of the page with the number of my moves. */
export const favicon = (moves: number): string => (moves ? `/favicon-${Math.min(moves, MOST)}.svg` : '/favicon.svg');

export const live = new Live();
