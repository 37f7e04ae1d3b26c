/**
 * `npm run dev`: the server, which starts again when a source of it changes, and before it the web app, which changes
 * in the browser as you save. ORRERY_PORT and ORRERY_WEB_PORT name other ports, ORRERY_DATA another folder for matches.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureInstalled, ROOT } from './install.mjs';

ensureInstalled();
const { ORRERY_PORT = '8081', ORRERY_WEB_PORT = '5173', ORRERY_DATA = join(ROOT, '.orrery/dev') } = process.env;
const HOST = '127.0.0.1';
const bin = (name) => join(ROOT, 'node_modules/.bin', name);
const children = [];
let isEnding = false;

/** Starts one of the two; resolves when it says that it is ready. Should it end by itself, so does the other. */
function start(name, command, args, { ready, ...options }) {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  children.push(child);
  child.once('exit', (code) => {
    if (!isEnding) console.error(`${name} ended with ${code}`);
    end(code ?? 1);
  });
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (ready.test(line)) resolve();
        else if (line.trim() !== '') console.log(`${name} │ ${line}`);
      });
    }
  });
}

function end(code) {
  if (isEnding) return;
  isEnding = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
process.once('SIGINT', () => end(0));
process.once('SIGTERM', () => end(0));

await Promise.all([
  start('server', bin('tsx'), ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    env: { ...process.env, ORRERY_HOST: HOST, ORRERY_PORT, ORRERY_DATA },
    ready: /open at http:/,
  }),
  start('web', bin('vite'), ['--host', HOST, '--port', ORRERY_WEB_PORT, '--strictPort', '--clearScreen', 'false'], {
    cwd: join(ROOT, 'apps/web'),
    env: { ...process.env, ORRERY_SERVER: `http://${HOST}:${ORRERY_PORT}`, NO_COLOR: '1' },
    ready: /Local:/,
  }),
]);
console.log(`Orrery is open at http://${HOST}:${ORRERY_WEB_PORT} and changes as you save`);
