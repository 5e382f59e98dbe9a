import { here, within } from './address';
import { CARRIES } from './me/carried';
import { pocket } from './pocket/pocket.svelte';

export type Route =
  | { page: 'start' }
  | { page: 'tables' }
  | { page: 'bring'; packed: string }
  | { page: 'noticeLink'; act: 'stop' | 'confirm'; token: string }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'tournament'; id: string }
  | { page: 'replay'; id: string; step: number | null }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'about'; game: string }
  | { page: 'me' }
  | { page: 'settings' }
  | { page: 'follow'; token: string }
  | { page: 'lost' };

/** The page that an address names. */
export function route(address: URL): Route {
  const [first, second, ...rest] = address.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (rest.length) return { page: 'lost' };
  if (!first)
    return address.hash.startsWith(CARRIES)
      ? { page: 'bring', packed: address.hash.slice(CARRIES.length) }
      : { page: 'start' };
  if (first === 'new' && !second) return { page: 'new', game: address.searchParams.get('game') };
  if (first === 'tables' && !second) return { page: 'tables' };
  if (first === 'settings' && !second) return { page: 'settings' };
  if (first === 'me') return second ? { page: 'follow', token: second } : { page: 'me' };
  if (!second) return { page: 'lost' };
  if (first === 'stop' || first === 'confirm') return { page: 'noticeLink', act: first, token: second };
  if (first === 'table') return { page: 'table', id: second };
  if (first === 'tournament') return { page: 'tournament', id: second };
  if (first === 'replay') {
    const step = Number.parseInt(address.searchParams.get('step') ?? '', 10);
    return { page: 'replay', id: second, step: Number.isNaN(step) ? null : step };
  }
  if (first === 'rules')
    return { page: 'rules', game: second, rule: decodeURIComponent(address.hash.slice(1)) || null };
  if (first === 'about') return { page: 'about', game: second };
  return { page: 'lost' };
}

/** Links are written from our root; one that somebody reaches for leads to where that lies on the site. */
function lead(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const path = link?.getAttribute('href');
  if (link && path?.startsWith('/') && within(path) === path) link.setAttribute('href', here(path));
}

/** Without a server a file to download is what the worker answers. */
function save(event: Event, link: HTMLAnchorElement): void {
  event.preventDefault();
  void pocket.fetch(within(link.pathname)).then(async (answer) => {
    const file = Object.assign(document.createElement('a'), { download: link.download });
    file.href = URL.createObjectURL(await answer.blob());
    file.click();
    URL.revokeObjectURL(file.href);
  });
}

class Router {
  now = $state.raw<Route>({ page: 'start' });

  start(): void {
    this.#read();
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    for (const reaching of ['pointerover', 'focusin']) document.addEventListener(reaching, lead);
    document.addEventListener('click', (event) => this.#click(event));
  }

  go(path: string): void {
    history.pushState(null, '', here(path));
    this.#read();
    scrollTo(0, 0);
  }

  /** Changes the address without a new entry in the history. */
  settle(path: string): void {
    history.replaceState(null, '', here(path));
  }

  #read(): void {
    const address = new URL(location.href);
    address.pathname = within(address.pathname);
    this.now = route(address);
  }

  #click(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute('download')) {
      if (pocket.is && within(link.pathname).startsWith('/api/')) save(event, link);
      return;
    }
    if (within(link.pathname).startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(within(link.pathname) + link.search + link.hash);
  }
}

export const router = new Router();
