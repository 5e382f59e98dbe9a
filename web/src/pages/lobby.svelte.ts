import { api, Refusal } from '../api';
import { me } from '../me/person.svelte';
import { router } from '../router.svelte';
import type { Game, Phrase, SeatRequest, Terms, TournamentRequest } from '../protocol';
import { quickSeats } from './presets';

/** What the start page knows: the games, the lightest first, and my name. */
class Lobby {
  games = $state.raw<Game[]>([]);
  levels = $state.raw<string[]>([]);
  name = $state('');
  loaded = $state(false);
  complaint = $state.raw<Phrase | null>(null);

  #loading: Promise<void> | null = null;

  /** Several that ask at once are told once. */
  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #load(): Promise<void> {
    await this.#try(async () => {
      const person = api.me();
      person.catch(() => undefined); // it is told below, once the games are there: they are known without a connection
      const [games, levels] = await Promise.all([api.games(), api.levels()]);
      this.games = games.sort((a, b) => a.weight - b.weight || a.minutes - b.minutes);
      this.levels = levels;
      this.name = (await person).name;
      this.loaded = true;
    });
  }

  async play(game: Game): Promise<void> {
    await this.#try(async () => {
      const { id } = await api.create({ game: game.id, options: {}, seats: quickSeats(game) });
      router.go(`/table/${id}`);
    });
  }

  async open(
    game: string,
    options: Record<string, unknown>,
    seats: SeatRequest[],
    terms: Partial<Terms> = {},
  ): Promise<void> {
    await this.#try(async () => {
      const hotseat = seats.some((seat) => seat.kind === 'person');
      const { id } = await api.create({ game, options, seats, hotseat, terms });
      router.go(`/table/${id}`);
    });
  }

  async hold(asked: TournamentRequest): Promise<void> {
    await this.#try(async () => {
      const { id } = await api.makeTournament(asked);
      router.go(`/tournament/${id}`);
    });
  }

  async rename(name: string): Promise<void> {
    await this.#try(async () => {
      await me.rename(name);
      this.name = me.name;
    });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.complaint = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.complaint = error.reason;
    }
  }
}

export const lobby = new Lobby();
