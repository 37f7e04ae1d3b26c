import type { Seat, Tell } from '@orrery/engine';
import { GOALS, type Goal, type GoalMeasure } from '../cards/goals.ts';
import { GOODS } from '../cards/powers.ts';
import type { Event } from '../events.ts';
import type { GoalTile, Player, State } from '../state.ts';
import { cardOf } from './cards.ts';
import { militaryWithNew } from './strength.ts';

/** [RG-11.2] How far a player is with a goal, counted from the table as it lies. */
export function progress(state: State, player: Player, measure: GoalMeasure): number {
  const cards = player.tableau.map(({ card }) => cardOf(state, card));
  switch (measure) {
    case 'chips':
      return player.chips;
    case 'powered-phases':
      return (['explore', 'develop', 'settle', 'trade', 'consume', 'produce'] as const).filter((row) =>
        cards.some((card) => card[row].length > 0),
      ).length;
    case 'kinds':
      return GOODS.filter((kind) => cards.some((card) => card.good === kind)).length;
    case 'six-development':
      return cards.some((card) => card.kind === 'development' && card.cost === 6) ? 1 : 0;
    case 'limit-discards':
      return player.overLimit;
    case 'alien-cards':
      return cards.filter((card) => card.keywords.includes('alien')).length;
    case 'production-worlds':
      return cards.filter((card) => card.world === 'production').length;
    case 'military':
      return militaryWithNew(state, player);
    case 'developments':
      return cards.filter((card) => card.kind === 'development').length;
    case 'novelty-and-rare-worlds':
      return cards.filter((card) => card.good === 'novelty' || card.good === 'rare').length;
  }
}

/** [RG-11.3] Goals are looked at when a phase of theirs ends, for all players together. */
export function checkGoals(draft: State, at: Goal['at'][number], tell: Tell<Event>): void {
  for (const tile of draft.goals) {
    const goal: Goal = GOALS[tile.goal];
    if (!goal.at.includes(at)) continue;
    const amounts = draft.players.map((player) => progress(draft, player, goal.measure));
    if (goal.type === 'first') checkFirst(tile, { goal, amounts }, tell);
    else checkMost(tile, { goal, amounts }, tell);
  }
}

interface Count {
  readonly goal: Goal;
  readonly amounts: readonly number[];
}

/** [RG-11.4] Whoever meets it first, several if in the same phase; never lost. */
function checkFirst(tile: GoalTile, { goal, amounts }: Count, tell: Tell<Event>): void {
  if (tile.holders.length > 0) return;
  tile.holders = amounts.flatMap((amount, seat) => (amount >= goal.least ? [seat] : []));
  if (tile.holders.length > 0) tell({ type: 'goal-taken', goal: tile.goal, seats: tile.holders });
}

/** [RG-11.5] Held by a sole leader, kept in a tie, back to the centre when the holder falls behind. */
function checkMost(tile: GoalTile, { goal, amounts }: Count, tell: Tell<Event>): void {
  const most = Math.max(...amounts);
  const leaders = amounts.flatMap((amount, seat) => (amount === most ? [seat] : []));
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

/** [RG-11.7] A development has left the tableau: whoever leads in them by it no longer gives the tile back at once. */
export function loseInfrastructure(draft: State, player: Player, tell: Tell<Event>): void {
  for (const tile of draft.goals) {
    const goal: Goal = GOALS[tile.goal];
    if (goal.measure !== 'developments' || tile.holders[0] !== player.seat) continue;
    const own = progress(draft, player, goal.measure);
    const isBehind = draft.players.some((other) => progress(draft, other, goal.measure) > own);
    if (own < goal.least || isBehind) returnTile(tile, player.seat, tell);
  }
}
