import { readFileSync } from 'node:fs';
import { BadInput, type Json, readRecord } from '@orrery/engine';
import type { Study } from '@orrery/study';
import { expect, test } from 'vitest';
import { NO_NOTES, withNote } from './notes.ts';
import { isStudyFile, readStudyFile, type StudyFile, studyFileText } from './study-file.ts';

const path = new URL('../../../../packages/games/alien-frontiers/playthroughs/random-01-of-2.json', import.meta.url);
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
const file: StudyFile = { record, studies: [study], notes: withNote({ ...NO_NOTES, name: 'The raid' }, 12, 'Here it was lost.') };
const written = (given: object): Json => JSON.parse(JSON.stringify({ ...JSON.parse(studyFileText(file)), ...given }));

test('a study is read from its file as it was written, with its record and notes', () => {
  expect(isStudyFile(written({}))).toBe(true);
  const { record: readBack, studies, notes } = readStudyFile(written({}));
  expect(readBack).toEqual(JSON.parse(JSON.stringify(record)));
  expect(studies.map(({ eyes, steps }) => [eyes, steps.length])).toEqual([['own', record.actions.length]]);
  expect(notes).toEqual({ name: 'The raid', at: { 12: 'Here it was lost.' } });
});

test('an exported match alone is no such file', () => {
  expect(isStudyFile(JSON.parse(JSON.stringify(record)))).toBe(false);
});

test.each([
  ['another match', { studies: [{ ...study, hash: '0'.repeat(64) }] }],
  ['notes that are none', { notes: { name: 'x', at: { first: 'y' } } }],
  ['a name without end', { notes: { name: 'x'.repeat(200), at: {} } }],
  ['another version', { formatVersion: 2 }],
  ['something unknown', { more: 1 }],
])('a file with %s is refused', (_, change) => {
  expect(() => readStudyFile(written(change))).toThrow(BadInput);
});

test('an empty note is none', () => {
  expect(withNote(file.notes, 12, '  ').at).toEqual({});
});
