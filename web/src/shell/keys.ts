/** What keys do at every table: the message that names the key, the one that tells what it does, where it lies. */
export const KEYS = [
  { key: 'key-enter', does: 'keys-act', code: 'Enter' },
  { key: 'key-escape', does: 'keys-back', code: 'Escape' },
  { key: 'key-zero', does: 'keys-pass', code: 'Digit0' },
  { key: 'key-h', does: 'keys-hint', code: 'KeyH' },
  { key: 'key-i', does: 'keys-look', code: 'KeyI' },
  { key: 'key-c', does: 'keys-chat', code: 'KeyC' },
  { key: 'key-m', does: 'keys-sound', code: 'KeyM' },
  { key: 'key-space', does: 'keys-pause', code: 'Space' },
  { key: 'key-right', does: 'keys-next', code: 'ArrowRight' },
  { key: 'key-end', does: 'keys-skip', code: 'End' },
  { key: 'key-question', does: 'keys-these', code: 'Slash' },
] as const;

/** The keys of every table, those of the chat where there is one. */
export const keysOf = (talks: boolean): readonly (typeof KEYS)[number][] =>
  KEYS.filter(({ does }) => talks || does !== 'keys-chat');
