import type { Seat } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import { habitOfSeeker, habitsOf, tableHabits } from '../bot/habits.ts';
import { agrees, countedIn, type Hunt, huntOf, LEAN, mixtureOf, type Quarry } from '../bot/hunt.ts';
import { questionFor } from '../rules/questions.ts';
import type { State } from '../state.ts';

/** Neither habit nor lot is known well enough to call an answer impossible. */
const LEAST_SHARE = 0.02;

/** How much likelier somebody of habit lays this card, or this token there, than somebody who draws by lot as is best: a logarithm. */
export function habitIn(state: State, { seat, action }: { readonly seat: Seat; readonly action: Action }): number | undefined {
  if (action.type !== 'lay-place' && action.type !== 'place-token') return undefined;
  if (questionFor(state, seat) !== undefined) return undefined;
  const hunt = huntOf(state, seat, 'chance');
  const mixture = mixtureOf(state, hunt, LEAN);
  if (action.type === 'place-token') {
    const habit = habitOfSeeker(countedIn(state, hunt, tableHabits(hunt.hunters.length).measure));
    return ratio(tokenShare(state, hunt, { action, shares: habit }), tokenShare(state, hunt, { action, shares: mixture.seek }));
  }
  const at = hunt.hunters.findIndex(({ hunted }) => hunted.seat === seat);
  const quarry = hunt.hunters[at];
  return ratio(cardShare(quarry, action, habitsOf(hunt.hunters)[at]), cardShare(quarry, action, mixture.hide[at]));
}

const ratio = (habit: number | undefined, lot: number | undefined): number | undefined =>
  habit === undefined || lot === undefined ? undefined : Math.log((habit + LEAST_SHARE) / (lot + LEAST_SHARE));

/** Among the ways to hide that are still open: those with this card. Undefined: none is thought of. */
function cardShare({ ways, hides, hunted }: Quarry, { card }: ActionOf<'lay-place'>, shares: Float64Array): number | undefined {
  const laid = hunted.played.map((visit) => visit.card);
  let [open, chosen] = [0, 0];
  hides.forEach((hide, at) => {
    const cards = hide.map((way) => ways[way].card);
    if (!laid.every((one) => cards.includes(one))) return;
    open += shares[at];
    if (cards.includes(card)) chosen += shares[at];
  });
  return open > 0 ? chosen / open : undefined;
}

/** Among the ways to lay the tokens that are still open: those with this one there. */
function tokenShare(
  state: State,
  { seeks }: Hunt,
  { action, shares }: { readonly action: ActionOf<'place-token'>; readonly shares: Float64Array },
): number | undefined {
  const after = { ...state, tokens: { ...state.tokens, [action.token]: action.at } };
  let [open, chosen] = [0, 0];
  seeks.forEach((placement, at) => {
    if (!agrees(state, placement)) return;
    open += shares[at];
    if (agrees(after, placement)) chosen += shares[at];
  });
  return open > 0 ? chosen / open : undefined;
}

/**
 * How likely this seat is one of habit: by its answers so far (`habit`), and by how far bots believe it of anybody. As far as it is,
 * the other side can count on it.
 */
export function likelihoodOf(habit: number, believed: number): number {
  const odds = (Math.exp(habit) * believed) / (1 - believed);
  return odds / (1 + odds);
}

interface Foreseen {
  /** What each way gains against what is usually expected of the other side: there all ways that are in the lot are as good. */
  readonly usual: Float64Array;
  /** And where the other side counts on habit. */
  readonly wary: Float64Array;
  /** What drawing by lot gains there. A way that gains more is not held against the others: who went it always would be found there. */
  readonly lot: number;
  /** How likely this seat is one of habit. */
  readonly known: number;
}

export function foreseen({ usual, wary, lot, known }: Foreseen): Float64Array {
  return usual.map((gain, way) => (1 - known) * gain + known * Math.min(lot, wary[way]));
}

export const meanOf = (gains: Float64Array, shares: Float64Array): number => gains.reduce((sum, gain, way) => sum + gain * shares[way], 0);
