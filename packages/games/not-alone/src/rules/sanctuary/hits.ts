import type { Tell } from '@orrery/engine';
import type { Event } from '../../events.ts';
import type { Pending } from '../../pending.ts';
import type { CardKey, Hunted, State } from '../../state.ts';
import { loseWill } from '../counters.ts';
import { effectIf } from '../in-force.ts';
import { adaptationDoing, adaptationsDoing, characterDoing, isInForceBy } from './abilities.ts';

/** [NA-7.5] [NA-14.6] [NA-R33] How many place cards the Artemia token takes of those due. */
export function takenByArtemia(state: State, hunted: Hunted, due: number): number {
  return characterDoing(state, hunted, 'keep-cards-from-artemia') === undefined ? Math.min(due, hunted.hand.length) : 0;
}

/** [NA-14.6] [NA-15.23] [NA-22.15] The same; with none to take it may cost Will instead. */
export function artemiaDiscards(draft: State, hunted: Hunted, due: number, tell: Tell<Event>): number {
  if (characterDoing(draft, hunted, 'keep-cards-from-artemia') !== undefined) return 0;
  const price = adaptationDoing(draft, 'empty-hand-costs');
  if (price !== undefined && hunted.hand.length === 0) {
    const cause = `adaptation:${price.developed.adaptation}` as const;
    loseWill(draft, { hunted, will: price.effect.will, cause }, tell);
  }
  return takenByArtemia(draft, hunted, due);
}

/** [NA-15.11] [NA-16.29] What else a Hunted hit by the Artemia token gives up. */
export function artemiaQuestions(state: State, { seat, survival, survivors }: Hunted): readonly Pending[] {
  const questions: Pending[] = [];
  for (const entry of state.turn.inForce) {
    if (effectIf(entry, 'artemia-also-costs') === undefined || survival.length + survivors.length === 0) continue;
    questions.push({ ask: 'discard-survival-or-survivor', seat, because: entry.card });
  }
  for (const { developed } of adaptationsDoing(state, 'artemia-costs')) {
    if (survival.length > 0) questions.push({ ask: 'discard-survival', seat, because: `adaptation:${developed.adaptation}` });
  }
  return questions;
}

/** [NA-15.19] Will that being caught costs beyond the usual, once a Hunted. */
export function adaptedCatchCost(state: State): number {
  return adaptationsDoing(state, 'catch-costs').reduce((will, { effect }) => will + effect.will, 0);
}

/** [NA-15.21] */
export function barResisting(draft: State, hunted: Hunted): void {
  if (adaptationDoing(draft, 'catch-bars-resist') !== undefined) hunted.noResistIn = draft.turn.number + 1;
}

/** [NA-15.28] What moves the counter once more for such a catch, if anything does. Asked before the catch is written down. */
export function bigCatchBy(state: State, caught: readonly Hunted[]): CardKey | undefined {
  const adding = adaptationDoing(state, 'big-catch');
  if (adding === undefined) return undefined;
  const isAgain = state.hunted.length === 1 && caught.some(({ lastCaught }) => lastCaught > 0 && lastCaught === state.turn.number - 1);
  return caught.length > 1 || isAgain ? `adaptation:${adding.developed.adaptation}` : undefined;
}

/** [NA-15.5] [NA-15.15] What a caught Hunted discards. */
export function catchQuestions(state: State, { seat, hand, survivors }: Hunted): readonly Pending[] {
  const questions: Pending[] = [];
  for (const { developed, effect } of adaptationsDoing(state, 'catch-discards')) {
    const because = `adaptation:${developed.adaptation}` as const;
    if (effect.what === 'place' && hand.length > 0) questions.push({ ask: 'discard-places', seat, because, count: 1 });
    if (effect.what === 'survivor' && survivors.length > 0) questions.push({ ask: 'discard-survivor', seat, because });
  }
  return questions;
}

/** [NA-17.27] */
export function countsLastWill(state: State, { seat }: Hunted): boolean {
  return !isInForceBy(state, seat, 'last-will-uncounted');
}

/** [NA-15.24] Will regained after the last was lost. */
export function willAfterReset(state: State, usual: number): number {
  return Math.min(usual, adaptationDoing(state, 'lesser-reset')?.effect.will ?? usual);
}

/** [NA-15.24] Where it is this little anyway, a place card goes as well. */
export function resetQuestions(state: State, reset: readonly Hunted[], usual: number): readonly Pending[] {
  const lesser = adaptationDoing(state, 'lesser-reset');
  if (lesser === undefined || usual > lesser.effect.will) return [];
  const because = `adaptation:${lesser.developed.adaptation}` as const;
  return reset.map(({ seat }) => ({ ask: 'discard-places', seat, because, count: 1 }));
}
