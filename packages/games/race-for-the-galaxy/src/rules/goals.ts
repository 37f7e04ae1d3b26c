import type { Seat, Tell } from '@orrery/engine';
import type { Card } from '../cards/catalogue.ts';
import { GOALS, type Goal, type GoalMeasure } from '../cards/goals.ts';
import { GOODS } from '../cards/powers.ts';
import type { Event } from '../events.ts';
import type { GoalTile, Player, State } from '../state.ts';
import { cardOf } from './cards.ts';
import { militaryWithNew } from './strength.ts';

/**
 * [RG-11.2] [RG-R33] [RG-R36] [RG-R37] [RG-R47] How far a player is with a goal, counted from the table as it lies: from the start, by what
 * is printed.
 */
export function progress(state: State, player: Player, measure: GoalMeasure): number {
  switch (measure) {
    case 'chips':
      return player.chips;
    case 'powered-phases':
      return poweredRows(state, player);
    case 'kinds':
      return kindsOf(state, player);
    case 'six-development':
      return Math.min(
        1,
        count(state, player, (card) => card.kind === 'development' && card.cost === 6),
      );
    case 'limit-discards':
      return player.overLimit;
    case 'alien-cards':
      return count(state, player, (card) => card.keywords.includes('alien'));
    case 'production-worlds':
      return count(state, player, (card) => card.world === 'production');
    case 'military':
      return militaryWithNew(state, player);
    case 'developments':
      return count(state, player, (card) => card.kind === 'development');
    case 'novelty-and-rare-worlds':
      return count(state, player, (card) => card.good === 'novelty' || card.good === 'rare');
  }
}

/** Cards of the tableau that are like this. */
function count(state: State, player: Player, isLike: (card: Card) => boolean): number {
  let found = 0;
  for (const { card } of player.tableau) if (isLike(cardOf(state, card))) found += 1;
  return found;
}

/** [RG-R35] Kinds of goods that worlds of the tableau have, with a good on them or not. */
function kindsOf(state: State, player: Player): number {
  const has = GOODS.map(() => 0);
  for (const { card } of player.tableau) {
    const { good } = cardOf(state, card);
    if (good !== undefined) has[GOODS.indexOf(good)] = 1;
  }
  return has.reduce((kinds, one) => kinds + one, 0);
}

/** [RG-R34] Rows of powers, trade besides the five phases, in which some card of the tableau has one. */
function poweredRows(state: State, player: Player): number {
  let explore = 0;
  let develop = 0;
  let settle = 0;
  let trade = 0;
  let consume = 0;
  let produce = 0;
  for (const placed of player.tableau) {
    const card = cardOf(state, placed.card);
    if (card.explore.length > 0) explore = 1;
    if (card.develop.length > 0) develop = 1;
    if (card.settle.length > 0) settle = 1;
    if (card.trade.length > 0) trade = 1;
    if (card.consume.length > 0) consume = 1;
    if (card.produce.length > 0) produce = 1;
  }
  return explore + develop + settle + trade + consume + produce;
}

/** [RG-11.3] [RG-R37] [RG-R39] Goals are checked when a phase of theirs ends, each of two, for all players together. */
export function checkGoals(draft: State, at: Goal['at'][number], tell: Tell<Event>): void {
  for (const tile of draft.goals) {
    const goal: Goal = GOALS[tile.goal];
    // A first goal that was met is met for good [RG-11.4].
    if (!goal.at.includes(at) || (goal.type === 'first' && tile.holders.length > 0)) continue;
    const amounts = draft.players.map((player) => progress(draft, player, goal.measure));
    if (goal.type === 'first') checkFirst(tile, { goal, amounts }, tell);
    else checkMost(tile, { goal, amounts }, tell);
  }
}

interface Count {
  readonly goal: Goal;
  readonly amounts: readonly number[];
}

/** Seats that have at least this much. A loop, for `flatMap` is slow and this is asked for every goal at every end of a phase. */
function seatsWith(amounts: readonly number[], least: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < amounts.length; seat++) if (amounts[seat] >= least) seats.push(seat);
  return seats;
}

/** [RG-11.4] The first to meet it, several if in the same phase; never lost. */
function checkFirst(tile: GoalTile, { goal, amounts }: Count, tell: Tell<Event>): void {
  tile.holders = seatsWith(amounts, goal.least);
  if (tile.holders.length > 0) tell({ type: 'goal-taken', goal: tile.goal, seats: tile.holders });
}

/** [RG-11.5] [RG-R38] [RG-R48] Held by a sole leader, kept in a tie, back to the centre when the holder falls behind or below the least. */
function checkMost(tile: GoalTile, { goal, amounts }: Count, tell: Tell<Event>): void {
  const most = Math.max(...amounts);
  const leaders = seatsWith(amounts, most);
  const [holder] = tile.holders;
  if (holder !== undefined) {
    if (amounts[holder] >= goal.least && leaders.includes(holder)) return;
    returnTile(tile, holder, tell);
  }
  if (most < goal.least || leaders.length !== 1) return;
  tile.holders = leaders;
  tell({ type: 'goal-taken', goal: tile.goal, seats: leaders });
}

function returnTile(tile: GoalTile, holder: Seat, tell: Tell<Event>): void {
  tile.holders = [];
  tell({ type: 'goal-lost', goal: tile.goal, seat: holder });
}

/** [RG-11.7] A development has left the tableau: a holder who no longer leads gives the tile back at once. */
export function loseInfrastructure(draft: State, player: Player, tell: Tell<Event>): void {
  for (const tile of draft.goals) {
    const goal: Goal = GOALS[tile.goal];
    if (goal.measure !== 'developments' || tile.holders[0] !== player.seat) continue;
    const own = progress(draft, player, goal.measure);
    const isBehind = draft.players.some((other) => progress(draft, other, goal.measure) > own);
    if (own < goal.least || isBehind) returnTile(tile, player.seat, tell);
  }
}
