import { here } from './address';

const KEY = 'quarterdeck.renewed';
const PAUSE = 60_000;

/** Loads the page anew because the server has become another; not twice in a minute, should that not help. */
export function renew(): void {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < PAUSE) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

let isLeaving = false;

/** Opens the start page anew, as whoever this browser is now; once, however many say so. */
export function goHome(): void {
  if (isLeaving) return;
  isLeaving = true;
  addEventListener('pageshow', () => (isLeaving = false), { once: true }); // should somebody come back to this page
  location.assign(here('/'));
}
