import { expect, test } from 'vitest';
import { changed, firstPlan, isLikeEarlier, occupantsOf, plannedSeats, resized } from './plan.ts';

const entry = { offered: { level: 'steady' } };
const called = { me: 'Ann', person: (number: number) => `Player ${number}`, locale: 'en' } as const;

test('here the other seats are bots with names of stars; over the network they are open', () => {
  expect(occupantsOf(firstPlan(entry, 'here', 3), called)).toEqual([
    { kind: 'person', person: 'here', name: 'Ann' },
    { kind: 'bot', level: 'steady', name: 'Vega' },
    { kind: 'bot', level: 'steady', name: 'Rigel' },
  ]);
  expect(plannedSeats(firstPlan(entry, 'online', 2))).toEqual([{ kind: 'me' }, { kind: 'open' }]);
});

test('there is only one of you: taking another seat leaves the old one to what that was', () => {
  const moved = changed(firstPlan(entry, 'here', 3), 2, { kind: 'me' });
  expect(moved.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'me']);
});

test('fewer and more seats keep what was chosen', () => {
  const plan = changed(firstPlan(entry, 'here', 3), 1, { kind: 'person', name: ' ' });
  expect(resized(entry, plan, { where: 'here', count: 2 }).map(({ kind }) => kind)).toEqual(['me', 'person']);
  expect(resized(entry, plan, { where: 'online', count: 4 }).map(({ kind }) => kind)).toEqual(['me', 'person', 'bot', 'open']);
  expect(occupantsOf(plan, called)[1]).toMatchObject({ kind: 'person', name: 'Player 2' });
});

test('no two around one screen bear the same name, bots included', () => {
  const two = changed(changed(firstPlan(entry, 'here', 4), 1, { kind: 'person', name: 'ann' }), 2, { kind: 'person', name: 'Ann' });
  expect(occupantsOf(two, called).map((one) => (one.kind === 'open' ? '' : one.name))).toEqual(['Ann', 'ann 2', 'Ann 3', 'Vega']);
  const vega = occupantsOf(firstPlan(entry, 'here', 2), { ...called, me: 'Vega' });
  expect(vega.map((one) => (one.kind === 'open' ? '' : one.name))).toEqual(['Vega', 'Rigel']);
});

test('what a kind of bot is like is said once, and again where another kind comes', () => {
  const plan = changed(firstPlan(entry, 'here', 4), 2, { level: 'greedy' });
  expect(plan.map((_, seat) => isLikeEarlier(plan, seat))).toEqual([false, false, false, true]);
});

test('people around one screen are one person to the match, so that none of them must agree to an undo', () => {
  const plan = changed(firstPlan(entry, 'here', 3), 1, { kind: 'person' });
  const people = occupantsOf(plan, called).flatMap((occupant) => (occupant.kind === 'person' ? [occupant.person] : []));
  expect(people).toEqual(['here', 'here']);
});
