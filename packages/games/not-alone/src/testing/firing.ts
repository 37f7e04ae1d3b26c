import type { Choice } from '@orrery/testkit';
import type { Action } from '../actions.ts';
import { ADAPTATION_IDS, type AdaptationId } from '../cards/adaptations.ts';
import { DEFENSE_TRACKS } from '../cards/boards.ts';
import { CHARACTER_IDS } from '../cards/characters.ts';
import { HUNT_IDS } from '../cards/hunt.ts';
import { PLACE_IDS, PLACES } from '../cards/places.ts';
import { SURVIVAL_IDS } from '../cards/survival.ts';
import { SURVIVOR_IDS } from '../cards/survivors.ts';
import type { Event } from '../events.ts';
import { ENDINGS } from '../flow/score.ts';
import { HUNT_HAND, type State } from '../state.ts';

/** Everything that must have happened somewhere: no card, place or ability may be inert. */
export function everythingThatFires(): string[] {
  return [
    ...HUNT_IDS.map((id) => `hunt:${id}`),
    ...SURVIVAL_IDS.map((id) => `survival:${id}`),
    ...PLACE_IDS.flatMap((id) => PLACES[id].powers.map((power) => `power: ${id} ${power.do}`)),
    ...SURVIVOR_IDS.map((id) => `survivor:${id}`),
    ...CHARACTER_IDS.map((id) => `character:${id}`),
    ...ADAPTATION_IDS.map((id) => `adaptation:${id}`),
    ...new Set(Object.values(DEFENSE_TRACKS).flatMap(({ bonuses }) => Object.values(bonuses).map((bonus) => `bonus:${bonus}`))),
    ...ENDINGS.map((ending) => `ended: ${ending}`),
    ...OTHERS,
  ];
}

const OTHERS = [
  'resisted',
  'gave up because there was no other way',
  'laid cards taken up again',
  'choices undone',
  'a card copied by another',
  'a place copied',
  'two cards laid, one kept',
  'two cards laid, both resolved',
  'a card returned instead of a power',
  'nothing possible',
  'caught with extra loss',
  'last Will lost',
  'piles opened again',
  'the Survival deck made anew',
  'the Hunt deck made anew',
  'the Marker used up',
  'a survivor taken',
  'survivors sheltered',
  'adapted',
  'hid',
  'an adaptation discarded',
  'a place card left the game',
  'volunteers heard',
  'side chosen',
  'option mayPass: nothing done',
  'option stepChoices: sealed in phase 3',
  'option huntDiscard: a card waits for the end of the turn',
  'option lastWillReturn: a card stays in play',
  'option strikeBack: open to all',
];

/** What an action is about to make use of. */
export function* firedByAction(state: State, { seat, action }: Choice<Action>): Generator<string> {
  const hunted = state.hunted.find((one) => one.seat === seat);
  switch (action.type) {
    case 'take-up-places':
      yield 'laid cards taken up again';
      return;
    case 'play-survival':
      if (hunted?.survivalPlayed.length === 1) yield 'character:kelly';
      return;
    case 'play-hunt':
      if (state.turn.huntPlayed.length === 1 && state.turn.huntLimit === 1) yield 'adaptation:hive-mind';
      return;
    case 'rescue-survivor':
      if (hunted?.played.some(({ place }) => place === state.sanctuary?.place)) yield 'character:lucio';
      return;
    case 'place-token':
      yield* firedByToken(state, action.token, action.at.length);
      return;
    case 'hide':
      if (action.quietly) yield 'adaptation:mimicry';
      return;
    case 'move-sanctuary-on':
      yield 'adaptation:burrower';
      return;
    case 'pay-to-keep':
      yield 'adaptation:regeneration';
      return;
    default:
      return;
  }
}

function* firedByToken(state: State, token: string, places: number): Generator<string> {
  const works = (adaptation: AdaptationId) => isWorking(state, adaptation);
  const isByCard = state.turn.huntPlayed.length > 0;
  if (token === 'artemia' && places === 2 && !isByCard && works('tendrils')) yield 'adaptation:tendrils';
  if (token === 'artemia' && !isByCard && works('symbiosis')) yield 'adaptation:symbiosis';
  if (token === 'target' && !isByCard && works('piercing-scream')) yield 'adaptation:piercing-scream';
  if (token === 'target' && !isByCard && works('twin')) yield 'adaptation:twin';
}

/** `state`: as it is in the middle of the action that tells this. */
export function* firedByEvent(event: Event, state: State): Generator<string> {
  if ('cause' in event && /^(character|adaptation):/.test(event.cause)) yield event.cause;
  yield* firedQuietly(event, state);
  switch (event.type) {
    case 'hunt-played':
      yield `hunt:${event.card}`;
      if (event.copies !== undefined) yield 'a card copied by another';
      return;
    case 'survival-played':
      yield `survival:${event.card}`;
      return;
    case 'power-used':
      yield `power: ${event.place} ${event.way}`;
      if (event.isCopy) yield 'a place copied';
      return;
    case 'survivor-rescued':
      if (event.works) yield `survivor:${event.survivor}`;
      return;
    case 'character-used':
      yield `character:${event.character}`;
      return;
    case 'adaptation-used':
      yield `adaptation:${event.adaptation}`;
      return;
    case 'bonus-reached':
      yield `bonus:${event.bonus}`;
      return;
    case 'match-ended':
      yield `ended: ${event.because}`;
      return;
    case 'gave-up':
      if (event.forced) yield 'gave up because there was no other way';
      return;
    case 'stood-idle':
      if (event.because === 'own-choice') yield 'option mayPass: nothing done';
      if (event.because === 'nothing-possible') yield 'nothing possible';
      return;
    case 'places-returned':
      if (event.cause === 'returned-instead') yield 'a card returned instead of a power';
      return;
    case 'will-lost':
      if (event.cause === 'caught' && event.will > 1) yield 'caught with extra loss';
      return;
    case 'marker-moved':
      if (!event.on) yield 'the Marker used up';
      return;
    case 'hunt-put-under':
      if (event.cards !== undefined) yield 'option strikeBack: open to all';
      return;
    default:
      yield* PLAIN[event.type] ?? [];
  }
}

/** Abilities that work by themselves and say nothing of it. */
function* firedQuietly(event: Event, state: State): Generator<string> {
  const works = (adaptation: AdaptationId) => isWorking(state, adaptation);
  const characterOf = (seat: number) => state.hunted.find((one) => one.seat === seat)?.character;
  switch (event.type) {
    case 'resisted': {
      const pile = state.hunted.find((one) => one.seat === event.seat)?.discard.length ?? 0;
      if (characterOf(event.seat) === 'captain-pike' && pile > 2 * event.will) yield 'character:captain-pike';
      return;
    }
    case 'hit-by-artemia':
      if (characterOf(event.seat) === 'john') yield 'character:john';
      return;
    case 'power-used': {
      const visit = state.hunted.find((one) => one.seat === event.seat)?.played.find(({ card }) => card === event.card);
      if (characterOf(event.seat) === 'minerva-mk-18' && visit?.place !== undefined && state.tokens.artemia.includes(visit.place)) {
        yield 'character:minerva-mk-18';
      }
      return;
    }
    case 'dna-put-back':
      if (event.cause !== 'adapt' && works('thick-hide')) yield 'adaptation:thick-hide';
      return;
    case 'dna-taken':
      if (event.cause === 'adapt' && event.count === 2) yield 'adaptation:vigour';
      return;
    case 'adaptation-drawn':
      if (event.cause === 'adapt' && works('metabolism')) yield 'adaptation:metabolism';
      return;
    case 'adaptation-kept':
      yield 'adaptation:regeneration';
      return;
    case 'will-lost':
      if (event.cause === 'caught' && event.will > 1 && works('primal-strength')) yield 'adaptation:primal-strength';
      return;
    case 'hunted-reset':
      if (event.will === 2 && !state.options.advanced) yield 'adaptation:dread';
      return;
    case 'hunt-drawn':
      if (state.creature.hand.length > HUNT_HAND) yield 'adaptation:efficiency';
      return;
    default:
      return;
  }
}

function isWorking(state: State, adaptation: AdaptationId): boolean {
  return state.creature.developed.some((one) => one.adaptation === adaptation && one.since < state.turn.number);
}

const PLAIN: Readonly<Partial<Record<Event['type'], readonly string[]>>> = {
  resisted: ['resisted'],
  'choices-undone': ['choices undone'],
  'place-kept': ['two cards laid, one kept'],
  'last-will-lost': ['last Will lost'],
  'piles-opened': ['piles opened again'],
  'survival-reshuffled': ['the Survival deck made anew'],
  'hunt-reshuffled': ['the Hunt deck made anew'],
  'survivor-taken': ['a survivor taken'],
  'survivors-gone': ['survivors sheltered'],
  adapted: ['adapted'],
  hid: ['hid'],
  'adaptation-discarded': ['an adaptation discarded'],
  'place-removed': ['a place card left the game'],
  'volunteers-heard': ['volunteers heard'],
  'side-chosen': ['side chosen'],
};

/** What the state after an action shows. */
export function* firedByState(state: State): Generator<string> {
  const { turn, options } = state;
  if (state.hunted.some(({ noResistIn }) => noResistIn === turn.number)) yield 'adaptation:venom';
  if (turn.phase === 3 && state.hunted.some(({ played, resolves }) => resolves === 2 && played.length === 2))
    yield 'two cards laid, both resolved';
  if (turn.phase === 3 && state.sealed.length > 0) yield 'option stepChoices: sealed in phase 3';
  if (turn.huntPlayed.some((card) => !state.huntDiscard.includes(card)) && turn.phase < 4 && options.huntDiscard === 'end-of-turn') {
    yield 'option huntDiscard: a card waits for the end of the turn';
  }
  if (
    turn.stage === 'end-window' &&
    options.lastWillReturn === 'pile' &&
    state.hunted.some(({ played, discard, will }) => played.length > 0 && discard.length === 0 && will === 3)
  ) {
    yield 'option lastWillReturn: a card stays in play';
  }
}
