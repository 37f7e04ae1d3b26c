/**
 * Where the folder of facts is beside the project: every ruling and printed example of the games
 * that are here has a test that cites it. Elsewhere this check is left out, and says so.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ROOT } from './install.mjs';

const CHECK = join(ROOT, '../shared/checks/cited-rules');
if (!existsSync(CHECK)) {
  console.log('left out: citations (no ../shared here)');
  process.exit(0);
}
const { stdout } = spawnSync(process.execPath, [CHECK], { cwd: ROOT, encoding: 'utf8' });
const lines = stdout
  .trim()
  .split('\n')
  .filter((line) => existsSync(join(ROOT, 'packages/games', line.split(':')[0])));
for (const line of lines) console.log(line);
if (lines.some((line) => line.includes('missing:'))) fail('Some rulings or printed examples have no test.');
