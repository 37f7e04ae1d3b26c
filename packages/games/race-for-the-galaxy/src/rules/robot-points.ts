import type { CardId } from '../cards/catalogue.ts';
import { ROBOT_LEVELS } from '../cards/robot.ts';
import type { Robot, State } from '../state.ts';
import { cardOf } from './cards.ts';

/** [RG-14.11] Chips, printed points, and what the level gives for each counter placed and each development of cost 6. */
export function robotPoints(
  state: Pick<State, 'own' | 'options'>,
  robot: Pick<Robot, 'chips' | 'placedCounters'> & { readonly tableau: readonly CardId[] },
): number {
  const { points } = ROBOT_LEVELS[state.options.robot];
  const cards = robot.tableau.reduce((sum, card) => {
    const facts = cardOf(state, card);
    const isSix = facts.kind === 'development' && facts.cost === 6;
    return sum + (isSix || facts.points === 'scored' ? points : facts.points);
  }, 0);
  return robot.chips + cards + points * robot.placedCounters;
}
