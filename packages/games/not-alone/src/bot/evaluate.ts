import type { Eyes, Seat } from '@orrery/engine';
import { holdsRescue } from '../rules/in-force.ts';
import { hasBegun } from '../rules/moments.ts';
import { isDark } from '../rules/place-cards.ts';
import type { Hunted, State } from '../state.ts';
import { growthWorth } from './growth.ts';
import { bestHunt } from './hunt.ts';
import { pendingWorth } from './pending.ts';
import { prospectOf } from './prospect.ts';
import { chanceOf, type Scale, scaleOf } from './scale.ts';
import { CHARACTER, KEPT_HUNT, KEPT_SURVIVAL, OWNED, WORTHS } from './worths.ts';

/** The chance to win, by how far both sides have come and what the cards of everybody are good for. */
export function evaluate(state: State, seat: Seat): number {
  const chance = huntedChance(state, seat);
  return seat === state.creature.seat ? 1 - chance : chance;
}

function huntedChance(state: State, seat: Seat): number {
  if (state.ended !== undefined) return state.ended === 'assimilated' ? 0 : 1;
  if (state.hunted.length === 0) return 0.5;
  const scale = scaleOf(state);
  return chanceOf(state, scale, leadOf(state, scale, seat));
}

/** How far the Hunted are ahead, in steps of the Rescue counter, as this seat reckons it, or somebody who sees all cards. */
export function leadOf(state: State, scale: Scale, seat: Eyes): number {
  let lead = scale.assimilationPace * state.assimilation - scale.way;
  // It still moves this turn.
  if (!hasBegun(state, 'sanctuary-window') && !holdsRescue(state)) lead += scale.rescueStep;
  lead += state.turn.stage === 'hunting' && seat === state.creature.seat ? -bestHunt(state) : turnWorth(state, scale, seat);
  for (const hunted of state.hunted) lead += keptWorth(state, scale, hunted);
  if (state.marker) lead += WORTHS.marker * scale.rescueStep;
  return lead - creatureWorth(state, scale, seat) + pendingWorth(state, scale);
}

/** What this turn will come to for all Hunted together. */
function turnWorth(state: State, scale: Scale, eyes: Eyes): number {
  let sum = 0;
  let free = 1;
  for (const hunted of state.hunted) {
    const { worth, caught } = prospectOf(state, scale, { hunted, seat: eyes === 'open' ? hunted.seat : eyes });
    sum += worth;
    free *= 1 - caught;
  }
  return state.turn.hasCounted ? sum : sum - scale.assimilation * (1 - free);
}

/** What one Hunted has for later: places owned, Survival cards, survivors, a second card next turn. */
function keptWorth(state: State, scale: Scale, hunted: Hunted): number {
  let worth = 0;
  for (const card of hunted.hand) worth += OWNED[card] * scale.left;
  for (const card of hunted.discard) worth += OWNED[card] * scale.left;
  for (const { card } of hunted.played) worth += OWNED[card] * scale.left;
  for (const { card } of hunted.survival) worth += KEPT_SURVIVAL[card] * (0.3 + 0.7 * scale.left);
  if (hunted.nextLays === 2) worth += hunted.nextResolves === 2 ? WORTHS.artefact : WORTHS.river;
  if (hunted.survivors.length > 0) {
    worth += (WORTHS.firstSurvivor + WORTHS.survivor * Math.min(1, (hunted.survivors.length - 1) / 2)) * scale.defenseStep;
  }
  if (isDark(state, hunted)) worth += WORTHS.darkPile * scale.left;
  if (hunted.character !== undefined) worth += CHARACTER[hunted.character];
  return worth;
}

function creatureWorth(state: State, scale: Scale, eyes: Eyes): number {
  const { creature, turn } = state;
  let worth = 0;
  // A seat that does not hold them must not look at the imagined cards.
  const isOwn = eyes === 'open' || eyes === creature.seat;
  for (const { card } of creature.hand) worth += isOwn ? KEPT_HUNT[card] : WORTHS.huntCard;
  if (turn.nextHuntLimit === 2) worth += WORTHS.huntLimit * scale.left;
  worth += growthWorth(state, scale, isOwn ? 'own' : 'other');
  if (turn.isBlocked) worth -= WORTHS.blockedAdaptation * scale.left;
  return worth;
}
