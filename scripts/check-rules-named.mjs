/**
 * Rules are found from both ends: every numbered rule of a game's RULES.md is named by the code that carries it out and by a test, every
 * printed example by a test.
 * Rules that no code carries out (they describe, or hold because nothing contradicts them) are in the allow-list beside the rules, one per
 * line with its reason.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ROOT } from './install.mjs';

const GAMES = join(ROOT, 'packages/games');
/** What people read speaks of rules and carries none out. */
const WORDS = /^(text\/(en|ru)|guide|lessons)\//;
const EXAMPLE = /^[A-Z]{2}-E\d+$/;
let unnamed = 0;

for (const game of readdirSync(GAMES).sort()) {
  const home = join(GAMES, game);
  const rules = idsIn(readFileSync(join(home, 'RULES.md'), 'utf8'), /^\*\*\[([A-Z]{2}-[0-9A-Z.]+)\]/gm);
  const { inCode, inTests } = namedIn(home, rules[0].slice(0, 2));
  const exempt = exemptIn(join(home, 'rules-described.txt'));
  const missing = rules.filter((rule) => !EXAMPLE.test(rule) && !inCode.has(rule) && !exempt.has(rule));
  // An entry that is no longer needed would hide the day its rule loses its last line of code.
  const idle = [...exempt].filter((rule) => inCode.has(rule) || !rules.includes(rule));
  const untested = rules.filter((rule) => !inTests.has(rule) && !exempt.has(rule));
  console.log(
    `${game}: ${rules.length} rules, ${missing.length} not named by code${namesOf(missing)}; ${untested.length} named by no test${namesOf(untested)}`,
  );
  if (idle.length > 0) console.log(`${game}: no longer needed in rules-described.txt${namesOf(idle)}`);
  unnamed += missing.length + untested.length + idle.length;
}
if (unnamed > 0)
  fail('Name these rules where they are carried out and tested, or list them in rules-described.txt with the reason why nothing does.');

function namesOf(rules) {
  return rules.length === 0 ? '' : `: ${rules.join(' ')}`;
}

function idsIn(text, pattern) {
  return [...text.matchAll(pattern)].map(([, id]) => id);
}

/** Every rule that the sources of a game name, and every one that its tests do. */
function namedIn(home, mark) {
  const named = { inCode: new Set(), inTests: new Set() };
  for (const room of ['src', 'test']) {
    if (!existsSync(join(home, room))) continue;
    for (const file of readdirSync(join(home, room), { recursive: true })) {
      if (!file.endsWith('.ts') || WORDS.test(file)) continue;
      const isTest = room === 'test' || file.startsWith('testing/') || file.endsWith('.test.ts');
      const pattern = new RegExp(`\\b(${mark}-(?:\\d+\\.\\d+|[A-Z]+\\d+))`, 'g');
      for (const id of idsIn(readFileSync(join(home, room, file), 'utf8'), pattern)) (isTest ? named.inTests : named.inCode).add(id);
    }
  }
  return named;
}

function exemptIn(file) {
  if (!existsSync(file)) return new Set();
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split(' ')[0]));
}
