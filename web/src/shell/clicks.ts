import { vi } from 'vitest';
import { settings, type Ask } from '../look/settings.svelte';
import type { Decision, Option, Phrase, View } from '../protocol';
import { Choosing } from './choosing.svelte';
import type { GameHooks } from './parts';
import { decision, TestWire, view as empty } from './samples';
import { kindOf } from './selection';

/** A question that was asked in a game of bots, the answer, and the standing orders that would have given it. */
export type Asked = {
  prompt: Phrase;
  rule: string;
  default: string;
  options: Weighed[];
  answer: string;
  orders: [string, string | number | boolean][];
  view?: View;
};

/** An option, whether the server calls it final, and whether it warns of it. */
type Weighed = Option & { final: boolean; burns: boolean };

const ENOUGH = 12;

/** How many clicks a turn takes. A way is one, drawing a card onto its place is one; so is taking back what was given unasked. */
export function clicks(turn: readonly Asked[], hooks: GameHooks, ask: Ask): number {
  settings.ask = ask;
  vi.useFakeTimers();
  const given = ask === 'always' ? {} : (hooks.standing ?? {});
  const asked = turn.filter((one) => !one.orders.some(([name, value]) => given[name] === value));
  const count = new Walk([...asked], hooks).clicks();
  vi.useRealTimers();
  return count;
}

/** The question as a table asks it. */
const posed = (id: string, { options, default: silence, rule, prompt }: Asked): Decision =>
  decision(id, options, { default: silence, rule, prompt });

/** Somebody who plays a turn again, at a table that answers as the true one did. */
class Walk {
  private readonly wire = new TestWire();
  private readonly choosing: Choosing;
  private count = 0;

  constructor(
    private readonly turn: Asked[],
    private readonly hooks: GameHooks,
  ) {
    this.choosing = new Choosing(this.wire, { ...hooks, marks: undefined }); // which need a table
  }

  clicks(): number {
    for (let i = 0; i < this.turn.length; i += 1) this.answer(i);
    return this.count;
  }

  private answer(i: number): void {
    this.pose(i, this.turn[i] as Asked);
    for (let tries = 0; tries < ENOUGH; tries += 1) {
      if (this.taken(this.turn[i] as Asked)) return;
      this.choosing.anew();
      this.click(i);
      this.count += 1;
    }
    throw new Error(`expected ${this.turn[i]?.answer} after a few clicks; found none`);
  }

  private pose(i: number, asked: Asked): void {
    this.wire.sent.length = 0;
    this.choosing.heard(`${i}`);
    this.choosing.offer(posed(`${i}`, asked), asked.view ?? empty());
    this.weigh(asked);
  }

  /** Whether the server has taken the answer; it does not take what is final and was to be given only if it is not. */
  private taken(asked: Asked): boolean {
    const last = this.wire.sent.at(-1);
    if (last?.type !== 'play') return false;
    this.wire.sent.length = 0;
    if (last.free && asked.options.some((option) => option.words === last.words && option.final)) {
      this.choosing.refused('1', { reason: { id: 'error-final', args: {} }, rule: '' });
      this.weigh(asked);
      return false;
    }
    this.choosing.acknowledged('1');
    if (last.words === asked.answer) return true;
    this.choosing.patient = true; // what was given unasked is taken back, and asked
    this.count += 1;
    this.choosing.heard('');
    this.choosing.offer(null, empty());
    this.choosing.offer(posed(`again ${asked.answer}`, asked), empty());
    this.weigh(asked);
    return false;
  }

  /** The server tells what would come of what is chosen. */
  private weigh({ options }: Asked): void {
    for (const [i, request] of this.wire.weighed.entries()) {
      const option = request.type === 'weigh' ? options.find((one) => one.words === request.words) : undefined;
      if (!option) continue;
      const warnings = option.burns ? [{ phrase: { id: '', args: {} }, rule: '' }] : [];
      this.choosing.hear({ request: `weigh-${i + 1}`, final: option.final, events: [], warnings, then: 'open' });
    }
  }

  private click(i: number): void {
    const { choosing, hooks } = this;
    const goal = this.goal(i);
    if (goal !== null) return choosing.pick(goal);
    const asked = this.turn[i] as Asked;
    if (choosing.chosen?.words === asked.answer) return choosing.act();
    const option = asked.options.find((one) => one.words === asked.answer);
    if (!option) throw new Error(`expected ${asked.answer} among the options`);
    if (hooks.taken?.(option, asked.options)) return choosing.take(asked.answer);
    if (hooks.beside?.(option)) return this.say(i, asked);
    if (hooks.own?.(option)) return void choosing.name(asked.answer);
    const [card, place] = option.marks;
    if (settings.ask !== 'always' && card && !choosing.held.size && hooks.hand?.includes(kindOf(card))) {
      choosing.draw(card); // with the mouse, onto its place or onto the board
      if (place) choosing.over(card, place);
      this.weigh(asked);
      vi.advanceTimersByTime(LOOK);
      return choosing.drop();
    }
    const [first] = choosing.rows
      .flatMap((row) => row.choices)
      .filter((choice) => !choice.picked && choice.options.some((one) => one.words === asked.answer))
      .sort((one, other) => Number(other.options.length === 1) - Number(one.options.length === 1)); // a place may say all
    if (first) choosing.press(first);
    else choosing.name(asked.answer);
  }

  /** Says a word beside the game, with what goes with it; whoever wants to say more than that first asks to say it alone. */
  private say(i: number, { answer, view }: Asked): void {
    const [more] = (settings.ask !== 'always' && view && this.hooks.said?.(answer, view)) || [];
    const goesOn = more !== undefined && more !== this.turn[i + 1]?.answer;
    this.count += Number(goesOn);
    this.choosing.say(answer, more === undefined || goesOn);
  }

  /** What is clicked on the board to get where these answers lead, with as many steps; the way there may be another. */
  private goal(i: number): string | null {
    const [first, ...rest] = this.turn.slice(i);
    if (!first?.view || settings.ask === 'always') return null;
    const stays = first.options.find((option) => option.words === first.default && !option.marks.length)?.words;
    const kind = rest[0]?.prompt.id === first.prompt.id ? first : rest[0]; // what sails is chosen on the way
    const same = [first, ...rest.filter((one) => one.prompt.id === kind?.prompt.id)];
    const meant = same.filter((one) => one.answer !== stays);
    const kinds = [first, ...rest.slice(0, 1)].flatMap((one) => one.options).flatMap((option) => option.marks);
    for (const kind of new Set(kinds.map(kindOf)))
      for (let number = 0; number < PLACES; number += 1) {
        const way = this.hooks.way?.(first.view, `${kind}:${number}`) ?? [];
        const steps = way.filter((words) => words !== stays);
        if (!steps.length || steps.length !== meant.length || steps.at(-1) !== meant.at(-1)?.answer) continue;
        steps.forEach((words, j) => this.reword(i + j, words));
        return `${kind}:${number}`;
      }
    return null;
  }

  /** The same turn with another step on the way. */
  private reword(i: number, words: string): void {
    const asked = this.turn[i] as Asked;
    const options = asked.options.map((option) => (option.words === asked.answer ? { ...option, words } : option));
    this.turn[i] = { ...asked, answer: words, options };
  }
}

const LOOK = 1000; // milliseconds that somebody looks at what would come of it
const PLACES = 64; // at most, on any board
