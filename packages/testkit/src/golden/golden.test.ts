import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { below, chanceFromSeed, isObject, type PlainGame, readOptions, readRecord, readSnapshot, silent } from '@orrery/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ambush } from '../throwaway/ambush.ts';
import { DIGESTS, goldenNames, linesTakenBack, snapshotNames } from './digests.ts';
import { goldenProblems } from './problems.ts';
import { type GoldenMatches, recordVersion } from './recording.ts';
import { playOn, readKept, readsStatesOf } from './snapshots.ts';

let folder: URL;

beforeEach(() => {
  folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'orrery-golden-'))}/`);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const plain: PlainGame = ambush;

const golden = (): GoldenMatches => ({
  folder,
  tables: [
    { seats: 3, options: {} },
    { seats: 4, options: {} },
  ],
  play({ seats, options, seed }, told) {
    const state = plain.setup(readOptions(plain.options, options, seats), seats, chanceFromSeed(seed));
    const chance = chanceFromSeed(`${seed}: choices`);
    for (let [seat] = plain.asked(state); seat !== undefined; [seat] = plain.asked(state)) {
      const legal = plain.legal(state, seat);
      const action = legal[below(chance, legal.length)];
      told({ seat, action });
      plain.apply(state, seat, action, silent);
    }
    return state;
  },
});

const write = (name: string, text: string) => writeFileSync(new URL(name, folder), text);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const edited = (name: string, from: string, to: string) => write(name, read(name).replace(from, to));
const second = (upgrade: PlainGame['upgrades']): PlainGame => ({ ...plain, rulesVersion: '2', upgrades: upgrade });

test('what was just recorded is in order: two matches and six snapshots, which can be played on', () => {
  recordVersion(plain, golden());
  expect(goldenNames(folder)).toEqual(['random-01-of-3.json', 'random-02-of-4.json']);
  expect(snapshotNames(folder)).toHaveLength(6);
  expect(goldenProblems(plain, folder)).toEqual([]);
  for (const name of snapshotNames(folder)) expect(plain.result(playOn(plain, readKept(folder, name)))).toBeDefined();
});

test('a golden match changed without raising the version is found, also where there is no history', () => {
  recordVersion(plain, golden());
  edited('random-01-of-3.json', 'Ada', 'Eve');
  expect(goldenProblems(plain, folder)).toEqual([expect.stringContaining('are not those recorded for rules 1')]);
});

test('one taken away or added is found too', () => {
  recordVersion(plain, golden());
  write('random-03-of-3.json', read('random-01-of-3.json'));
  expect(goldenProblems(plain, folder)).toHaveLength(1);
  rmSync(new URL('random-03-of-3.json', folder));
  expect(goldenProblems(plain, folder)).toEqual([]);
  rmSync(new URL('random-02-of-4.json', folder));
  expect(goldenProblems(plain, folder)).toHaveLength(1);
});

test('a version is recorded once: the second time is refused and writes nothing', () => {
  recordVersion(plain, golden());
  const before = read('random-01-of-3.json');
  const other = { ...golden(), tables: [{ seats: 5, options: {} }] };
  expect(() => recordVersion(plain, other)).toThrow('rules 1 are recorded already');
  expect([goldenNames(folder).length, read('random-01-of-3.json')]).toEqual([2, before]);
});

test('a raised version must be recorded, and must say what becomes of stored states of the version before', () => {
  recordVersion(plain, golden());
  expect(goldenProblems(second({ '1': (state) => state }), folder)).toEqual([
    'rules 2 are not recorded: npm run record -- ambush',
    'no snapshot of rules 2 is kept',
  ]);
  recordVersion(second({}), golden());
  expect(goldenProblems(second({}), folder)).toEqual(['UPGRADES has no line for rules 1']);
  expect(goldenProblems(second({ '1': (state) => state }), folder)).toEqual([]);
  expect(goldenProblems(second({ '1': { cannot: 'it was another game' } }), folder)).toEqual([]);
});

test('a step without a kept snapshot, and a snapshot that was changed or is gone, are found', () => {
  recordVersion(plain, golden());
  expect(goldenProblems({ ...plain, upgrades: { '0': (state) => state } }, folder)).toEqual(['no snapshot of rules 0 is kept']);
  const [one, other] = snapshotNames(folder);
  edited(one, '"seats":3', '"seats":4');
  rmSync(new URL(other, folder));
  expect(goldenProblems(plain, folder)).toEqual([`${other} is gone`, `${one} is not as its line in ${DIGESTS} says`]);
});

test('matches that were not played at random are replayed by the new rules; all that do not fit are named, and nothing is recorded', () => {
  recordVersion(plain, golden());
  write('thought.json', read('random-01-of-3.json'));
  recordVersion(second({}), golden());
  const again = readRecord(JSON.parse(read('thought.json')));
  expect(again).toEqual(readRecord(JSON.parse(read('random-01-of-3.json'))));
  expect(again.rulesVersion).toBe('2');
  const other: PlainGame = { ...second({}), rulesVersion: '3', readAction: () => undefined };
  write('weighed.json', read('random-02-of-4.json'));
  const before = read('thought.json');
  expect(() => recordVersion(other, golden())).toThrow(/rules 3 cannot replay.*\n {2}thought\.json \(.*\n {2}weighed\.json \(/);
  expect(read('thought.json')).toBe(before);
});

test('a chain of steps: each gets what the one before gave; one that says it cannot closes the match with its reason', () => {
  recordVersion(plain, golden());
  const kept = readKept(folder, snapshotNames(folder)[0]);
  const seen: unknown[] = [];
  const renamed = (name: string): PlainGame['upgrades'][string] => {
    return (state) => {
      seen.push(isObject(state) ? state.step : undefined);
      return { ...state, step: name };
    };
  };
  const third: PlainGame = { ...plain, rulesVersion: '3', upgrades: { '1': renamed('one'), '2': renamed('two') } };
  expect(readSnapshot(third, kept)).toMatchObject({ ok: true, state: { step: 'two' } });
  expect(seen).toEqual([undefined, 'one']);
  const closed: PlainGame = { ...third, upgrades: { '1': renamed('one'), '2': { cannot: 'other decks' } } };
  expect(readSnapshot(closed, kept)).toEqual({ ok: false, reason: 'rules-changed', problem: 'other decks' });
  expect([readsStatesOf(third, '1'), readsStatesOf(closed, '1'), readsStatesOf(closed, '3')]).toEqual([true, false, true]);
});

test('a state that cannot be read is a reason too, never an exception', () => {
  recordVersion(plain, golden());
  const kept = readKept(folder, snapshotNames(folder)[0]);
  const failing = second({
    '1': () => {
      throw new Error('no such field');
    },
  });
  expect(readSnapshot(failing, kept)).toEqual({ ok: false, reason: 'unreadable', problem: 'Error: no such field' });
  expect(readSnapshot(plain, { ...kept, state: null })).toMatchObject({ ok: false, reason: 'unreadable' });
  expect(readSnapshot(plain, { ...kept, state: { chance: {} } })).toMatchObject({ ok: false, reason: 'unreadable' });
  expect(readSnapshot(plain, { ...kept, rulesVersion: '2' })).toMatchObject({ ok: false, reason: 'newer-rules' });
  for (const rulesVersion of ['0', 'old', '', 'constructor']) {
    expect(readSnapshot(plain, { ...kept, rulesVersion })).toMatchObject({ ok: false, reason: 'rules-changed' });
  }
});

test('history: added lines are fine; one changed or taken away is told, committed or not; without a repository nobody asks', () => {
  expect(linesTakenBack(folder)).toBeUndefined();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: fileURLToPath(folder), stdio: 'ignore' });
  const commit = (text: string) => {
    write(DIGESTS, text);
    git('add', '.');
    git('commit', '-m', 'digests');
  };
  git('init');
  commit('rules-1 aa\n');
  commit('rules-1 aa\nrules-2 bb\n');
  expect(linesTakenBack(folder)).toEqual([]);
  write(DIGESTS, 'rules-1 aa\nrules-2 cc\n');
  expect(linesTakenBack(folder)).toEqual(['rules-2 bb']);
  commit('rules-1 aa\nrules-2 cc\n');
  expect(linesTakenBack(folder)).toEqual(['rules-2 bb']);
});
