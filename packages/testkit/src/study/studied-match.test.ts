import { readFileSync } from 'node:fs';
import { BadInput, type Json, readRecord } from '@orrery/engine';
import {
  isStudiedMatch,
  NO_NOTES,
  readStudiedMatch,
  type StudiedMatch,
  type Study,
  studiedMatchText,
  type Variation,
  withNote,
} from '@orrery/study';
import { expect, test } from 'vitest';

const path = new URL('../../../games/alien-frontiers/playthroughs/random-01-of-2.json', import.meta.url);
const record = readRecord(JSON.parse(readFileSync(path, 'utf8')));

const study: Study = {
  format: 'orrery-study',
  formatVersion: 1,
  game: record.game,
  rulesVersion: record.rulesVersion,
  hash: record.hash,
  eyes: 'own',
  salt: 'orrery',
  depth: 1,
  line: Array.from({ length: record.actions.length + 1 }, () => [0.5, 0.5]),
  steps: record.actions.map(({ seat, action }, at) => ({ at, seat, action, turn: 1, turnAfter: 1, revealed: false, effort: 0 })),
  turningPoints: [],
  summary: [],
  isWhole: false,
};
const variation: Variation = {
  id: 'a'.repeat(32),
  name: 'Dock first',
  note: 'The ore comes a turn earlier.',
  from: 3,
  seed: 'b'.repeat(32),
  steps: [{ seat: 1, action: { type: 'roll' } }],
};
const file: StudiedMatch = {
  record,
  studies: [study],
  notes: withNote({ ...NO_NOTES, name: 'The raid' }, 12, 'Here it was lost.'),
  variations: [variation],
};
const written = (given: object): Json => JSON.parse(JSON.stringify({ ...JSON.parse(studiedMatchText(file)), ...given }));

test('a study is read from its file as it was written, with its record, notes and variations', () => {
  expect(isStudiedMatch(written({}))).toBe(true);
  const { record: readBack, studies, notes, variations } = readStudiedMatch(written({}));
  expect(readBack).toEqual(JSON.parse(JSON.stringify(record)));
  expect(studies.map(({ eyes, steps }) => [eyes, steps.length])).toEqual([['own', record.actions.length]]);
  expect(notes).toEqual({ name: 'The raid', at: { 12: 'Here it was lost.' } });
  expect(variations).toEqual([variation]);
});

test('a file of the first version, which knew no variations, is read as one without any', () => {
  const { variations: _, ...first } = JSON.parse(studiedMatchText(file));
  const read = readStudiedMatch({ ...first, formatVersion: 1 });
  expect(read.notes.name).toBe('The raid');
  expect(read.variations).toEqual([]);
});

test('an exported match alone is no such file', () => {
  expect(isStudiedMatch(JSON.parse(JSON.stringify(record)))).toBe(false);
});

test.each([
  ['another match', { studies: [{ ...study, hash: '0'.repeat(64) }] }],
  ['a step of another seat', { studies: [{ ...study, steps: study.steps.with(0, { ...study.steps[0]!, seat: 9 }) }] }],
  ['a step of another place', { studies: [{ ...study, steps: study.steps.with(0, { ...study.steps[0]!, at: 1 }) }] }],
  ['luck of other players', { studies: [{ ...study, steps: study.steps.with(0, { ...study.steps[0]!, luck: [0] }) }] }],
  ['chances of other players', { studies: [{ ...study, line: study.line.map(() => [1]) }] }],
  ['notes that are none', { notes: { name: 'x', at: { first: 'y' } } }],
  ['a name without end', { notes: { name: 'x'.repeat(200), at: {} } }],
  ['a later version', { formatVersion: 3 }],
  ['a version that is a word', { formatVersion: 'constructor' }],
  ['variations that are none', { variations: [{ ...variation, steps: [] }] }],
  ['a variation whose seed is none', { variations: [{ ...variation, seed: 'x'.repeat(32) }] }],
  ['a variation twice', { variations: [variation, variation] }],
  [
    'more variations than anybody makes',
    { variations: Array.from({ length: 101 }, (_, at) => ({ ...variation, id: at.toString(16).padStart(32, '0') })) },
  ],
  ['a variation longer than a match', { variations: [{ ...variation, steps: Array(401).fill(variation.steps[0]) }] }],
  ['something unknown', { more: 1 }],
])('a file with %s is refused', (_, change) => {
  expect(() => readStudiedMatch(written(change))).toThrow(BadInput);
});

test('an empty note is none', () => {
  expect(withNote(file.notes, 12, '  ').at).toEqual({});
});
