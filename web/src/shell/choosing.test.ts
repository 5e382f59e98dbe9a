import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../look/settings.svelte';
import { Choosing } from './choosing.svelte';
import type { GameHooks } from './parts';
import { decision, hint, option, TestWire, view } from './samples';

const MOVES = [option('go a', ['cell:1']), option('go b', ['cell:2']), option('stay')];
const STALE = { reason: { id: 'error-stale', args: {} }, rule: '' };
const FINAL = { reason: { id: 'error-final', args: {} }, rule: 'T-1' };
const ILLEGAL = { reason: { id: 'error-illegal', args: {} }, rule: 'T-2' };

function asked(hooks: GameHooks = {}, options = MOVES): { choosing: Choosing; wire: TestWire } {
  const wire = new TestWire();
  const choosing = new Choosing(wire, hooks);
  choosing.offer(decision('d1', options), view());
  return { choosing, wire };
}

beforeEach(() => {
  settings.ask = 'always';
  vi.useRealTimers();
});

describe('one click', () => {
  const ROLLS = [option('go a', ['cell:1']), option('roll', ['die:0'])];

  it('is enough for what can be taken back', () => {
    settings.ask = 'final';
    const { choosing, wire } = asked({}, ROLLS);
    choosing.pick('cell:1');
    expect(wire.sent).toEqual([{ type: 'play', seat: 0, decision: 'd1', words: 'go a', free: true }]);
    choosing.pick('die:0');
    expect([choosing.chosen?.words, choosing.sending, wire.sent.length]).toEqual(['go a', false, 1]);
    choosing.acknowledged('1');
    expect(choosing.sending).toBe(true);
  });

  it('chooses what the server calls final, and a second one on the same thing does it', () => {
    settings.ask = 'final';
    const { choosing, wire } = asked({}, ROLLS);
    choosing.pick('die:0');
    choosing.refused('1', FINAL);
    choosing.offer(decision('d1', ROLLS), view());
    expect([choosing.chosen?.words, choosing.final, wire.complaint]).toEqual(['roll', true, null]);
    choosing.pick('die:0');
    expect(wire.sent.slice(1)).toEqual([{ type: 'play', seat: 0, decision: 'd1', words: 'roll' }]);
  });

  it('twice in one go does what is final, and nothing of the next question', () => {
    settings.ask = 'final';
    const { choosing, wire } = asked({}, ROLLS);
    choosing.pick('die:0');
    choosing.pick('die:0');
    choosing.refused('1', FINAL);
    expect(wire.sent.slice(1)).toEqual([{ type: 'play', seat: 0, decision: 'd1', words: 'roll' }]);
    const other = asked({}, ROLLS);
    other.choosing.pick('cell:1');
    other.choosing.pick('cell:1');
    other.choosing.acknowledged('1');
    other.choosing.offer(decision('d2', ROLLS), view());
    other.choosing.pick('die:0');
    expect(other.wire.sent).toHaveLength(1);
  });

  it('asks the server once whether something is final, until another question is asked', () => {
    settings.ask = 'final';
    const { choosing, wire } = asked({}, ROLLS);
    choosing.pick('die:0');
    choosing.refused('1', FINAL);
    choosing.back();
    expect(choosing.final).toBe(false);
    choosing.pick('die:0');
    expect([choosing.final, wire.sent.length]).toEqual([true, 1]);
    choosing.offer(decision('d2', ROLLS), view());
    expect(choosing.final).toBe(false);
  });

  it('gives a pass whatever follows', () => {
    settings.ask = 'final';
    const { choosing, wire } = asked({}, [option('stay'), option('roll', ['die:0'])]);
    const stay = choosing.rows.flatMap((row) => row.choices).find((choice) => choice.options[0]?.words === 'stay');
    if (stay) choosing.press(stay);
    expect(wire.sent).toEqual([{ type: 'play', seat: 0, decision: 'd1', words: 'stay' }]);
  });

  it('chooses only, where I always want to be asked, and does everything where I never do', () => {
    const always = asked({}, ROLLS);
    always.choosing.pick('cell:1');
    expect(always.wire.sent).toHaveLength(0);
    settings.ask = 'never';
    const never = asked({}, ROLLS);
    never.choosing.pick('die:0');
    expect(never.wire.sent).toHaveLength(1);
  });

  it('sends nothing that is marked as final before a second click, and asks what would come of it', () => {
    settings.ask = 'final';
    const marked = ROLLS.map((one) => ({ ...one, final: true }));
    const { choosing, wire } = asked({}, marked);
    choosing.pick('cell:1');
    expect(wire.sent).toHaveLength(0);
    expect(choosing.final).toBe(true);
    expect(wire.weighed).toHaveLength(1);
    choosing.pick('cell:1');
    expect(wire.sent).toEqual([{ type: 'play', seat: 0, decision: 'd1', words: 'go a' }]);
  });

  it('is one, though it was a double click: the second half answers nothing', () => {
    vi.useFakeTimers();
    settings.ask = 'final';
    const { choosing, wire } = asked({}, ROLLS);
    choosing.pick('cell:1');
    choosing.acknowledged('1');
    choosing.heard('d2');
    choosing.offer(decision('d2', ROLLS), view());
    choosing.pick('cell:1');
    expect(wire.sent).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    choosing.pick('cell:1');
    expect(wire.sent).toHaveLength(2);
  });

  it('is not needed for what is obvious, unless I have taken something back or want to be asked', () => {
    settings.ask = 'final';
    const obvious = (): string => 'go a';
    const { choosing, wire } = asked({ obvious }, ROLLS);
    expect(wire.sent).toHaveLength(1);
    choosing.heard('d2');
    choosing.patient = true;
    choosing.offer(decision('d2', ROLLS), view());
    expect(wire.sent).toHaveLength(1);
    settings.ask = 'always';
    expect(asked({ obvious }, ROLLS).wire.sent).toHaveLength(0);
  });
});

describe('a choice', () => {
  it('is made by its marks and sent', () => {
    const { choosing, wire } = asked();
    expect([...choosing.legal]).toEqual(['cell:1', 'cell:2']);
    choosing.pick('cell:2');
    expect(choosing.chosen?.words).toBe('go b');
    choosing.act();
    expect(wire.sent).toEqual([{ type: 'play', seat: 0, decision: 'd1', words: 'go b' }]);
    expect([choosing.sending, choosing.legal.size]).toEqual([true, 0]);
  });

  it('is taken back step by step', () => {
    const { choosing } = asked();
    choosing.pick('cell:2');
    choosing.back();
    expect(choosing.chosen).toBeNull();
    choosing.name('stay');
    expect(choosing.chosen?.words).toBe('stay');
    choosing.name(null);
    expect(choosing.chosen).toBeNull();
  });

  it('cannot be changed while it is on its way, and a second one is not sent', () => {
    const { choosing, wire } = asked();
    choosing.play('stay');
    choosing.pick('cell:1');
    choosing.play('go a');
    expect(choosing.chosen).toBeNull();
    expect(wire.sent).toHaveLength(1);
  });

  it('is kept where the connection is cut', () => {
    const { choosing, wire } = asked();
    wire.cut = true;
    choosing.pick('cell:1');
    choosing.act();
    expect([choosing.sending, choosing.chosen?.words]).toEqual([false, 'go a']);
  });

  it('follows advice', () => {
    const { choosing } = asked();
    choosing.hint('go b');
    expect([choosing.hinted, choosing.chosen?.words]).toEqual(['go b', 'go b']);
  });
});

describe('advice', () => {
  it('is a nudge first, then good answers, then leads to the best', () => {
    const { choosing } = asked();
    choosing.advise(hint('go b', ['go b', 'go a']));
    expect([choosing.advice?.strength, choosing.chosen]).toEqual([1, null]);
    choosing.plainer();
    expect([choosing.advice?.strength, choosing.chosen]).toEqual([2, null]);
    choosing.plainer();
    expect([choosing.advice?.strength, choosing.chosen?.words, choosing.hinted]).toEqual([3, 'go b', 'go b']);
    choosing.plainer();
    expect(choosing.advice?.strength).toBe(3);
    choosing.offer(decision('d2', MOVES), view());
    expect([choosing.advice, choosing.hinted]).toEqual([null, null]);
  });

  it('goes when there is nothing else to go back from', () => {
    const { choosing } = asked();
    choosing.advise(hint('go b', ['go b']));
    choosing.tell(3);
    while (choosing.chosen) {
      choosing.back();
      expect(choosing.advice).not.toBe(null);
    }
    while (choosing.advice) choosing.back();
    expect(choosing.hinted).toBe(null);
  });

  it('can be put away; what it led to stays chosen', () => {
    const { choosing } = asked();
    choosing.advise(hint('go b', ['go b']));
    choosing.tell(3);
    choosing.hush();
    expect([choosing.advice, choosing.hinted, choosing.chosen?.words]).toEqual([null, null, 'go b']);
  });
});

describe('an answer', () => {
  const told = (request: string, final: boolean): Parameters<Choosing['hear']>[0] => ({
    request,
    final,
    events: [],
    warnings: [],
    then: 'open',
  });

  it('that stands chosen is weighed, and is said to be final before it is given', () => {
    settings.ask = 'always';
    const { choosing, wire } = asked();
    choosing.pick('cell:2');
    expect(wire.weighed).toEqual([{ type: 'weigh', seat: 0, decision: 'd1', words: 'go b' }]);
    expect([choosing.weighed, choosing.final]).toEqual([null, false]);
    choosing.hear(told('weigh-1', true));
    expect([choosing.weighed?.then, choosing.final]).toEqual(['open', true]);
    expect(wire.sent).toEqual([]);
  });

  it('is weighed one at a time: the last choice counts, and a refusal is no complaint', () => {
    settings.ask = 'always';
    const { choosing, wire } = asked();
    choosing.pick('cell:1');
    choosing.name('go b');
    expect(wire.weighed).toHaveLength(1);
    choosing.hear(told('weigh-1', true));
    expect(choosing.final).toBe(false);
    expect(wire.weighed.at(-1)).toMatchObject({ words: 'go b' });
    expect(choosing.refused('weigh-2', { reason: { id: 'error-stale', args: {} }, rule: '' })).toBe(true);
    expect([wire.complaint, choosing.chosen?.words]).toEqual([null, 'go b']);
  });

  it('to a question that is gone weighs nothing', () => {
    settings.ask = 'always';
    const { choosing } = asked();
    choosing.pick('cell:2');
    choosing.offer(decision('d2', MOVES), view());
    choosing.hear(told('weigh-1', true));
    expect(choosing.final).toBe(false);
  });
});

describe('a question', () => {
  it('that was answered is not asked again before the next one', () => {
    const { choosing } = asked();
    choosing.play('stay');
    choosing.offer(decision('d1', MOVES), view());
    expect(choosing.asking).toBeNull();
    choosing.heard('d1');
    expect(choosing.sending).toBe(true);
    choosing.heard('d2');
    choosing.offer(decision('d2', MOVES), view());
    expect([choosing.sending, choosing.asking?.id]).toEqual([false, 'd2']);
  });

  it('that comes back after somebody else acted keeps what was picked', () => {
    const { choosing } = asked();
    choosing.pick('cell:2');
    choosing.offer(decision('d2', MOVES.slice(1)), view());
    expect(choosing.chosen?.words).toBe('go b');
    choosing.offer(decision('d3', MOVES, { prompt: { id: 'other', args: {} } }), view());
    expect(choosing.chosen).toBeNull();
  });

  it('that comes back after my own answer is new', () => {
    const { choosing } = asked();
    choosing.pick('cell:2');
    choosing.act();
    choosing.acknowledged('1');
    choosing.heard('d2');
    choosing.offer(decision('d2', MOVES), view());
    expect(choosing.chosen).toBeNull();
  });

  it('waits while other things are shown', () => {
    const { choosing } = asked();
    choosing.pick('cell:2');
    choosing.withdraw();
    expect([choosing.asking, choosing.legal.size]).toEqual([null, 0]);
    choosing.offer(decision('d1', MOVES), view());
    expect(choosing.chosen?.words).toBe('go b');
  });

  it('is no question when only preferences are left', () => {
    const { choosing } = asked({}, [option('quicker', [], { preference: true })]);
    expect(choosing.asking).toBeNull();
    expect(choosing.preferences.map(({ words }) => words)).toEqual(['quicker']);
  });

  it('gets marks from the game', () => {
    const { choosing } = asked({ marks: ({ words }) => (words === 'stay' ? ['cell:9'] : []) });
    choosing.pick('cell:9');
    expect(choosing.chosen?.words).toBe('stay');
  });
});

describe('a refusal', () => {
  it('of an answer opens the question again and says why', () => {
    const { choosing, wire } = asked();
    choosing.play('stay');
    expect(choosing.refused('1', ILLEGAL)).toBe(true);
    choosing.offer(decision('d1', MOVES), view());
    expect([choosing.asking?.id, choosing.sending, wire.complaint]).toEqual(['d1', false, ILLEGAL]);
  });

  it('of something else is not its business', () => {
    const { choosing, wire } = asked();
    expect(choosing.refused('7', ILLEGAL)).toBe(false);
    expect(wire.complaint).toBeNull();
  });

  it('is forgotten with the next pick', () => {
    const { choosing, wire } = asked();
    wire.complaint = ILLEGAL;
    choosing.pick('cell:1');
    expect(wire.complaint).toBeNull();
  });
});

describe('words beside the game', () => {
  const hooks: GameHooks = { beside: ({ words }) => words.startsWith('offer') };
  const OFFER = option('offer rum');

  it('are no moves', () => {
    const { choosing } = asked(hooks, [...MOVES, OFFER]);
    expect(choosing.beside).toEqual([OFFER]);
    expect(choosing.rows.flatMap((row) => row.choices)).toHaveLength(MOVES.length);
  });

  it('are said again when the question has changed meanwhile', () => {
    const { choosing, wire } = asked(hooks, [...MOVES, OFFER]);
    choosing.play('offer rum');
    choosing.refused('1', STALE);
    choosing.offer(decision('d2', [...MOVES, OFFER]), view());
    expect(wire.sent.map((sent) => 'decision' in sent && sent.decision)).toEqual(['d1', 'd2']);
    expect(wire.complaint).toBeNull();
  });

  it('bring with them what is said together, as soon as it can be said', () => {
    const together = { ...hooks, said: (words: string) => (words === 'offer rum' ? ['offer now'] : []) };
    const said = (alone: boolean, then: ReturnType<typeof option>[]): unknown[] => {
      const { choosing, wire } = asked(together, [...MOVES, OFFER]);
      choosing.say('offer rum', alone);
      choosing.acknowledged('1');
      choosing.heard('d2');
      choosing.offer(decision('d2', then), view());
      choosing.heard('d3');
      choosing.offer(decision('d3', [...MOVES, option('offer now')]), view());
      return wire.sent.map((sent) => 'words' in sent && sent.words);
    };
    expect(said(false, [...MOVES, option('offer now')])).toEqual(['offer rum', 'offer now']);
    expect(said(true, [...MOVES, option('offer now')])).toEqual(['offer rum']);
    expect(said(false, MOVES)).toEqual(['offer rum']);
  });

  it('are given up when they are not possible any more', () => {
    const { choosing, wire } = asked(hooks, [...MOVES, OFFER]);
    choosing.play('offer rum');
    choosing.refused('1', STALE);
    choosing.offer(decision('d2', MOVES), view());
    expect([wire.sent.length, wire.complaint]).toEqual([1, STALE]);
  });
});

it('forgets an answer with the connection: the server tells whether it arrived', () => {
  const { choosing } = asked();
  choosing.play('stay');
  choosing.reconnected();
  choosing.offer(decision('d1', MOVES), view());
  expect([choosing.sending, choosing.asking?.id]).toEqual([false, 'd1']);
});

describe('an answer that stands', () => {
  const hooks: GameHooks = { stands: () => 'go a', outright: (one) => one.words === 'stay' };

  it('is chosen and weighed when the question comes, and one click on it gives it', () => {
    settings.ask = 'final';
    const { choosing, wire } = asked(hooks);
    expect([choosing.chosen?.words, wire.weighed.length, wire.sent.length]).toEqual(['go a', 1, 0]);
    choosing.pick('cell:1');
    expect(wire.sent).toEqual([{ type: 'play', seat: 0, decision: 'd1', words: 'go a' }]);
  });

  it('gives way to another choice, and does not come back with a click', () => {
    settings.ask = 'final';
    const { choosing, wire } = asked(hooks);
    choosing.pick('cell:2');
    choosing.refused('1', FINAL);
    choosing.anew();
    choosing.pick('cell:1');
    expect(wire.sent.map((one) => one.type === 'play' && [one.words, one.free])).toEqual([
      ['go b', true],
      ['go a', true],
    ]);
  });

  it('does not stand for whoever is always asked', () => {
    expect(asked(hooks).choosing.chosen).toBe(null);
  });

  it('is not what says all that it does: one click gives that', () => {
    settings.ask = 'final';
    const { choosing, wire } = asked({ outright: (one) => one.words === 'go b' });
    choosing.pick('cell:2');
    expect(wire.sent).toEqual([{ type: 'play', seat: 0, decision: 'd1', words: 'go b' }]);
  });
});

describe('a way', () => {
  const STEPS = [option('step 1', ['cell:1']), option('step 2', ['cell:2']), option('stop')];
  const hooks: GameHooks = { way: (_, mark) => (mark === 'cell:9' ? ['step 1', 'step 2', 'stop'] : null) };
  const STORM = decision('storm', [option('duck'), option('bear')], { prompt: { id: 'storm', args: {} } });

  function arrive(choosing: Choosing, wire: TestWire, id: string): void {
    choosing.acknowledged(String(wire.sent.length));
    choosing.heard(id);
    choosing.offer(decision(id, STEPS), view());
  }
  const said = (wire: TestWire): unknown[] => wire.sent.map((one) => one.type === 'play' && one.words);

  it('is given step by step after one click, and taken back as a whole', () => {
    settings.ask = 'final';
    const { choosing, wire } = asked(hooks, STEPS);
    choosing.pick('cell:9');
    arrive(choosing, wire, 'd2');
    arrive(choosing, wire, 'd3');
    expect([said(wire), choosing.given, choosing.way]).toEqual([['step 1', 'step 2', 'stop'], [3], []]);
    choosing.acknowledged('3');
    choosing.heard('storm');
    choosing.offer(STORM, view());
    choosing.play('duck');
    expect([choosing.fall(), choosing.fall(), choosing.fall()]).toEqual([1, 3, 1]);
  });

  it('waits for a click where a step is final, and goes on after it', () => {
    settings.ask = 'final';
    const { choosing, wire } = asked(hooks, STEPS);
    choosing.pick('cell:9');
    choosing.refused('1', FINAL);
    expect([choosing.chosen?.words, choosing.given]).toEqual(['step 1', []]);
    choosing.act();
    arrive(choosing, wire, 'd2');
    expect([said(wire), choosing.given]).toEqual([['step 1', 'step 1', 'step 2'], [2]]);
  });

  it('outlasts another question, and ends with another choice', () => {
    settings.ask = 'final';
    const { choosing, wire } = asked(hooks, STEPS);
    choosing.pick('cell:9');
    choosing.acknowledged('1');
    choosing.heard('storm');
    choosing.offer(STORM, view());
    choosing.take('duck');
    expect(choosing.way).toEqual(['step 2', 'stop']);
    choosing.anew();
    choosing.play('duck');
    choosing.acknowledged(String(wire.sent.length));
    choosing.heard('d3');
    choosing.offer(decision('d3', [option('step 5', ['cell:5'])]), view());
    expect(choosing.way).toEqual([]);
  });

  it('is confirmed step by step by whoever is always asked', () => {
    const { choosing, wire } = asked(hooks, STEPS);
    choosing.pick('cell:9');
    expect([choosing.chosen?.words, wire.sent.length]).toEqual(['step 1', 0]);
    choosing.act();
    arrive(choosing, wire, 'd2');
    expect([choosing.chosen?.words, said(wire)]).toEqual(['step 2', ['step 1']]);
  });
});

describe('a card drawn to its place', () => {
  const PLACES = [option('lay 1', ['card:1', 'cell:1']), option('lay 2', ['card:1', 'cell:2'])];

  it('is laid although that is final, once what comes of it could be read there', () => {
    vi.useFakeTimers();
    settings.ask = 'final';
    const { choosing, wire } = asked({}, PLACES);
    choosing.draw('card:1');
    choosing.over('card:1', 'cell:2');
    choosing.hear({ request: 'weigh-1', final: true, events: [], warnings: [], then: 'hidden' });
    vi.advanceTimersByTime(600);
    choosing.drop();
    expect(wire.sent).toEqual([{ type: 'play', seat: 0, decision: 'd1', words: 'lay 2' }]);
  });

  it('is asked about when it is let go at once, and goes back where it may not lie', () => {
    settings.ask = 'final';
    const { choosing, wire } = asked({}, PLACES);
    choosing.draw('card:1');
    choosing.over('card:1', 'cell:2');
    choosing.over('card:1', null);
    choosing.drop();
    expect([choosing.goes('card:1', 'cell:2'), choosing.goes('card:1', 'cell:3'), wire.sent]).toEqual([
      true,
      false,
      [],
    ]);
    choosing.over('card:1', 'cell:1');
    choosing.drop();
    expect(wire.sent).toEqual([{ type: 'play', seat: 0, decision: 'd1', words: 'lay 1', free: true }]);
  });
});
