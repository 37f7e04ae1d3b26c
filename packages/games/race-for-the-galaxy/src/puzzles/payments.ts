import { type GradedAnswer, type Seat, silent } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { learntMind } from '../bot/net/learnt.ts';
import { worthOf } from '../bot/net/mind.ts';
import { apply } from '../flow/apply.ts';
import { legal } from '../flow/legal.ts';
import { clone } from '../knowledge/clone.ts';
import { topPending } from '../pending.ts';
import type { State } from '../state.ts';

/** Whether the seat is paying for a card it has placed. */
export function isPaying({ players }: State, seat: Seat): boolean {
  const asked = topPending(players[seat])?.do;
  return asked === 'pay' || asked === 'pay-cards';
}

/** More ways nobody goes through: where there are, the first ones stand for all. */
const MOST_WAYS = 300;

/** Every way to pay, what is put to use and which cards of the hand go, and how the net likes what is left, the best first. */
export function paymentsAt(start: State, seat: Seat): readonly GradedAnswer<Action>[] {
  const found: GradedAnswer<Action>[] = [];
  const go = (state: State, line: readonly Action[], from: string): void => {
    if (!isPaying(state, seat)) {
      found.push({ line, worth: worthOf(learntMind(), state, { seat, isDone: state.stage === start.stage }) });
      return;
    }
    for (const action of legal(state, seat)) {
      const card = action.type === 'discard' ? action.card : '';
      // Cards go in the order of their names: in another order it is the same payment.
      if (found.length >= MOST_WAYS || card < from) continue;
      const after = clone(state);
      apply(after, seat, action, silent);
      go(after, [...line, action], card);
    }
  };
  go(start, [], '');
  return found.sort((one, other) => other.worth - one.worth);
}
