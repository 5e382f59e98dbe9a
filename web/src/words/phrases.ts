import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { FACEDOWN, type Phrase } from '../protocol';
import { counted, type Clause, type Line } from '../shell/story';

export type Arguments = Record<string, FluentVariable>;
export type Piece = { text: string; seat?: number };

const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const MARKED = new RegExp(`${OPEN}(\\d+)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'g');

export function bundle(language: string, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/** The text of a message or of one of its attributes (`id.attribute`); null when there is none. */
export function message(words: FluentBundle, id: string, args?: Arguments): string | null {
  const dot = id.lastIndexOf('.');
  const found = words.getMessage(dot < 0 ? id : id.slice(0, dot));
  const pattern = dot < 0 ? found?.value : found?.attributes[id.slice(dot + 1)];
  return pattern ? words.formatPattern(pattern, args ?? null, []) : null;
}

function values(words: FluentBundle, phrase: Phrase, seatName: (seat: number) => string): Arguments {
  const args: Arguments = {};
  for (const [name, arg] of Object.entries(phrase.args)) {
    if (arg.kind === 'seat') args[name] = seatName(arg.value);
    else if (arg.kind === 'number') args[name] = arg.value;
    else if (arg.kind === 'text') args[name] = arg.name ?? '';
    else {
      const id = arg.name || `${arg.kind}-hidden`;
      args[name] = message(words, id) ?? (arg.value === FACEDOWN ? '?' : id);
      for (const attribute of Object.keys(words.getMessage(id)?.attributes ?? {}))
        args[`${name}_${attribute}`] = message(words, `${id}.${attribute}`) ?? '';
    }
  }
  return args;
}

/** A phrase as one sentence. */
export function sentence(words: FluentBundle, phrase: Phrase, seats: readonly string[]): string {
  return (
    message(
      words,
      phrase.id,
      values(words, phrase, (seat) => seats[seat] ?? '?'),
    ) ?? phrase.id
  );
}

const marked =
  (seats: readonly string[]) =>
  (seat: number): string =>
    `${OPEN}${seat}${MIDDLE}${seats[seat] ?? '?'}${CLOSE}`;

/** A phrase cut at the names of the players, so that each can be set in the colour of the seat. */
export function pieces(words: FluentBundle, phrase: Phrase, seats: readonly string[]): Piece[] {
  return cut(message(words, phrase.id, values(words, phrase, marked(seats))) ?? phrase.id);
}

function cut(text: string): Piece[] {
  const cut: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > at) cut.push({ text: text.slice(at, match.index) });
    cut.push({ text: match[2] ?? '', seat: Number(match[1]) });
    at = match.index + match[0].length;
  }
  if (at < text.length) cut.push({ text: text.slice(at) });
  return cut;
}

const listing = (words: FluentBundle): Intl.ListFormat =>
  new Intl.ListFormat(words.locales[0] === 'en' ? 'en-GB' : words.locales[0]);

/** Several names as one, each with how often it was told. */
function listed(words: FluentBundle, clause: Clause, seatName: (seat: number) => string): Arguments {
  const name = clause.list;
  if (name === null || !clause.more.length) return {};
  const forms: Record<string, string[]> = {};
  for (const { arg, count } of counted(clause)) {
    const many = arg.value === FACEDOWN ? message(words, `${arg.kind}-many`, { count }) : null;
    for (const [form, text] of Object.entries(values(words, { id: '', args: { [name]: arg } }, seatName)))
      (forms[form] ??= []).push(count === 1 ? String(text) : (many ?? `${count} × ${String(text)}`));
  }
  const list = listing(words);
  return Object.fromEntries(Object.entries(forms).map(([form, texts]) => [form, list.format(texts)]));
}

/** Whether somebody does to himself what is else done to others. */
function isToSelf({ args }: Phrase): boolean {
  const seats = Object.values(args).filter((arg) => arg.kind === 'seat');
  return seats.length > 1 && new Set(seats.map((arg) => arg.value)).size === 1;
}

/** What a clause says, by the log's own form of the event where there is one. */
function clauseText(words: FluentBundle, clause: Clause, seats: readonly string[]): string {
  const args = {
    ...values(words, clause.phrase, marked(seats)),
    ...listed(words, clause, marked(seats)),
  };
  const { id } = clause.phrase;
  const alone = isToSelf(clause.phrase) ? message(words, `${id}.self`, args) : null;
  const text = (alone ?? message(words, `${id}.log`, args) ?? message(words, id, args) ?? id).trim();
  const times = clause.list === null && clause.more.length ? clause.more.length + 1 : 0;
  return times ? `${text.replace(/\.$/, '')} (×${times}).` : text;
}

/** What one did one after another, as one sentence; what has commas of its own stands apart. */
function enumerated(parts: readonly string[], and: string): string {
  const breaks = (part = ''): boolean => /[,;:]/.test(part);
  return parts.reduce((text, part, i) => {
    const pair = [parts[i - 1] ?? '', part];
    const joins = i === parts.length - 1 && !pair.some((one) => one.includes(and));
    return `${text}${pair.some(breaks) ? '; ' : joins ? and : ', '}${part}`;
  });
}

/** A line of the log: what one did, told as one sentence that names him once; what others have part in follows. */
export function linePieces(words: FluentBundle, line: Line, seats: readonly string[]): Piece[] {
  const rival = `${seats[line.subject ?? -1] ?? OPEN} `;
  const names = line.subject === null ? [] : [`${marked(seats)(line.subject)} `, rival];
  const and = listing(words).format(['?', '?']).slice(1, -1);
  const sentences: string[][] = [];
  let open = false; // the sentence so far is about the subject, and can go on
  for (const clause of line.clauses) {
    const next = clauseText(words, clause, seats);
    const name = names.find((one) => next.startsWith(one));
    const last = sentences.at(-1);
    if (name && open && last) last.push(next.slice(name.length));
    else sentences.push([next]);
    open = name !== undefined && next.endsWith('.');
  }
  const ended = (parts: string[]): string[] => parts.map((part, i) => (parts[i + 1] ? part.slice(0, -1) : part));
  return cut(sentences.map((parts) => enumerated(ended(parts), and)).join(' '));
}
