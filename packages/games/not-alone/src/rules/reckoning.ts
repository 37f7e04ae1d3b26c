import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import type { PlaceId } from '../cards/places.ts';
import { PLACE_RULES } from '../cards/rule-numbers.ts';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import type { Hunted, State, Visit } from '../state.ts';
import { type Acting, placeOf } from './acting.ts';
import { isIneffective, silencedBy } from './in-force.ts';
import { huntedAt } from './people.ts';
import { kindsOf, returnPlaces } from './place-cards.ts';
import { mightActByCard, mightPlaySurvival } from './playing-survival.ts';
import { canUse, copyable, powerOf, powersOf, refuseCopying, refusePower, usePower } from './powers.ts';
import {
  addSanctuaryActs,
  doSanctuaryAct,
  healWhenReturning,
  isSanctuaryAct,
  type OwnVisit,
  refuseReturnThere,
  refuseSanctuaryAction,
} from './sanctuary/acts.ts';
import { otherPower } from './sanctuary/target-step.ts';

/** [NA-16.28] The same, unless a card has put another power there. */
function powerPlace(state: State, hunted: Hunted, visit: Visit): PlaceId {
  return otherPower(state, hunted, visit) ?? placeOf(state, visit);
}

function isSilenced(state: State, { place }: Visit): boolean {
  return place !== undefined && isIneffective(state, place);
}

/** Every way to use a power, the returned cards aside. */
function addPowers(state: State, { hunted, visit }: OwnVisit, actions: Action[]): void {
  if (isSilenced(state, visit)) return;
  const { card } = visit;
  const at = { hunted, place: powerPlace(state, hunted, visit) };
  for (const power of powersOf(at.place)) {
    if (!canUse(state, at, power)) continue;
    if (power.do !== 'copy') actions.push({ type: 'use-power', card, from: undefined, way: power.do });
    else addCopies(state, { hunted, card }, actions);
  }
}

export function addCopies(state: State, { hunted, card }: { readonly hunted: Hunted; readonly card: PlaceId }, actions: Action[]): void {
  for (const from of copyable(state)) {
    const at = { hunted, place: state.planet[from - 1] };
    for (const power of powersOf(at.place)) {
      if (canUse(state, at, power)) actions.push({ type: 'use-power', card, from, way: power.do });
    }
  }
}

export function addActs(state: State, acting: Acting, actions: Action[]): void {
  const { hunted } = acting;
  for (const visit of acting.visits) {
    const { card } = visit;
    const own = { hunted, visit };
    const others = actions.length;
    addPowers(state, own, actions);
    if (mayReturn(state, own)) for (const returned of kindsOf(hunted.discard)) actions.push({ type: 'return-instead', card, returned });
    const hasDuty = actions.length > others;
    addSanctuaryActs(state, own, actions);
    if (state.options.mayPass || !hasDuty) actions.push({ type: 'do-nothing', card });
  }
}

function mayReturn(state: State, own: OwnVisit): boolean {
  return !isSilenced(state, own.visit) && refuseReturnThere(state, own) === undefined;
}

/** [NA-7.3] [NA-11.1] Where the table allows it, or where there is no power to use and no card to return: a Sanctuary action is a "may". */
function mayDoNothing(state: State, own: OwnVisit): boolean {
  if (state.options.mayPass) return true;
  const duties = dutiesOf(state, own);
  return duties !== 'several' && duties.length === 0;
}

/** Powers and returned cards, these counted one by one: that they are several depends not on which cards are in a dark pile. */
function dutiesOf(state: State, own: OwnVisit): readonly Action[] | 'several' {
  const { discard } = own.hunted;
  const returns = mayReturn(state, own) ? discard.length : 0;
  if (returns > 1) return 'several';
  const actions: Action[] = [];
  addPowers(state, own, actions);
  if (returns > 0) actions.push({ type: 'return-instead', card: own.visit.card, returned: discard[0] });
  return actions;
}

/** Whether something may be done instead of what has to be. */
function hasChoice(state: State, own: OwnVisit): boolean {
  if (state.sanctuary === undefined) return false;
  const actions: Action[] = [];
  addSanctuaryActs(state, own, actions);
  return actions.length > 0;
}

/** What a Hunted does without being asked: the only thing there is, or nothing where nothing is possible. */
export type Unasked = { readonly act: Action } | 'nothing';

/** [NA-7.3] [NA-22.16] Nothing is done unasked where anything else may be done, a Sanctuary action or a card that may be held included. */
export function unaskedAct(state: State, { hunted, visits }: Acting): Unasked | undefined {
  let only: Action | undefined;
  for (const visit of visits) {
    const own = { hunted, visit };
    if (hasChoice(state, own)) return undefined;
    const duties = dutiesOf(state, own);
    if (duties === 'several' || duties.length > 1) return undefined;
    if (duties.length === 1 && only !== undefined) return undefined;
    only ??= duties[0];
  }
  if (only === undefined) return mightActByCard(state, hunted) ? undefined : 'nothing';
  return state.options.mayPass || mightPlaySurvival(state, hunted) ? undefined : { act: only };
}

/** Does what `unaskedAct` found. */
export function performUnasked(draft: State, { hunted, visits }: Acting, unasked: Unasked, tell: Tell<Event>): void {
  if (unasked !== 'nothing') act(draft, hunted.seat, unasked.act, tell);
  else for (const visit of visits) standIdle(draft, hunted, visit, tell);
}

function standIdle(draft: State, hunted: Hunted, visit: Visit, tell: Tell<Event>): void {
  visit.hasActed = true;
  const because = visit.place === undefined ? undefined : silencedBy(draft, visit.place);
  tell({ type: 'stood-idle', seat: hunted.seat, card: visit.card, because: because ?? 'nothing-possible' });
}

type Act = ActionOf<'use-power' | 'return-instead' | 'rescue-survivor' | 'fortify' | 'do-nothing'>;

export function isAct(action: Action): action is Act {
  return action.type === 'use-power' || action.type === 'return-instead' || action.type === 'do-nothing' || isSanctuaryAct(action);
}

export function refuseAct(state: State, acting: Acting, action: Act): Refusal | undefined {
  const { hunted, visits } = acting;
  const visit = visits.find(({ card }) => card === action.card);
  if (visit === undefined) return refused('not-your-step', 'NA-7.2', { card: action.card });
  if (action.type === 'do-nothing') return mayDoNothing(state, { hunted, visit }) ? undefined : refused('must-act', 'NA-R67');
  if (isSanctuaryAct(action)) return refuseSanctuaryAction(state, { hunted, visit }, action);
  if (isSilenced(state, visit)) return refused('power-ineffective', 'NA-7.11', { place: visit.place ?? 0 });
  if (action.type === 'return-instead') {
    const refusal = refuseReturnThere(state, { hunted, visit });
    if (refusal !== undefined) return refusal;
    return hunted.discard.includes(action.returned) ? undefined : refused('card-not-in-pile', 'NA-7.3', { card: action.returned });
  }
  return refuseUse(state, { hunted, visit }, action);
}

function refuseUse(
  state: State,
  { hunted, visit }: { readonly hunted: Hunted; readonly visit: Visit },
  { from, way }: ActionOf<'use-power'>,
): Refusal | undefined {
  const place = powerPlace(state, hunted, visit);
  if (from === undefined) return way === 'copy' ? refused('not-offered', 'NA-8.16') : refusePower(state, { hunted, place, way });
  if (powerOf(place, 'copy') === undefined) return refused('no-such-power', PLACE_RULES[place], { place });
  return refuseCopyOf(state, { hunted, from, way });
}

export function refuseCopyOf(
  state: State,
  { hunted, from, way }: { readonly hunted: Hunted } & Required<Pick<ActionOf<'use-power'>, 'from' | 'way'>>,
): Refusal | undefined {
  if (from === undefined) return refused('not-offered', 'NA-8.16');
  return refuseCopying(state, from) ?? refusePower(state, { hunted, place: state.planet[from - 1], way });
}

function visitToAct({ played }: Hunted, card: PlaceId): Visit {
  for (const visit of played) if (visit.card === card && !visit.hasActed) return visit;
  throw new Error(`NA-7.3: ${card} does not act`);
}

/** [NA-7.12] Something is resolved: those who passed before may play again before the next. */
export function act(draft: State, seat: Seat, action: Action, tell: Tell<Event>): void {
  if (!isAct(action)) throw new Error(`NA-7.3: ${action.type} is no way to act`);
  const hunted = huntedAt(draft, seat);
  const visit = visitToAct(hunted, action.card);
  draft.turn.passed = [];
  switch (action.type) {
    case 'use-power': {
      const own = powerPlace(draft, hunted, visit);
      const place = action.from === undefined ? own : draft.planet[action.from - 1];
      const isCopy = place !== placeOf(draft, visit);
      usePower(draft, { hunted, visit, place, way: action.way, isCopy, cause: `place:${own}` }, tell);
      return;
    }
    case 'return-instead':
      visit.hasActed = true;
      returnPlaces(draft, { hunted, cards: [action.returned], cause: 'returned-instead' }, tell);
      healWhenReturning(draft, hunted);
      return;
    case 'rescue-survivor':
    case 'fortify':
      doSanctuaryAct(draft, { hunted, visit }, action, tell);
      return;
    case 'do-nothing':
      visit.hasActed = true;
      tell({ type: 'stood-idle', seat, card: visit.card, because: 'own-choice' });
  }
}
