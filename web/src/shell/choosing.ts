import type { Argument, Option, Phrase } from '../protocol';

/** A choice under way: the options of a decision, the marks picked so far, and the option named outright. */
export type Choice = { options: readonly Option[]; picked: readonly string[]; named: string | null };

/** One thing to press: an option, or a mark that several options share. */
export type Entry = {
  mark: string | null;
  options: readonly Option[];
  picked: boolean;
  name: Argument | null;
  label: Phrase;
  note: Phrase | null;
  key: string;
};

/** Entries that answer the same part of the question; `current` is the part to be answered now. */
export type Row = { kind: string; entries: Entry[]; current: boolean };

const FEW = 9;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const KEYS = `123456789${LETTERS}`;

export const kindOf = (mark: string): string => mark.slice(0, mark.indexOf(':'));

const carries = (option: Option, marks: readonly string[]): boolean =>
  marks.every((mark) => option.marks.includes(mark));

/** The options of a decision by where they stand: among the moves, beside the game, or in the menu. */
export type Sorted = { moves: Option[]; beside: Option[]; quiet: Option[] };

export function sorted(options: readonly Option[], beside: (option: Option) => boolean = () => false): Sorted {
  const rest = options.filter((option) => !beside(option));
  return {
    moves: rest.filter((option) => !option.preference),
    beside: options.filter(beside),
    quiet: rest.filter((option) => option.preference),
  };
}

export function begin(options: readonly Option[]): Choice {
  return { options, picked: [], named: null };
}

/** The choice in a question that is asked anew, because somebody else acted meanwhile: what is still possible of it stays. */
export function renew(choice: Choice, options: readonly Option[]): Choice {
  const fresh = begin(options);
  const possible = (marks: readonly string[]): boolean => fresh.options.some((option) => carries(option, marks));
  const picked = choice.picked.reduce<string[]>(
    (kept, mark) => (possible([...kept, mark]) ? [...kept, mark] : kept),
    [],
  );
  const named = fresh.options.some((option) => option.words === choice.named) ? choice.named : null;
  return { ...fresh, picked, named };
}

/** The options that are still possible. */
export function left(choice: Choice): readonly Option[] {
  if (choice.named !== null) return choice.options.filter((option) => option.words === choice.named);
  return choice.options.filter((option) => carries(option, choice.picked));
}

/** The option to be sent, once only one is left. */
export function chosen(choice: Choice): Option | null {
  const rest = left(choice);
  return rest.length === 1 ? (rest[0] ?? null) : null;
}

/** Picks a mark. A second pick takes it back; picks that cannot stand beside it give way. */
export function pick(choice: Choice, mark: string): Choice {
  if (choice.picked.includes(mark))
    return { ...choice, named: null, picked: choice.picked.filter((other) => other !== mark) };
  if (!choice.options.some((option) => option.marks.includes(mark))) return choice;
  const kept: string[] = [];
  for (const other of choice.picked)
    if (choice.options.some((option) => carries(option, [...kept, other, mark]))) kept.push(other);
  return { ...choice, named: null, picked: [...kept, mark] };
}

/** Leads to an option by its words: by its marks where they suffice, else by name. */
export function name(choice: Choice, words: string): Choice {
  const option = choice.options.find((other) => other.words === words);
  if (!option) return choice;
  const marked = { ...choice, named: null, picked: option.marks };
  return chosen(marked) === option ? marked : { ...marked, named: words };
}

/** One step back. */
export function back(choice: Choice): Choice {
  if (choice.named !== null) return { ...choice, named: null };
  return { ...choice, picked: choice.picked.slice(0, -1) };
}

export const begun = (choice: Choice): boolean => choice.named !== null || choice.picked.length > 0;

/** The marks that may be picked now, those that would replace another pick included; once an option is chosen, those of unlike options too. */
export function legal(choice: Choice): Set<string> {
  const marks = new Set<string>();
  const done = chosen(choice) !== null;
  for (const option of choice.options) {
    const kinds = option.marks.map(kindOf);
    const stands = (other: string, kind: string): boolean =>
      option.marks.includes(other) || kindOf(other) === kind || (done && !kinds.includes(kindOf(other)));
    for (const mark of option.marks) if (choice.picked.every((other) => stands(other, kindOf(mark)))) marks.add(mark);
  }
  return marks;
}

/** The marks of what is chosen so far. */
export function held(choice: Choice): Set<string> {
  const option = chosen(choice);
  return new Set(option ? option.marks : choice.picked);
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

function single(choice: Choice, option: Option): Entry {
  return {
    mark: null,
    options: [option],
    picked: chosen(choice) === option,
    name: null,
    label: option.label,
    note: option.note,
    key: '',
  };
}

function shared(choice: Choice, mark: string, options: readonly Option[]): Entry {
  return {
    mark,
    options,
    picked: held(choice).has(mark),
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

function product(choice: Choice, listed: readonly Option[], kinds: string[]): Row[] {
  const now = held(choice);
  return kinds.map((kind, i) => {
    const fitting = listed.filter((option) =>
      [...now].every((mark) => kindOf(mark) === kind || option.marks.includes(mark)),
    );
    const entries = [...grouped(fitting, (option) => option.marks[i])].map(([mark, options]) =>
      shared(choice, mark, options),
    );
    const [only, ...others] = entries;
    if (only && !others.length) only.picked = true;
    return { kind, current: false, entries };
  });
}

function tree(choice: Choice, listed: readonly Option[]): Row[] {
  const path = choice.picked;
  const rest = listed.filter((option) => carries(option, path));
  if (rest.length <= FEW) return [{ kind: '', current: true, entries: rest.map((option) => single(choice, option)) }];
  const groups = grouped(rest, (option) => option.marks.find((mark) => !path.includes(mark)));
  const entries = [...groups].map(([mark, options]) =>
    options.length === 1 ? single(choice, options[0] as Option) : shared(choice, mark, options),
  );
  for (const option of rest)
    if (option.marks.every((mark) => path.includes(mark))) entries.push(single(choice, option));
  return [{ kind: '', current: true, entries }];
}

/**
 * What to show: one row when options are few, a row for each part of the question when they are many.
 * Options that the game offers by its `own` means are not listed; where there are such, digits are theirs and buttons get letters.
 */
export function rows(choice: Choice, own: (option: Option) => boolean = () => false): Row[] {
  const listed = choice.options.filter((option) => !own(option));
  const shown = parts(choice, listed) ?? (listed.length > FEW ? tree(choice, listed) : flat(choice, listed));
  letterKeys(shown, listed.length < choice.options.length ? LETTERS : KEYS);
  return shown;
}

const flat = (choice: Choice, listed: readonly Option[]): Row[] => [
  { kind: '', current: true, entries: listed.map((option) => single(choice, option)) },
];

function parts(choice: Choice, listed: readonly Option[]): Row[] | null {
  const marked = listed.filter((option) => option.marks.length > 0);
  const kinds = questions(marked);
  const open = kinds?.filter((_, i) => answers(marked, i) > 1).length ?? 0;
  if (!kinds || (listed.length <= FEW && open !== 1)) return null;
  const shown = product(choice, listed, kinds);
  const plain = listed.filter((option) => option.marks.length === 0);
  const asked = shown.find((row) => !row.entries.some((entry) => entry.picked)) ?? shown.at(-1);
  if (asked) asked.current = true;
  if (plain.length) shown.push({ kind: '', current: false, entries: plain.map((option) => single(choice, option)) });
  return shown;
}

function letterKeys(shown: Row[], keys: string): void {
  let next = 0;
  for (const row of shown)
    if (row.current || row.kind === '') for (const entry of row.entries) entry.key = keys[next++] ?? '';
}

/** Splits what is shown between the hand and the buttons: the hand takes the row of its kind, or options about one of its cards alone. */
export function dealt(shown: readonly Row[], kinds: readonly string[]): { hand: Entry[] | null; rest: Row[] } {
  const row = shown.find((one) => kinds.includes(one.kind));
  const alone = ({ options: [only, ...others] }: Entry): boolean =>
    !others.length && only?.marks.length === 1 && kinds.includes(kindOf(only.marks[0] as string));
  const cards = row?.entries ?? shown.flatMap((one) => one.entries).filter(alone);
  const rest = shown
    .filter((one) => one !== row)
    .map((one) => ({ ...one, entries: one.entries.filter((entry) => !cards.includes(entry)) }))
    .filter((one) => one.entries.length > (one.kind === '' ? 0 : 1));
  return { hand: cards.length ? cards : null, rest };
}

/** Presses an entry: picks its mark or names its option; a second time takes it back. */
export function press(choice: Choice, entry: Entry): Choice {
  if (entry.mark !== null) return pick(choice, entry.mark);
  const option = entry.options[0];
  if (!option) return choice;
  if (entry.picked) return choice.named !== null ? back(choice) : { ...choice, picked: [] };
  return { ...choice, named: option.words, picked: choice.picked.filter((mark) => option.marks.includes(mark)) };
}
