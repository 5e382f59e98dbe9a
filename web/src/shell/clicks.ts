import { settings, type Ask } from '../look/settings.svelte';
import type { Decision, Option, Phrase } from '../protocol';
import { Choosing } from './choosing.svelte';
import type { GameHooks } from './parts';
import { decision, TestWire, view } from './samples';
import { kindOf } from './selection';

/** A question that was asked in a game of bots, and the answer. */
export type Asked = { prompt: Phrase; rule: string; default: string; options: Weighed[]; answer: string };

/** An option, and whether the server calls it final. */
type Weighed = Option & { final: boolean };

const ENOUGH = 12;

/** How many clicks an answer takes: on things until one option is left, then on the same thing again or on the button. Drawing a card onto its place is one. */
export function clicks(asked: Asked, hooks: GameHooks, ask: Ask): number {
  settings.ask = ask;
  const wire = new TestWire();
  const choosing = new Choosing(wire, { ...hooks, marks: undefined }); // which need a table
  choosing.offer(posed(asked), view());
  for (let count = 1; count < ENOUGH; count += 1) {
    click(choosing, asked, hooks);
    if (taken(wire, choosing, asked)) return count;
  }
  throw new Error(`expected ${asked.answer} to be answered with a few clicks; found none after ${ENOUGH}`);
}

/** Whether the server takes what was sent last; it does not take what is final and was to be given only if it is not. */
function taken(wire: TestWire, choosing: Choosing, asked: Asked): boolean {
  const last = wire.sent.at(-1);
  if (last?.type !== 'play') return false;
  if (!last.free || !asked.options.some((option) => option.words === last.words && option.final)) return true;
  choosing.refused(String(wire.sent.length), { reason: { id: 'error-final', args: {} }, rule: '' });
  wire.sent.length = 0;
  return false;
}

/** The question as a table asks it. */
export const posed = ({ options, ...rest }: Asked): Decision =>
  decision('d', options, { default: rest.default, rule: rest.rule, prompt: rest.prompt });

function click(choosing: Choosing, asked: Asked, hooks: GameHooks): void {
  if (choosing.chosen?.words === asked.answer) return choosing.act();
  const option = asked.options.find((one) => one.words === asked.answer);
  if (!option) throw new Error(`expected ${asked.answer} among the options`);
  if (hooks.taken?.(option)) return choosing.take(asked.answer);
  if (hooks.own?.(option) || hooks.beside?.(option)) return void choosing.name(asked.answer);
  const [card, place] = option.marks;
  if (settings.ask !== 'always' && card && place && !choosing.held.size && hooks.hand?.includes(kindOf(card))) {
    choosing.draw(card); // with the mouse, onto the place
    return choosing.pick(place);
  }
  const fitting = choosing.rows
    .flatMap((row) => row.choices)
    .filter((choice) => !choice.picked && choice.options.some((one) => one.words === asked.answer));
  const [first] = fitting;
  if (first) choosing.press(first);
  else choosing.name(asked.answer);
}
