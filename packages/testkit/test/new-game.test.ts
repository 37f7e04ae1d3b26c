import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'orrery-new-game-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** The sources as they are, with the installed packages of this checkout; ours are those of the copy. */
function copyOfEverything(): void {
  const isSource = (path: string) => !/(^|\/)(node_modules|dist|\.git|\.svelte-check|test-results)(\/|$)/.test(relative(ROOT, path));
  for (const entry of [
    'packages',
    'apps',
    'scripts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vitest.config.ts',
    'biome.json',
  ]) {
    cpSync(join(ROOT, entry), join(scratch, entry), { recursive: true, filter: isSource });
  }
  const modules = join(scratch, 'node_modules');
  mkdirSync(join(modules, '@orrery'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@orrery') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  linkOurs();
}

function linkOurs(): void {
  const homes = ['packages', 'packages/games', 'apps'].flatMap((folder) =>
    readdirSync(join(scratch, folder)).map((name) => [name, join(scratch, folder, name)] as const),
  );
  const linked = new Set(readdirSync(join(scratch, 'node_modules/@orrery')));
  for (const [name, home] of homes) {
    if (name !== 'games' && !linked.has(name)) symlinkSync(home, join(scratch, 'node_modules/@orrery', name));
  }
}

function node(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: scratch,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined, FORCE_COLOR: '0', ...env },
  });
  return { status, said: `${stdout}${stderr}` };
}

function everything(): Set<string> {
  return new Set(
    ['packages', 'apps'].flatMap((folder) =>
      readdirSync(join(scratch, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(scratch, join(entry.parentPath, entry.name))),
    ),
  );
}

/** The whole of it but the other games: they import no list of games, so a fifth cannot break them. */
function typesBeside(others: readonly string[]) {
  const exclude = ['**/node_modules', '**/dist', ...others.map((game) => `packages/games/${game}`)];
  writeFileSync(join(scratch, 'tsconfig.beside.json'), JSON.stringify({ extends: './tsconfig.json', exclude }));
  return node(['node_modules/@typescript/native/bin/tsc', '--noEmit', '--singleThreaded', '-p', 'tsconfig.beside.json']);
}

/** The web client takes long to check: here only the table of this game and what that imports. */
function typesOfTable(game: string) {
  const include = [`src/games/${game}/**/*`, 'src/vite-env.d.ts'];
  writeFileSync(join(scratch, 'apps/web/tsconfig.table.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  const check = 'node_modules/svelte-check/bin/svelte-check';
  return node([
    check,
    '--workspace',
    'apps/web',
    '--tsconfig',
    './tsconfig.table.json',
    '--fail-on-warnings',
    '--tsgo',
    '--output',
    'human',
  ]);
}

test('a fifth game is its own folders and one line in one list, and its tests pass', () => {
  copyOfEverything();
  const before = everything();
  const others = readdirSync(join(scratch, 'packages/games'));
  const made = node(['scripts/new-game.mjs', 'five-moons', '--no-install']);
  expect(made.said).toContain('marked FM');
  expect(made.status).toBe(0);
  const added = [...everything()].filter((path) => !before.has(path));
  const own = ['packages/games/five-moons/', 'apps/web/src/games/five-moons/', 'apps/cli/src/boards/five-moons.ts'];
  expect(added.length).toBeGreaterThan(25);
  expect(added.filter((path) => !own.some((place) => path.startsWith(place)))).toEqual([]);
  linkOurs();

  const vitest = 'node_modules/vitest/vitest.mjs';
  const golden = 'packages/games/five-moons/src/testing/golden.test.ts';
  const recorded = node([vitest, 'run', '--project', 'unit', golden], { RECORD_MATCHES: '1' });
  expect(recorded.status, recorded.said).toBe(0);
  const tested = node([vitest, 'run', '--project', 'unit', 'packages/games/five-moons', 'apps/web/src/games/keys.test.ts']);
  expect(tested.status, tested.said).toBe(0);
  const typed = typesBeside(others);
  expect(typed.status, typed.said).toBe(0);
  const drawn = typesOfTable('five-moons');
  expect(drawn.status, drawn.said).toBe(0);
  const played = node(['apps/cli/bin/orrery.mjs', 'arena', 'five-moons', '--bots', 'greedy,random', '--games', '20']);
  expect(played.status, played.said).toBe(0);
}, 600_000);

test('an id that is no id, or is taken, is refused in one line', () => {
  for (const id of ['Five', '5-moons', 'a_b', 'theseus']) {
    const { status, said } = node(['scripts/new-game.mjs', id, '--no-install']);
    expect(status).toBe(1);
    expect(said.trim().split('\n')).toHaveLength(1);
  }
});
