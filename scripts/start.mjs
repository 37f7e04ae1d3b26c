/** `npm start`: installs, builds, and starts the server on the embedded database. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, ROOT } from './install.mjs';

ensureInstalled();
const { buildNode, buildWeb } = await import('./build.mjs');
await buildNode();
await buildWeb();
await import(pathToFileURL(join(ROOT, 'dist/node/server.mjs')).href);
