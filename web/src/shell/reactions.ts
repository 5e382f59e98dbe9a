/** The sign of each reaction. */
export const SIGNS: Readonly<Record<string, string>> = {
  hurrah: 'flag',
  cheers: 'barrel',
  ouch: 'storm',
  dread: 'skull',
  haul: 'chest',
  seen: 'eye',
};
