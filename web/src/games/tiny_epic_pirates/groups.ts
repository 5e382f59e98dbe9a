const LETTERS = 'rcep';

/** Groups of deckhands as the actions spell them: a letter for each station, `none` for nobody. */
export const spelled = (stations: readonly number[]): string =>
  [...stations]
    .sort((a, b) => a - b)
    .map((station) => LETTERS[station])
    .join('') || 'none';

export const stationsOf = (word: string): number[] =>
  word === 'none' ? [] : [...word].map((letter) => LETTERS.indexOf(letter));

/** Deckhands taken from the wheel, by the orders they stood on, in the order of the data. */
export const lifted = (orders: readonly string[], all: readonly string[]): string =>
  all.filter((order) => orders.includes(order)).join('_') || 'none';

/** The orders in such a word; names of orders may hold a `_` themselves. */
export function liftedOrders(word: string, all: readonly string[]): string[] {
  const found: string[] = [];
  let rest = word;
  for (const order of all)
    if (rest === order || rest.startsWith(`${order}_`)) {
      found.push(order);
      rest = rest.slice(order.length + 1);
    }
  return found;
}
