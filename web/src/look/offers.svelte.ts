import { here } from '../address';
import { store, stored } from './memory';

type InstallEvent = Event & { prompt(): Promise<unknown> };

const PAUSE = 600_000; // milliseconds between two looks for a newer edition

/** What a page is made of: another edition has other parts, other words, or another Python. */
function made(page: Document): string {
  const metas = ['edition', 'pocket'].map((name) => page.querySelector(`meta[name=${name}]`)?.getAttribute('content'));
  return [page.querySelector('script[type=module]')?.getAttribute('src')?.split('/').at(-1), ...metas].join(' ');
}

/** What the page offers by itself: to be installed, once; and to be loaded anew when there is a newer edition. */
class Offers {
  installable = $state(false);
  newer = $state(false);
  #event: InstallEvent | null = null;
  #looked = Date.now();

  start(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#event = event as InstallEvent;
      this.installable = stored('install') === null;
    });
    document.addEventListener('visibilitychange', () => void this.look());
  }

  async install(): Promise<void> {
    this.decline();
    await this.#event?.prompt();
  }

  decline(): void {
    this.installable = false;
    store('install', 'offered');
  }

  /** Looks whether there is a newer edition than this page is of; not often, and not while nobody looks. */
  async look(now = Date.now()): Promise<void> {
    if (document.hidden || now - this.#looked < PAUSE) return;
    this.#looked = now;
    try {
      const answer = await fetch(here('/'), { cache: 'no-cache' });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      this.newer = answer.ok && made(page) !== made(document);
    } catch {
      return; // no connection
    }
  }
}

export const offers = new Offers();
