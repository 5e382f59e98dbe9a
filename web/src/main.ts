import './look/fonts.css';
import './look/tokens.css';
import './look/page.css';
import './look/together.css';
import { mount } from 'svelte';
import { here } from './address';
import App from './App.svelte';
import { offers } from './look/offers.svelte';
import { settings } from './look/settings.svelte';
import { live } from './live.svelte';
import { renew } from './renew';
import { me } from './me/person.svelte';
import { keep } from './offline';
import { pocket } from './pocket/pocket.svelte';
import { router } from './router.svelte';
import { transport, travelBy } from './transport';

const CALM = 8_000; // milliseconds after which the page has most of what it wanted itself

addEventListener('vite:preloadError', renew); // a part of the page that the server no longer has
if (pocket.is) {
  travelBy(pocket);
  pocket.start();
}
settings.start();
router.start();
live.start(() => transport.socket('/api/me/live'));
me.start();
if (import.meta.env.PROD) offers.start();
if ('serviceWorker' in navigator) void navigator.serviceWorker.register(here('/sw.js')).catch(() => undefined);
setTimeout(() => void keep().catch(() => undefined), CALM); // fails without a connection, or where the browser forbids it

const target = document.getElementById('app');
if (target) mount(App, { target });
