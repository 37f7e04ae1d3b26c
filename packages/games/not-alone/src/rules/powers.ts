import { quickTable, type Refusal, type Tell } from '@orrery/engine';
import { PLACES, type PlaceCard, type PlaceId, type PlaceNumber, type Power, type PowerOf, type PowerWay } from '../cards/places.ts';
import { PLACE_RULES } from '../cards/rule-numbers.ts';
import type { Cause, Event } from '../events.ts';
import { refused } from '../refusals.ts';
import type { Hunted, State, Visit } from '../state.ts';
import { canRegainWill, regainWill, stepRescue } from './counters.ts';
import { canDrawSurvival, drawSurvival, takeSurvival } from './decks.ts';
import { isIneffective, returnLimit, survivalIsBarred } from './in-force.ts';
import { canTake, returnPlaces, takeable, takeBackPlayed } from './place-cards.ts';
import type { PowerApply, PowerRefusals, PowerUse, SanctuaryWay } from './power-words.ts';
import { askToReturn } from './returning.ts';
import { characterCause, characterDoing, isPowerBarred } from './sanctuary/abilities.ts';
import { healable } from './sanctuary/healing.ts';
import { SANCTUARY_POWER_APPLY, SANCTUARY_POWER_REFUSALS } from './sanctuary/powers.ts';
import { creaturePlaces } from './tokens.ts';

/** A power about to be used. `visit`: the card in play, "this card" of the power. */
export interface Use {
  readonly hunted: Hunted;
  readonly visit: Visit;
  /** Whose power it is. */
  readonly place: PlaceId;
  readonly way: PowerWay;
  /** Not the power of the place explored. */
  readonly isCopy: boolean;
  /** What lets it be used: the place itself, or a card. */
  readonly cause: Cause;
}

export function powersOf(place: PlaceId): readonly Power[] {
  return PLACES[place].powers;
}

export function powerOf(place: PlaceId, way: PowerWay): Power | undefined {
  for (const power of powersOf(place)) if (power.do === way) return power;
  return undefined;
}

/** [NA-8.1] [NA-R20] [NA-R21] Places under the Creature token whose power can be copied. */
export function copyable(state: State): readonly PlaceNumber[] {
  const places: PlaceNumber[] = [];
  for (const place of creaturePlaces(state)) if (refuseCopying(state, place) === undefined) places.push(place);
  return places;
}

export function canCopyAny(state: State, hunted: Hunted): boolean {
  for (const from of copyable(state)) if (canCopy(state, hunted, from)) return true;
  return false;
}

/** [NA-8.16] By the Creature token's place: never one that copies itself. */
export function refuseCopying(state: State, place: PlaceNumber): Refusal | undefined {
  if (!creaturePlaces(state).includes(place)) return refused('no-creature-there', 'NA-8.1', { place });
  return powerOf(state.planet[place - 1], 'copy') === undefined
    ? refuseBorrowing(state, place)
    : refused('cannot-be-copied', 'NA-8.16', { place });
}

/** [NA-8.16] [NA-R20] By any copy. */
export function refuseBorrowing(state: State, place: PlaceNumber): Refusal | undefined {
  const card: PlaceCard = PLACES[state.planet[place - 1]];
  if (card.cannotBeCopied) return refused('cannot-be-copied', 'NA-8.16', { place });
  return isIneffective(state, place) && !state.options.copyIneffective ? refused('power-ineffective', 'NA-R20', { place }) : undefined;
}

/** Why this power cannot be used now, or undefined when it can. By what everybody knows. */
export function refusePower(state: State, use: Pick<Use, 'hunted' | 'place' | 'way'>): Refusal | undefined {
  const { place, way } = use;
  const power = powerOf(place, way);
  return power === undefined ? refused('no-such-power', PLACE_RULES[place], { place }) : refuseOwnPower(state, use, power);
}

/** The same for a power that the place has. [NA-R22] Once a turn means copies too. */
function refuseOwnPower(state: State, at: Pick<Use, 'hunted' | 'place'>, power: Power): Refusal | undefined {
  const { hunted, place } = at;
  if (state.turn.usedPlaces.includes(place)) return refused('power-used', 'NA-8.17', { place });
  if (isPowerBarred(state, hunted)) return refused('power-barred', 'NA-15.27');
  return refuseKind(state, at, power);
}

/** For those who go through the powers of a place. */
export function canUse(state: State, at: Pick<Use, 'hunted' | 'place'>, power: Power): boolean {
  return refuseOwnPower(state, at, power) === undefined;
}

function refuseKind<Way extends PowerWay>(state: State, at: Pick<Use, 'hunted' | 'place'>, power: PowerOf<Way>): Refusal | undefined {
  return REFUSALS[power.do](state, at, power);
}

function refuseReturning(_: State, { hunted, place }: Pick<Use, 'hunted' | 'place'>): Refusal | undefined {
  return hunted.discard.length > 0 ? undefined : refused('nothing-to-return', PLACE_RULES[place]);
}

function refuseDrawing(state: State): Refusal | undefined {
  if (canDrawSurvival(state)) return undefined;
  if (survivalIsBarred(state)) return refused('survival-barred', 'NA-R11');
  return refused('no-survival-to-draw', 'NA-4.9');
}

const neverRefused = (): undefined => undefined;

/** Why a power of each kind would do nothing now. */
const BASE_REFUSALS: PowerRefusals<Exclude<PowerWay, SanctuaryWay>> = {
  'return-all': refuseReturning,
  copy: (state, { hunted, place }) => (canCopyAny(state, hunted) ? undefined : refused('power-idle', 'NA-R21', { place })),
  'return-this': neverRefused,
  'return-some': refuseReturning,
  'lay-two': (_, { hunted }) => (hunted.nextLays === 2 ? refused('two-cards-already-due', 'NA-R26') : undefined),
  'use-marker': neverRefused,
  'step-rescue': neverRefused,
  'take-place': (state, { hunted, place }, { drones }) =>
    canTake(state, hunted, drones) ? undefined : refused('nothing-to-take', PLACE_RULES[place]),
  'choose-survival': refuseDrawing,
  'draw-survival': refuseDrawing,
  heal: (state, { hunted, place }) => (healable(state, hunted).length > 0 ? undefined : refused('nobody-to-heal', PLACE_RULES[place])),
  'regain-will': (_, { hunted }) => (canRegainWill(hunted) ? undefined : refused('will-full', 'NA-18.5')),
};
const REFUSALS: PowerRefusals = quickTable({ ...BASE_REFUSALS, ...SANCTUARY_POWER_REFUSALS });

/** Is there a power of that place to copy with profit? */
export function canCopy(state: State, hunted: Hunted, from: PlaceNumber): boolean {
  const at = { hunted, place: state.planet[from - 1] };
  for (const power of powersOf(at.place)) if (canUse(state, at, power)) return true;
  return false;
}

/** The Hunted has acted; what the power leaves to choose is asked. [NA-14.3] Copied or not, it may bring a card besides. */
export function usePower(draft: State, use: Use, tell: Tell<Event>): void {
  const { hunted, visit, place, way, isCopy, cause } = use;
  const power = powerOf(place, way);
  if (power === undefined) throw new Error(`NA-8: ${place} has no power to ${way}`);
  visit.hasActed = true;
  tell({ type: 'power-used', seat: hunted.seat, card: visit.card, place, way, isCopy, cause });
  const card: PlaceCard = PLACES[place];
  if (card.oncePerTurn) draft.turn.usedPlaces.push(place);
  doPower(draft, use, power, tell);
  if (draft.ended !== undefined) return;
  if (characterDoing(draft, hunted, 'draw-with-power')?.way === way) drawSurvival(draft, { hunted, cause: characterCause(hunted) }, tell);
}

function doPower<Way extends PowerWay>(draft: State, use: Use, power: PowerOf<Way>, tell: Tell<Event>): void {
  APPLY[power.do](draft, { hunted: use.hunted, visit: use.visit, power, because: `place:${use.place}` }, tell);
}

const BASE_APPLY: PowerApply<Exclude<PowerWay, SanctuaryWay>> = {
  'return-all': returnAll,
  copy: (draft, { hunted, visit, because }) => {
    draft.pending.push({ ask: 'use-copied-power', seat: hunted.seat, because, card: visit.card, places: copyable(draft) });
  },
  'return-this': returnThis,
  // [NA-8.14] [NA-18.3]
  'return-some': (draft, { hunted, power, because }) =>
    askToReturn(draft, { hunted, atMost: Math.min(power.atMost, returnLimit(draft)), least: 0, because }),
  // [NA-8.3] [NA-8.10]
  'lay-two': (_, { hunted, power }) => {
    hunted.nextLays = 2;
    hunted.nextResolves = power.resolve;
  },
  'use-marker': (draft, { hunted, because }, tell) => {
    draft.marker = !draft.marker;
    tell({ type: 'marker-moved', seat: hunted.seat, on: draft.marker, cause: because });
    if (!draft.marker) stepRescue(draft, because, tell);
  },
  // [NA-8.8]
  'step-rescue': (draft, { because }, tell) => stepRescue(draft, because, tell),
  // [NA-8.5] [NA-18.6]
  'take-place': (draft, { hunted, power, because }) => {
    const from = takeable(draft, hunted, power.drones);
    draft.pending.push({ ask: 'take-place', seat: hunted.seat, because, from, mayDecline: false });
  },
  'choose-survival': chooseSurvival,
  // [NA-8.9] [NA-18.4]
  'draw-survival': (draft, { hunted, because }, tell) => drawSurvival(draft, { hunted, cause: because }, tell),
  // [NA-8.9] [NA-8.14]
  heal: (draft, { hunted, because }) => {
    const seats = healable(draft, hunted).map((one) => one.seat);
    draft.pending.push({ ask: 'heal', seat: hunted.seat, because, seats, mayDecline: false });
  },
  'regain-will': (_, { hunted, because }, tell) => regainWill({ hunted, will: 1, cause: because }, tell),
};
const APPLY: PowerApply = quickTable({ ...BASE_APPLY, ...SANCTUARY_POWER_APPLY });

/** [NA-8.1] [NA-16.8] The card in play is not part of the pile. */
function returnAll(draft: State, { hunted, because }: PowerUse<'return-all'>, tell: Tell<Event>): void {
  const limit = returnLimit(draft);
  if (hunted.discard.length <= limit) returnPlaces(draft, { hunted, cards: hunted.discard.slice(), cause: because }, tell);
  else askToReturn(draft, { hunted, atMost: limit, least: limit, because });
}

/** [NA-8.2] [NA-8.6] [NA-16.8] Under a limit of one card it is this one or another. */
function returnThis(draft: State, { hunted, visit, power, because }: PowerUse<'return-this'>, tell: Tell<Event>): void {
  if (returnLimit(draft) === 1 && hunted.discard.length > 0) {
    draft.pending.push({ ask: 'return-this-or-one', seat: hunted.seat, because, card: visit.card });
    return;
  }
  takeBackPlayed(hunted, { card: visit.card, cause: because }, tell);
  const atMost = Math.min(power.besides, returnLimit(draft) - 1);
  if (atMost > 0) askToReturn(draft, { hunted, atMost, least: power.upTo ? 0 : atMost, because });
}

/** [NA-8.7] [NA-R24] Only the last card of deck and pile together is kept without a choice. */
function chooseSurvival(draft: State, { hunted, because }: PowerUse<'choose-survival'>, tell: Tell<Event>): void {
  const first = takeSurvival(draft, tell);
  const second = takeSurvival(draft, tell);
  const { seat } = hunted;
  if (first === undefined) return;
  if (second !== undefined) {
    draft.pending.push({ ask: 'keep-survival', seat, because, cards: [first, second] });
    tell({ type: 'survival-drawn', seat, count: 2, cause: because }, { only: seat, adds: { cards: [first, second] }, reveals: true });
    return;
  }
  hunted.survival.push({ card: first, by: 0 });
  tell({ type: 'survival-drawn', seat, count: 1, cause: because }, { only: seat, adds: { cards: [first] }, reveals: true });
}
