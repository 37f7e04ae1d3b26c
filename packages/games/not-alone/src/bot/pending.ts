import type { Ask, Asks } from '../pending.ts';
import { findHunted } from '../rules/people.ts';
import type { Hunted, State } from '../state.ts';
import { type Assets, assetsWorth, discarded, pileOf, returned } from './assets.ts';
import type { Scale } from './scale.ts';
import { newPlaceWorth } from './visit.ts';
import { DEVELOPED, KEPT_SURVIVAL, WORTHS } from './worths.ts';

/** What open questions will still bring or cost the Hunted, so that asking them is not mistaken for having no effect. */
export function pendingWorth(state: State, scale: Scale): number {
  let worth = 0;
  for (const question of state.pending) worth += questionWorth(state, scale, question);
  return worth;
}

interface Weighing {
  readonly state: State;
  readonly scale: Scale;
  readonly hunted: Hunted;
  readonly assets: Assets;
}

function questionWorth<Kind extends Ask>(state: State, scale: Scale, question: Asks<Kind>): number {
  const hunted = findHunted(state, question.seat);
  if (hunted === undefined) return 0;
  const assets = { hand: pileOf(hunted.hand), pile: pileOf(hunted.discard), will: hunted.will };
  return WORTH[question.ask]({ state, scale, hunted, assets }, question);
}

function change({ scale, assets }: Weighing, after: Assets): number {
  return assetsWorth(scale, after) - assetsWorth(scale, assets);
}

function returning(at: Weighing, cards: number): number {
  return change(at, returned(at.assets, cards));
}

const nothing = (): number => 0;

/** What each kind of question will bring the Hunted who is asked, or cost them if it is less than nothing. */
const WORTH: { readonly [Kind in Ask]: (at: Weighing, question: Asks<Kind>) => number } = {
  volunteer: nothing,
  'choose-side': nothing,
  'draw-adaptations': nothing,
  'choose-character': nothing,
  'choose-adaptation': nothing,
  'return-places': (at, { atMost }) => returning(at, atMost),
  'return-this-or-one': (at) => returning(at, 1),
  'discard-places': (at, { count }) => change(at, discarded(at.assets, count)),
  'discard-or-lose-will': (at, { count }) =>
    Math.max(change(at, discarded(at.assets, count)), change(at, { ...at.assets, will: Math.max(0, at.assets.will - 1) })),
  'discard-survival': lostSurvival,
  'discard-survivor': nothing,
  'discard-survival-or-survivor': lostSurvival,
  'keep-survival': ({ scale }, { cards }) => Math.max(0, ...cards.map((card) => KEPT_SURVIVAL[card])) * (0.3 + 0.7 * scale.left),
  'keep-place': nothing,
  'take-place': ({ scale }, { from }) => Math.max(0, ...from.map((card) => newPlaceWorth(card, scale))),
  heal: ({ state }, { seats }) => healWorth(state, seats),
  'show-places': () => -SHOWN,
  'hide-places': () => -SHOWN,
  'put-hunt-under': (_, { atMost }) => WORTHS.huntCard * atMost,
  'put-adaptations-under': nothing,
  'drop-adaptation': ({ state, scale }) =>
    Math.max(0, ...state.creature.developed.map(({ adaptation }) => DEVELOPED[adaptation])) * scale.left,
  'keep-adaptation': nothing,
  'put-back-dna': ({ state, scale }, { atMost }) => Math.min(atMost, state.creature.dna) * WORTHS.dna * scale.left,
  'swap-played': nothing,
  shelter: ({ hunted, scale }) => shelterWorth(hunted, scale),
  'answer-fortify': nothing,
  'name-place': nothing,
  'move-creature': nothing,
  'move-sanctuary-on': nothing,
  'use-copied-power': nothing,
  'return-played': (at) => returning(at, 1),
};

function lostSurvival({ hunted }: Weighing): number {
  return hunted.survival.length > 0 ? -0.3 : 0;
}

/** What it costs to have the Creature look into one's hand. */
const SHOWN = 0.15;

function shelterWorth(hunted: Hunted, scale: Scale): number {
  return hunted.survivors.length === 0 ? 0 : scale.defenseStep * (1 - WORTHS.firstSurvivor);
}

function healWorth(state: State, seats: readonly number[]): number {
  let best = 0;
  for (const { seat, will } of state.hunted)
    if (seats.includes(seat) && will < 3) best = Math.max(best, WORTHS.will[will + 1] - WORTHS.will[will]);
  return best;
}
