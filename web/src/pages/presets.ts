import type { Game, SeatRequest } from '../protocol';

export const PLAIN_LEVEL = 'bosun';

/** The seats of a quick game: me against bots, the usual number of players. */
export function quickSeats(game: Game): SeatRequest[] {
  const usual = game.seats.find((seats) => seats === 4) ?? game.seats.at(-1) ?? 2;
  return Array.from({ length: usual }, (_, i) => (i === 0 ? { kind: 'me' } : { kind: 'bot', level: PLAIN_LEVEL }));
}

export const PRESETS = ['bots', 'people', 'screen'] as const;
export type Preset = (typeof PRESETS)[number];

/** The seats of a table against bots, with people who come by a link, or round one screen. */
export function presetSeats(game: Game, preset: Preset): SeatRequest[] {
  if (preset === 'bots') return quickSeats(game);
  const other: SeatRequest = preset === 'people' ? { kind: 'open' } : { kind: 'person', name: '' };
  return quickSeats(game).map((seat, i) => (i === 0 ? seat : { ...other }));
}

/** Who will sit at a table, those of a kind together: me, people by name, bots by level, and how many may come. */
export type Sitting = { me: boolean; names: string[]; bots: [level: string, count: number][]; open: number };

export function sitting(seats: readonly SeatRequest[], name: (seat: SeatRequest, i: number) => string): Sitting {
  const bots = new Map<string, number>();
  for (const { kind, level = PLAIN_LEVEL } of seats) if (kind === 'bot') bots.set(level, (bots.get(level) ?? 0) + 1);
  return {
    me: seats.some((seat) => seat.kind === 'me'),
    names: seats.flatMap((seat, i) => (seat.kind === 'person' || seat.friend !== undefined ? [name(seat, i)] : [])),
    bots: [...bots],
    open: seats.filter((seat) => seat.kind === 'open' && seat.friend === undefined).length,
  };
}

/** Which of them seats are like. */
export function presetOf(seats: readonly SeatRequest[]): Preset {
  if (seats.some((seat) => seat.kind === 'open')) return 'people';
  return seats.some((seat) => seat.kind === 'person') ? 'screen' : 'bots';
}
