import type { Argument, Option, Phrase } from '../protocol';

/** A selection under way: the options of a decision, the marks picked so far, and the option named outright. */
export type Selection = { options: readonly Option[]; picked: readonly string[]; named: string | null };

/** One thing to press: an option, or a mark that several options share. */
export type Choice = {
  mark: string | null;
  options: readonly Option[];
  picked: boolean;
  name: Argument | null;
  label: Phrase;
  note: Phrase | null;
  key: string;
};

/** Choices that answer the same part of the question; `current` is the part to be answered now. */
export type Row = { kind: string; choices: Choice[]; current: boolean };

const FEW = 9;
const DIGITS = '123456789';
const LETTERS = 'qweasdzxrtfgvbyuojklnp'; // in reading order; C is for chat, H for a hint, I for a look-up, M for sound
const NOTHING_KEY = '0';

export const kindOf = (mark: string): string => mark.slice(0, mark.indexOf(':'));

const carries = (option: Option, marks: readonly string[]): boolean =>
  marks.every((mark) => option.marks.includes(mark));

/** The options of a decision by where they stand: among the moves, beside the game, or in the menu. */
export type Sorted = { moves: Option[]; beside: Option[]; preferences: Option[] };

export function sorted(options: readonly Option[], beside: (option: Option) => boolean = () => false): Sorted {
  const rest = options.filter((option) => !beside(option));
  return {
    moves: rest.filter((option) => !option.preference),
    beside: options.filter(beside),
    preferences: rest.filter((option) => option.preference),
  };
}

export function begin(options: readonly Option[]): Selection {
  return { options, picked: [], named: null };
}

/** The selection in a question that is asked anew, because somebody else acted meanwhile: what is still possible of it stays. */
export function renew(selection: Selection, options: readonly Option[]): Selection {
  const fresh = begin(options);
  const possible = (marks: readonly string[]): boolean => fresh.options.some((option) => carries(option, marks));
  const picked = selection.picked.reduce<string[]>(
    (kept, mark) => (possible([...kept, mark]) ? [...kept, mark] : kept),
    [],
  );
  const named = fresh.options.some((option) => option.words === selection.named) ? selection.named : null;
  return { ...fresh, picked, named };
}

/** The options that are still possible. */
export function left(selection: Selection): readonly Option[] {
  if (selection.named !== null) return selection.options.filter((option) => option.words === selection.named);
  return selection.options.filter((option) => carries(option, selection.picked));
}

/** The option to be sent, once only one is left. */
export function chosen(selection: Selection): Option | null {
  const rest = left(selection);
  return rest.length === 1 ? (rest[0] ?? null) : null;
}

/** Picks a mark. A second pick takes it back; picks that cannot stand beside it give way. */
export function pick(selection: Selection, mark: string): Selection {
  if (selection.picked.includes(mark))
    return { ...selection, named: null, picked: selection.picked.filter((other) => other !== mark) };
  if (!selection.options.some((option) => option.marks.includes(mark))) return selection;
  const kept: string[] = [];
  for (const other of selection.picked)
    if (selection.options.some((option) => carries(option, [...kept, other, mark]))) kept.push(other);
  return { ...selection, named: null, picked: [...kept, mark] };
}

/** Leads to an option by its words: by its marks where they suffice, else by name. */
export function name(selection: Selection, words: string): Selection {
  const option = selection.options.find((other) => other.words === words);
  if (!option) return selection;
  const marked = { ...selection, named: null, picked: option.marks };
  return chosen(marked) === option ? marked : { ...marked, named: words };
}

/** One step back. */
export function back(selection: Selection): Selection {
  if (selection.named !== null) return { ...selection, named: null };
  return { ...selection, picked: selection.picked.slice(0, -1) };
}

export const begun = (selection: Selection): boolean => selection.named !== null || selection.picked.length > 0;

/** The marks that may be picked now, those that would replace another pick included; once an option is chosen, those of unlike options too. */
export function legal(selection: Selection): Set<string> {
  const marks = new Set<string>();
  const done = chosen(selection) !== null;
  for (const option of selection.options) {
    const kinds = option.marks.map(kindOf);
    const stands = (other: string, kind: string): boolean =>
      option.marks.includes(other) || kindOf(other) === kind || (done && !kinds.includes(kindOf(other)));
    for (const mark of option.marks)
      if (selection.picked.every((other) => stands(other, kindOf(mark)))) marks.add(mark);
  }
  return marks;
}

/** The marks of what is chosen so far. */
export function held(selection: Selection): Set<string> {
  const option = chosen(selection);
  return new Set(option ? option.marks : selection.picked);
}

function named(mark: string, options: readonly Option[]): Argument | null {
  const [kind, value] = [kindOf(mark), Number(mark.slice(mark.indexOf(':') + 1))];
  for (const option of options)
    for (const arg of Object.values(option.label.args)) if (arg.kind === kind && arg.value === value) return arg;
  return null;
}

function common(options: readonly Option[]): Phrase | null {
  const first = options[0]?.note ?? null;
  const same = JSON.stringify(first);
  return options.every((option) => JSON.stringify(option.note) === same) ? first : null;
}

function single(selection: Selection, option: Option): Choice {
  return {
    mark: null,
    options: [option],
    picked: chosen(selection) === option,
    name: null,
    label: option.label,
    note: option.note,
    key: '',
  };
}

function shared(selection: Selection, mark: string, options: readonly Option[]): Choice {
  return {
    mark,
    options,
    picked: held(selection).has(mark),
    name: named(mark, options),
    label: (options[0] as Option).label,
    note: common(options),
    key: '',
  };
}

/** The kinds of the marks when all marked options answer the same questions in the same order; else null. */
function questions(marked: readonly Option[]): string[] | null {
  const kinds = marked[0]?.marks.map(kindOf) ?? [];
  const alike = marked.every((option) => option.marks.map(kindOf).join() === kinds.join());
  return alike && kinds.length > 1 && new Set(kinds).size === kinds.length ? kinds : null;
}

function grouped(options: readonly Option[], mark: (option: Option) => string | undefined): Map<string, Option[]> {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const key = mark(option);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  return groups;
}

/** How many different marks answer a question. */
const answers = (options: readonly Option[], i: number): number =>
  new Set(options.map((option) => option.marks[i])).size;

function product(selection: Selection, listed: readonly Option[], kinds: string[]): Row[] {
  const now = held(selection);
  return kinds.map((kind, i) => {
    const fitting = listed.filter((option) =>
      [...now].every((mark) => kindOf(mark) === kind || option.marks.includes(mark)),
    );
    const choices = [...grouped(fitting, (option) => option.marks[i])].map(([mark, options]) =>
      shared(selection, mark, options),
    );
    const [only, ...others] = choices;
    if (only && !others.length) only.picked = true;
    return { kind, current: false, choices };
  });
}

function tree(selection: Selection, listed: readonly Option[]): Row[] {
  const path = listed.every((option) => option.marks.length < 2) ? [] : selection.picked; // a plain list stays whole
  const rest = listed.filter((option) => carries(option, path));
  if (rest.length <= FEW)
    return [{ kind: '', current: true, choices: rest.map((option) => single(selection, option)) }];
  const groups = grouped(rest, (option) => option.marks.find((mark) => !path.includes(mark)));
  const choices = [...groups].map(([mark, options]) =>
    options.length === 1 ? single(selection, options[0] as Option) : shared(selection, mark, options),
  );
  for (const option of rest)
    if (option.marks.every((mark) => path.includes(mark))) choices.push(single(selection, option));
  return [{ kind: '', current: true, choices }];
}

/** How a game lists and names the options of a decision. */
export type Listing = {
  /** Options that the game offers by its own means: they are not listed, digits are theirs, and buttons get letters. */
  own?: (option: Option) => boolean;
  /** The key that means a thing, such as a card's value. */
  key?: (mark: string) => string | undefined;
  /** The words of the answer that lets things be. */
  pass?: string | null;
};

/** What to show: one row when options are few, a row for each part of the question when they are many. */
export function rows(selection: Selection, { own = () => false, key, pass = null }: Listing = {}): Row[] {
  const listed = selection.options.filter((option) => !own(option));
  const shown = parts(selection, listed) ?? (listed.length > FEW ? tree(selection, listed) : flat(selection, listed));
  printKeys(shown, listed.length < selection.options.length, key, pass);
  return shown;
}

const flat = (selection: Selection, listed: readonly Option[]): Row[] => [
  { kind: '', current: true, choices: listed.map((option) => single(selection, option)) },
];

function parts(selection: Selection, listed: readonly Option[]): Row[] | null {
  const marked = listed.filter((option) => option.marks.length > 0);
  const kinds = questions(marked);
  const open = kinds?.filter((_, i) => answers(marked, i) > 1).length ?? 0;
  if (!kinds || (listed.length <= FEW && open !== 1)) return null;
  const shown = product(selection, listed, kinds);
  const plain = listed.filter((option) => option.marks.length === 0);
  const asked = shown.find((row) => !row.choices.some((choice) => choice.picked)) ?? shown.at(-1);
  if (asked) asked.current = true;
  if (plain.length) shown.push({ kind: '', current: false, choices: plain.map((option) => single(selection, option)) });
  return shown;
}

/** Gives every choice a key that stays its own while one thinks: digits to the first row with a choice, letters to the others. */
function printKeys(shown: Row[], lettersOnly: boolean, key: Listing['key'], pass: string | null): void {
  const open = shown.filter((row) => row.choices.length > 1 || row.kind === '');
  const meant = (choice: Choice): string => {
    const [only, ...others] = choice.options;
    if (only && !others.length && only.words === pass) return NOTHING_KEY;
    const mark = choice.mark ?? (only?.marks.length === 1 ? only.marks[0] : undefined);
    return (mark !== undefined && key?.(mark)) || '';
  };
  for (const row of open) for (const choice of row.choices) choice.key = meant(choice);
  const used = new Set(open.flatMap((row) => row.choices).map((choice) => choice.key));
  const digits = [...(lettersOnly ? '' : DIGITS)].filter((one) => !used.has(one));
  const letters = [...LETTERS].filter((one) => !used.has(one));
  open.forEach((row, i) => {
    for (const choice of row.choices) choice.key ||= (i === 0 && digits.shift()) || letters.shift() || '';
  });
}

/** Splits what is shown between the hand and the buttons: the hand takes the row of its kind, or options about one of its cards alone. */
export function dealt(shown: readonly Row[], kinds: readonly string[]): { hand: Choice[] | null; rest: Row[] } {
  const row = shown.find((one) => kinds.includes(one.kind));
  const alone = ({ options: [only, ...others] }: Choice): boolean =>
    !others.length && only?.marks.length === 1 && kinds.includes(kindOf(only.marks[0] as string));
  const cards = row?.choices ?? shown.flatMap((one) => one.choices).filter(alone);
  const rest = shown
    .filter((one) => one !== row)
    .map((one) => ({ ...one, choices: one.choices.filter((choice) => !cards.includes(choice)) }))
    .filter((one) => one.choices.length > (one.kind === '' ? 0 : 1));
  return { hand: cards.length ? cards : null, rest };
}

/** The answer that lets things be, apart from the others. */
export function parted(choices: Choice[], pass: string | null): [Choice | null, Choice[]] {
  const lets = ({ options: [only, ...others] }: Choice): boolean => !others.length && only?.words === pass;
  return [choices.find(lets) ?? null, choices.filter((choice) => !lets(choice))];
}

/** What is listed where there is no room for what the board shows as well. */
export const unplaced = (shown: readonly Row[], placed: (option: Option) => boolean): Row[] =>
  shown
    .map((row) => ({ ...row, choices: row.choices.filter((choice) => !choice.options.every(placed)) }))
    .filter((row) => row.choices.length > 0);

/** Presses an choice: picks its mark or names its option; a second time takes it back. */
export function press(selection: Selection, choice: Choice): Selection {
  if (choice.mark !== null) return pick(selection, choice.mark);
  const option = choice.options[0];
  if (!option) return selection;
  if (choice.picked) return selection.named !== null ? back(selection) : { ...selection, picked: [] };
  return { ...selection, named: option.words, picked: selection.picked.filter((mark) => option.marks.includes(mark)) };
}
