import { chooseAction, type Thought } from '@orrery/bots';
import { manifestOf } from '@orrery/catalogue';
import type { ActionBase, TermBase } from '@orrery/engine';
import type { BotRequest } from '@orrery/match';
import { type Explained, explain } from '@orrery/study';
import { botGame } from './bot-games.ts';

/** What the coach comes to know, piece by piece: what a strong bot would do, then why. */
export type Advice =
  | { readonly thought: Pick<Thought<ActionBase>, 'action' | 'alternatives'> }
  /** Undefined: there was nothing else to do. */
  | { readonly explained: Explained<ActionBase, TermBase> | undefined };

/** Advice for the seat that is asked, out of its view alone. */
export async function* advise(request: BotRequest): AsyncGenerator<Advice> {
  const game = await botGame(request.game);
  const thought = chooseAction(game, request.level, { ...request, isMute: true });
  yield { thought: { action: thought.action, alternatives: thought.alternatives } };
  const reasons = await manifestOf(request.game)?.reasons?.();
  yield { explained: reasons === undefined ? undefined : explain({ ...game, reasons }, request, thought) };
}
