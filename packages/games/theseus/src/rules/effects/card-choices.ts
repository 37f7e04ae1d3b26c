import type { Refusal } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import { CARDS } from '../../cards/titles.ts';
import { refused } from '../../refusals.ts';
import type { Installed, Spot, State } from '../../state.ts';
import { changeInstalled } from '../changing-cards.ts';
import { holderOf, installedOn, isOn, isUnderMalfunction, sameSpot, spotOf } from '../in-effect.ts';
import { aimAtCard } from '../listed.ts';
import { addInstalls, install, refuseInstall } from '../pending-cards.ts';
import { isEnemy, isSameSide } from '../sides.ts';
import { pendingSpotOf, spotKey } from '../spots.ts';
import { deactivationLeft } from '../unit-tokens.ts';
import { type Asking, notAsked, type Performance } from './asking.ts';

/** Cards that choose cards. */

type RefuseCard = (state: State, step: Performance, at: Spot) => Refusal | undefined;

/** Adds every install slot that `refuse` lets pass. */
export function addCards(state: State, step: Performance, { answers, refuse }: { answers: Action[]; refuse: RefuseCard }): void {
  for (let place = 0; place < state.sectors.length; place++) {
    for (let slot = 0; slot < state.sectors[place].slots.length; slot++) {
      const card = spotOf(place, slot);
      if (refuse(state, step, card) === undefined) answers.push(aimAtCard(card));
    }
  }
}

/** Offers every installed card that `refuse` lets pass, one per answer. */
function aimedAtCards(refuse: RefuseCard): Pick<Asking, 'add' | 'refuse' | 'key'> {
  return {
    add(state, step, answers) {
      addCards(state, step, { answers, refuse });
    },
    refuse(state, step, action) {
      return action.type === 'aim-at-card' ? refuse(state, step, action.card) : refused('wrong-answer', 'TH-5.2');
    },
    key: keyOfCard,
  };
}

/** The spot an answer names. */
function keyOfCard(_: State, action: Action): number {
  return action.type === 'aim-at-card' ? spotKey(action.card) : action.type === 'install' ? spotKey(action.from) : 0;
}

/** [TH-17.9] [TH-E54] An enemy's trap, or what can be loaded like one, in any sector; one token per card, none on a card out of play. */
function refuseDeactivation(state: State, { seat }: Performance, at: Spot): Refusal | undefined {
  const installed = installedOn(state, at);
  if (installed === undefined) return refused('no-card-there', 'TH-17.9');
  if (!isEnemy(state, seat, holderOf(state, installed))) return refused('not-an-enemys-card', 'TH-17.9');
  const { type, effect } = CARDS[installed.card];
  if (type !== 'trap' && effect.do !== 'arm') return refused('not-a-trap', 'TH-17.9');
  if (isUnderMalfunction(state, at)) return refused('under-malfunction', 'TH-22.17');
  if (installed.isDeactivated) return refused('deactivated-already', 'TH-17.9');
  return deactivationLeft(state) === 0 ? refused('none-left', 'TH-9.3') : undefined;
}

export const DEACTIVATE_TRAPS: Asking = {
  asks: 'now',
  isOptional: true,
  isByCopy: false,
  isCounted: true,
  ...aimedAtCards(refuseDeactivation),
  answer(draft, step, action, tell) {
    const installed = action.type === 'aim-at-card' ? installedOn(draft, action.card) : undefined;
    if (action.type !== 'aim-at-card' || installed === undefined) return notAsked(step, action);
    changeInstalled(draft, action.card, { isDeactivated: true });
    tell({ type: 'card-deactivated', at: action.card, card: installed.card });
  },
};

/** [TH-19.11] [TH-E42] Another action card of the side that is in effect, each but once, and no other of this kind. */
function refusePerformed(state: State, { seat, card, used }: Performance, at: Spot): Refusal | undefined {
  const installed = installedOn(state, at);
  if (installed === undefined) return refused('no-card-there', 'TH-19.11');
  if (!isSameSide(state, seat, holderOf(state, installed))) return refused('not-your-card', 'TH-19.11');
  const { type, effect } = CARDS[installed.card];
  if (type !== 'action' || effect.do === 'perform-another' || sameSpot(card, at)) return refused('not-an-action-card', 'TH-19.11');
  if (used.includes(spotKey(at))) return refused('chosen-already', 'TH-5.2');
  return isOn(state, at) ? undefined : refuseOff(state, installed, at);
}

/** [TH-13.2] [TH-17.9] [TH-18.12] By what the card is off. */
function refuseOff(state: State, installed: Installed, at: Spot): Refusal {
  if (isUnderMalfunction(state, at)) return refused('card-off', 'TH-13.2', { by: 'malfunction' });
  return installed.isDeactivated
    ? refused('card-off', 'TH-17.9', { by: 'deactivation' })
    : refused('card-off', 'TH-18.12', { by: 'enemy-card' });
}

/** What the chosen card does then, `perform.ts` begins. */
export const PERFORM_ANOTHER: Omit<Asking, 'answer'> = {
  asks: 'now',
  isOptional: true,
  isByCopy: false,
  isCounted: false,
  ...aimedAtCards(refusePerformed),
};

/** [TH-19.10] Pending cards of the side in any sector, each as in option C of phase 4. */
export const INSTALL_PENDING: Asking = {
  asks: 'now',
  isOptional: true,
  isByCopy: false,
  isCounted: true,
  add(state, { seat }, answers) {
    for (let place = 0; place < state.sectors.length; place++) {
      for (let slot = 0; slot < state.sectors[place].pending.length; slot++) {
        addInstalls(state, { seat, from: pendingSpotOf(place, slot) }, answers);
      }
    }
  },
  refuse(state, { seat }, action) {
    return action.type === 'install' ? refuseInstall(state, seat, action) : refused('wrong-answer', 'TH-5.2');
  },
  key: keyOfCard,
  answer(draft, step, action, tell) {
    if (action.type !== 'install') return notAsked(step, action);
    return install(draft, step.seat, action, tell);
  },
};
