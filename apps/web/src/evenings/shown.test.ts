import type { Evening } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { EVENING } from '../../e2e/told-evening.ts';
import { ownSaid, planSaid, roundSaid, stageSaid } from './shown.ts';
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

test('of two who meet in a knock-out the loser is out at once, and the last table is the final', () => {
  const plan = { ...EVENING.plan, format: 'elimination' as const };
  const ended = (points: number[]) => EVENING.rounds[1].map((table) => ({ ...table, isOver: true, points }));
  expect([said({ plan, rounds: [first, ended([0, 1])] }), said({ plan, me: 1, rounds: [first, ended([0, 1])] })]).toEqual([
    says.isOut,
    says.waitOrganiser,
  ]);
  const rounds = [first, ended([0, 1]).slice(0, 1)];
  expect(said({ plan, rounds })).toBe(says.waitOrganiser);
  expect(said({ plan: { ...plan, goesOn: true }, rounds })).toBe(says.endsBySelf);
  expect([0, 1].map((one) => roundSaid({ plan, rounds }, one, 'en'))).toEqual(['Round 1', says.final]);
  expect(roundSaid({ plan: EVENING.plan, rounds }, 1, 'en')).toBe('Round 2');
  expect(stageSaid({ ...EVENING, plan, rounds }, 'en')).toContain(says.final);
});

test('a line says what is played and how, and that it counts where it does', () => {
  expect(planSaid(EVENING.plan, 'en')).not.toContain(says.counts);
  expect(planSaid({ ...EVENING.plan, isRated: true }, 'en')).toMatch(/ · rated$/);
});

test('at the end everybody reads their own place; what never began has none', () => {
  expect(said({ stage: 'over' })).toBe('You came 2nd of 8');
  expect(said({ stage: 'over', begun: 0, rounds: [], standings: EVENING.standings })).toBe(says.wasCalledOff);
});
