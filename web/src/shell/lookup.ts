/** What a sheet tells of a thing: its name, what it does, the number that holds for me now, its rule. */
export type Look = { name: string; lines: string[]; now?: string; rule?: string };

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
  if (!known && !title) return null;
  const name = known ? t(component) : '';
  const forms = known
    ? TOLD.filter((form) => has(`${component}.${form}`)).map((form) => t(`${component}.${form}`))
    : [];
  const rest = title === name || forms.some((line) => title.includes(line)) ? [] : [title].filter((one) => one);
  const lines = [...forms, ...rest];
  return { name: name || (lines.shift() ?? ''), lines, ...(known ? more(component) : {}) };
}
