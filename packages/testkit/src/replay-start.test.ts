import {
  BadInput,
  cutRecord,
  hashOf,
  type Json,
  type MatchRecord,
  openingState,
  type RecordedAction,
  readRecord,
  readsPlayed,
  recordOf,
  replay,
  seedFrom,
  startFrom,
} from '@orrery/engine';
import { expect, test } from 'vitest';
import { randomPlay } from './random-play.ts';
import { guild } from './throwaway/guild.ts';

const SEED = seedFrom('a match to go on from');
const rules = readsPlayed(guild);

function whole(): MatchRecord {
  const actions: RecordedAction[] = [];
  const state = randomPlay(guild).playRandomly({ seats: 3, options: {}, seed: SEED }, { see: (_, choice) => actions.push(choice) });
  const { id, rulesVersion } = guild;
  const seats = ['Ann', 'Bob', 'Cid'];
  return recordOf({ game: id, rulesVersion, options: {}, seats, seed: SEED, actions, result: guild.result(state), hash: hashOf(state) });
}

const record = whole();
const moments = [...replay(rules, record)];
const begun = (start: MatchRecord['start']) => openingState(rules, { options: {}, seats: 3, seed: seedFrom('anything'), start });
/** As a file has it. */
const filed = (given: MatchRecord): MatchRecord => readRecord(JSON.parse(JSON.stringify(given)));

test('a match goes on where another was, with new chance and nobody’s name', () => {
  for (const at of [0, 5, moments.length - 2]) {
    const { state } = moments[at];
    const cut = filed(cutRecord(record, { count: at, state }));
    expect(cut.seats).toEqual(['1', '2', '3']);
    expect(cut.result).toBeUndefined();
    const [one, other] = ['one', 'other'].map((seed) => begun(startFrom(cut, seedFrom(seed))));
    expect({ ...one, chance: undefined }).toEqual({ ...state, chance: undefined });
    expect(one.chance).not.toEqual(state.chance);
    expect(one.chance).not.toEqual(other.chance);
    expect(begun(startFrom(cut, seedFrom('one')))).toEqual(one);
  }
});

test('from such a match another one can go on', () => {
  const first = cutRecord(record, { count: 4, state: moments[4].state });
  const start = startFrom(first, seedFrom('second'));
  const state = begun(start);
  const { seat, action } = record.actions[4];
  const second = recordOf({ ...first, start, actions: [{ seat, action }], hash: first.hash });
  const after = filed({ ...second, hash: hashOf([...replayed(second)].at(-1)) });
  expect(begun(startFrom(after, 'third')).chance).not.toEqual(state.chance);
});

/** The states of a record whose hash is not known yet. */
function* replayed(given: MatchRecord) {
  try {
    for (const { state } of replay(rules, given)) yield state;
  } catch (problem) {
    if (!(problem instanceof BadInput) || problem.place !== 'record.hash') throw problem;
  }
}

test.each([
  ['the end of a match', () => startFrom(record, 'x')],
  ['a record that was changed', () => startFrom({ ...cutRecord(record, moments[5]), actions: record.actions.slice(0, 4) }, 'x')],
  ['one of other rules', () => startFrom({ ...cutRecord(record, moments[5]), rulesVersion: 'older' }, 'x')],
  ['no seed', () => ({ position: { options: {}, record: JSON.parse(JSON.stringify(cutRecord(record, moments[5]))) } as Json })],
  ['no record', () => ({ position: { record: 7, seed: 'x' } })],
])('nothing goes on from %s', (_, start) => {
  expect(() => begun(start())).toThrow(BadInput);
});
