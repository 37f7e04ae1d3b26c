import type { ActionBase, AnyReasons, Pair, Reason, TermBase } from '@orrery/engine';
import { gameFor, type Look } from './eyes.ts';
import type { AnyJudgedGame } from './judged-game.ts';
import { reasonFor } from './reason.ts';

/** `hidden`: with the cards open, what others have secretly chosen is the reason, and no term of the game speaks of that. */
export type Why = Reason<TermBase> | 'hidden';

/** Why the better of two answers is better with these eyes. Words still name only what is in the view. */
export function whyBetter(game: AnyJudgedGame, reasons: AnyReasons, look: Look, pair: Pair<ActionBase>): Why {
  const { state, seat, eyes, salt } = look;
  if (eyes === 'open' && isOfLikelihoods(game, reasons, look, pair)) return 'hidden';
  const { module, knowledge } = gameFor(game, look);
  return reasonFor({ module, knowledge, reasons }, { seat, view: module.view(state, seat), salt }, pair);
}

/** Where all choose in secret a game weighs likelihoods, which nobody asks for who sees what lies there. */
function isOfLikelihoods(
  { module, knowledge }: AnyJudgedGame,
  reasons: AnyReasons,
  { state, seat }: Look,
  pair: Pair<ActionBase>,
): boolean {
  if (knowledge?.mix === undefined) return false;
  return knowledge.mix(state, seat, module.legal(state, seat)) !== undefined || reasons.ofSecret?.(state, seat, pair) !== undefined;
}
