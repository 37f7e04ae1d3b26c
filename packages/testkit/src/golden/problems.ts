import type { PlainGame } from '@orrery/engine';
import { DIGESTS, digestOf, goldenNames, lineOf, readDigests, SNAPSHOTS, snapshotNames } from './digests.ts';
import { readKept } from './snapshots.ts';

/** In what the kept files of a game differ from what its versions promise, in sentences; empty: in nothing. */
export function goldenProblems(module: PlainGame, folder: URL): readonly string[] {
  return [...ofMatches(module, folder), ...ofSnapshots(folder), ...ofUpgrades(module, folder)];
}

function ofMatches({ id, rulesVersion }: PlainGame, folder: URL): readonly string[] {
  const recorded = readDigests(folder).get(lineOf(rulesVersion));
  const way = `npm run record -- ${id}`;
  if (recorded === undefined) return [`rules ${rulesVersion} are not recorded: ${way}`];
  if (recorded === digestOf(folder, goldenNames(folder))) return [];
  return [`the golden matches are not those recorded for rules ${rulesVersion}: put them back, or raise rulesVersion and ${way}`];
}

function ofSnapshots(folder: URL): readonly string[] {
  const digests = readDigests(folder);
  const kept = snapshotNames(folder);
  const gone = [...digests.keys()].filter((name) => name.startsWith(SNAPSHOTS) && !kept.includes(name));
  const other = kept.filter((name) => digests.get(name) !== digestOf(folder, [name]));
  return [...gone.map((name) => `${name} is gone`), ...other.map((name) => `${name} is not as its line in ${DIGESTS} says`)];
}

/** Every version that was ever recorded has a step to the next, or says why not; every step is tried on snapshots. */
function ofUpgrades({ rulesVersion, upgrades }: PlainGame, folder: URL): readonly string[] {
  const sampled = new Set(snapshotNames(folder).map((name) => readKept(folder, name).rulesVersion));
  const recorded = [...readDigests(folder).keys()]
    .filter((name) => name.startsWith(lineOf('')))
    .map((name) => name.slice(lineOf('').length));
  const left = new Set([...recorded, ...sampled, ...Object.keys(upgrades)].filter((version) => version !== rulesVersion));
  const problems: string[] = [];
  for (const version of left) {
    if (!Object.hasOwn(upgrades, version)) problems.push(`UPGRADES has no line for rules ${version}`);
    else if (typeof upgrades[version] === 'function' && !sampled.has(version)) problems.push(`no snapshot of rules ${version} is kept`);
  }
  if (!sampled.has(rulesVersion)) problems.push(`no snapshot of rules ${rulesVersion} is kept`);
  return problems;
}
