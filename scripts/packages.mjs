/** Which packages this machine needs, and whether they are there. */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';

/** What the lock file (`packages` of it) names and npm has not installed. `isForStart`: what developers need besides is left out. */
export function missingPackages(locked, installed, { isForStart, platform = process.platform, arch = process.arch }) {
  return Object.entries(locked)
    .filter(([place, entry]) => place.includes('node_modules/') && entry.link !== true)
    .filter(([, entry]) => !(isForStart && (entry.dev === true || entry.devOptional === true)))
    .filter(([, entry]) => (entry.optional === true ? isNative(entry, platform, arch) : true))
    .filter(([place, entry]) => installed[place]?.version !== entry.version)
    .map(([place]) => place);
}

/** A part made for this machine. Those that also depend on its C library are not asked for: they come in pairs, of which one is right. */
function isNative({ os, cpu, libc }, platform, arch) {
  return libc === undefined && os?.includes(platform) === true && cpu?.includes(arch) === true;
}

/** The `packages` of a lock file; nothing where there is none. */
export function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch (reason) {
    if (reason.code === 'ENOENT') return {};
    throw reason;
  }
}

/** As of `builtInSqlite` of the server, told without loading it. */
export function hasSqlite(version = process.versions.node, isThere = isBuiltin('node:sqlite')) {
  const [major, minor] = version.split('.').map(Number);
  return isThere && (major >= 24 || (major === 22 && minor >= 16));
}
