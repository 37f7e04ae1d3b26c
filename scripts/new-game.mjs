/**
 * `npm run new-game <id>`: a fifth game to start from. Copies a small working game (scripts/new-game) into the rooms every game has,
 * puts it into the catalogue and records its first golden matches. Then replace it rule by rule: docs/ADDING-A-GAME.md.
 */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, fail, ROOT, run } from './install.mjs';

const [id, ...flags] = process.argv.slice(2);
if (id === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
  fail('npm run new-game <id>: small letters and hyphens, such as five-moons');
if (existsSync(join(ROOT, 'packages/games', id))) fail(`packages/games/${id} is there already.`);

const words = id.split('-');
const title = words.map((word) => word[0].toUpperCase() + word.slice(1)).join(' ');
const variable = words.map((word, index) => (index === 0 ? word : word[0].toUpperCase() + word.slice(1))).join('');
const mark = markOf(words);

const NAMES = [
  [/new-game/g, id],
  [/newGame/g, variable],
  [/New Game/g, title],
  [/\bNG\b/g, mark],
];

const TEMPLATE = join(ROOT, 'scripts/new-game');
const PLACES = [
  ['game', join(ROOT, 'packages/games', id)],
  ['table', join(ROOT, 'apps/web/src/games', id)],
  ['board/board.ts', join(ROOT, 'apps/cli/src/boards', `${id}.ts`)],
];
for (const [from, to] of PLACES) {
  cpSync(join(TEMPLATE, from), to, { recursive: true });
  rename(to);
}
register();
if (!flags.includes('--no-install')) {
  ensureInstalled();
  if (run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { shell: process.platform === 'win32' }) !== 0)
    fail('npm install failed.');
  if (run(process.execPath, [join(ROOT, 'scripts/record.mjs'), id]) !== 0) fail('Its golden matches could not be recorded.');
}
console.log(
  `${title} is in packages/games/${id}, apps/web/src/games/${id} and apps/cli/src/boards/${id}.ts; its rules are marked ${mark}.`,
);
console.log(`npx vitest run --project unit packages/games/${id}   runs its tests; npm run dev shows it in the lobby.`);

/** Two letters no other game uses. */
function markOf(parts) {
  const taken = readdirSync(join(ROOT, 'packages/games'))
    .map((game) => join(ROOT, 'packages/games', game, 'src/manifest.ts'))
    .filter((file) => existsSync(file))
    .map((file) => /mark: '(..)'/.exec(readFileSync(file, 'utf8'))?.[1]);
  const letters = parts
    .join('')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
  const wanted = parts.length > 1 ? parts[0][0] + parts[1][0] : letters.slice(0, 2).padEnd(2, 'X');
  const others = [...letters.slice(1)].map((letter) => letters[0] + letter);
  return (
    [wanted.toUpperCase(), ...others].find((each) => /^[A-Z]{2}$/.test(each) && !taken.includes(each)) ??
    fail('Choose an id with other letters.')
  );
}

function rename(path) {
  const files = path.endsWith('.ts')
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      NAMES.reduce((so, [from, to]) => so.replace(from, to), text),
    );
  }
}

/** One line in the one list, and the dependency that goes with it. */
function register() {
  const list = join(ROOT, 'packages/catalogue/src/index.ts');
  const text = readFileSync(list, 'utf8')
    .replace(/^/, `import { manifest as ${variable} } from '@orrery/${id}/manifest';\n`)
    .replace(/(export const GAMES = \[[^\]]*)\]/, `$1, ${variable}]`);
  writeFileSync(list, text);
  const pack = join(ROOT, 'packages/catalogue/package.json');
  const json = JSON.parse(readFileSync(pack, 'utf8'));
  json.dependencies = Object.fromEntries(Object.entries({ ...json.dependencies, [`@orrery/${id}`]: '*' }).sort());
  writeFileSync(pack, `${JSON.stringify(json, undefined, 2)}\n`);
  const biome = join(ROOT, 'node_modules/.bin/biome');
  if (existsSync(biome)) run(biome, ['check', '--write', 'packages/catalogue', `packages/games/${id}`], { stdio: 'ignore' });
}
