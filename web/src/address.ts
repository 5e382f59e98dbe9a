/** What the server wrote into the page's head; nothing on a page that Vite serves. */
function given(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** The whole address of one of our pages, as others are to type it. */
export function invitation(path: string): string {
  return (given('public') || location.origin) + path;
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
