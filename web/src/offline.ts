import { here, kept } from './address';
import { api } from './api';
import { pocket } from './pocket/pocket.svelte';
import { LANGUAGES } from './words/words.svelte';

/** Lets the service worker keep what the page needs without a connection: itself, and all games' words and rules. */
export async function keep(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { active } = await navigator.serviceWorker.ready;
  if (pocket.is) {
    active?.postMessage({ keep: [] }); // its list of parts names everything
    return;
  }
  const games = await api.games();
  const paths = [
    '/api/games',
    '/api/levels',
    ...LANGUAGES.map((language) => `/api/words/${language}`),
    ...games.flatMap(({ id }) => [
      `/api/games/${id}/components`,
      ...LANGUAGES.flatMap((language) => ['words', 'rules'].map((kind) => `/api/games/${id}/${kind}/${language}`)),
    ]),
  ];
  active?.postMessage({ keep: paths.map((path) => here(kept(path))) });
}
