import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.QUARTERDECK_URL ?? 'http://127.0.0.1:8017';

export default defineConfig({
  plugins: [svelte()],
  base: './', // the server knows in which folder of a site the page lies
  build: {
    outDir: '../src/quarterdeck/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node', setupFiles: ['src/games/components.setup.ts'] },
});
