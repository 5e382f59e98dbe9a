import { api } from '../api';
import type { Chat as Heard, ChatLine } from '../protocol';
import type { Request } from './session.svelte';

type Person = { who: string; name: string };

/** Everything after a line that somebody has read. */
export const unreadOf = (lines: readonly ChatLine[], read: number): ChatLine[] =>
  lines.filter((line) => line.line > read && !line.mine && line.kind !== 'struck');

/** A line told anew replaces the old telling; a new one comes last. */
export function withLine(lines: readonly ChatLine[], line: ChatLine): ChatLine[] {
  return lines.some((said) => said.line === line.line)
    ? lines.map((said) => (said.line === line.line ? line : said))
    : [...lines, line].sort((a, b) => a.line - b.line);
}

/** What is said at a table, as this person hears it. */
export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  /** The last line that this person has seen, on whatever device. */
  read = $state(0);
  /** Wants to hear nobody here. */
  quiet = $state(false);
  /** Not heard here, by name. */
  muted = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** Not heard anywhere, by name. */
  blocked = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** Whether the lines are on the screen. */
  open = $state(false);
  /** The latest line, to be shown for a moment. */
  fresh = $state.raw<ChatLine | null>(null);

  readonly heard = $derived(this.lines.filter((line) => !this.muted.has(line.who) && !this.blocked.has(line.who)));
  readonly unread = $derived(this.quiet ? 0 : unreadOf(this.heard, this.read).length);

  constructor(
    readonly id: string,
    private readonly send: (request: Request) => string | null,
  ) {}

  /** Asks for what was said before. */
  async listen(): Promise<void> {
    const chat = await api.chat(this.id).catch(() => null);
    if (chat) this.#take(chat);
  }

  hear(line: ChatLine): void {
    const known = this.lines.some((said) => said.line === line.line);
    this.lines = withLine(this.lines, line);
    if (this.open) this.see();
    else if (!known && !this.quiet && this.heard.includes(line) && unreadOf([line], this.read).length)
      this.fresh = line;
    if (this.fresh?.line === line.line && line.kind === 'struck') this.fresh = null;
  }

  /** All lines are on the screen. */
  see(): void {
    const last = this.lines.at(-1)?.line ?? 0;
    this.fresh = null;
    if (last <= this.read || document.hidden) return;
    this.read = last;
    void api.listen(this.id, { read: last }).catch(() => undefined);
  }

  say(text: string, lang: string): boolean {
    return this.send({ type: 'chat', text, lang }) !== null;
  }

  call(phrase: string, lang: string): void {
    this.send({ type: 'chat', phrase, lang });
  }

  react(line: ChatLine, reaction: string): void {
    const on = !line.reactions.some((given) => given.reaction === reaction && given.mine);
    this.send({ type: 'react', line: line.line, reaction, on });
  }

  report(line: ChatLine): void {
    this.send({ type: 'report', line: line.line });
  }

  strike(line: ChatLine): void {
    this.send({ type: 'strike', line: line.line });
  }

  async mute({ who, name }: Person, on: boolean, everywhere: boolean): Promise<void> {
    await api.mute(this.id, { who, on, everywhere }).catch(() => undefined);
    const whom = new Map(everywhere ? this.blocked : this.muted);
    if (on) whom.set(who, name);
    else whom.delete(who);
    if (everywhere) this.blocked = whom;
    else this.muted = whom;
    if (this.fresh && (this.muted.has(this.fresh.who) || this.blocked.has(this.fresh.who))) this.fresh = null;
  }

  async hush(quiet: boolean): Promise<void> {
    this.quiet = quiet;
    if (quiet) this.fresh = null;
    await api.listen(this.id, { quiet }).catch(() => undefined);
  }

  #take(chat: Heard): void {
    const names = new Map(chat.lines.map((line) => [line.who, line.name]));
    const named = (people: string[]): Map<string, string> => new Map(people.map((who) => [who, names.get(who) ?? '?']));
    this.lines = [...this.lines, ...chat.lines].reduce(withLine, [] as ChatLine[]);
    this.read = Math.max(this.read, chat.read);
    this.quiet = chat.quiet;
    this.muted = named(chat.muted);
    this.blocked = named(chat.blocked);
    if (this.open) this.see();
  }
}
