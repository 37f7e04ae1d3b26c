import type { Refusal, Tell } from '@orrery/engine';
import type { Action, ActionOf } from '../../actions.ts';
import { areAdjacent } from '../../cards/places.ts';
import type { Event } from '../../events.ts';
import { refused } from '../../refusals.ts';
import type { Hunted, State, Visit } from '../../state.ts';
import { isIneffective } from '../in-force.ts';
import { isTargeted } from '../tokens.ts';
import { adaptationDoing, characterCause, characterDoing } from './abilities.ts';
import { isCutOff } from './cut-off.ts';
import { fortifyByExploring, refuseFortify } from './fortify.ts';
import { healable } from './healing.ts';
import { refuseRescue, rescueSurvivor } from './survivors.ts';

export interface OwnVisit {
  readonly hunted: Hunted;
  readonly visit: Visit;
}

/** [NA-11.1] [NA-R41] [NA-R42] [NA-22.14] Free of every token; where the power is ineffective the table decides. */
export function refuseSanctuaryAct(state: State, { hunted, visit }: OwnVisit): Refusal | undefined {
  const { place } = visit;
  if (place === undefined) return refused('on-no-place', 'NA-18.3');
  if (isTargeted(state, hunted, visit)) return refused('token-on-your-place', 'NA-R41', { place });
  const isBarred = isIneffective(state, place) && !state.options.sanctuaryOnIneffective;
  return isBarred ? refused('no-sanctuary-action-there', 'NA-R42', { place }) : undefined;
}

type SanctuaryAct = ActionOf<'rescue-survivor' | 'fortify'>;

export function isSanctuaryAct(action: Action): action is SanctuaryAct {
  return action.type === 'rescue-survivor' || action.type === 'fortify';
}

export function refuseSanctuaryAction(state: State, own: OwnVisit, action: SanctuaryAct): Refusal | undefined {
  const refusal = refuseSanctuaryAct(state, own);
  if (refusal !== undefined) return refusal;
  if (action.type === 'fortify') return refuseFortify(state, own.visit);
  const barred = refuseRescue(state, own.hunted, own.visit);
  if (barred !== undefined) return barred;
  return state.sanctuary?.survivors.includes(action.survivor) ? undefined : refused('not-offered', 'NA-11.2');
}

export function addSanctuaryActs(state: State, own: OwnVisit, actions: Action[]): void {
  const { hunted, visit } = own;
  const { card } = visit;
  if (state.sanctuary === undefined || refuseSanctuaryAct(state, own) !== undefined) return;
  if (refuseRescue(state, hunted, visit) === undefined)
    for (const survivor of state.sanctuary.survivors) actions.push({ type: 'rescue-survivor', card, survivor });
  if (refuseFortify(state, visit) === undefined) actions.push({ type: 'fortify', card });
}

export function doSanctuaryAct(draft: State, { hunted, visit }: OwnVisit, action: SanctuaryAct, tell: Tell<Event>): void {
  if (action.type === 'fortify') fortifyByExploring(draft, hunted.seat, visit, tell);
  else rescueSurvivor(draft, { seat: hunted.seat, visit, survivor: action.survivor }, tell);
}

/** [NA-15.22] [NA-16.26] Why no card may be returned there instead of the power. */
export function refuseReturnThere(state: State, { hunted, visit }: OwnVisit): Refusal | undefined {
  if (isCutOff(state, hunted, visit)) return refused('no-return-there', 'NA-16.26');
  const { place } = visit;
  if (place === undefined || isTargeted(state, hunted, visit) || adaptationDoing(state, 'bar-return-nearby') === undefined)
    return undefined;
  return state.tokens.creature.some((one) => areAdjacent(one, place)) ? refused('no-return-near-creature', 'NA-15.22') : undefined;
}

/** [NA-14.7] */
export function healWhenReturning(draft: State, hunted: Hunted): void {
  if (characterDoing(draft, hunted, 'heal-when-returning') === undefined) return;
  const seats = healable(draft, hunted)
    .filter(({ will }) => will === 1)
    .map(({ seat }) => seat);
  if (seats.length > 0) draft.pending.push({ ask: 'heal', seat: hunted.seat, because: characterCause(hunted), seats, mayDecline: false });
}
