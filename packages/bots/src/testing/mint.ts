import { type BotKnowledge, below, type Chance, cloneChance, type Seat, type SeatResult } from '@orrery/engine';
import type { Rules } from '../bot.ts';

/**
 * A game for the tests of the bots. Two seats have three small actions per turn: earn a coin, forge a die (worth nothing
 * by itself) or strike with it (eight coins), or gamble (a secret card of 0 to 6 coins). The richer one after four turns wins.
 */
export interface Mint {
  chance: Chance;
  seat: Seat;
  left: number;
  turns: number;
  coins: number[];
  forged: boolean;
  /** Nobody knows it. */
  card: number;
}

export interface MintAction {
  readonly type: 'earn' | 'forge' | 'strike' | 'gamble';
}

export type MintView = Omit<Mint, 'chance' | 'card'>;

const TURNS = 4;
const ACTIONS = 3;

const draw = (chance: Chance) => below(chance, 7);

export function mintSetup(chance: Chance): Mint {
  return { chance, seat: 0, left: ACTIONS, turns: 0, coins: [0, 0], forged: false, card: draw(chance) };
}

export const mint: Rules<Mint, MintAction, MintView> = {
  id: 'alien-frontiers',
  asked: (state) => (state.turns >= TURNS ? [] : [state.seat]),
  legal: (state) => [{ type: 'earn' }, { type: 'gamble' }, state.forged ? { type: 'strike' } : { type: 'forge' }],
  apply: (draft, seat, action, tell) => {
    if (action.type === 'earn') draft.coins[seat] += 1;
    if (action.type === 'forge') draft.forged = true;
    if (action.type === 'strike') draft.coins[seat] += 8;
    if (action.type === 'strike') draft.forged = false;
    if (action.type === 'gamble') {
      draft.coins[seat] += draft.card;
      draft.card = draw(draft.chance);
      tell({ type: 'revealed' }, { reveals: true });
    }
    draft.left -= 1;
    if (draft.left > 0) return;
    draft.left = ACTIONS;
    draft.turns += 1;
    draft.seat = 1 - seat;
    draft.forged = false;
  },
  view: ({ seat, left, turns, coins, forged }) => ({ seat, left, turns, coins: [...coins], forged }),
  imagine: (view, chance) => {
    const own = { key: Array.from({ length: 8 }, () => below(chance, 1 << 30)), counter: 0 };
    return { ...view, coins: [...view.coins], chance: own, card: draw(own) };
  },
  clone: (state) => ({ ...state, coins: [...state.coins], chance: cloneChance(state.chance) }),
  result: (state) => (state.turns < TURNS ? undefined : { seats: standing(state), because: 'time' }),
  standing,
};

function standing({ coins }: Mint): SeatResult[] {
  return coins.map((points, seat) => ({ seat, points, rank: points < coins[1 - seat] ? 2 : 1, sources: [] }));
}

export const mintKnowledge: BotKnowledge<Mint, MintAction> = {
  evaluate: ({ coins }, seat) => 1 / (1 + Math.exp((coins[1 - seat] - coins[seat]) / 10)),
  key: ({ seat, left, coins, forged }) => `${seat} ${left} ${coins} ${forged}`,
};
