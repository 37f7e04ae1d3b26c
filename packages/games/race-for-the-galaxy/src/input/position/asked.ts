import type { Pending } from '../../pending.ts';
import { usablePowers } from '../../rules/consume.ts';
import { goodsOf } from '../../rules/consume-words.ts';
import { exploring } from '../../rules/explore.ts';
import { mayProduceForCard, windfallChoices } from '../../rules/produce.ts';
import { actionsPerRound } from '../../rules/rounds.ts';
import { keptOf } from '../../rules/starting.ts';
import { HAND_LIMIT, type Player, type State } from '../../state.ts';

/** What a seat is asked where nothing is said of it: the first question of the stage it can answer. */
export function usualPending(state: State, player: Player): Pending[] {
  const { hand, seen, actions, placing } = player;
  switch (state.stage) {
    case 'start':
      return discards('start', hand.length - keptOf(state, player));
    case 'choose':
      return actions.length > 0 ? [] : [{ do: 'choose-actions', count: actionsPerRound(state) }];
    case 'explore':
      return discards('explore', seen.length - exploring(state, player).kept);
    case 'develop':
      return state.isRevealed || placing !== undefined || hand.length === 0 ? [] : [{ do: 'place', kind: 'development', isSecond: false }];
    case 'settle':
      return state.isRevealed || placing !== undefined || hand.length === 0 ? [] : [{ do: 'place', kind: 'world', isSecond: false }];
    case 'consume':
      return consumption(state, player);
    case 'produce':
      return windfallChoices(state, player).length > 0 || mayProduceForCard(state, player) ? [{ do: 'produce' }] : [];
    case 'limit':
      return discards('limit', hand.length - HAND_LIMIT);
    case 'draft':
    case 'over':
      return [];
  }
}

function discards(because: 'start' | 'explore' | 'limit', count: number): Pending[] {
  return count > 0 ? [{ do: 'discard', because, count }] : [];
}

function consumption(state: State, player: Player): Pending[] {
  const steps: Pending[] = [];
  const sells = player.actions.includes('consume-trade') && goodsOf(state, player).length > 0;
  // What the sale brings may be discarded for chips.
  if (sells || usablePowers(state, player).length > 0) steps.push({ do: 'consume' });
  if (sells) steps.push({ do: 'sell' });
  return steps;
}
