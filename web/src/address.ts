/** What the server wrote into the page's head; nothing on a page that Vite serves, or where there is no page. */
export function given(name: string): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** The folder of the site that we lie in, as `/deck`; nothing at its root. */
const base = (): string => given('base');

/** A path of ours as the site knows it. */
export const here = (path: string): string => base() + path;

/** A path of the site as we know it. */
export function within(path: string): string {
  return base() && `${path}/`.startsWith(`${base()}/`) ? path.slice(base().length) || '/' : path;
}

/** The whole address of one of our pages, as others are to type it. */
export function invitation(path: string): string {
  return (given('public') || location.origin) + here(path);
}

/** Whether only this computer can open an address. */
export function isOnlyHere(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** The address of words, rules or components, which the browser keeps until there is another edition of them. */
export function kept(path: string): string {
  const edition = given('edition');
  return edition ? `${path}?edition=${edition}` : path;
}
