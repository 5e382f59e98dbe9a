/** A card in a fan: what it is looked up by, what stands on it, how many there are, and whether it is gone. */
export type Leaf = { look?: string; name: string; sign?: string; count?: number; gone?: boolean };
export type Fan = { title: string; leaves: Leaf[] };

/** What a sheet tells of a thing: its picture (a symbol) and name, what it does, the number that holds for me now, cards that belong to it, its rule. */
export type Look = { name: string; lines: string[]; now?: string; rule?: string; picture?: string; fans?: Fan[] };

type Words = { t(id: string): string; has(id: string): boolean };

/** The forms of a component's message that tell what it is and does, in the order in which they are read. */
const TOLD = ['stats', 'deed', 'text', 'help'];

/** What is told of a thing: by the messages of its component (`card-seven`), or by its title alone. */
export function lookOf(
  component: string | undefined,
  title: string,
  { t, has }: Words,
  more: (component: string) => Partial<Look> = () => ({}),
): Look | null {
  const known = component !== undefined && has(component);
  const own = component === undefined ? {} : more(component);
  if (!known && !title && !own.name) return null;
  const name = known ? t(component) : (own.name ?? '');
  const forms = known
    ? TOLD.filter((form) => has(`${component}.${form}`)).map((form) => t(`${component}.${form}`))
    : [];
  const rest = title === name || forms.some((line) => title.includes(line)) ? [] : [title].filter((one) => one);
  const lines = [...forms, ...rest, ...(own.lines ?? [])];
  return { ...own, name: name || (lines.shift() ?? ''), lines };
}
