import { BadInput, chanceFromSeed, type Json, scriptedChance, shuffle, silent } from '@orrery/engine';
import { ADAPTATIONS, type AdaptationId } from '../cards/adaptations.ts';
import { defenseTrack } from '../cards/boards.ts';
import { adaptationsInGame, charactersInGame, huntInGame, survivalInGame, survivorsInGame } from '../cards/in-game.ts';
import type { PlaceId } from '../cards/places.ts';
import type { Phase } from '../cards/sets.ts';
import { advance } from '../flow/flow.ts';
import { emptyTable } from '../flow/setup.ts';
import { check } from '../knowledge/check.ts';
import { newTurn } from '../rules/end-of-turn.ts';
import { everySeat } from '../rules/people.ts';
import { addPlace, visitOf } from '../rules/place-cards.ts';
import { takeSeats } from '../rules/seating.ts';
import { askToKeep, beginStep, enterArtemia, enterCreature, enterLastWill, enterMoves, enterRefill } from '../rules/stages.ts';
import { DNA_IN_BOX, type Hunted, type Sanctuary, type Seen, STAGES, type Stage, type State } from '../state.ts';
import { type Described, readDescribed } from './position/described.ts';
import type { DescribedHunted } from './position/described-hunted.ts';

/**
 * A described position: names as players use them, defaults for what is not named (docs/POSITIONS.md). It is put together card by card
 * from the box, so nothing can be there twice; what cannot be is `BadInput`. Then the turn goes on from its stage to the next question.
 */
export function position(described: Json): State {
  const given = readDescribed(described);
  const state = emptyTable(given.options, given.seats, chanceFromSeed(given.seed));
  seatEverybody(state, given);
  setCounters(state, given);
  for (const [index, hunted] of state.hunted.entries())
    handOutPlaces(state, hunted, { place: `hunted[${index}]`, given: given.hunted[index] });
  Object.assign(state.reserve, given.reserve);
  dealDecks(state, given);
  if (given.options.expansion === 'sanctuary') state.sanctuary = layOutSanctuary(state, given);
  dealCharacters(state, given);
  beginStage(state, given);
  confirm(state);
  return state;
}

/** Takes named cards out of a box that holds every card once. */
class Box<Card extends string> {
  readonly #cards: Card[];
  readonly #seed: string;
  constructor(cards: Card[], seed: string) {
    this.#cards = cards;
    this.#seed = seed;
  }

  take(place: string, wanted: readonly Card[]): Card[] {
    for (const card of wanted) {
      const index = this.#cards.indexOf(card);
      if (index < 0) throw new BadInput(place, `there is no further ${card} in the box`);
      this.#cards.splice(index, 1);
    }
    return [...wanted];
  }

  /** What is named is drawn first, the rest comes in an order of the seed. */
  deck(place: string, top: readonly Card[]): Card[] {
    const named = this.take(place, top).reverse();
    shuffle(chanceFromSeed(this.#seed), this.#cards);
    return [...this.#cards.splice(0), ...named];
  }
}

const unseen = <Card>(card: Card): Seen<Card> => ({ card, by: 0 });

/** [NA-2.1] Where the options leave it to chance, the first seat. */
function seatEverybody(state: State, given: Described): void {
  const seat = given.creature.seat ?? (given.options.creature === 'last-seat' ? given.seats - 1 : 0);
  if (given.hunted.length > given.seats - 1) throw new BadInput('hunted', `there are ${given.seats} seats`);
  takeSeats(state, seat);
  // The table is laid; what a match would have dealt is dealt as described.
  state.chance = scriptedChance(given.chance, given.seed);
  state.dealtCharacters = [];
  state.dealtAdaptations = [];
  for (const hunted of state.hunted) hunted.survivors = [];
}

function setCounters(state: State, given: Described): void {
  state.side = given.side ?? state.side;
  state.rescue = given.rescue ?? state.rescue;
  state.assimilation = given.assimilation ?? state.assimilation;
  state.marker = given.marker;
  state.tokens = given.tokens;
}

interface DescribedAt {
  readonly place: string;
  readonly given: DescribedHunted;
}

/** Places 1-5 not named are in hand, or, where the hand is named, in the discard pile; the others come from the reserve. */
function handOutPlaces(state: State, hunted: Hunted, { place, given }: DescribedAt): void {
  const own = new Set(state.planet.slice(0, 5));
  const claim = (card: PlaceId): void => {
    if (own.delete(card)) return;
    const left = state.reserve[card] ?? 0;
    if (left === 0) throw new BadInput(place, `there is no further ${card} in the reserve`);
    state.reserve[card] = left - 1;
  };
  const put = (cards: readonly PlaceId[], pile: PlaceId[]): void => {
    for (const card of cards) {
      claim(card);
      addPlace(pile, card);
    }
  };
  hunted.hand = [];
  put(given.discard, hunted.discard);
  put(given.hand ?? [], hunted.hand);
  const laid: PlaceId[] = [];
  put(given.played, laid);
  hunted.played = laid.map(visitOf);
  for (const card of own) addPlace(given.hand === undefined ? hunted.hand : hunted.discard, card);
  hunted.will = given.will;
  hunted.effort = given.effort;
  hunted.lays = given.lays;
  hunted.resolves = given.resolves;
  hunted.isLocked = laid.length >= given.lays;
  hunted.hiddenUntil = given.hiddenUntil;
  hunted.noResistIn = given.noResistIn;
  hunted.lastCaught = given.lastCaught;
}

function dealDecks(state: State, given: Described): void {
  const hunt = new Box(huntInGame(given.options), `${given.seed}: hunt`);
  state.creature.hand = hunt.take('creature.hand', given.creature.hand).map(unseen);
  state.huntDiscard = hunt.take('huntDiscard', given.huntDiscard);
  const played = hunt.take(
    'huntPlayed',
    given.huntPlayed.map(({ card }) => card),
  );
  if (given.options.huntDiscard === 'at-once') state.huntDiscard.push(...played);
  state.huntDeck = hunt.deck('huntDeck', given.huntDeck).map(unseen);
  const survival = new Box(survivalInGame(given.options), `${given.seed}: survival`);
  for (const [index, hunted] of state.hunted.entries()) {
    const { survival: hand, survivalPlayed } = given.hunted[index];
    hunted.survival = survival.take(`hunted[${index}].survival`, hand).map(unseen);
    hunted.survivalPlayed = survival.take(`hunted[${index}].survivalPlayed`, survivalPlayed);
    state.survivalDiscard.push(...hunted.survivalPlayed);
  }
  state.survivalDiscard.push(...survival.take('survivalDiscard', given.survivalDiscard));
  state.survivalDeck = survival.deck('survivalDeck', given.survivalDeck);
}

/** [NA-12.15] As many as at the start, if nothing is said. */
function layOutSanctuary(state: State, { sanctuary: given, creature, hunted, seed, options }: Described): Sanctuary {
  const survivors = new Box(survivorsInGame(options), `${seed}: survivors`);
  for (const [index, one] of hunted.entries()) {
    // Those named are known to all, as if they had been rescued.
    const by = everySeat(state.seats);
    state.hunted[index].survivors = survivors.take(`hunted[${index}].survivors`, one.survivors).map((card) => ({ card, by }));
  }
  const gone = survivors.take('sanctuary.survivorsGone', given.survivorsGone).map((card) => ({ card, by: everySeat(state.seats) }));
  const row = survivors.take('sanctuary.survivors', given.survivors ?? []);
  const survivorDeck = survivors.deck('sanctuary.survivorDeck', given.survivorDeck);
  if (given.survivors === undefined) row.push(...survivorDeck.splice(-2).reverse());
  const dna = creature.dna ?? Math.ceil(hunted.length / 2);
  state.creature.dna = dna;
  const decks = ([1, 2] as const).map((level) => {
    const isOfLevel = (id: AdaptationId) => ADAPTATIONS[id].level === level;
    const box = new Box(adaptationsInGame(options, level), `${seed}: adaptations ${level}`);
    state.creature.adaptationHand.push(...box.take('creature.adaptations', creature.adaptations.filter(isOfLevel)));
    box.take('creature.developed', creature.developed.filter(isOfLevel));
    const discard = box.take('sanctuary.adaptationDiscard', given.adaptationDiscard.filter(isOfLevel));
    return { discard, deck: box.deck('sanctuary.adaptationDeck', given.adaptationDeck.filter(isOfLevel)).map(unseen) };
  });
  return {
    place: given.place,
    isUnlocked: given.isUnlocked,
    defense: given.defense ?? defenseTrack(state.seats).steps[state.seats],
    dna: DNA_IN_BOX - dna,
    survivorDeck,
    survivors: row,
    survivorsGone: gone,
    adaptationDecks: [decks[0].deck, decks[1].deck],
    adaptationDiscards: [decks[0].discard, decks[1].discard],
  };
}

/** Developed adaptations work since before this turn. Characters are as named; without the expansion there are none. */
function dealCharacters(state: State, given: Described): void {
  const characters = new Box(charactersInGame(given.options), `${given.seed}: characters`);
  for (const [index, hunted] of state.hunted.entries()) {
    const { character } = given.hunted[index];
    [hunted.character] = character === undefined ? [] : characters.take(`hunted[${index}].character`, [character]);
  }
  if (given.options.expansion === 'none' && given.creature.developed.length > 0)
    throw new BadInput('creature.developed', 'needs the expansion');
  state.creature.developed = given.creature.developed.map((adaptation) => ({ adaptation, since: given.turn - 1, usedIn: 0 }));
}

const PHASES: readonly (readonly [Stage, Phase])[] = [
  ['sanctuary-window', 5],
  ['end-window', 4],
  ['reveal-window', 3],
  ['hunting', 2],
  ['exploration', 1],
];

function beginStage(state: State, given: Described): void {
  const index = STAGES.indexOf(given.stage);
  const phase = PHASES.find(([stage]) => STAGES.indexOf(stage) <= index)?.[1] ?? 1;
  if (phase === 5 && state.sanctuary === undefined) throw new BadInput('stage', 'phase 5 comes only with Sanctuary');
  state.turn = {
    ...newTurn(given.turn, given.huntLimit),
    phase,
    stage: given.stage,
    huntPlayed: given.huntPlayed.map(({ card }) => card),
    usedPlaces: [...given.usedPlaces],
  };
  for (const { card, target } of given.huntPlayed) state.turn.inForce.push({ card: `hunt:${card}`, by: state.creature.seat, target });
  for (const { card, by, target } of given.inForce) state.turn.inForce.push({ card: `survival:${card}`, by, target });
  ENTRANCES[given.stage]?.(state);
  advance(state, silent);
}

/** What happens when the turn comes to a stage: a position described there begins with it. */
const ENTRANCES: Partial<Readonly<Record<Stage, (state: State) => void>>> = {
  'keeping-cards': askToKeep,
  'target-places': (state) => beginStep(state, 2, silent),
  'artemia-places': (state) => enterArtemia(state, silent),
  'creature-places': (state) => enterCreature(state, silent),
  'last-will': (state) => enterLastWill(state, silent),
  refill: (state) => enterRefill(state, silent),
  'sanctuary-moves': (state) => enterMoves(state, silent),
};

/** The last word is with the invariants of the game. */
function confirm(state: State): void {
  try {
    check(state);
  } catch (error) {
    throw new BadInput('', error instanceof Error ? error.message : 'an impossible position');
  }
}
