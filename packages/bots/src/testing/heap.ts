import { type BotKnowledge, type Chance, cloneChance, type Seat, type SeatResult } from '@orrery/engine';
import type { Rules } from '../bot.ts';

/**
 * A game without chance for the tests of the deep search: seats in turn take one to three coins from a heap, and who takes the last
 * one wins. A turn has two actions: to say how many, and to nod.
 */
export interface Heap {
  chance: Chance;
  readonly seats: number;
  seat: Seat;
  coins: number;
  /** Said, but not yet nodded at. */
  said: number;
}

export interface HeapAction {
  readonly type: 'say' | 'nod';
  readonly count: number;
}

export const heap: Rules<Heap, HeapAction, Heap> = {
  id: 'heap',
  asked: ({ coins, seat }) => (coins === 0 ? [] : [seat]),
  legal: ({ coins, said }) => {
    if (said > 0) return [{ type: 'nod', count: said }];
    return [1, 2, 3].filter((count) => count <= coins).map((count) => ({ type: 'say', count }));
  },
  apply: (draft, seat, { type, count }) => {
    if (type === 'say') {
      draft.said = count;
      return;
    }
    draft.coins -= count;
    draft.said = 0;
    if (draft.coins > 0) draft.seat = (seat + 1) % draft.seats;
  },
  view: (state) => state,
  imagine: (view, chance) => ({ ...view, chance }),
  clone: (state) => ({ ...state, chance: cloneChance(state.chance) }),
  result: (state) => (state.coins > 0 ? undefined : { seats: standing(state), because: 'last-coin' }),
  standing,
};

function standing({ seats, seat, coins }: Heap): SeatResult[] {
  return Array.from({ length: seats }, (_, each) => ({ seat: each, rank: coins === 0 && each === seat ? 1 : 2, points: 0, sources: [] }));
}

/** Knows nothing of a heap that is not taken yet. */
export const heapKnowledge: BotKnowledge<Heap, HeapAction> = {
  evaluate: ({ coins, seat, seats }, who) => (coins > 0 ? 1 / seats : seat === who ? 1 : 0),
  key: ({ seat, coins, said }) => `${seat} ${coins} ${said}`,
};
