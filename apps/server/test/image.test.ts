import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { Client } from './support/client.ts';
import { ServerProcess } from './support/process.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const image = mkdtempSync(join(tmpdir(), 'orrery-image-'));
let server: ServerProcess | undefined;

afterAll(async () => {
  await server?.end('SIGKILL');
  rmSync(image, { recursive: true, force: true });
});

/** What the last stage of the Dockerfile takes from the build. */
function copied(): readonly string[] {
  const dockerfile = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');
  return [...dockerfile.matchAll(/^COPY --from=build \/orrery\/(\S+) (\S+)$/gm)].map(([, from, to]) => {
    expect(to).toBe(from);
    return from;
  });
}

interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const locked: Readonly<Record<string, Locked>> = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;

/** Where a package finds another, as Node looks for it: beside itself, then further out. */
function placeOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in locked) return place;
    if (folder === '') return undefined;
  }
}

/**
 * What `npm ci --omit=dev` installs for these workspaces; nothing else that lies in the tree of a developer. Optional packages are among
 * it, for a Node that has no SQLite of its own.
 */
function packagesFor(workspaces: readonly string[]): ReadonlySet<string> {
  const found = new Set(workspaces);
  for (const place of found) {
    const { dependencies, optionalDependencies } = locked[place];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const there = placeOf(name, place);
      const { link, resolved } = (there === undefined ? undefined : locked[there]) ?? {};
      if (there !== undefined) found.add(link === true && resolved !== undefined ? resolved : there);
    }
  }
  return new Set([...found].filter((place) => place.includes('node_modules/') && existsSync(join(ROOT, place))));
}

function copyPackages(): void {
  const packages = packagesFor(['apps/server', 'apps/cli']);
  expect(packages.size).toBeGreaterThan(50);
  // What npm put into a workspace of its own the Dockerfile would have to copy, too.
  expect([...packages].filter((place) => !place.startsWith('node_modules/'))).toEqual([]);
  for (const place of packages) {
    const from = join(ROOT, place);
    // Packages inside of packages are listed themselves.
    cpSync(from, join(image, place), { recursive: true, filter: (file) => !relative(from, file).split('/').includes('node_modules') });
  }
}

test('what the Dockerfile copies is all that a server needs', async () => {
  const folders = copied();
  expect(folders).toEqual(['node_modules', 'dist/node', 'apps/web/dist']);
  const build = `import(${JSON.stringify(join(ROOT, 'scripts/build.mjs'))}).then(({ buildNode }) => buildNode())`;
  // The name stands for a script of its own: build.mjs started by itself would build the web app as well.
  execFileSync(process.execPath, ['-e', build, 'image.test.ts'], { cwd: ROOT });
  copyPackages();
  cpSync(join(ROOT, 'dist/node'), join(image, 'dist/node'), { recursive: true });
  const page = join(image, 'apps/web/dist/index.html');
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, '<!doctype html><title>Orrery</title>');

  server = new ServerProcess(join(image, 'dist/node/server.mjs'), { ORRERY_PORT: '0', ORRERY_DATA: join(image, 'data') });
  const address = await server.start();
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(await (await fetch(address)).text()).toContain('<title>Orrery</title>');
  const ada = await Client.guest(address, 'Ada');
  const { id } = await ada.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await ada.start(id);
  await ada.connect();
  expect((await ada.watch(id)).waitingFor).not.toEqual([]);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.errors).toBe('');
});
