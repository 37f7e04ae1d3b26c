import type { Seat } from '@orrery/engine';
import { growthWorth } from '../bot/growth.ts';
import { bestHunt } from '../bot/hunt.ts';
import { pendingWorth } from '../bot/pending.ts';
import { prospectOf } from '../bot/prospect.ts';
import { type Scale, scaleOf } from '../bot/scale.ts';
import { CHARACTER, DEVELOPED, KEPT_HUNT, KEPT_SURVIVAL, OWNED, WORTHS } from '../bot/worths.ts';
import { holdsRescue } from '../rules/in-force.ts';
import { hasBegun } from '../rules/moments.ts';
import { isDark } from '../rules/place-cards.ts';
import type { Hunted, State } from '../state.ts';
import { aboutOf, type Term } from './terms.ts';

/** One thing in the balance, in steps of the Rescue counter for the Hunted. */
export interface Item {
  readonly term: Term;
  readonly worth: number;
}

/** All that `leadOf` of the evaluation adds up, as this seat reckons it, except for what each Hunted may hope for (`stands.ts`). */
export function itemsOf(state: State, seat: Seat): readonly Item[] {
  const scale = scaleOf(state);
  const items: Item[] = [
    { term: { of: 'assimilation', amount: state.assimilation }, worth: scale.assimilationPace * state.assimilation },
    { term: { of: 'way', rescue: state.rescue, defense: state.sanctuary?.defense ?? 0 }, worth: -scale.way },
    ...turnItems(state, scale, seat),
    ...state.hunted.flatMap((hunted) => keptItems(state, scale, { hunted, seat })),
    ...creatureItems(state, scale, seat),
    { term: { of: 'open-question', amount: 0 }, worth: pendingWorth(state, scale) },
  ];
  if (!hasBegun(state, 'sanctuary-window') && !holdsRescue(state))
    items.push({ term: { of: 'rescue-moves', amount: 1 }, worth: scale.rescueStep });
  if (state.marker) items.push({ term: { of: 'marker', amount: 1 }, worth: WORTHS.marker * scale.rescueStep });
  return merged(items);
}

const twice = <Value>(value: Value): { readonly now: Value; readonly else: Value } => ({ now: value, else: value });

/** Whether the Creature reckons with the best laying of its tokens. */
export const isHunting = (state: State, seat: Seat): boolean => state.turn.stage === 'hunting' && seat === state.creature.seat;

/** How likely a catch is this turn. The Creature, while it hunts, reckons with the best laying of its tokens. */
function turnItems(state: State, scale: Scale, seat: Seat): Item[] {
  if (isHunting(state, seat)) {
    const taken = bestHunt(state);
    return [{ term: { of: 'hunt', amount: 10 * taken }, worth: -taken }];
  }
  let free = 1;
  for (const hunted of state.hunted) free *= 1 - prospectOf(state, scale, { hunted, seat }).caught;
  const worth = state.turn.hasCounted ? 0 : -scale.assimilation * (1 - free);
  return [{ term: { of: 'catch', turn: 'this', amount: 100 * (1 - free) }, worth }];
}

function keptItems(state: State, scale: Scale, { hunted, seat: viewer }: { readonly hunted: Hunted; readonly seat: Seat }): Item[] {
  const { seat, survivors } = hunted;
  const places = [...hunted.hand, ...hunted.discard, ...hunted.played.map(({ card }) => card)];
  const items: Item[] = places.map((place) => ({
    term: { of: 'owns', seat, place, isNew: true, amount: 1 },
    worth: OWNED[place] * scale.left,
  }));
  for (const { card } of hunted.survival) {
    const worth = KEPT_SURVIVAL[card] * (0.3 + 0.7 * scale.left);
    items.push({ term: seat === viewer ? { of: 'own-survival', card, amount: 1 } : { of: 'survival', seat, amount: 1 }, worth });
  }
  if (hunted.nextLays === 2) {
    const worth = hunted.nextResolves === 2 ? WORTHS.artefact : WORTHS.river;
    items.push({ term: { of: 'two-cards', seat, amount: 1 }, worth });
  }
  if (survivors.length > 0) {
    const worth = (WORTHS.firstSurvivor + WORTHS.survivor * Math.min(1, (survivors.length - 1) / 2)) * scale.defenseStep;
    items.push({ term: { of: 'survivors', seat, amount: survivors.length }, worth });
  }
  if (isDark(state, hunted)) items.push({ term: { of: 'dark-pile', seat, amount: 1 }, worth: WORTHS.darkPile * scale.left });
  const { character } = hunted;
  if (character !== undefined) items.push({ term: { of: 'character', seat, character, amount: 1 }, worth: CHARACTER[character] });
  return items;
}

function creatureItems(state: State, scale: Scale, seat: Seat): Item[] {
  const { creature, turn } = state;
  const isOwn = seat === creature.seat;
  const items: Item[] = creature.hand.map(({ card }) => ({
    term: isOwn ? { of: 'own-hunt', card, amount: 1 } : { of: 'hunt-cards', amount: 1 },
    worth: -(isOwn ? KEPT_HUNT[card] : WORTHS.huntCard),
  }));
  if (turn.nextHuntLimit === 2) items.push({ term: { of: 'two-hunt-cards', amount: 1 }, worth: -WORTHS.huntLimit * scale.left });
  let plan = growthWorth(state, scale, isOwn ? 'own' : 'other');
  for (const { adaptation } of creature.developed) {
    const worth = DEVELOPED[adaptation] * scale.left;
    plan -= worth;
    items.push({ term: { of: 'developed', adaptation, amount: 1 }, worth: -worth });
  }
  items.push({ term: { of: 'plan', ...twice({ dna: creature.dna, cards: creature.adaptationHand.length }) }, worth: -plan });
  if (turn.isBlocked) items.push({ term: { of: 'blocked', amount: 1 }, worth: WORTHS.blockedAdaptation * scale.left });
  return items;
}

/** Two cards of a kind together. */
function merged(items: readonly Item[]): readonly Item[] {
  const known = new Map<string, Item>();
  for (const item of items) {
    const before = known.get(aboutOf(item.term));
    known.set(aboutOf(item.term), before === undefined ? item : { term: sum(before.term, item.term), worth: before.worth + item.worth });
  }
  return [...known.values()];
}

const sum = (one: Term, other: Term): Term =>
  one.of !== 'untold' && 'amount' in one && 'amount' in other ? { ...one, amount: one.amount + other.amount } : one;
