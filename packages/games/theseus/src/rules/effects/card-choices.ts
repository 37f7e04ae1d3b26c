import type { Action } from '../../actions.ts';
import { CARDS } from '../../cards/titles.ts';
import type { RefusalCode } from '../../refusals.ts';
import type { Spot, State } from '../../state.ts';
import { holderOf, installedOn, isOn, isUnderMalfunction, sameSpot, spotOf } from '../in-effect.ts';
import { addInstalls, install, refuseInstall } from '../pending-cards.ts';
import { isEnemy, isSameSide } from '../sides.ts';
import { pendingSpotOf, spotKey } from '../spots.ts';
import { deactivationLeft } from '../unit-tokens.ts';
import type { Asking, Performance } from './asking.ts';

/** Cards that choose cards. */

type RefuseCard = (state: State, step: Performance, at: Spot) => RefusalCode | undefined;

/** Adds every install slot that `refuse` lets pass. */
export function addCards(state: State, step: Performance, { answers, refuse }: { answers: Action[]; refuse: RefuseCard }): void {
  for (let place = 0; place < state.sectors.length; place++) {
    for (let slot = 0; slot < state.sectors[place].slots.length; slot++) {
      const card = spotOf(place, slot);
      if (refuse(state, step, card) === undefined) answers.push({ type: 'aim-at-card', card });
    }
  }
}

/** Offers every installed card that `refuse` lets pass, one an answer. */
function aimedAtCards(refuse: RefuseCard): Pick<Asking, 'add' | 'refuse' | 'key'> {
  return {
    add(state, step, answers) {
      addCards(state, step, { answers, refuse });
    },
    refuse(state, step, action) {
      return action.type === 'aim-at-card' ? refuse(state, step, action.card) : 'wrong-answer';
    },
    key: keyOfCard,
  };
}

/** The spot an answer names. */
function keyOfCard(_: State, action: Action): number {
  return action.type === 'aim-at-card' ? spotKey(action.card) : action.type === 'install' ? spotKey(action.from) : 0;
}

/** [TH-17.9] [TH-E54] An enemy's trap, or what can be loaded like one, in any sector; one token a card, none into a card out of play. */
function refuseDeactivation(state: State, { seat }: Performance, at: Spot): RefusalCode | undefined {
  const installed = installedOn(state, at);
  if (installed === undefined) return 'no-card-there';
  if (!isEnemy(state, seat, holderOf(state, installed))) return 'not-an-enemys-card';
  const { type, effect } = CARDS[installed.card];
  if (type !== 'trap' && effect.do !== 'arm') return 'not-a-trap';
  if (isUnderMalfunction(state, at)) return 'under-malfunction';
  if (installed.isDeactivated) return 'deactivated-already';
  return deactivationLeft(state) === 0 ? 'none-left' : undefined;
}

export const DEACTIVATE_TRAPS: Asking = {
  isOptional: true,
  isByCopy: false,
  ...aimedAtCards(refuseDeactivation),
  answer(draft, _, action, tell) {
    const installed = action.type === 'aim-at-card' ? installedOn(draft, action.card) : undefined;
    if (action.type !== 'aim-at-card' || installed === undefined) return;
    installed.isDeactivated = true;
    tell({ type: 'card-deactivated', at: action.card, card: installed.card });
  },
};

/** [TH-19.11] [TH-E42] Another action card of the side that is in effect, each but once, and no other of this kind. */
function refusePerformed(state: State, { seat, card, used }: Performance, at: Spot): RefusalCode | undefined {
  const installed = installedOn(state, at);
  if (installed === undefined) return 'no-card-there';
  if (!isSameSide(state, seat, holderOf(state, installed))) return 'not-your-card';
  const { type, effect } = CARDS[installed.card];
  if (type !== 'action' || effect.do === 'perform-another' || sameSpot(card, at)) return 'not-an-action-card';
  if (used.includes(spotKey(at))) return 'chosen-already';
  return isOn(state, at) ? undefined : 'card-off';
}

/** What the chosen card does then is begun by whoever performs cards. */
export const PERFORM_ANOTHER: Omit<Asking, 'answer'> = {
  isOptional: true,
  isByCopy: false,
  ...aimedAtCards(refusePerformed),
};

/** [TH-19.10] Pending cards of the side in any sector, each as in option C of phase 4. */
export const INSTALL_PENDING: Asking = {
  isOptional: true,
  isByCopy: false,
  add(state, { seat }, answers) {
    for (let place = 0; place < state.sectors.length; place++) {
      for (let slot = 0; slot < state.sectors[place].pending.length; slot++) {
        addInstalls(state, { seat, from: pendingSpotOf(place, slot) }, answers);
      }
    }
  },
  refuse(state, { seat }, action) {
    return action.type === 'install' ? refuseInstall(state, seat, action) : 'wrong-answer';
  },
  key: keyOfCard,
  answer(draft, { seat }, action, tell) {
    if (action.type === 'install') install(draft, seat, action, tell);
  },
};
