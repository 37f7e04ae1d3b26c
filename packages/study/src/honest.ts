import { type ActionBase, type Eyes, type GameStudy, knotShares, weightAt, weightsFor } from '@orrery/engine';

/** How much of a logit of the first measure, which is what bots judge by, is left in an honest chance. */
export function steepnessAt<State>(study: GameStudy<State, ActionBase>, state: State, eyes: Eyes): number {
  const seats = study.sideOf(state).length;
  return weightAt(weightsFor(study.honest, seats)[0] ?? [], knotShares(study.prospects(state, eyes).progress));
}
