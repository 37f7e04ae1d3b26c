import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside the golden matches: what each rules version was recorded as. Lines are only ever added. */
export const DIGESTS = 'DIGESTS';
export const SNAPSHOTS = 'snapshots/';

/** The name of a version's line; every kept snapshot has a line under its own name. */
export function lineOf(rulesVersion: string): string {
  return `rules-${rulesVersion}`;
}

export function readDigests(folder: URL): ReadonlyMap<string, string> {
  const file = new URL(DIGESTS, folder);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(
    lines.map((line) => {
      const [name, digest] = line.split(' ');
      return [name, digest];
    }),
  );
}

export function addDigests(folder: URL, digests: readonly (readonly [name: string, digest: string])[]): void {
  appendFileSync(new URL(DIGESTS, folder), digests.map(([name, digest]) => `${name} ${digest}\n`).join(''));
}

export function goldenNames(folder: URL): readonly string[] {
  return jsonIn(folder);
}

export function snapshotNames(folder: URL): readonly string[] {
  const snapshots = new URL(SNAPSHOTS, folder);
  return existsSync(snapshots) ? jsonIn(snapshots).map((name) => `${SNAPSHOTS}${name}`) : [];
}

function jsonIn(folder: URL): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
}

/** Over names and contents, so that a file taken away or added shows too. */
export function digestOf(folder: URL, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${name}\n`).update(readFileSync(new URL(name, folder)));
  return hash.digest('hex');
}

/** Lines of the file that some commit, or the working copy, changed or took away. Undefined: there is no history to ask. */
export function linesTakenBack(folder: URL): readonly string[] | undefined {
  const file = fileURLToPath(new URL(DIGESTS, folder));
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: dirname(file), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return undefined;
    const committed = git('log', '--follow', '--format=', '--patch', '--unified=0', '--', file);
    return takenBack(`${committed}${git('diff', 'HEAD', '--unified=0', '--', file)}`);
  } catch {
    return undefined;
  }
}

function takenBack(patch: string): readonly string[] {
  return patch
    .split('\n')
    .filter((line) => /^-[^-]/.test(line))
    .map((line) => line.slice(1));
}
