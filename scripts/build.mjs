import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, ROOT, run } from './install.mjs';

const NODE_ENTRIES = {
  cli: 'apps/cli/src/main.ts',
  server: 'apps/server/src/main.ts',
  'bot-worker': 'apps/server/src/jobs/bot-worker.ts',
  'arena-worker': 'apps/cli/src/arena-worker.ts',
};

/** Bundles everything that runs in Node into dist/node, if a source has changed. */
export async function buildNode() {
  await unlessFresh('node', ['packages', 'apps/server/src', 'apps/cli/src'], async () => {
    const { build } = await import('esbuild');
    await build({
      absWorkingDir: ROOT,
      entryPoints: Object.entries(NODE_ENTRIES).map(([out, entry]) => ({ in: entry, out })),
      outdir: 'dist/node',
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      logLevel: 'warning',
      plugins: [ownCodeOnly],
    });
  });
}

/** Builds the browser's part into apps/web/dist, if a source has changed. */
export async function buildWeb() {
  await unlessFresh('web', ['packages', 'apps/web'], async () => {
    console.error('Building the web client …');
    if (
      run(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
        cwd: join(ROOT, 'apps/web'),
      }) !== 0
    ) {
      fail('The web client could not be built: see the lines above.');
    }
  });
}

/** Our packages are bundled; what comes from the registry is loaded from node_modules, native parts included. */
const ownCodeOnly = {
  name: 'own-code-only',
  setup(build) {
    build.onResolve({ filter: /^[^.]/ }, ({ path, kind, resolveDir }) => {
      if (kind === 'entry-point' || path.startsWith('@orrery/') || path.startsWith('/')) return undefined;
      return { path: isBuiltin(path) || isAtRoot(path) ? path : nestedPath(path, resolveDir), external: true };
    });
  },
};

/** npm leaves a package in its workspace where another version holds the root; from dist/node it must be named by its file. */
function nestedPath(path, resolveDir) {
  return relative(join(ROOT, 'dist/node'), createRequire(join(resolveDir, 'from-here.js')).resolve(path));
}

function isAtRoot(path) {
  const name = path.split('/').slice(0, path.startsWith('@') ? 2 : 1);
  return existsSync(join(ROOT, 'node_modules', ...name));
}

async function unlessFresh(name, folders, build) {
  const stampFile = join(ROOT, 'dist', `${name}.stamp`);
  const stamp = stampOf(folders);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  await build();
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** Names, sizes and times of all sources: cheap to read, and different when anything was edited. */
function stampOf(folders) {
  const hash = createHash('sha256');
  for (const folder of [...folders, 'package-lock.json', 'scripts']) addTo(hash, join(ROOT, folder));
  return hash.digest('hex');
}

function addTo(hash, path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) {
    hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
    return;
  }
  for (const entry of readdirSync(path).sort()) {
    if (entry === 'node_modules' || entry === 'dist' || entry === 'test-results') continue;
    addTo(hash, join(path, entry));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildNode();
  await buildWeb();
}
