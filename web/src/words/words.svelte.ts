import type { FluentBundle } from '@fluent/bundle';
import { api } from '../api';
import type { Phrase } from '../protocol';
import { stored, store } from '../look/memory';
import type { Line } from '../shell/story';
import { bundle, linePieces, message, pieces, sentence, type Arguments, type Piece } from './phrases';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Translate = (id: string, args?: Arguments) => string;

function preferred(): Language {
  const kept = stored('language');
  if (kept === 'en' || kept === 'pl') return kept;
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith('pl')) ? 'pl' : 'en';
}

/** The words that came with the page, by their path. */
function brought(): Map<string, string> {
  const block = typeof document === 'undefined' ? null : document.getElementById('words');
  return new Map(block ? [[`/api/words/${block.lang}`, block.textContent.replaceAll('<\\/', '</')]] : []);
}

/** The words of the reader's language: the shell's and those of at most one game. */
class Words {
  language = $state<Language>(preferred());
  game = $state<string | null>(null);
  failed = $state(false);
  #bundle = $state.raw<FluentBundle | null>(null);
  #others = $state.raw<Record<string, FluentBundle>>({});
  #texts = new Map<string, Promise<string>>();

  constructor() {
    for (const [path, text] of brought()) {
      this.#texts.set(path, Promise.resolve(text));
      if (path === `/api/words/${this.language}`) this.#bundle = bundle(this.language, text);
    }
  }

  get ready(): boolean {
    return this.#bundle !== null;
  }

  t: Translate = (id, args) => {
    const text = this.#bundle && message(this.#bundle, id, args);
    return text ?? id;
  };

  has = (id: string): boolean => this.#bundle !== null && message(this.#bundle, id) !== null;

  phrase = (phrase: Phrase, seats: readonly string[] = []): string =>
    this.#bundle ? sentence(this.#bundle, phrase, seats) : phrase.id;

  pieces = (phrase: Phrase, seats: readonly string[] = []): Piece[] =>
    this.#bundle ? pieces(this.#bundle, phrase, seats) : [{ text: phrase.id }];

  /** A line of the log as one sentence. */
  line = (line: Line, seats: readonly string[]): Piece[] => (this.#bundle ? linePieces(this.#bundle, line, seats) : []);

  /** A phrase of any game, for lists of tables; nothing until its words are here. */
  said = (game: string, phrase: Phrase, seats: readonly string[]): string => {
    const known = this.#others[`${game} ${this.language}`];
    if (!known) void this.#learn(game, this.language);
    return known ? sentence(known, phrase, seats) : '';
  };

  async #learn(game: string, language: Language): Promise<void> {
    const texts = [`/api/words/${language}`, `/api/games/${game}/words/${language}`].map((path) => this.#text(path));
    const all = await Promise.all(texts).catch(() => null);
    if (all) this.#others = { ...this.#others, [`${game} ${language}`]: bundle(language, ...all) };
  }

  /** A message as readers of another language have it. */
  async elsewhere(language: string, id: string): Promise<string> {
    return message(bundle(language, await this.#text(`/api/words/${language}`)), id) ?? id;
  }

  async speak(language: Language): Promise<void> {
    store('language', language);
    await this.#load(language, this.game);
  }

  async useGame(game: string | null): Promise<void> {
    await this.#load(this.language, game);
  }

  async #load(language: Language, game: string | null): Promise<void> {
    this.language = language;
    this.game = game;
    const wanted = [this.#text(`/api/words/${language}`)];
    if (game) wanted.push(this.#text(`/api/games/${game}/words/${language}`).catch(() => ''));
    try {
      const texts = await Promise.all(wanted);
      if (this.language !== language || this.game !== game) return;
      this.#bundle = bundle(language, ...texts);
      this.failed = false;
      document.documentElement.lang = language;
    } catch {
      this.failed = true;
    }
  }

  #text(path: string): Promise<string> {
    let text = this.#texts.get(path);
    if (!text) {
      text = api.text(path);
      text.catch(() => this.#texts.delete(path));
      this.#texts.set(path, text);
    }
    return text;
  }
}

export const words = new Words();
