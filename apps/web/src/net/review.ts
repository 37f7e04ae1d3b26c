import { manifestOf } from '@orrery/catalogue';
import { type ActionBase, chanceFromSeed, type Json, type Reason, step, type TermBase } from '@orrery/engine';
import type { BotRequest } from '@orrery/match';
import { judge, reasonFor } from '@orrery/study';
import { botGame } from './bot-games.ts';

/** A move that gave away much, and what would have been better. */
export interface Review {
  /** In chances to win. */
  readonly cost: number;
  readonly better: ActionBase;
  readonly reason: Reason<TermBase>;
  /** Before that move: of several done with one press it may not be the first. */
  readonly view: Json;
}

/** In chances to win: what costs less is not worth a word. */
const MUCH = 0.08;
/** Of more than so many moves in one press the first ones are looked at. */
const MOST_MOVES = 8;

/**
 * What was done, held against what a strong player would have done with what the seat could know. Undefined: nothing much was given
 * away, or nobody could say why.
 */
export async function review({ game: id, seat, view, salt }: BotRequest, played: readonly ActionBase[]): Promise<Review | undefined> {
  const manifest = manifestOf(id);
  const [game, study, reasons] = await Promise.all([botGame(id), manifest?.study?.(), manifest?.reasons?.()]);
  if (study === undefined || reasons === undefined) return undefined;
  const { module } = game;
  let state = module.imagine(view, chanceFromSeed(`${salt} review`));
  let worst: (Pick<Review, 'cost' | 'better' | 'view'> & { readonly played: ActionBase }) | undefined;
  for (const action of played.slice(0, MOST_MOVES)) {
    const stepped = step(module, state, seat, action);
    if (!stepped.ok) break;
    const judged = judge({ ...game, study }, { state, seat, eyes: 'own', salt }, { played: action, effort: 1 });
    const [best] = judged?.best ?? [];
    if (judged !== undefined && best !== undefined && judged.cost >= Math.max(MUCH, worst?.cost ?? 0)) {
      worst = { cost: judged.cost, better: best.action, view: JSON.parse(JSON.stringify(module.view(state, seat))), played: action };
    }
    // Behind what comes to light the table is only imagined, and words about it would be, too.
    if (stepped.revealed) break;
    state = stepped.state;
  }
  if (worst === undefined) return undefined;
  const { cost, better } = worst;
  const reason = reasonFor({ ...game, reasons }, { seat, view: worst.view, salt }, { better, worse: worst.played });
  return reason.kind === 'same' ? undefined : { cost, better, reason, view: worst.view };
}
