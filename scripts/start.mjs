/** `npm start`: installs, builds, and starts the server on the embedded database. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, ROOT } from './install.mjs';

ensureInstalled({ isForStart: true });
const { buildNode, buildWeb } = await import('./build.mjs');
await Promise.all([buildWeb(), buildNode()]);
await import(pathToFileURL(join(ROOT, 'dist/node/server.mjs')).href);
