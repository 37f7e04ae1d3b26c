import { turnSearch } from '@orrery/bots';
import { type ActionBase, type BotBudget, chanceFromSeed, type Seat, silent, type WithChance } from '@orrery/engine';
import type { JudgedGame } from './judged-game.ts';

/** No turn has more actions. */
const LONGEST = 60;

/** Times the budget of the game, where a narrow search has ended the match for somebody else. */
const WIDER = 10;

/**
 * Where the seat that is asked has played its turn to the end: it is passed on, or the next thing is for chance to say. The state itself
 * where the game has no need of it. What a roll is worth shows only there.
 */
export function settled<State extends WithChance, Action extends ActionBase, View>(
  game: JudgedGame<State, Action, View>,
  state: State,
): State {
  const { module, study } = game;
  const [seat] = module.asked(state);
  const { settle } = study;
  if (settle === undefined || seat === undefined) return state;
  const end = playedOut(game, state, { seat, budget: settle });
  const result = module.result(end);
  if (result === undefined || result.seats.some((line) => line.seat === seat && line.rank === 1)) return end;
  // Nobody who sees another way makes somebody else win: a narrow search may have kept none of those.
  return playedOut(game, state, { seat, budget: { ...settle, nodes: settle.nodes * WIDER, width: settle.width * WIDER } });
}

interface Settling {
  readonly seat: Seat;
  readonly budget: BotBudget;
}

function playedOut<State extends WithChance, Action extends ActionBase, View>(
  game: JudgedGame<State, Action, View>,
  state: State,
  { seat, budget }: Settling,
): State {
  const { module } = game;
  let world = state;
  let plan: readonly Action[] = [];
  for (let done = 0; done < LONGEST; done++) {
    const legal = module.legal(world, seat);
    if (plan.length === 0) {
      const question = { seat, legal, view: module.view(world, seat), salt: '', isMute: true } as const;
      plan = turnSearch({ game, question, chance: chanceFromSeed(`settle ${done}`), budget }).plan;
    }
    const [action = legal[0], ...rest] = plan;
    if (action === undefined) return world;
    const next = module.clone(world);
    module.apply(next, seat, action, silent);
    const isOver = module.result(next) !== undefined;
    if (!isOver && next.chance.counter !== world.chance.counter) return world;
    if (!module.asked(next).includes(seat)) return next;
    world = next;
    plan = rest;
  }
  return world;
}
