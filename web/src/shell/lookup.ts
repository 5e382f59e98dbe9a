/** A card in a fan: what it is looked up by, what stands on it, how many there are, and whether it is gone. */
export type Leaf = { look?: string; name: string; sign?: string; count?: number; gone?: boolean };
export type Fan = { title: string; leaves: Leaf[] };

/** What a thing would count here and there, as things stand. */
export type Counts = { title: string; rows: { name: string; value: string | number }[] };

/** What a sheet tells of a thing. The picture is a symbol, for what the game does not draw; `now` and `counts` hold for me as things stand. */
export type Look = {
  name: string;
  lines: string[];
  of?: string;
  now?: string;
  counts?: Counts;
  rule?: string;
  picture?: string;
  fans?: Fan[];
};

type Words = { t(id: string): string; has(id: string): boolean };

/** The forms of a component's message that tell what it is and does, in the order in which they are read. */
const TOLD = ['stats', 'deed', 'text', 'help'];

/** A title that begins with the name of the thing goes on after it. */
const withoutName = (title: string, name: string): string =>
  name && title.startsWith(name) ? title.slice(name.length).replace(/^[\s,:.]+/, '') : title;

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
  const rest = forms.some((line) => title.includes(line)) ? '' : withoutName(title, name);
  const lines = [...forms, ...(rest ? [rest] : []), ...(own.lines ?? [])];
  return { ...own, ...(known ? { of: component } : {}), name: name || (lines.shift() ?? ''), lines };
}
