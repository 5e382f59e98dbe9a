import { readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.QUARTERDECK_URL ?? 'http://127.0.0.1:8017';

/** Writes the names of all files down, for the service worker. */
const parts = (): Plugin => ({
  name: 'parts',
  apply: 'build',
  generateBundle(_, bundle) {
    const made = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
    const given = readdirSync(new URL('public', import.meta.url)).filter((name) => name !== 'sw.js');
    this.emitFile({ type: 'asset', fileName: 'parts.json', source: JSON.stringify([...made, ...given].sort()) });
  },
});

export default defineConfig({
  plugins: [svelte(), parts()],
  base: './', // the server knows in which folder of a site the page lies
  build: {
    outDir: '../src/quarterdeck/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for what pages share and one for each game: a table was a hundred requests.
          groups: [
            { name: 'shared', test: /node_modules|src[\\/](?!games[\\/]\w+[\\/])/, minShareCount: 2, priority: 2 },
            { name: (id) => /src[\\/]games[\\/](\w+)[\\/]/.exec(id)?.[1] ?? null, priority: 1 },
          ],
        },
      },
    },
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node', setupFiles: ['src/games/components.setup.ts'] },
});
