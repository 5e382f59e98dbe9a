// The service worker: shows what a push brings, and does what is clicked in it. It keeps nothing: every page is fresh.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const said = event.data?.json();
  if (!said) return;
  const actions = [{ action: 'open', title: said.open }];
  if (said.stop) actions.push({ action: 'stop', title: said.stop_label });
  event.waitUntil(
    self.registration.showNotification(said.title, {
      body: said.body,
      tag: said.tag || undefined,
      icon: `${self.registration.scope}icon-192.png`,
      badge: `${self.registration.scope}badge-96.png`,
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
