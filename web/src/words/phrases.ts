import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { FACEDOWN, type Phrase } from '../protocol';

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

/** A phrase cut at the names of the players, so that each can be set in the colour of the seat. */
export function pieces(words: FluentBundle, phrase: Phrase, seats: readonly string[]): Piece[] {
  const marked = values(words, phrase, (seat) => `${OPEN}${seat}${MIDDLE}${seats[seat] ?? '?'}${CLOSE}`);
  const text = message(words, phrase.id, marked) ?? phrase.id;
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
