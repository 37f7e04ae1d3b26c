import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  hashOf,
  type MatchRecord,
  type PlainGame,
  type RecordedAction,
  readRecord,
  recordOf,
  replay,
  seedFrom,
  type WithChance,
} from '@orrery/engine';
import type { OptionSet, RandomGame } from '../random-play.ts';
import { addDigests, DIGESTS, digestOf, goldenNames, lineOf, readDigests, SNAPSHOTS } from './digests.ts';
import { samplesOf } from './snapshots.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia'];
/** Matches that are played anew; the others, of thinking bots, are replayed. */
const PLAYED = /^random-\d+-of-\d+\.json$/;

export interface GoldenMatches {
  /** Where they are kept. */
  readonly folder: URL;
  /** One match per table. */
  readonly tables: readonly OptionSet[];
  /** Plays a random match, tells every action, and gives the last state. */
  play(game: RandomGame, told: (action: RecordedAction) => void): WithChance;
}

/** Writes golden matches and snapshots of today's rules, and their lines in DIGESTS. Refuses for a version that was recorded before. */
export function recordVersion(module: PlainGame, golden: GoldenMatches): void {
  const { folder } = golden;
  const { id, rulesVersion } = module;
  mkdirSync(new URL(SNAPSHOTS, folder), { recursive: true });
  if (readDigests(folder).has(lineOf(rulesVersion))) {
    throw new Error(
      `${id}: rules ${rulesVersion} are recorded already, and what a version was recorded as never changes. Raise rulesVersion; ` +
        `if its lines in ${DIGESTS} are not committed yet, first put the folder back: git restore, git clean (docs/CONTRIBUTING.md).`,
    );
  }
  const replayed = goldenNames(folder).filter((name) => !PLAYED.test(name));
  const again = allReplayedAnew(module, folder, replayed);
  const played = new Map(golden.tables.map((table, match) => [nameOf(table, match), playedAnew(module, golden, match)]));
  const samples = samplesOf(module, [...played.values()]);
  for (const name of goldenNames(folder)) if (PLAYED.test(name)) rmSync(new URL(name, folder));
  for (const [name, record] of [...again, ...played]) writeFileSync(new URL(name, folder), inLines(record));
  for (const [name, sample] of samples) writeFileSync(new URL(name, folder), `${JSON.stringify(sample)}\n`);
  addDigests(folder, [
    [lineOf(rulesVersion), digestOf(folder, goldenNames(folder))],
    ...[...samples.keys()].map((name) => [name, digestOf(folder, [name])] as const),
  ]);
}

function nameOf({ seats }: OptionSet, match: number): string {
  return `random-${String(match + 1).padStart(2, '0')}-of-${seats}.json`;
}

function playedAnew(module: PlainGame, { tables, play }: GoldenMatches, match: number): MatchRecord {
  const { seats, options } = tables[match];
  const seed = seedFrom(`golden match ${match}`);
  const actions: RecordedAction[] = [];
  const last = play({ seats, options, seed }, (action) => actions.push(action));
  const { id: game, rulesVersion } = module;
  const result = module.result(last);
  return recordOf({ game, rulesVersion, options, seats: NAMES.slice(0, seats), seed, actions, result, hash: hashOf(last) });
}

/** Where matches no longer fit, all of them are named at once: somebody must play them again or let them go. */
function allReplayedAnew(module: PlainGame, folder: URL, names: readonly string[]): ReadonlyMap<string, MatchRecord> {
  const again = new Map<string, MatchRecord>();
  const misfits: string[] = [];
  for (const name of names) {
    try {
      again.set(name, replayedAnew(module, folder, name));
    } catch (problem) {
      misfits.push(`  ${name} (${problem})`);
    }
  }
  if (misfits.length === 0) return again;
  throw new Error(
    [
      `not recorded yet: rules ${module.rulesVersion} cannot replay these matches. Play them anew with orrery simulate --record, or remove them:`,
      ...misfits,
    ].join('\n'),
  );
}

/** The same actions under today's rules. */
function replayedAnew(module: PlainGame, folder: URL, name: string): MatchRecord {
  const kept = readRecord(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  const { rulesVersion } = module;
  let last: WithChance | undefined;
  // Hash and result are those of today's rules, so the replay ends before it compares them.
  for (const { count, state } of replay(module, { ...kept, rulesVersion })) {
    last = state;
    if (count === kept.actions.length) break;
  }
  if (last === undefined || module.result(last) === undefined) throw new Error('the match is not over');
  return recordOf({ ...kept, rulesVersion, result: module.result(last), hash: hashOf(last) });
}

/** One action per line, so that a difference can be read. */
function inLines(record: MatchRecord): string {
  const { actions, ...head } = record;
  const lines = actions.map((action) => JSON.stringify(action)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"actions":[\n${lines}\n]}\n`;
}
