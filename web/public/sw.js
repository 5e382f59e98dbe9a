// The service worker. It shows what a push brings and does what is clicked in it; and it keeps the page with its parts,
// words, rules and pictures, so that Quarterdeck opens without a connection. Games are never kept here: they are asked for.
const SHELF = 'quarterdeck';
const PAGE = './'; // one page for all addresses
const PARTS = './parts.json'; // every file of the client
const scope = self.registration.scope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(stock(event.data.keep)));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length);
  if (request.mode === 'navigate') {
    if (!path.startsWith('api/')) event.respondWith(page(request));
  } else if (/^(assets|python)\//.test(path) || /^(api|data)\/.*[?&]edition=/.test(path)) {
    event.respondWith(once(request)); // never changes under its address
  } else if (/^[\w-]+\.(svg|png|webmanifest)$/.test(path)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});

/** The page as the server has it; without a connection the one that was kept. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.status !== 404) return answer;
    return (await keptPage()) ?? answer; // a host of files alone does not know our addresses
  } catch (error) {
    const kept = await keptPage();
    if (kept) return kept;
    throw error;
  }
}

/** The page that was kept, for any address: its parts lie beside the start page. */
async function keptPage() {
  const kept = await caches.match(PAGE);
  if (!kept) return undefined;
  const text = (await kept.text()).replaceAll('="./', `="${scope}`);
  return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** What was kept, or else what the server has, which is kept from then on. */
async function once(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const shelf = await caches.open(SHELF);
    await shelf.put(request, answer.clone());
  }
  return answer;
}

/** Keeps the page with all its parts as they are today, and what it asks to keep beside; all else is dropped. */
async function stock(addresses) {
  try {
    const shelf = await caches.open(SHELF);
    const [shown, listed] = await Promise.all([PAGE, PARTS].map((path) => fetch(path, { cache: 'no-cache' })));
    if (!shown.ok || !listed.ok) return;
    const wanted = new Set([...(await listed.json()), ...addresses].map((path) => new URL(path, scope).href));
    for (const address of wanted) if (!(await shelf.match(address))) await shelf.add(address);
    await shelf.put(PAGE, shown); // a page that is kept has all its parts
    for (const { url } of await shelf.keys()) if (!wanted.has(url) && url !== scope) await shelf.delete(url);
  } catch {
    // no connection, or no room: what is there already stays
  }
}

self.addEventListener('push', (event) => {
  const said = event.data?.json();
  if (!said) return;
  const actions = [{ action: 'open', title: said.open }];
  if (said.stop) actions.push({ action: 'stop', title: said.stop_label });
  event.waitUntil(
    self.registration.showNotification(said.title, {
      body: said.body,
      tag: said.tag || undefined,
      icon: `${scope}icon-192.png`,
      badge: `${scope}badge-96.png`,
      data: { url: said.url, stop: said.stop },
      actions,
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  const { url, stop } = event.notification.data;
  event.notification.close();
  if (event.action === 'stop') {
    event.waitUntil(fetch(new URL(stop).pathname, { method: 'POST' }));
    return;
  }
  event.waitUntil(go(new URL(url).pathname));
});

async function go(path) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}
