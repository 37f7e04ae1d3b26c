import { type Seat, silent } from '@orrery/engine';
import { apply } from '../flow/apply.ts';
import { askedPending } from '../flow/flow.ts';
import { legal } from '../flow/legal.ts';
import { clone } from '../knowledge/clone.ts';
import type { QuestionKind } from '../pending.ts';
import type { State } from '../state.ts';
import { type BotWeights, chanceToWin } from './evaluate.ts';
import { sensible } from './sensible.ts';

/** Questions that a movement or a card brings with it: what they bring is still its doing. A birth, say, or the sector's action behind it. */
const BROUGHT: { readonly [Do in QuestionKind]: boolean } = {
  'place-board': false,
  'choose-alliance-sector': false,
  'place-marker': false,
  'choose-deck': false,
  'install-first': false,
  'place-unit': false,
  movement: false,
  traps: true,
  between: true,
  actions: true,
  perform: true,
  birth: true,
  capture: true,
  'sector-action': true,
  'pending-cards': false,
  assault: true,
  attack: true,
  support: true,
  'put-malfunction': true,
  'take-points': true,
};
/** How many of those questions in a row are thought about; the others get the first answer that is sensible. */
const MOST_CHOICES = 2;
/** More answers no movement brings with it. */
const MOST_ANSWERS = 200;

/**
 * The chance to win once the seat has answered what its last action asks of it. The Extra Turn of the Tech Bay belongs to it, too, as far
 * as there is thought left; any other movement, and a pending card, is another thought.
 */
export function glance(state: State, seat: Seat, weights: BotWeights): number {
  const isOver = !isBrought(state, seat, MOST_CHOICES);
  return isOver ? chanceToWin(state, seat, weights) : lookOn(clone(state), seat, { weights, choices: MOST_CHOICES });
}

function isBrought(state: State, seat: Seat, choices: number): boolean {
  const step = askedPending(state);
  if (step === undefined || step.seat !== seat) return false;
  return BROUGHT[step.do] || (step.do === 'movement' && step.isExtra && choices > 0);
}

/** Writes into `state`. */
function lookOn(state: State, seat: Seat, { weights, choices }: { readonly weights: BotWeights; readonly choices: number }): number {
  for (let answered = 0; isBrought(state, seat, choices); answered++) {
    if (answered > MOST_ANSWERS) throw new Error('TH-3.5: a turn without an end');
    const answers = legal(state, seat);
    const thoughtOf = sensible(state, seat, answers);
    const actions = thoughtOf.length === 0 ? answers : thoughtOf;
    if (actions.length > 1 && choices > 0) {
      let best = 0;
      for (const action of actions) {
        const after = clone(state);
        apply(after, seat, action, silent);
        best = Math.max(best, lookOn(after, seat, { weights, choices: choices - 1 }));
      }
      return best;
    }
    apply(state, seat, actions[0], silent);
  }
  return chanceToWin(state, seat, weights);
}
