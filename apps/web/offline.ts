import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { SOCKET_PATH } from '../../packages/protocol/src/constants.ts';
import { serviceWorker } from './src/net/service-worker.ts';

const KEPT = /\.(js|css|html|svg|png|woff2|webmanifest)$/;
const WORKER = 'sw.js';
const SERVER_PATHS = new RegExp(`^(/api/|${SOCKET_PATH}|/metrics|/health|/ready)`);

/** Writes sw.js beside what was built, with the list of it. */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'orrery-offline',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    // Everything lies there by then, what came from public/ too.
    writeBundle() {
      writeFileSync(join(folder, WORKER), `(${serviceWorker})(self, ${JSON.stringify(filesIn(folder))}, ${SERVER_PATHS});\n`);
    },
  };
}

function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && KEPT.test(entry.name) && entry.name !== WORKER)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
  return Object.fromEntries(names.map((file) => [file.slice(folder.length).replaceAll('\\', '/'), hashOf(file)]));
}
