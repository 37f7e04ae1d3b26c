/**
 * Rules are found from both ends: every numbered rule of a game's RULES.md is named by the code that carries it out or by a test.
 * Rules that only describe (what is in the box, what is missing) are in the allow-list beside the rules, one per line with its reason.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ROOT } from './install.mjs';

const GAMES = join(ROOT, 'packages/games');
let unnamed = 0;

for (const game of readdirSync(GAMES).sort()) {
  const home = join(GAMES, game);
  const rules = idsIn(readFileSync(join(home, 'RULES.md'), 'utf8'), /^\*\*\[([A-Z]{2}-[0-9A-Z.]+)\]/gm);
  const named = namedIn(home, rules[0].slice(0, 2));
  const described = describedIn(join(home, 'rules-described.txt'));
  const missing = rules.filter((rule) => !named.has(rule) && !described.has(rule));
  // An entry that is no longer needed would hide the day its rule loses its last test.
  const idle = [...described].filter((rule) => named.has(rule) || !rules.includes(rule));
  console.log(`${game}: ${rules.length} rules, ${missing.length} unnamed${missing.length > 0 ? `: ${missing.join(' ')}` : ''}`);
  if (idle.length > 0) console.log(`${game}: no longer needed in rules-described.txt: ${idle.join(' ')}`);
  unnamed += missing.length + idle.length;
}
if (unnamed > 0) fail('Name these rules where they are carried out or tested, or list them as descriptions.');

function idsIn(text, pattern) {
  return [...text.matchAll(pattern)].map(([, id]) => id);
}

/** Everything the sources and tests of a game name, the words people read left out: they speak of rules and carry none out. */
function namedIn(home, mark) {
  const named = new Set();
  for (const room of ['src', 'test']) {
    if (!existsSync(join(home, room))) continue;
    for (const file of readdirSync(join(home, room), { recursive: true })) {
      if (!file.endsWith('.ts') || /^text\/(en|ru)\//.test(file)) continue;
      for (const id of idsIn(readFileSync(join(home, room, file), 'utf8'), new RegExp(`\\b(${mark}-(?:\\d+\\.\\d+|[A-Z]+\\d+))`, 'g')))
        named.add(id);
    }
  }
  return named;
}

function describedIn(file) {
  if (!existsSync(file)) return new Set();
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split(' ')[0]));
}
