const KEY = 'quarterdeck.renewed';
const PAUSE = 60_000;

/** Loads the page anew because the server has become another; not twice in a minute, should that not help. */
export function renew(): void {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < PAUSE) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
