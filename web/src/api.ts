import { kept } from './address';
import { stored } from './look/memory';
import type {
  Chat,
  Companion,
  Component,
  DeviceLink,
  Friend,
  Game,
  Hint,
  History,
  Invitation,
  LinkCard,
  ListenRequest,
  Me,
  MuteRequest,
  NextTable,
  Notices,
  Person,
  Phrase,
  Preferences,
  RematchRequest,
  SeatRequest,
  Seen,
  Step,
  Steps,
  TableRequest,
  TableSummary,
  Tournament,
  TournamentCard,
  TournamentRequest,
  WayRequest,
  Why,
  WishRequest,
} from './protocol';
import { steps } from './shell/differences';
import { transport } from './transport';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: Phrase,
  ) {
    super(reason.id);
  }
}

const UNREACHABLE: Phrase = { id: 'error-unreachable', args: {} };
const UNKNOWN: Phrase = { id: 'error-unknown', args: {} };

async function send(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await transport.fetch(path, init);
  } catch {
    throw new Refusal(0, UNREACHABLE);
  }
  if (answer.ok) return answer;
  const body = (await answer.json().catch(() => null)) as { error?: Phrase } | null;
  throw new Refusal(answer.status, body?.error?.id ? body.error : UNKNOWN);
}

async function get<T>(path: string): Promise<T> {
  return (await send(path)).json() as Promise<T>;
}

async function put<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown = {}): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return (await send(path, { method, headers, body: JSON.stringify(body) })).json() as Promise<T>;
}

/** Every seat adds a number of its own to the chances of a table, so that nobody can know them beforehand. */
const nonce = (): string =>
  crypto.getRandomValues(new Uint32Array(4)).reduce((text, part) => text + part.toString(36), '');

const listed = <T>(answer: T[] | Record<string, T[]>): T[] =>
  Array.isArray(answer) ? answer : (Object.values(answer)[0] ?? []);

/** Whose eyes a replay is seen with; null is a spectator. */
export type Reader = number | 'all' | null;
export type Piece = { steps: Step[]; total: number; unheard: number[] };

export const api = {
  text: async (path: string): Promise<string> => (await send(kept(path))).text(),
  games: async (): Promise<Game[]> => listed(await get<Game[] | Record<string, Game[]>>(kept('/api/games'))),
  levels: async (): Promise<string[]> => listed(await get<string[] | Record<string, string[]>>(kept('/api/levels'))),
  me: (): Promise<Me> => get('/api/me'),
  rename: (name: string): Promise<Me> => put('PUT', '/api/me', { name }),
  prefer: (preferences: Preferences): Promise<Me> => put('PUT', '/api/me', { preferences }),
  person: (): Promise<Person> => get('/api/me/person'),
  history: (): Promise<History> => get('/api/me/history'),
  friends: (): Promise<Friend[]> => get('/api/me/friends'),
  befriend: (who: string, friend: boolean): Promise<Friend[]> => put('PUT', '/api/me/friends', { who, friend }),
  deleteMe: (name: string): Promise<unknown> => put('DELETE', '/api/me', { name }),
  makeLink: (): Promise<DeviceLink> => put('POST', '/api/me/link'),
  revokeLink: (): Promise<unknown> => put('DELETE', '/api/me/link'),
  link: (token: string): Promise<LinkCard> => get(`/api/links/${encodeURIComponent(token)}`),
  followLink: (token: string, merge: boolean): Promise<unknown> =>
    put('POST', `/api/links/${encodeURIComponent(token)}`, { merge }),
  signOut: (device: string): Promise<unknown> => put('DELETE', `/api/me/devices/${device}`),
  signOutOthers: (): Promise<Person> => put('DELETE', '/api/me/devices'),
  offerPasskey: (): Promise<unknown> => put('POST', '/api/me/passkeys/offer'),
  addPasskey: (credential: object): Promise<Person> => put('POST', '/api/me/passkeys', { credential }),
  removePasskey: (id: string): Promise<Person> => put('DELETE', `/api/me/passkeys/${encodeURIComponent(id)}`),
  askPasskey: (): Promise<unknown> => put('POST', '/api/passkeys/ask'),
  showPasskey: (credential: object): Promise<{ path: string }> => put('POST', '/api/passkeys', { credential }),
  rules: (game: string, language: string): Promise<string> => api.text(`/api/games/${game}/rules/${language}`),
  components: async (game: string): Promise<Component[]> =>
    listed(await get<Component[] | Record<string, Component[]>>(kept(`/api/games/${game}/components`))),
  table: (id: string): Promise<TableSummary> => get(`/api/tables/${id}`),
  create: (table: TableRequest): Promise<{ id: string }> => put('POST', '/api/tables', { ...table, nonce: nonce() }),
  record: async (id: string): Promise<Blob> => (await send(`/api/tables/${id}/record`)).blob(),
  /** Forgets a game for good; only without a server it is mine alone. */
  remove: (id: string): Promise<unknown> => put('DELETE', `/api/tables/${id}`),
  bringIn: async (file: Blob): Promise<{ id: string }> =>
    (await send('/api/tables/import', { method: 'POST', body: file })).json() as Promise<{ id: string }>,
  tournaments: (): Promise<TournamentCard[]> => get('/api/tournaments'),
  tournament: (id: string): Promise<Tournament> => get(`/api/tournaments/${id}`),
  makeTournament: (asked: TournamentRequest): Promise<{ id: string }> => put('POST', '/api/tournaments', asked),
  enter: (id: string, name?: string): Promise<Tournament> => put('POST', `/api/tournaments/${id}/join`, { name }),
  withdraw: (id: string): Promise<Tournament> => put('POST', `/api/tournaments/${id}/withdraw`),
  cancelTournament: (id: string): Promise<Tournament> => put('POST', `/api/tournaments/${id}/cancel`),
  startTournament: (id: string): Promise<Tournament> => put('POST', `/api/tournaments/${id}/start`),
  code: (code: string): Promise<{ id: string }> => put('POST', '/api/tables/code', { code }),
  join: (id: string, seat?: number, name?: string): Promise<TableSummary> =>
    put('POST', `/api/tables/${id}/join`, { seat, name, code: stored(`code.${id}`) ?? undefined, nonce: nonce() }),
  /** The steps after one of them, as many as come at once; without it, the last ones. */
  steps: async (id: string, seat: Reader, after: number | null = null): Promise<Piece> => {
    const query = new URLSearchParams({
      seat: String(seat ?? ''),
      ...(after === null ? {} : { after: String(after) }),
    });
    const piece = await get<Steps>(`/api/tables/${id}/steps?${query}`);
    return { ...piece, steps: steps(piece.steps) };
  },
  /** All steps, piece by piece. */
  allSteps: async (id: string, seat: Reader): Promise<Step[]> => {
    const told: Step[] = [];
    for (;;) {
      const piece = await api.steps(id, seat, told.length);
      told.push(...piece.steps);
      if (told.length >= piece.total || !piece.steps.length) return told;
    }
  },
  invitation: (id: string): Promise<Invitation> => get(`/api/tables/${id}/invitation`),
  invite: (id: string, seat: number, who?: string): Promise<unknown> =>
    put('POST', `/api/tables/${id}/invite`, { seat, who }),
  decline: (id: string): Promise<unknown> => put('POST', `/api/tables/${id}/decline`),
  companions: (id: string): Promise<Companion[]> => get(`/api/tables/${id}/companions`),
  seen: (id: string): Promise<Seen> => get(`/api/tables/${id}/seen`),
  /** Says what I have seen of a game, even while the page goes away. */
  saw: async (id: string, step: number): Promise<void> => {
    const headers = { 'Content-Type': 'application/json' };
    await send(`/api/tables/${id}/seen`, { method: 'PUT', headers, body: JSON.stringify({ step }), keepalive: true });
  },
  chat: (id: string): Promise<Chat> => get(`/api/tables/${id}/chat`),
  listen: (id: string, how: ListenRequest): Promise<unknown> => put('PUT', `/api/tables/${id}/chat`, how),
  mute: (id: string, whom: MuteRequest): Promise<unknown> => put('POST', `/api/tables/${id}/chat/mute`, whom),
  fork: (id: string, step: number, seats: SeatRequest[]): Promise<{ id: string }> =>
    put('POST', `/api/tables/${id}/fork`, { step, seats, nonce: nonce() }),
  rematch: (id: string, answer: RematchRequest): Promise<NextTable> => put('POST', `/api/tables/${id}/rematch`, answer),
  hint: (id: string, seat: number): Promise<Hint> => put('POST', `/api/tables/${id}/hint`, { seat }),
  why: (id: string, step: number): Promise<Why> => put('POST', `/api/tables/${id}/why`, { step }),
  notices: (): Promise<Notices> => get('/api/me/notices'),
  wish: (wish: WishRequest): Promise<Notices> => put('PUT', '/api/me/notices', wish),
  addWay: (way: WayRequest): Promise<Notices> => put('POST', '/api/me/ways', way),
  removeWay: (id: string): Promise<Notices> => put('DELETE', `/api/me/ways/${id}`),
  testNotices: (): Promise<unknown> => put('POST', '/api/me/notices/test'),
  followNotice: (act: 'stop' | 'confirm', token: string): Promise<unknown> =>
    put('POST', `/api/notices/${act}/${token}`),
};
