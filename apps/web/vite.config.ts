import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { SOCKET_PATH } from '../../packages/protocol/src/constants.ts';
import { chunks } from './chunks.ts';
import { gallery } from './gallery.ts';
import { offline } from './offline.ts';

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
  plugins: [withoutCommandLine(), svelte(), gallery(), offline()],
  // The workshop's worker holds the whole of Race by itself; that it need not be fetched piece by piece is no news to whoever starts a server.
  worker: { format: 'es', plugins: () => [withoutCommandLine()], rolldownOptions: { checks: { ineffectiveDynamicImport: false } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The puzzles of a game are the largest: text that packs to a fifteenth of it.
    chunkSizeWarningLimit: 600,
    // Our packages do nothing when they are imported, so importing one name of them does not load the rest.
    rolldownOptions: {
      // Nobody who starts a server asked where the bundler spends its time.
      checks: { bundlerTimings: false },
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
