import type { ActionBase, AnyReasons, Pair, Reason, TermBase } from '@orrery/engine';
import { gameFor, type Look } from './eyes.ts';
import type { AnyJudgedGame } from './judged-game.ts';
import { reasonFor } from './reason.ts';
import type { StudiedStep } from './study.ts';
import { momentAt, type Studied } from './study-step.ts';

/** In chances to win: less is not worth a word. */
export const LEAST_COST = 0.005;

/** `hidden`: with the cards open, what others have secretly chosen is the reason, and no term of the game speaks of that. */
export type Why = Reason<TermBase> | 'hidden';

/** What is asked about a step. */
export interface WhyAsked extends Pick<StudiedStep, 'at' | 'seat'>, Pair<ActionBase> {}

/** Why the best would have been better than what was played; undefined: nothing worth a word was given away. */
export function whyAsked({ at, seat, judged }: StudiedStep): WhyAsked | undefined {
  const best = judged?.best[0];
  if (judged === undefined || best === undefined || judged.cost < LEAST_COST) return undefined;
  return { at, seat, better: best.action, worse: judged.played.action };
}

/** Why the better of two answers is better with these eyes. Words still name only what is in the view. */
export function whyBetter(game: AnyJudgedGame, reasons: AnyReasons, look: Look, pair: Pair<ActionBase>): Why {
  const { state, seat, eyes, salt } = look;
  // Where a game would tell likelihoods, nobody asks for them who sees what lies there.
  if (eyes === 'open' && reasons.ofSecret?.(state, seat, pair) !== undefined) return 'hidden';
  const { module, knowledge } = gameFor(game, look);
  return reasonFor({ module, knowledge, reasons }, { seat, view: module.view(state, seat), salt }, pair);
}

/** The same of a step of a match. */
export function whyAt(game: AnyJudgedGame, reasons: AnyReasons, { moments, eyes, salt }: Studied, { at, seat, ...pair }: WhyAsked): Why {
  return whyBetter(game, reasons, { state: momentAt(moments, at).state, seat, eyes, salt: `${salt} why ${at}` }, pair);
}
