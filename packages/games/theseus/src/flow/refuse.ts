import type { Refusal, Seat } from '@orrery/engine';
import type { Action, Say } from '../actions.ts';
import { CARDS } from '../cards/titles.ts';
import type { Pending, PendingOf } from '../pending.ts';
import { type RefusalCode, refused } from '../refusals.ts';
import { actionsLeft } from '../rules/action-cards.ts';
import { hidingTargets, supportTargets, targetsOf } from '../rules/attacks.ts';
import { refusePerform } from '../rules/effects/perform.ts';
import { refusePlay } from '../rules/effects/plays.ts';
import { cardsToChoose, drawnCards, refuseFirstSlot, refusePlaceUnit } from '../rules/first-cards.ts';
import { sameSpot } from '../rules/in-effect.ts';
import { holderAt, malfunctionTargets } from '../rules/malfunction.ts';
import { refuseBirth, refuseCapture } from '../rules/pandora.ts';
import { refuseFill, refuseInstall, refuseReplace } from '../rules/pending-cards.ts';
import { pointHolders } from '../rules/points.ts';
import { refuseEntry, refuseMove } from '../rules/refuse-movement.ts';
import { clearable, mayTakeUpgrade } from '../rules/sector-actions.ts';
import { isEnemy } from '../rules/sides.ts';
import { trapsLeft } from '../rules/traps.ts';
import { refuseCardUpgrade, refuseUnitUpgrade } from '../rules/upgrades.ts';
import type { Spot, State, UnitNumber } from '../state.ts';
import { topPending } from './flow.ts';

/** Why not, with the rule; nothing: it is legal. */
export function refuse(state: State, seat: Seat, action: Action): Refusal | undefined {
  const step = topPending(state);
  if (state.ended !== undefined || step === undefined) return refused('match-over');
  if (!('seat' in step) || step.seat !== seat) return refused('not-asked');
  const answer = why(state, step, action);
  if (answer === undefined) return undefined;
  return typeof answer === 'string' ? refused(answer) : answer;
}

type Answer = Refusal | RefusalCode | undefined;

function why(state: State, step: Pending, action: Action): Answer {
  switch (action.type) {
    case 'play-instant':
    case 'play-bonus':
    case 'upgrade-unit':
    case 'upgrade-card':
      return whyOrder(state, step, action);
    case 'move-unit':
      return step.do === 'movement' ? refuseMove(state, step, action) : 'not-now';
    case 'enter-from-space':
      return step.do === 'movement' ? refuseEntry(state, step, action) : 'not-now';
    case 'go-on':
      return step.do === 'between' ? undefined : 'not-now';
    case 'any-order':
      return step.do === 'traps' || step.do === 'actions' ? undefined : 'not-now';
    case 'resolve-next':
      return whyNext(state, step, action);
    case 'fill-pending':
      return step.do === 'pending-cards' ? refuseFill(state, step, action.spot) : 'not-now';
    case 'replace-pending':
      return step.do === 'pending-cards' ? refuseReplace(state, step, action.spot) : 'not-now';
    case 'skip-pending':
      return step.do === 'pending-cards' ? undefined : 'not-now';
    case 'install':
      return whyInstall(state, step, action);
    case 'take-upgrade':
      return step.do === 'sector-action' ? (mayTakeUpgrade(state, step) ? undefined : 'supply-empty') : 'not-now';
    case 'clear-base':
      return step.do === 'sector-action' ? whyClear(state, step, action.card) : 'not-now';
    default:
      return step.do === 'perform' ? refusePerform(state, step, action) : whyChoice(state, step, action);
  }
}

/** [TH-R23] [TH-R24] Never inside a step: only while a movement, a pending card or the going on is asked for. */
function whyOrder(state: State, step: Pending, action: Say<'play-instant' | 'play-bonus' | 'upgrade-unit' | 'upgrade-card'>): Answer {
  if (step.do !== 'movement' && step.do !== 'pending-cards' && step.do !== 'between') return 'not-inside-a-step';
  if (action.type === 'upgrade-unit') return refuseUnitUpgrade(state, step.seat, action.unit);
  if (action.type === 'upgrade-card') return refuseCardUpgrade(state, step.seat, action.card);
  return refusePlay(state, step.seat, action);
}

function whyNext(state: State, step: Pending, { card }: Say<'resolve-next'>): Answer {
  if (step.do !== 'traps' && step.do !== 'actions') return 'not-now';
  const left = step.do === 'traps' ? trapsLeft(state, step) : actionsLeft(state, step);
  return card.row === 'slots' && card.place === step.place && left.includes(card.slot) ? undefined : 'not-to-be-resolved';
}

function whyInstall(state: State, step: Pending, action: Say<'install'>): Answer {
  if (step.do === 'perform') return refusePerform(state, step, action);
  if (step.do !== 'pending-cards') return 'not-now';
  if (action.from.place !== step.place) return 'not-this-sector';
  return refuseInstall(state, step.seat, action);
}

function whyClear(state: State, step: PendingOf<'sector-action'>, card: Spot): Answer {
  if (clearable(state, step).some((spot) => sameSpot(spot, card))) return undefined;
  if (card.row !== 'slots' || card.place !== step.place) return 'not-this-sector';
  const holder = holderAt(state, card);
  if (holder === undefined) return 'no-card-there';
  if (!isEnemy(state, step.seat, holder)) return 'not-an-enemys-card';
  return state.players[step.seat].faction === 'pandora' ? 'no-clear-base' : 'under-malfunction';
}

/** Targets, seats, cards: what sectors and attacks ask for, and the set-up. */
function whyChoice(state: State, step: Pending, action: Action): Answer {
  switch (step.do) {
    case 'attack':
      return whyTarget(action, targetsOf(state, step.unit));
    case 'assault':
      return whyTarget(action, hidingTargets(state, step.seat, step.hiding[0]));
    case 'support':
      return whyTarget(action, supportTargets(state, step.seat));
    case 'birth':
      return action.type === 'spawn' ? refuseBirth(state, step, action) : 'not-now';
    case 'capture':
      if (action.type === 'decline') return undefined;
      return action.type === 'aim-at-card' ? refuseCapture(state, { seat: step.seat, at: action.card, place: step.place }) : 'not-now';
    case 'put-malfunction':
      return action.type === 'aim-at-card' ? whyMalfunction(state, step.seat, action.card) : 'not-now';
    case 'take-points':
      if (action.type !== 'choose-seat') return 'not-now';
      return pointHolders(state, step.seat).includes(action.seat) ? undefined : 'no-points-to-take';
    default:
      return whySetUp(state, step, action);
  }
}

function whyTarget(action: Action, targets: readonly UnitNumber[]): Answer {
  if (action.type !== 'choose-unit') return 'not-now';
  return targets.includes(action.unit) ? undefined : 'out-of-range';
}

/** [TH-13.1] [TH-R16] */
function whyMalfunction(state: State, seat: Seat, card: Spot): Answer {
  const targets = malfunctionTargets(state, seat);
  if (targets.some((spot) => sameSpot(spot, card))) return undefined;
  const holder = holderAt(state, card);
  if (holder === undefined) return 'no-card-there';
  return isEnemy(state, seat, holder) ? 'malfunction-drawn' : 'not-an-enemys-card';
}

function whySetUp(state: State, step: Pending, action: Action): Answer {
  if (step.do === 'place-board' && action.type === 'place-board') {
    if (!state.boardsLeft.includes(action.board)) return 'board-not-left';
    return Number.isInteger(action.at) && action.at >= 1 && action.at <= state.sectors.length ? undefined : 'no-such-place';
  }
  if (step.do === 'choose-alliance-sector' && action.type === 'choose-sector') {
    return step.from.includes(action.sector) ? undefined : 'not-your-sector';
  }
  if (step.do === 'place-marker' && action.type === 'place-marker') {
    return state.sectors[action.place] === undefined ? 'no-such-sector' : undefined;
  }
  if (step.do === 'choose-deck' && action.type === 'choose-card') {
    return cardsToChoose(state, step.seat).includes(action.card) ? undefined : 'card-not-left';
  }
  if (step.do === 'place-unit' && action.type === 'place-unit') return refusePlaceUnit(state, step, action);
  if (step.do === 'install-first' && action.type === 'install-first') return whyFirst(state, step, action);
  return 'not-now';
}

function whyFirst(state: State, step: PendingOf<'install-first'>, { card, to }: Say<'install-first'>): Answer {
  if (!drawnCards(state, step).includes(card)) return 'card-not-drawn';
  const isInstant = CARDS[card].type === 'instant';
  if (to === undefined) return isInstant ? undefined : 'slot-needed';
  return isInstant ? 'instant-goes-to-hand' : refuseFirstSlot(state, to);
}
