import type { Refusal } from '@orrery/engine';
import { HUNT, HUNT_IDS } from '../../cards/hunt.ts';
import type { Phase } from '../../cards/sets.ts';
import { SURVIVAL } from '../../cards/survival.ts';
import { refused } from '../../refusals.ts';
import type { CardKey, Hunted, State } from '../../state.ts';
import { adaptationDoing, characterDoing } from './abilities.ts';
import { mayPlayNoSurvival } from './cut-off.ts';

const HUNT_PHASES: ReadonlyMap<CardKey, Phase | 'copied'> = new Map(HUNT_IDS.map((id) => [`hunt:${id}`, HUNT[id].phase]));

/** A Hunt card discarded for an adaptation counts in phase 2, where that is done. */
const DISCARDING_PHASE = 2;

/** [NA-4.2] [NA-15.30] How many Hunt cards the turn allows in all. */
function huntCardsAllowed(state: State): number {
  const { huntLimit } = state.turn;
  return Math.max(huntLimit, adaptationDoing(state, 'play-more-hunt')?.effect.cards ?? huntLimit);
}

/** [NA-R8] No Hunt card may be played any more, in whatever phase. */
export function hasPlayedAllHunt(state: State): boolean {
  const { huntPlayed, huntLimit } = state.turn;
  return huntPlayed.length >= huntLimit && huntPlayed.length >= huntCardsAllowed(state);
}

/** [NA-4.2] [NA-15.30] The turn allows no more Hunt cards, or no more of this phase. */
export function refuseHuntLimit(state: State): Refusal | undefined {
  const { huntPlayed, huntLimit, phase } = state.turn;
  if (huntPlayed.length < huntLimit) return undefined;
  const limit = huntCardsAllowed(state);
  if (huntPlayed.length >= limit) return refused('hunt-limit', 'NA-4.2', { limit });
  return hasPlayedHuntOfPhase(state) ? refused('other-phase-only', 'NA-15.30', { phase }) : undefined;
}

function hasPlayedHuntOfPhase({ turn, creature }: State): boolean {
  for (const { by, card } of turn.inForce) {
    if (by === creature.seat && (HUNT_PHASES.get(card) ?? DISCARDING_PHASE) === turn.phase) return true;
  }
  return false;
}

/** [NA-4.3] [NA-14.5] The same for the Survival cards of a Hunted; [NA-16.26] none where a card cuts off. */
export function refuseSurvivalLimit(state: State, hunted: Hunted, limit: number): Refusal | undefined {
  const { survivalPlayed } = hunted;
  const { phase } = state.turn;
  if (mayPlayNoSurvival(state, hunted)) return refused('survival-barred-there', 'NA-16.26');
  if (survivalPlayed.length < limit) return undefined;
  const more = characterDoing(state, hunted, 'play-more-survival')?.cards ?? limit;
  if (survivalPlayed.length >= more) return refused('survival-limit', 'NA-4.3', { limit: more });
  for (const card of survivalPlayed) if (SURVIVAL[card].phase === phase) return refused('other-phase-only', 'NA-14.5', { phase });
  return undefined;
}
