import { turnSearch } from '@orrery/bots';
import { type ActionBase, chanceFromSeed, silent, type WithChance } from '@orrery/engine';
import type { JudgedGame } from './judged-game.ts';

/** No turn has more actions. */
const LONGEST = 60;

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
  if (study.settle === undefined || seat === undefined) return state;
  let world = state;
  let plan: readonly Action[] = [];
  for (let done = 0; done < LONGEST; done++) {
    const legal = module.legal(world, seat);
    if (plan.length === 0) {
      const question = { seat, legal, view: module.view(world, seat), salt: '', isMute: true } as const;
      plan = turnSearch({ game, question, chance: chanceFromSeed(`settle ${done}`), budget: study.settle }).plan;
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
