import type { Refusal, Seat } from '@orrery/engine';
import { whyNoDiscard } from '../cards/discards.ts';
import { whyNoPower } from '../cards/powers.ts';
import type { TechId } from '../cards/tech.ts';
import { answerFirst } from '../flow/questions.ts';
import { refuseMoment } from '../flow/refuse.ts';
import type { State } from '../state.ts';

/** Why this card has no use at all now, asked of the whole card and not of one target; undefined where it has one. */
export function refuseWholeCard(
  state: State,
  seat: Seat,
  { card, by }: { card: TechId; by: 'use-power' | 'discard-card' },
): Refusal | undefined {
  const notNow = refuseMoment(state, seat);
  if (notNow !== undefined) return notNow;
  const question = state.pending.at(-1);
  if (question !== undefined) return answerFirst(question);
  return by === 'use-power' ? whyNoPower(state, card) : whyNoDiscard(state, card);
}
