import type { Member } from '@orrery/engine';
import type { Decision } from '../decisions.ts';

/**
 * Standing orders: pass without being asked, a phase each; `pass-after-reveal` is the one window of phase 3 that nobody misses by
 * passing the later ones. Each speaks of moments, never of cards held (docs/decisions/0007).
 */
export const ORDERS = ['pass-phase-1', 'pass-phase-2', 'pass-after-reveal', 'pass-phase-3', 'pass-phase-4', 'pass-phase-5'] as const;
export type Order = (typeof ORDERS)[number];

/** The order that would pass this question; none: it has to be answered. */
export function orderFor<Ask extends Decision['ask']>(question: Member<Decision, 'ask', Ask>): Order | undefined {
  return PASSED_BY[question.ask](question);
}

const byNone = (): undefined => undefined;

const PASSED_BY: { readonly [Ask in Decision['ask']]: (question: Member<Decision, 'ask', Ask>) => Order | undefined } = {
  stalk: () => 'pass-phase-1',
  window: ({ stage, phase }) => (stage === 'reveal-window' ? 'pass-after-reveal' : `pass-phase-${phase}`),
  'answer-fortify': () => 'pass-phase-3',
  explore: byNone,
  hunt: byNone,
  interrupt: byNone,
  act: byNone,
  'adapt-or-hide': byNone,
  adapting: byNone,
  volunteer: byNone,
  'choose-side': byNone,
  'draw-adaptations': byNone,
  'choose-character': byNone,
  'choose-adaptation': byNone,
  'return-places': byNone,
  'return-this-or-one': byNone,
  'discard-places': byNone,
  'discard-or-lose-will': byNone,
  'discard-survival': byNone,
  'discard-survivor': byNone,
  'discard-survival-or-survivor': byNone,
  'keep-survival': byNone,
  'keep-place': byNone,
  'take-place': byNone,
  heal: byNone,
  'show-places': byNone,
  'hide-places': byNone,
  'put-hunt-under': byNone,
  'put-adaptations-under': byNone,
  'drop-adaptation': byNone,
  'keep-adaptation': byNone,
  'put-back-dna': byNone,
  'swap-played': byNone,
  shelter: byNone,
  'name-place': byNone,
  'move-creature': byNone,
  'move-sanctuary-on': byNone,
  'use-copied-power': byNone,
  'return-played': byNone,
};
