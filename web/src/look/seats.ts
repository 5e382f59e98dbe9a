export const EMBLEMS = [
  'anchor',
  'skull',
  'wheel',
  'compass',
  'hook',
  'parrot',
  'lantern',
  'kraken',
  'star',
  'cutlass',
] as const;

export const emblem = (seat: number): string => `#em-${EMBLEMS[seat % EMBLEMS.length]}`;
export const letter = (seat: number): string => 'ABCDEFGHIJ'[seat % 10] ?? '?';
