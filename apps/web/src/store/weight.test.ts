import type { Asked, Occupant, Update } from '@orrery/match';
import { expect, test } from 'vitest';
import { isDoneHere, weightOf } from './weight.ts';

const occupants: readonly Occupant[] = [
  { kind: 'person', person: 'ann', name: 'Ann' },
  { kind: 'bot', level: 'random', name: 'Vega' },
  { kind: 'person', person: 'bo', name: 'Bo' },
];
const asked: Asked = { id: 1, decision: { ask: 'act', seat: 0 }, legal: [], must: true };
const place = { shown: undefined, shownTo: 0, isLocal: true, isCovered: false, tells: () => true } as const;
const done = (seat: number): Pick<Update, 'change' | 'events' | 'occupants'> => ({
  change: { kind: 'actions', seat, index: 0, count: 1 },
  events: [{ type: 'told' }],
  occupants,
});

test('what bots do has its time on the screen, and what is done here has it at once', () => {
  expect(weightOf(done(1), 0, place)).toBe('paced');
  expect(weightOf(done(0), 0, place)).toBe('own');
  expect(weightOf(done(2), 0, place)).toBe('own');
});

test('in a match of the server other people are shown at the pace as well', () => {
  expect(weightOf(done(2), 0, { ...place, isLocal: false })).toBe('paced');
  expect(weightOf(done(2), 'spectator', { ...place, isLocal: false })).toBe('paced');
});

test('nobody is kept from a question that is before them', () => {
  expect(weightOf(done(1), 0, { ...place, shown: { asked } })).toBe('quiet');
  expect(weightOf(done(1), 0, { ...place, shown: { asked: { ...asked, must: false } } })).toBe('paced');
});

test('what tells nothing, changes nothing or lies under a cover takes no time', () => {
  expect(weightOf(done(1), 0, { ...place, tells: () => false })).toBe('quiet');
  expect(weightOf({ ...done(1), change: { kind: 'full' } }, 0, place)).toBe('quiet');
  expect(weightOf(done(1), 0, { ...place, isCovered: true })).toBe('quiet');
  expect(weightOf(done(1), 0, { ...place, tells: undefined })).toBe('paced');
});

test('only what somebody did is done here', () => {
  expect(isDoneHere({ ...done(0), change: { kind: 'undo', seat: 0, keep: 0 } }, 0, 'local')).toBe(false);
  expect(isDoneHere(done(2), 0, 'remote')).toBe(false);
});
