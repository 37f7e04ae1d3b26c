import type { Evening } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { EVENING } from '../../e2e/told-evening.ts';
import { ownSaid } from './shown.ts';
import { EVENING_WORDS } from './words.ts';

const says = EVENING_WORDS.en;
const said = (changed: Partial<Evening>) => ownSaid({ ...EVENING, ...changed }, 'en');
const [first] = EVENING.rounds;

test('who sits at a table is sent there, and then told whom it waits for', () => {
  expect(said({})).toBe(says.yourTable);
  expect(said({ me: 2 })).toBe(says.waitRound);
  expect(said({ begun: 1, rounds: [first] })).toBe(says.waitOrganiser);
});

test('who came late has not finished a round, and who was knocked out waits for none', () => {
  const late = { number: 8, person: { person: 'p8', name: 'Late' }, from: 2 };
  expect(said({ me: 8, entries: [...EVENING.entries, late] })).toBe(says.waitLate);
  expect(said({ me: 7, plan: { ...EVENING.plan, format: 'elimination' } })).toBe(says.isOut);
});

test('at the end everybody reads their own place; what never began has none', () => {
  expect(said({ stage: 'over' })).toBe('You came 2nd of 8');
  expect(said({ stage: 'over', begun: 0, rounds: [], standings: EVENING.standings })).toBe(says.wasCalledOff);
});
