import { expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { notAlone } from '../index.ts';
import type { State } from '../state.ts';
import { type Scene, table } from '../testing/table.ts';
import { weigh } from './weigh.ts';

const TWO: Scene = { stage: 'hunting', hunted: { ripley: { played: ['lair'] }, dallas: { played: ['jungle'] } } };
/** The Rover is the best place there is, and five can be laid. */
const FIVE: Scene = { stage: 'exploration' };

/** What each answer of a seat is worth that is asked for; `habit` as `habitIn` adds up. */
function worths(state: State, seat: number, asked: (action: Action) => boolean, habit = 0): number[] {
  const legal = notAlone.legal(state, seat);
  const chances = weigh(state, { seat, eyes: seat, legal, habit });
  return legal.flatMap((action, at) => (asked(action) ? [chances[at] ?? Number.NaN] : []));
}

const isToken = (action: Action): boolean => action.type === 'place-token';
const isNowhere = (action: Action): boolean => action.type === 'place-token' && action.at.every((place) => place > 5);
const isEnd = ({ type }: Action): boolean => type === 'end-hunting';

test('[NA-6.1] a Creature that stays away meets nobody, and so does one where nobody can be', () => {
  const { state } = table(TWO);
  const { seat } = state.creature;
  const [away] = worths(state, seat, isEnd);
  const nowhere = worths(state, seat, isNowhere);
  const somewhere = worths(state, seat, (action) => isToken(action) && !isNowhere(action));
  expect(nowhere).toHaveLength(5);
  for (const chance of nowhere) expect(chance).toBeCloseTo(away, 9);
  expect(away).toBeLessThan(Math.min(...somewhere) - 0.01);
});

test('a token that is laid first does not cost the Hunt card that can still be played', () => {
  const scene: Scene = { ...TWO, creature: { hand: ['mutation', 'despair', 'stasis'] } };
  const { state } = table(scene);
  const { seat } = state.creature;
  const card = Math.max(...worths(state, seat, ({ type }) => type === 'play-hunt'));
  expect(Math.max(...worths(state, seat, isToken))).toBeGreaterThanOrEqual(card);
  expect(worths(state, seat, isEnd)[0]).toBeLessThan(card);
});

test('an effort is weighed by the hand it leads to: two cards back are better than one', () => {
  const { state } = table({ stage: 'exploration', hunted: { ripley: { hand: ['rover'], discard: ['lair', 'jungle', 'river', 'beach'] } } });
  const { seat } = state.hunted[0];
  const [lay] = worths(state, seat, ({ type }) => type === 'lay-place');
  const [one] = worths(state, seat, (action) => action.type === 'resist' && action.will === 1);
  expect(one).toBeGreaterThan(lay);
});

test('the best place costs one who always goes there, and next to nothing one who draws by lot', () => {
  const { state } = table(FIVE);
  const { seat } = state.hunted[0];
  const costOf = (habit: number): number => {
    const [rover] = worths(state, seat, (action) => action.type === 'lay-place' && action.card === 'rover', habit);
    return Math.max(...worths(state, seat, ({ type }) => type === 'lay-place', habit)) - rover;
  };
  expect(costOf(4)).toBeGreaterThan(0.1);
  expect(costOf(-4)).toBeLessThan(0.01);
});
