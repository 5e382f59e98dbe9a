import { api, Refusal } from '../api';
import type { Notices, Phrase, WishRequest } from '../protocol';

export const KINDS = ['move', 'time', 'invitation', 'over', 'seat', 'named'] as const;
export const WAYS = ['push', 'mail', 'hook'] as const;
export type Kind = (typeof KINDS)[number];
export type WayName = (typeof WAYS)[number];

/** A key as the browser's push service takes it. */
export function bytes(word: string): Uint8Array<ArrayBuffer> {
  const text = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Minutes of the day as a field of time shows them, and back. */
export const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
export const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

const possible = (): boolean => 'PushManager' in globalThis && 'serviceWorker' in navigator;

/** What I wish to hear of, and whether this browser is one of the ways. */
class NoticeWishes {
  now = $state.raw<Notices | null>(null);
  here = $state(false);
  denied = $state(false);
  sent = $state(false);
  complaint = $state.raw<Phrase | null>(null);
  readonly canPush = possible();

  async load(): Promise<void> {
    await this.#try(() => api.notices());
    this.here = (await this.#subscription()) !== null;
    this.denied = this.canPush && Notification.permission === 'denied';
  }

  wish(wish: WishRequest): Promise<void> {
    return this.#try(() => api.wish(wish));
  }

  toggle(kind: Kind, way: WayName): Promise<void> {
    if (!this.now) return Promise.resolve();
    const ways = this.now.kinds[kind] ?? [];
    const changed = ways.includes(way) ? ways.filter((one) => one !== way) : [...ways, way];
    return this.wish({ kinds: { ...this.now.kinds, [kind]: changed } });
  }

  add(kind: 'mail' | 'hook', address: string, lang: 'en' | 'pl'): Promise<void> {
    return this.#try(() => api.addWay({ kind, address, lang }));
  }

  remove(id: string): Promise<void> {
    return this.#try(() => api.removeWay(id));
  }

  async test(): Promise<void> {
    this.sent = false;
    await this.#try(async () => {
      await api.testNotices();
      this.sent = true;
      return this.now;
    });
  }

  /** Lets this browser be called, or no more. */
  async push(on: boolean, lang: 'en' | 'pl'): Promise<void> {
    const known = await this.#subscription();
    if (!on) {
      await known?.unsubscribe();
      this.here = false;
      return;
    }
    if ((await Notification.requestPermission()) !== 'granted') {
      this.denied = true;
      return;
    }
    const worker = await navigator.serviceWorker.ready;
    const key = bytes(this.now?.key ?? '');
    const made = known ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    const { endpoint = '', keys } = made.toJSON();
    const { p256dh = '', auth = '' } = keys ?? {};
    const label = /Firefox|Edg|OPR|Chrome|Safari/.exec(navigator.userAgent)?.[0] ?? '';
    await this.#try(() => api.addWay({ kind: 'push', address: endpoint, keys: { p256dh, auth }, label, lang }));
    this.here = true;
  }

  async #subscription(): Promise<PushSubscription | null> {
    if (!this.canPush) return null;
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker?.pushManager.getSubscription()) ?? null;
  }

  async #try(work: () => Promise<Notices | null>): Promise<void> {
    this.complaint = null;
    try {
      this.now = await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.complaint = error.reason;
    }
  }
}

export const notices = new NoticeWishes();
