import type { Seat, Tell } from '@orrery/engine';
import { type Bonus, defenseTrack } from '../../cards/boards.ts';
import { PLACE_IDS, type PlaceId, rowOf } from '../../cards/places.ts';
import type { Cause, Event } from '../../events.ts';
import type { Pending } from '../../pending.ts';
import type { Hunted, State } from '../../state.ts';
import { canRegainWill, endMatch, regainWill } from '../counters.ts';
import { drawSurvival } from '../decks.ts';
import { askInOrder } from '../questions.ts';
import { putBackDna } from './dna.ts';

export interface DefenseMove {
  readonly steps: number;
  /** Whose doing: that Hunted chooses for the team. None: the Creature hid. */
  readonly seat: Seat | undefined;
  readonly cause: Cause;
}

/**
 * [NA-10.3] [NA-12.4] [NA-22.8] Step by step, each with its bonus; the last cell wins. What the bonuses ask is asked when the steps are made, in the order
 * of the cells.
 */
export function stepDefense(draft: State, { steps, seat, cause }: DefenseMove, tell: Tell<Event>): void {
  const { sanctuary } = draft;
  if (sanctuary === undefined) return;
  const questions: Pending[] = [];
  for (let step = 0; step < steps; step++) {
    sanctuary.defense -= 1;
    tell({ type: 'defense-moved', steps: 1, left: sanctuary.defense, seat, cause });
    if (sanctuary.defense === 0) {
      endMatch(draft, 'sanctuary-held', tell);
      return;
    }
    const bonus = defenseTrack(draft.seats).bonuses[sanctuary.defense];
    if (bonus === undefined) continue;
    tell({ type: 'bonus-reached', bonus });
    questions.push(...BONUSES[bonus](draft, seat, tell));
  }
  askInOrder(draft, questions);
}

const NO_QUESTIONS: readonly Pending[] = [];

/** What each bonus gives. What nobody has to choose is done at once; the rest is asked. `seat`: whose doing, if somebody's. */
const BONUSES: Readonly<Record<Bonus, (draft: State, seat: Seat | undefined, tell: Tell<Event>) => readonly Pending[]>> = {
  // [NA-12.5]
  'put-back-dna': (draft, _, tell) => {
    putBackDna(draft, 1, 'bonus:put-back-dna', tell);
    return NO_QUESTIONS;
  },
  // [NA-12.6]
  'survival-if-none': (draft, _, tell) => {
    for (const hunted of draft.hunted)
      if (hunted.survival.length === 0) drawSurvival(draft, { hunted, cause: 'bonus:survival-if-none' }, tell);
    return NO_QUESTIONS;
  },
  // [NA-12.11]
  'survival-for-all': (draft, _, tell) => {
    for (const hunted of draft.hunted) drawSurvival(draft, { hunted, cause: 'bonus:survival-for-all' }, tell);
    return NO_QUESTIONS;
  },
  // [NA-12.7] A Hunted who lost the last Will has to wait for the end of the phase [NA-R34].
  will: (draft, _, tell) => {
    for (const hunted of draft.hunted) if (canRegainWill(hunted)) regainWill({ hunted, will: 1, cause: 'bonus:will' }, tell);
    return NO_QUESTIONS;
  },
  'new-place': (draft) => newPlaces(draft, 'bonus:new-place'),
  // [NA-12.9]
  'return-one': (draft) => everyoneReturns(draft, 'bonus:return-one'),
  // [NA-12.10] [NA-R49]
  'drop-adaptation': (draft, seat) => {
    if (draft.creature.developed.length === 0) return NO_QUESTIONS;
    const chooser = seat ?? draft.hunted[0].seat;
    return [{ ask: 'drop-adaptation', seat: chooser, because: 'bonus:drop-adaptation', mayDecline: true, removes: 'nothing' }];
  },
  // [NA-12.12]
  'unlock-places': (draft) => {
    if (draft.sanctuary !== undefined) draft.sanctuary.isUnlocked = true;
    return NO_QUESTIONS;
  },
};

/** Each Hunted with a discard pile returns a place card of their choice. */
export function everyoneReturns(state: State, because: Cause): readonly Pending[] {
  return state.hunted
    .filter((hunted) => hunted.discard.length > 0)
    .map(({ seat }) => ({ ask: 'return-places', seat, because, atMost: 1, least: 1 }));
}

function hasHighNumber(id: PlaceId): boolean {
  return rowOf(id) === 'lower';
}

/** [NA-12.8] [NA-R50] Hand and discard pile are looked at, cards in play are not. */
function newPlaces(state: State, because: Cause): readonly Pending[] {
  const lacks = ({ hand, discard }: Hunted): boolean => !hand.some(hasHighNumber) && !discard.some(hasHighNumber);
  const from = PLACE_IDS.filter((card) => (state.reserve[card] ?? 0) > 0 && hasHighNumber(card));
  if (from.length === 0) return [];
  return state.hunted.filter(lacks).map(({ seat }) => ({ ask: 'take-place', seat, because, from, mayDecline: true }));
}
