/** The lock file serves every machine: no address of one registry in it, and the native parts of every platform. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ROOT } from './install.mjs';

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));

for (const [place, entry] of Object.entries(packages)) {
  if (/^https?:/.test(entry.resolved ?? '')) fail(`package-lock.json: ${place} names the address of a registry`);
  // Left out where the registry at hand does not carry them; installing elsewhere would then fail.
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (packages[`node_modules/${name}`] === undefined && packages[`${place}/node_modules/${name}`] === undefined) {
      fail(`package-lock.json: ${name}, an optional part of ${place}, has no entry`);
    }
  }
}
