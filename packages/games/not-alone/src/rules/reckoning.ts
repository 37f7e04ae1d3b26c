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
import { copyable, powerOf, powersOf, refuseCopying, refusePower, usePower } from './powers.ts';
import {
  addSanctuaryActs,
  doSanctuaryAct,
  healWhenReturning,
  isSanctuaryAct,
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
function addPowers(state: State, { hunted, visit }: { readonly hunted: Hunted; readonly visit: Visit }, orders: Action[]): void {
  if (isSilenced(state, visit)) return;
  const { card } = visit;
  const place = powerPlace(state, hunted, visit);
  for (const { do: way } of powersOf(place)) {
    if (refusePower(state, { hunted, place, way }) !== undefined) continue;
    if (way !== 'copy') orders.push({ type: 'use-power', card, from: undefined, way });
    else addCopies(state, { hunted, card }, orders);
  }
}

export function addCopies(state: State, { hunted, card }: { readonly hunted: Hunted; readonly card: PlaceId }, orders: Action[]): void {
  for (const from of copyable(state)) {
    const place = state.planet[from - 1];
    for (const { do: way } of powersOf(place)) {
      if (refusePower(state, { hunted, place, way }) === undefined) orders.push({ type: 'use-power', card, from, way });
    }
  }
}

export function addActs(state: State, acting: Acting, orders: Action[]): void {
  const { hunted } = acting;
  for (const visit of acting.visits) {
    const { card } = visit;
    const others = orders.length;
    addPowers(state, { hunted, visit }, orders);
    if (mayReturn(state, hunted, visit))
      for (const returned of kindsOf(hunted.discard)) orders.push({ type: 'return-instead', card, returned });
    const hasDuty = orders.length > others;
    addSanctuaryActs(state, { hunted, visit }, orders);
    if (state.options.mayPass || !hasDuty) orders.push({ type: 'do-nothing', card });
  }
}

function mayReturn(state: State, hunted: Hunted, visit: Visit): boolean {
  return !isSilenced(state, visit) && refuseReturnThere(state, { hunted, visit }) === undefined;
}

/** [NA-7.3] [NA-11.1] Where the table allows it, or where there is no power to use and no card to return: a Sanctuary action is a "may". */
function mayDoNothing(state: State, hunted: Hunted, visit: Visit): boolean {
  return state.options.mayPass || dutiesOf(state, hunted, visit).count === 0;
}

/** Powers and returned cards, these counted one by one: nothing here depends on which cards are in a dark pile. */
function dutiesOf(state: State, hunted: Hunted, visit: Visit): { readonly count: number; readonly first: Action | undefined } {
  const orders: Action[] = [];
  addPowers(state, { hunted, visit }, orders);
  const returns = mayReturn(state, hunted, visit) ? hunted.discard.length : 0;
  if (returns > 0) orders.push({ type: 'return-instead', card: visit.card, returned: hunted.discard[0] });
  return { count: orders.length + Math.max(0, returns - 1), first: orders[0] };
}

/** Whether something may be done instead of what has to be. */
function hasChoice(state: State, hunted: Hunted, visit: Visit): boolean {
  const orders: Action[] = [];
  addSanctuaryActs(state, { hunted, visit }, orders);
  return orders.length > 0;
}

/** What a Hunted does without being asked: the only thing there is, or nothing where nothing is possible. */
export type Unasked = { readonly act: Action } | 'nothing';

/** [NA-7.3] [NA-22.16] Nothing is done unasked where anything else may be done, a Sanctuary action or a card that may be held included. */
export function unaskedAct(state: State, { hunted, visits }: Acting): Unasked | undefined {
  let count = 0;
  let only: Action | undefined;
  for (const visit of visits) {
    if (hasChoice(state, hunted, visit)) return undefined;
    const duties = dutiesOf(state, hunted, visit);
    count += duties.count;
    only ??= duties.first;
  }
  if (count === 0) return mightActByCard(state, hunted) ? undefined : 'nothing';
  if (count > 1 || only === undefined || state.options.mayPass || mightPlaySurvival(state, hunted)) return undefined;
  return { act: only };
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
  if (action.type === 'do-nothing') return mayDoNothing(state, hunted, visit) ? undefined : refused('must-act', 'NA-R67');
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
