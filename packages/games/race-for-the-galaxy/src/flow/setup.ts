import { type Chance, silent } from '@orrery/engine';
import type { Options } from '../options.ts';
import { hasStorm } from '../rules/pool.ts';
import { dealDraft, dealGoals, dealStart } from '../rules/starting.ts';
import { CHIPS_PER_PLAYER, type Player, type State } from '../state.ts';
import { cardsOfPack } from '../workshop/cards-of-pack.ts';
import { advance } from './flow.ts';

/** [RG-2] */
export function setup({ pack, ...options }: Options, seats: number, chance: Chance): State {
  const state: State = {
    options,
    seats,
    own: pack === null ? [] : cardsOfPack(pack),
    chance,
    players: Array.from({ length: seats }, (_, seat) => newPlayer(seat)),
    piles: [{ deck: [], discard: [] }],
    order: Array.from({ length: seats }, (_, seat) => seat),
    pool: CHIPS_PER_PLAYER * Math.max(seats, 2),
    goals: [],
    round: 0,
    stage: options.draft ? 'draft' : 'start',
    coming: [],
    pass: 1,
    isRevealed: false,
    packs: 0,
    robot: undefined,
  };
  if (options.goals && hasStorm(options) && seats > 1) state.goals = dealGoals(state);
  if (options.draft) dealDraft(state);
  else dealStart(state, silent);
  advance(state, silent);
  return state;
}

export function newPlayer(seat: number): Player {
  return {
    seat,
    startWorld: undefined,
    hand: [],
    tableau: [],
    chips: 0,
    actions: [],
    seen: [],
    placing: undefined,
    pending: [],
    temporary: 0,
    hasBonusDue: false,
    produced: [0, 0, 0, 0],
    overLimit: 0,
    startChoice: [],
    drafted: [],
  };
}
