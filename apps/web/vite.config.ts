import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { SOCKET_PATH } from '../../packages/protocol/src/constants.ts';
import { chunks } from './chunks.ts';
import { gallery } from './gallery.ts';

const STUB = '\0orrery-not-in-the-browser:';

/**
 * The invariants of `verify` and the reader of described positions are left out of the rules: they are the command line's. A match that
 * began from a position fetches its reader by itself (`GameManifest.position`).
 */
function withoutCommandLine(): Plugin {
  const rules = /\/packages\/games\/[^/]+\/src\/index\.ts$/;
  const room = /^\.\/(?:knowledge|input)\/(check|position)\.ts$/;
  return {
    name: 'orrery-without-command-line',
    // The gallery, while developing, draws described positions.
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const name = importer !== undefined && rules.test(importer) ? room.exec(source)?.[1] : undefined;
      // By game, so that each has its own beside its rules instead of one more file for all of them.
      return name && `${STUB}${name}:${importer}`;
    },
    load(id) {
      const [name] = id.startsWith(STUB) ? id.slice(STUB.length).split(':') : [];
      return name && `export function ${name}() { throw new Error('${name} is not in the browser'); }`;
    },
  };
}

const server = process.env.ORRERY_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [
    withoutCommandLine(),
    svelte(),
    gallery(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, new RegExp(`^${SOCKET_PATH}`), /^\/metrics/, /^\/health/],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
      },
      manifest: {
        name: 'Orrery',
        short_name: 'Orrery',
        description: 'A table for science-fiction board games',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#0b1020',
        theme_color: '#0b1020',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  worker: { format: 'es', plugins: () => [withoutCommandLine()] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    // Our packages do nothing when they are imported, so importing one name of them does not load the rest.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/packages\//, sideEffects: false }] },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: false },
      [SOCKET_PATH]: { target: server, ws: true },
    },
  },
});
