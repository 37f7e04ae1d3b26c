import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, ROOT, runQuietly } from './install.mjs';

const NODE_ENTRIES = {
  cli: 'apps/cli/src/main.ts',
  server: 'apps/server/src/main.ts',
  // For the browser tests, which start it with a time and a chance of their own.
  'server-parts': 'apps/server/src/index.ts',
  'bot-worker': 'apps/server/src/jobs/bot-worker.ts',
  'arena-worker': 'apps/cli/src/arena-worker.ts',
};

/**
 * Bundles everything that runs in Node into dist/node, if a source has changed. `leaveOutBroken`: games that cannot be built (somebody
 * is editing them) are replaced by the reason, which is thrown when they are loaded; the next build tries them again.
 */
export async function buildNode({ leaveOutBroken = false } = {}) {
  await unlessFresh('node', ['packages', 'apps/server/src', 'apps/cli/src'], async () => {
    try {
      await bundle({ logLevel: leaveOutBroken ? 'silent' : 'warning' });
      return true;
    } catch (problem) {
      const broken = leaveOutBroken ? brokenGames(problem.errors ?? []) : undefined;
      if (broken === undefined) throw problem;
      await bundle({ logLevel: 'error', plugins: [without(broken)] });
      return false;
    }
  });
}

async function bundle({ logLevel, plugins = [] }) {
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
    logLevel,
    plugins: [ownCodeOnly, ...plugins],
  });
}

/** The first error of each game. Undefined: something else is broken, and nothing can be built. */
export function brokenGames(errors) {
  const broken = new Map();
  for (const { text, location } of errors) {
    const [, game] = location?.file.match(/^packages\/games\/([^/]+)\//) ?? [];
    if (game === undefined) return undefined;
    if (!broken.has(game)) broken.set(game, `${location.file}:${location.line}: ${text}`);
  }
  return broken.size === 0 ? undefined : broken;
}

/** `module` makes it a module whose names esbuild does not check. The manifest stays: the list of games reads it. */
export function without(broken) {
  return {
    name: 'without-broken-games',
    setup(build) {
      build.onLoad({ filter: /[\\/]packages[\\/]games[\\/]/ }, ({ path }) => {
        const [, , game, ...rest] = relative(ROOT, path).replaceAll('\\', '/').split('/');
        if (!broken.has(game) || rest.join('/') === 'src/manifest.ts') return undefined;
        return { contents: `throw new Error(${JSON.stringify(broken.get(game))}); module.exports = {};`, loader: 'js' };
      });
    },
  };
}

/** Builds the browser's part into apps/web/dist, if a source has changed. */
export async function buildWeb() {
  await unlessFresh('web', ['packages', 'apps/web'], async () => {
    console.error('Building the web client …');
    const vite = [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
    const { code, said } = await runQuietly(process.execPath, vite, { cwd: join(ROOT, 'apps/web') });
    console.error(said);
    if (code !== 0) fail('The web client could not be built: see the lines above.');
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

/** `build` gives false where what it built is not to be kept. */
async function unlessFresh(name, folders, build) {
  const stampFile = join(ROOT, 'dist', `${name}.stamp`);
  const stamp = stampOf(folders);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if ((await build()) === false) return;
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
    if (entry === 'node_modules' || entry === 'dist' || entry === 'test-results' || entry === '.svelte-check') continue;
    addTo(hash, join(path, entry));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await Promise.all([buildWeb(), buildNode()]);
}
