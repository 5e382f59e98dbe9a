import { describe, expect, it } from 'vitest';
import type { Option } from '../protocol';
import {
  back,
  begin,
  begun,
  chosen,
  dealt,
  held,
  legal,
  left,
  name,
  parted,
  pick,
  press,
  renew,
  rows,
  sorted,
} from './selection';

function place(card: number, planet: number): Option {
  return {
    words: `place pirate_${card} planet_${planet}`,
    marks: [`card:${card}`, `planet:${planet}`],
    label: {
      id: 'action-place',
      args: {
        card: { kind: 'card', value: card, name: `card-pirate_${card}` },
        planet: { kind: 'planet', value: planet, name: `planet-${planet}` },
      },
    },
    note: planet === 0 ? { id: 'note-turns', args: {} } : null,
    preference: false,
  };
}

const plain = (words: string, ...marks: string[]): Option => ({
  words,
  marks,
  label: { id: `action-${words}`, args: {} },
  note: null,
  preference: false,
});

const placements = [5, 6, 7].flatMap((card) => [0, 1, 2, 3, 4, 5].map((planet) => place(card, planet)));

describe('choosing by marks', () => {
  it('narrows the options to those that carry every picked mark', () => {
    const selection = pick(begin(placements), 'card:6');
    expect(left(selection)).toHaveLength(6);
    expect(chosen(selection)).toBeNull();
  });

  it('has chosen when one option is left', () => {
    const selection = pick(pick(begin(placements), 'card:6'), 'planet:3');
    expect(chosen(selection)?.words).toBe('place pirate_6 planet_3');
  });

  it('takes the marks in any order', () => {
    expect(chosen(pick(pick(begin(placements), 'planet:3'), 'card:6'))?.words).toBe('place pirate_6 planet_3');
  });

  it('replaces a pick that cannot stand beside the new one', () => {
    const selection = pick(pick(begin(placements), 'card:6'), 'planet:3');
    expect(chosen(pick(selection, 'planet:4'))?.words).toBe('place pirate_6 planet_4');
    expect(chosen(pick(selection, 'card:5'))?.words).toBe('place pirate_5 planet_3');
  });

  it('takes a pick back when it is picked again', () => {
    expect(pick(pick(begin(placements), 'card:6'), 'card:6').picked).toEqual([]);
  });

  it('ignores a mark that no option carries', () => {
    const selection = begin(placements);
    expect(pick(selection, 'ship:1')).toBe(selection);
  });

  it('keeps its picks when the question is asked anew', () => {
    const selection = pick(pick(begin(placements), 'card:6'), 'planet:3');
    expect(chosen(renew(selection, placements.slice(0, 12)))?.words).toBe('place pirate_6 planet_3');
  });

  it('gives up only the picks that are gone when the question is asked anew', () => {
    const selection = pick(pick(begin(placements), 'card:6'), 'planet:3');
    expect(
      renew(
        selection,
        placements.filter((option) => !option.marks.includes('card:6')),
      ).picked,
    ).toEqual(['planet:3']);
    const parted = placements.filter(
      (option) => !(option.marks.includes('card:6') && option.marks.includes('planet:3')),
    );
    expect(renew(selection, parted).picked).toEqual(['card:6']);
  });

  it('keeps an option named outright while it is still there', () => {
    const selection = press(
      begin([plain('pass'), plain('draw')]),
      rows(begin([plain('pass'), plain('draw')]))[0]!.choices[1]!,
    );
    expect(chosen(renew(selection, [plain('draw'), plain('pass'), plain('close')]))?.words).toBe('draw');
    expect(begun(renew(selection, [plain('pass'), plain('close')]))).toBe(false);
  });

  it('steps back one pick at a time', () => {
    const selection = pick(pick(begin(placements), 'card:6'), 'planet:3');
    expect(back(selection).picked).toEqual(['card:6']);
    expect(back(back(selection)).picked).toEqual([]);
    expect(back(back(back(selection))).picked).toEqual([]);
  });

  it('keeps preferences and what is said beside the game out of the moves', () => {
    const pass = plain('pass');
    const preference = { ...plain('auto_claim off'), preference: true };
    const talk = { ...plain('talk seat_2'), preference: true };
    const word = plain('send');
    const apart = (option: Option): boolean => option === talk || option === word;
    expect(sorted([pass, preference, talk, word], apart)).toEqual({
      moves: [pass],
      beside: [talk, word],
      preferences: [preference],
    });
    expect(sorted([pass, preference])).toEqual({ moves: [pass], beside: [], preferences: [preference] });
  });

  it('has chosen at once when there is only one option', () => {
    expect(chosen(begin([plain('pass')]))?.words).toBe('pass');
  });

  it('allows two marks of one kind where an option carries both', () => {
    const swaps = [plain('swap a b', 'card:1', 'card:2'), plain('swap a c', 'card:1', 'card:3')];
    const selection = pick(pick(begin(swaps), 'card:1'), 'card:3');
    expect(selection.picked).toEqual(['card:1', 'card:3']);
    expect(chosen(selection)?.words).toBe('swap a c');
  });
});

describe('marks on the board', () => {
  it('are all legal at first', () => {
    expect(legal(begin(placements)).size).toBe(9);
  });

  it('of an unlike option stay legal once one is chosen', () => {
    const targets = begin([plain('attack', 'ship:0'), plain('duel', 'seat:1'), place(5, 0), place(6, 0)]);
    expect(legal(pick(targets, 'ship:0')).has('seat:1')).toBe(true);
    expect(legal(pick(targets, 'planet:0')).has('ship:0')).toBe(false);
    expect(chosen(pick(pick(targets, 'ship:0'), 'seat:1'))?.words).toBe('duel');
  });

  it('stay legal where they would replace a pick', () => {
    const selection = pick(pick(begin(placements.slice(0, 13)), 'card:7'), 'planet:0');
    expect(legal(selection).has('card:6')).toBe(true);
    expect(legal(selection).has('planet:1')).toBe(false);
  });

  it('are held by what is chosen', () => {
    expect([...held(pick(begin(placements), 'card:6'))]).toEqual(['card:6']);
    expect(held(name(begin(placements), 'place pirate_5 planet_1'))).toEqual(new Set(['card:5', 'planet:1']));
  });
});

describe('rows of choices', () => {
  it('show few options one by one with the number keys', () => {
    const few = [0, 1, 2, 3].map((n) => place(n + 1, n));
    const [row, ...others] = rows(begin(few));
    expect(others).toEqual([]);
    expect(row?.choices.map((choice) => choice.key)).toEqual(['1', '2', '3', '4']);
    expect(row?.choices[0]?.options[0]?.words).toBe('place pirate_1 planet_0');
  });

  it('ask only for the part that differs', () => {
    const [cards, planets] = rows(begin(placements.slice(0, 6)));
    expect(cards?.choices.map((choice) => [choice.mark, choice.picked, choice.key])).toEqual([['card:5', true, '']]);
    expect(planets?.current).toBe(true);
    expect(planets?.choices.map((choice) => choice.key)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('have keys that mean the thing, where the game says so, and 0 for letting things be', () => {
    const key = (mark: string): string | undefined => (mark.startsWith('card:') ? mark.slice(5) : undefined);
    const [cards, planets, rest] = rows(begin([...placements, plain('pass')]), { key, pass: 'pass' });
    expect(cards?.choices.map((choice) => choice.key)).toEqual(['5', '6', '7']);
    expect(planets?.choices.map((choice) => choice.key)).toEqual(['q', 'w', 'e', 'a', 's', 'd']);
    expect(rest?.choices[0]?.key).toBe('0');
  });

  it('ask many options part by part', () => {
    const [cards, planets] = rows(begin(placements));
    expect([cards?.kind, planets?.kind]).toEqual(['card', 'planet']);
    expect([cards?.current, planets?.current]).toEqual([true, false]);
    expect(cards?.choices.map((choice) => choice.key)).toEqual(['1', '2', '3']);
    expect(cards?.choices[1]?.name?.name).toBe('card-pirate_6');
    expect(planets?.choices[0]?.key).toBe('q');
  });

  it('go on to the part that is still open', () => {
    const [cards, planets] = rows(pick(begin(placements), 'card:6'));
    expect([cards?.current, planets?.current]).toEqual([false, true]);
    expect(cards?.choices.find((choice) => choice.picked)?.mark).toBe('card:6');
    expect(cards?.choices.map((choice) => choice.key)).toEqual(['1', '2', '3']);
    expect(planets?.choices.map((choice) => choice.key)).toEqual(['q', 'w', 'e', 'a', 's', 'd']);
  });

  it('tell a consequence that all options of an choice share', () => {
    const [, planets] = rows(begin(placements));
    expect(planets?.choices[0]?.note?.id).toBe('note-turns');
    expect(rows(begin(placements))[0]?.choices[0]?.note).toBeNull();
  });

  it('keep an unmarked option beside the parts', () => {
    const shown = rows(begin([...placements, plain('pass')]));
    expect(shown).toHaveLength(3);
    expect(shown[2]?.choices[0]?.key).toBe('z');
    const selection = press(begin([...placements, plain('pass')]), shown[2]!.choices[0]!);
    expect(chosen(selection)?.words).toBe('pass');
    expect(chosen(pick(selection, 'card:5'))).toBeNull();
  });

  it('group mixed options by their first open mark', () => {
    const sail = [1, 2, 3, 4, 5, 6].map((sea) => plain(`sail ${sea}`, `sea:${sea}`));
    const shoot = [1, 2, 3, 4, 5, 6].map((ship) => plain(`shoot ${ship}`, 'cannon:0', `ship:${ship}`));
    const [row] = rows(begin([...sail, ...shoot, plain('pass')]));
    expect(row?.choices).toHaveLength(8);
    expect(row?.choices.at(-1)?.options[0]?.words).toBe('pass');
    const [open] = rows(pick(begin([...sail, ...shoot, plain('pass')]), 'cannon:0'));
    expect(open?.choices.map((choice) => choice.options[0]?.words)).toEqual(shoot.map((option) => option.words));
  });

  it('show the only marked option beside a plain one', () => {
    const [row, ...others] = rows(begin([plain('bonus flint navy', 'crew:10', 'bonus:8'), plain('pass')]));
    expect(others).toHaveLength(0);
    expect(row?.choices.map((choice) => choice.options[0]?.words)).toEqual(['bonus flint navy', 'pass']);
  });

  it('stay in place while one of them is named', () => {
    const many = Array.from({ length: 12 }, (_, i) => plain(`choose ${i}`));
    const selection = name(begin(many), 'choose 10');
    const [row] = rows(selection);
    expect(row?.choices).toHaveLength(12);
    expect(row?.choices[10]?.picked).toBe(true);
    expect(row?.choices[10]?.key).toBe('w');
  });

  it('give every option a way to be reached by pressing choices', () => {
    const options = [...placements, plain('pass'), plain('wait')];
    for (const option of options) {
      let selection = begin(options);
      for (let presses = 0; presses < 3 && chosen(selection) !== option; presses++) {
        const choice = rows(selection)
          .flatMap((row) => row.choices)
          .find((other) => !other.picked && other.options.includes(option));
        selection = press(selection, choice!);
      }
      expect(chosen(selection)).toBe(option);
    }
  });

  it('take a named option back when it is pressed again', () => {
    const options = [1, 2, 3, 4, 5, 6].map((n) => plain(`take ${n}`));
    const choice = rows(begin(options))[0]!.choices[2]!;
    const selection = press(begin(options), choice);
    expect(chosen(selection)).toBe(choice.options[0]);
    expect(left(press(selection, rows(selection)[0]!.choices[2]!))).toHaveLength(6);
  });
});

describe('what the game offers itself', () => {
  const sales = Array.from({ length: 20 }, (_, i) => plain(`sell ${i + 1}`));
  const options = [...sales, plain('negotiate', 'loot:0', 'loot:1'), plain('end_turn')];
  const own = (option: Option): boolean => option.words.startsWith('sell');

  it('is not listed, but can be named', () => {
    const [row] = rows(begin(options), { own });
    expect(row?.choices.map((choice) => [choice.options[0]?.words, choice.key])).toEqual([
      ['negotiate', 'q'],
      ['end_turn', 'w'],
    ]);
    const selection = name(begin(options), 'sell 7');
    expect(chosen(selection)?.words).toBe('sell 7');
    expect(rows(selection, { own })[0]?.choices.some((choice) => choice.picked)).toBe(false);
  });

  it('leaves a lone button unpressed', () => {
    expect(rows(begin([...sales, plain('end_turn')]), { own })[0]?.choices[0]?.picked).toBe(false);
  });
});

describe('the hand', () => {
  it('takes the row of its kind', () => {
    const { hand, rest } = dealt(rows(begin(placements)), ['card']);
    expect(hand?.map((choice) => choice.mark)).toEqual(['card:5', 'card:6', 'card:7']);
    expect(rest.map((row) => row.kind)).toEqual(['planet']);
  });

  it('takes options about one of its cards and leaves the others to buttons', () => {
    const { hand, rest } = dealt(
      rows(begin([plain('play a', 'card:3'), plain('play b', 'card:8'), plain('decline')])),
      ['card'],
    );
    expect(hand?.map((choice) => choice.options[0]?.words)).toEqual(['play a', 'play b']);
    expect(rest.map((row) => row.choices.map((choice) => choice.options[0]?.words))).toEqual([['decline']]);
  });

  it('takes nothing that is not about it', () => {
    const { hand, rest } = dealt(rows(begin([plain('take 1', 'treasure:1'), plain('take 2', 'treasure:2')])), ['card']);
    expect(hand).toBeNull();
    expect(rest[0]?.choices).toHaveLength(2);
  });
});

describe('the answer that lets things be', () => {
  it('stands apart, where there is one', () => {
    const [row] = rows(begin([plain('pass'), plain('office captain', 'leader:0')]));
    const [pass, others] = parted(row?.choices ?? [], 'pass');
    expect(pass?.options[0]?.words).toBe('pass');
    expect(others.map((choice) => choice.options[0]?.words)).toEqual(['office captain']);
    expect(parted(others, 'pass')).toEqual([null, others]);
  });
});
