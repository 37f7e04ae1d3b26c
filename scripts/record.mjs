/** `npm run record -- <game>`: golden matches and snapshots of a raised rules version, and their lines in DIGESTS (docs/CONTRIBUTING.md). */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, fail, ROOT, run } from './install.mjs';

const [game] = process.argv.slice(2);
const games = readdirSync(join(ROOT, 'packages/games'));
if (game === undefined || !games.includes(game)) fail(`npm run record -- <game>, one of ${games.join(', ')}`);
ensureInstalled();

const folder = join('packages/games', game, 'src');
const test = readdirSync(join(ROOT, folder), { recursive: true }).find((path) => path.endsWith('golden.test.ts'));
if (test === undefined || !existsSync(join(ROOT, folder, test))) fail(`${folder} has no golden.test.ts`);
const code = run(join(ROOT, 'node_modules/.bin/vitest'), ['run', '--project', 'unit', join(folder, test)], {
  env: { ...process.env, RECORD_MATCHES: '1' },
});
process.exit(code);
