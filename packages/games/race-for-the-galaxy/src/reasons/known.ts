import type { Seat } from '@orrery/engine';
import type { Card, CardId } from '../cards/catalogue.ts';
import { FIRST_POINTS, type GoalId, MOST_POINTS, TIED_POINTS } from '../cards/goals.ts';
import type { View } from '../knowledge/view.ts';
import { ownNumber } from '../text/table.ts';
import type { TermOf } from './terms.ts';

/** Whether this seat sees the card: it lies in a tableau, or among its own. What was imagined of hands and piles has no name. */
export function isSeen({ players, robot }: View, seat: Seat, card: CardId): boolean {
  const { hand, seen, startChoice, drafted } = players[seat];
  const own = [hand, seen, startChoice, drafted].some((cards) => cards?.includes(card));
  return own || robot?.tableau.includes(card) === true || players.some(({ tableau }) => tableau.some((placed) => placed.card === card));
}

/** Whether it lies in the seat's tableau as things are. */
export function isPlaced({ players }: View, seat: Seat, card: CardId): boolean {
  return players[seat].tableau.some((placed) => placed.card === card);
}

/** The card that is placed brings less than the other: what speaks for it is that this one is kept. */
export const isForTheOther = ({ now, else: otherwise }: TermOf<'instead'>): boolean =>
  now.points + now.later < otherwise.points + otherwise.later;

/** Whether the seat holds the goal as things are. */
export const isHeld = ({ goals }: View, seat: Seat, goal: GoalId): boolean =>
  goals.some((tile) => tile.goal === goal && tile.holders.includes(seat));

/** What a goal never brings is the mean of several worlds: it has no number. */
export const isGoalPoints = (amount: number): boolean =>
  [FIRST_POINTS, MOST_POINTS, TIED_POINTS].some((points) => points === Math.abs(amount));

/** Points either way, but fewer for who only has as much as the holder. */
export const isShared = (amount: number): boolean => Math.abs(amount) === MOST_POINTS - TIED_POINTS;

export const isPlacing = ({ stage }: View): boolean => stage === 'develop' || stage === 'settle';

/** What words must know of a card of a pack. */
export const factsIn =
  ({ own }: View) =>
  (card: CardId): Card | undefined =>
    card.startsWith('own-') ? own[ownNumber(card)] : undefined;
