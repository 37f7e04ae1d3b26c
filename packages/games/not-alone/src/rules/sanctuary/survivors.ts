import type { Refusal, Seat, Tell } from '@orrery/engine';
import { areAdjacent } from '../../cards/places.ts';
import { SURVIVORS, type SurvivorAbility, type SurvivorId } from '../../cards/survivors.ts';
import type { Cause, Event } from '../../events.ts';
import { refused } from '../../refusals.ts';
import type { Hunted, State, Visit } from '../../state.ts';
import { canRegainWill, regainWill } from '../counters.ts';
import { canDrawSurvival, drawSurvival } from '../decks.ts';
import { isInForce } from '../in-force.ts';
import { everySeat, huntedAt } from '../people.ts';
import { takeable } from '../place-cards.ts';
import { canCopyAny, copyable } from '../powers.ts';
import { askInOrder } from '../questions.ts';
import { characterDoing, isInForceBy } from './abilities.ts';
import { everyoneReturns, stepDefense } from './defense.ts';
import { putsBack } from './dna.ts';

/** [NA-11.6] DNA the Creature puts back at most. */
const SURVIVOR_DNA = 2;

/**
 * [NA-11.2] Why this Hunted may not rescue a survivor from there, or undefined when they may; tokens are asked about before. [NA-14.8]
 * Lucio on its own place too.
 */
export function refuseRescue(state: State, hunted: Hunted, { place }: Visit): Refusal | undefined {
  const { sanctuary } = state;
  if (sanctuary === undefined) return refused('no-sanctuary', 'NA-11.1');
  if (place === undefined) return refused('on-no-place', 'NA-18.3');
  if (isInForce(state, 'bar-survivors')) return refused('survivors-barred', 'NA-16.22');
  if (sanctuary.survivors.length === 0) return refused('no-survivor-face-up', 'NA-11.2');
  const reaches =
    areAdjacent(place, sanctuary.place) ||
    isInForceBy(state, hunted.seat, 'reach-sanctuary') ||
    (place === sanctuary.place && characterDoing(state, hunted, 'rescue-at-sanctuary') !== undefined);
  return reaches ? undefined : refused('not-next-to-sanctuary', 'NA-11.2', { place, sanctuary: sanctuary.place });
}

export interface Rescuing {
  readonly seat: Seat;
  /** The place card that is being resolved. */
  readonly visit: Visit;
  readonly survivor: SurvivorId;
}

/** [NA-11.2] [NA-R55] The ability works at once if it can; then the card goes face down, and everybody knows which it is. */
export function rescueSurvivor(draft: State, { seat, visit, survivor }: Rescuing, tell: Tell<Event>): void {
  const { sanctuary } = draft;
  const hunted = huntedAt(draft, seat);
  if (sanctuary === undefined) return;
  visit.hasActed = true;
  sanctuary.survivors.splice(sanctuary.survivors.indexOf(survivor), 1);
  hunted.survivors.push({ card: survivor, by: everySeat(draft.seats) });
  draft.turn.rescued.push(seat);
  const ability = ABILITIES[SURVIVORS[survivor].ability];
  const works = ability.works(draft, hunted);
  tell({ type: 'survivor-rescued', seat, survivor, works });
  if (works) ability.apply(draft, { hunted, visit, because: `survivor:${survivor}` }, tell);
}

interface Ability {
  /** Whether it would change anything. */
  works(state: State, hunted: Hunted): boolean;
  apply(draft: State, rescue: Rescued, tell: Tell<Event>): void;
}

interface Rescued {
  readonly hunted: Hunted;
  readonly visit: Visit;
  readonly because: Cause;
}

/** [NA-11.5] */
const ABILITIES: Readonly<Record<SurvivorAbility, Ability>> = {
  // [NA-11.6]
  'put-back-dna': {
    works: (state) => putsBack(state, SURVIVOR_DNA) > 0,
    apply: (draft, { hunted, because }) => {
      draft.pending.push({ ask: 'put-back-dna', seat: hunted.seat, because, atMost: putsBack(draft, SURVIVOR_DNA) });
    },
  },
  // [NA-11.7]
  'block-adaptation': {
    works: () => true,
    apply: (draft, { because }, tell) => {
      draft.turn.isBlocked = true;
      tell({ type: 'adaptation-blocked', cause: because });
    },
  },
  // [NA-11.8]
  'regain-will': {
    works: (_, hunted) => canRegainWill(hunted),
    apply: (_, { hunted, because }, tell) => regainWill({ hunted, will: 1, cause: because }, tell),
  },
  // [NA-11.9]
  'copy-power': {
    works: canCopyAny,
    apply: (draft, { hunted, visit, because }) => {
      draft.pending.push({ ask: 'use-copied-power', seat: hunted.seat, because, card: visit.card, places: copyable(draft) });
    },
  },
  // [NA-11.10]
  'return-played': {
    works: (_, { played }) => played.length > 0,
    apply: (draft, { hunted, because }) => {
      draft.pending.push({ ask: 'return-played', seat: hunted.seat, because, from: hunted.played.map(({ card }) => card) });
    },
  },
  // [NA-11.11]
  'take-place': {
    works: (state, hunted) => takeable(state, hunted, true).length > 0,
    apply: (draft, { hunted, because }) => {
      draft.pending.push({ ask: 'take-place', seat: hunted.seat, because, from: takeable(draft, hunted, true), mayDecline: false });
    },
  },
  // [NA-11.12]
  'return-two': {
    works: (_, { discard }) => discard.length > 0,
    apply: (draft, { hunted, because }) => {
      draft.pending.push({ ask: 'return-places', seat: hunted.seat, because, atMost: 2, least: 0 });
    },
  },
  // [NA-11.13]
  'step-defense': {
    works: () => true,
    apply: (draft, { hunted, because }, tell) => stepDefense(draft, { steps: 1, seat: hunted.seat, cause: because }, tell),
  },
  // [NA-11.14]
  'draw-survival': {
    works: canDrawSurvival,
    apply: (draft, { hunted, because }, tell) => drawSurvival(draft, { hunted, cause: because }, tell),
  },
  // [NA-18.11]
  'everyone-returns': {
    works: ({ hunted }) => hunted.some(({ discard }) => discard.length > 0),
    apply: (draft, { because }) => askInOrder(draft, everyoneReturns(draft, because)),
  },
  // [NA-18.12]
  'set-marker': {
    works: ({ marker }) => !marker,
    apply: (draft, { hunted, because }, tell) => {
      draft.marker = true;
      tell({ type: 'marker-moved', seat: hunted.seat, on: true, cause: because });
    },
  },
};
