/** The sign of each reaction. */
export const SIGNS: Readonly<Record<string, string>> = {
  hurrah: 'flag',
  cheers: 'rum',
  ouch: 'storm',
  dread: 'skull',
  haul: 'chest',
  seen: 'spyglass',
};
