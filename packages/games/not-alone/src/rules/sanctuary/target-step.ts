import { below, type Tell } from '@orrery/engine';
import { areAdjacent, PLACE_NUMBERS, PLACES, type PlaceCard, type PlaceId, type PlaceNumber } from '../../cards/places.ts';
import type { Event } from '../../events.ts';
import type { Pending } from '../../pending.ts';
import type { Hunted, InForce, State, Visit } from '../../state.ts';
import { loseWill } from '../counters.ts';
import { effectIf, hasSymbol, isIneffective } from '../in-force.ts';
import { discardPlaces } from '../place-cards.ts';
import { isTargeted } from '../tokens.ts';
import { adaptationOfTurn } from './abilities.ts';
import { rememberCutOff } from './cut-off.ts';
import { discardSurvivors } from './taking.ts';

/**
 * [NA-16.25] [NA-16.26] [NA-16.27] What a card of the expansion in force does to a Hunted under the Target token. What is not asked is done
 * at once.
 */
export function sanctuarySufferingOf(draft: State, hunted: Hunted, entry: InForce, tell: Tell<Event>): readonly Pending[] {
  const { seat } = hunted;
  const because = entry.card;
  if (effectIf(entry, 'target-loses-survivors') !== undefined) {
    if (hunted.survivors.length === 0) return discardOne(hunted, because);
    discardSurvivors(draft, { seat, indexes: hunted.survivors.map((_, index) => index), cause: because }, tell);
    return [];
  }
  if (effectIf(entry, 'target-is-cut-off') !== undefined && entry.target.kind === 'none') rememberCutOff(draft, hunted, because);
  const blind = effectIf(entry, 'target-random-discard');
  if (blind !== undefined) {
    const { hand } = hunted;
    if (hand.length === 0) loseWill(draft, { hunted, will: blind.will, cause: because }, tell);
    else discardPlaces(draft, { hunted, cards: [hand[below(draft.chance, hand.length)]], cause: because }, tell);
  }
  return [];
}

function discardOne({ seat, hand }: Hunted, because: Pending['because']): readonly Pending[] {
  return hand.length > 0 ? [{ ask: 'discard-places', seat, because, count: 1 }] : [];
}

/** [NA-15.18] [NA-15.31] [NA-22.2] What adaptations do there, after the cards. */
export function adaptationSufferingOf(draft: State, hunted: Hunted, visit: Visit, tell: Tell<Event>): readonly Pending[] {
  const questions: Pending[] = [];
  const takes = adaptationOfTurn(draft, 'target-discards');
  if (takes !== undefined) questions.push(...discardOne(hunted, `adaptation:${takes.developed.adaptation}`));
  const costs = hasSymbol(draft, 'target') ? undefined : adaptationOfTurn(draft, 'target-costs');
  if (costs !== undefined) {
    visit.hasActed = true;
    loseWill(draft, { hunted, will: costs.effect.will, cause: `adaptation:${costs.developed.adaptation}` }, tell);
  }
  return questions;
}

/** [NA-16.28] When step 2 begins: places whose power the targeted Hunted may be given, if anybody is there to have it. */
export function askForOtherPower(draft: State): void {
  const entry = draft.turn.inForce.find((one) => effectIf(one, 'target-other-power') !== undefined && one.target.kind === 'none');
  const { target } = draft.tokens;
  if (entry === undefined || !draft.hunted.some((hunted) => hunted.played.some((visit) => isTargeted(draft, hunted, visit)))) return;
  const from = PLACE_NUMBERS.filter((place) => target.some((one) => areAdjacent(one, place)) && isNameable(draft, place));
  if (from.length > 0) draft.pending.push({ ask: 'name-place', seat: draft.creature.seat, because: entry.card, from });
}

function isNameable(state: State, place: PlaceNumber): boolean {
  const card: PlaceCard = PLACES[state.planet[place - 1]];
  return !card.cannotBeCopied && !isIneffective(state, place);
}

/** The place named is kept with the card in force. */
export function nameOtherPower(draft: State, question: Pending, place: PlaceNumber): void {
  draft.turn.inForce = draft.turn.inForce.map((entry) =>
    entry.card === question.because && entry.target.kind === 'none'
      ? { card: entry.card, by: entry.by, target: { kind: 'place', place } }
      : entry,
  );
}

/** [NA-16.28] The place whose power a Hunted there has instead of the printed one. */
export function otherPower(state: State, hunted: Hunted, visit: Visit): PlaceId | undefined {
  if (!isTargeted(state, hunted, visit)) return undefined;
  for (const entry of state.turn.inForce) {
    const { target } = entry;
    if (effectIf(entry, 'target-other-power') !== undefined && target.kind === 'place') return state.planet[target.place - 1];
  }
  return undefined;
}
