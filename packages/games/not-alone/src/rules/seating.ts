import { below, type Seat, shuffle, type Tell } from '@orrery/engine';
import type { BoardSide } from '../cards/boards.ts';
import { huntInGame, survivalInGame } from '../cards/in-game.ts';
import { FIRST_PLACES, PLACE_IDS, PLACES, type PlaceCard, type PlaceId } from '../cards/places.ts';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import { FULL_WILL, type Glimpse, HUNT_HAND, type Hunted, type SealedAnswer, type State } from '../state.ts';
import { setUpBridge, setUpSanctuary } from './sanctuary/setup.ts';

/** [NA-1.2] [NA-12.1] [NA-18.2] What is on each spot; promo cards go before those of a box, an expansion before the base game. */
export function planetOf(options: Options): PlaceId[] {
  const planet: PlaceId[] = [];
  for (const id of PLACE_IDS) {
    const { set, number }: PlaceCard = PLACES[id];
    if (number === undefined) continue;
    const isPlayed = set === 'base' || (set === 'sanctuary' ? options.expansion === 'sanctuary' : options.promo);
    if (isPlayed) planet[number - 1] = id;
  }
  return planet;
}

/** [NA-2.5] Copies of each place 6 to 10, and of what is on no place. */
export function reserveOf(options: Options, hunted: number): State['reserve'] {
  const usual = hunted === 1 ? 1 : hunted <= 3 ? 2 : 3;
  const planet = planetOf(options);
  const reserve: State['reserve'] = {};
  for (const id of PLACE_IDS) {
    const { number, reserve: copies, set }: PlaceCard = PLACES[id];
    const isPlayed = number === undefined ? set !== 'promo' || options.promo : number > FIRST_PLACES && planet[number - 1] === id;
    if (isPlayed) reserve[id] = copies ?? usual;
  }
  return reserve;
}

function newHunted(seat: Seat): Hunted {
  return {
    seat,
    will: FULL_WILL,
    hand: PLACE_IDS.slice(0, FIRST_PLACES),
    discard: [],
    played: [],
    survival: [],
    isLocked: false,
    effort: 'none',
    survivalPlayed: [],
    lays: 1,
    resolves: 1,
    nextLays: 1,
    nextResolves: 1,
    character: undefined,
    hasUsedCharacter: false,
    survivors: [],
    hiddenUntil: 0,
    noResistIn: 0,
    hasLostLastWill: false,
    lastCaught: 0,
  };
}

export function newGlimpse(seat: Seat): Glimpse {
  return { seat, inHand: [], notInHand: [], playedRow: undefined };
}

/** [NA-2.6] Both decks lie ready before anybody has a part. */
export function layDecks(draft: State): void {
  draft.huntDeck = huntInGame(draft.options).map((card) => ({ card, by: 0 }));
  draft.survivalDeck = survivalInGame(draft.options);
  shuffle(draft.chance, draft.huntDeck);
  shuffle(draft.chance, draft.survivalDeck);
}

/** [NA-2.6] [NA-2.7] Everything that waits for who is the Creature: the Hunted on its left and the first cards. */
export function takeSeats(draft: State, seat: Seat): void {
  const { seats, options } = draft;
  draft.creature = { seat, hand: [], dna: 0, adaptationHand: [], developed: [] };
  draft.hunted = Array.from({ length: seats - 1 }, (_, index) => newHunted((seat + 1 + index) % seats));
  draft.glimpses = draft.hunted.map((hunted) => newGlimpse(hunted.seat));
  draft.creature.hand = draft.huntDeck.splice(-HUNT_HAND);
  for (const hunted of draft.hunted) hunted.survival = draft.survivalDeck.splice(-1).map((card) => ({ card, by: 0 }));
  if (options.expansion === 'sanctuary') setUpSanctuary(draft);
  if (options.expansion === 'bridge') setUpBridge(draft);
}

/** [NA-2.1] One of the volunteers, or of all if there is none. */
export function hearVolunteers(draft: State, answers: readonly SealedAnswer[], tell: Tell<Event>): void {
  const willing = answers.filter(({ actions }) => actions.some((action) => action.type === 'volunteer' && action.willing));
  const volunteers = willing.map(({ seat }) => seat).sort((a, b) => a - b);
  tell({ type: 'volunteers-heard', volunteers }, { reveals: true });
  const seat = volunteers.length > 0 ? volunteers[below(draft.chance, volunteers.length)] : below(draft.chance, draft.seats);
  takeSeats(draft, seat);
  tell({ type: 'creature-chosen', seat });
}

/** [NA-2.2] */
export function pickSide(draft: State, side: BoardSide, tell: Tell<Event>): void {
  draft.side = side;
  tell({ type: 'side-chosen', seat: draft.creature.seat, side });
}
