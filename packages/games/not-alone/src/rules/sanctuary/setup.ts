import { below, shuffle } from '@orrery/engine';
import { ADAPTATION_IDS, ADAPTATIONS, type AdaptationCard, type AdaptationId } from '../../cards/adaptations.ts';
import { defenseTrack } from '../../cards/boards.ts';
import { adaptationsInGame, charactersInGame, survivorsInGame } from '../../cards/in-game.ts';
import { FIRST_PLACES, PLACE_NUMBERS } from '../../cards/places.ts';
import type { Pending } from '../../pending.ts';
import { DNA_IN_BOX, type Sanctuary, type Seen, type State } from '../../state.ts';

export const SURVIVOR_ROW = 2;
const CHARACTERS_DEALT = 2;

/** [NA-12.15] 1-2, 3-4 or 5-6 Hunted. */
const tierOf = (hunted: number): number => Math.ceil(hunted / 2);

/** [NA-12.15] */
const adaptationsAtStart = (hunted: number): number => tierOf(hunted) + 2;

/** [NA-12.3] … [NA-12.16] Once it is known who the Creature is: the board, survivors, DNA, adaptations, characters. */
export function setUpSanctuary(draft: State): void {
  const { hunted, creature, chance } = draft;
  const survivorDeck = survivorsInGame(draft.options);
  shuffle(chance, survivorDeck);
  creature.dna = tierOf(hunted.length);
  const sanctuary: Sanctuary = {
    // [NA-12.13] [NA-R73]
    place: PLACE_NUMBERS[below(chance, FIRST_PLACES)],
    isUnlocked: false,
    defense: defenseTrack(draft.seats).steps[draft.seats],
    dna: DNA_IN_BOX - creature.dna,
    survivorDeck,
    survivors: survivorDeck.splice(-SURVIVOR_ROW),
    survivorsGone: [],
    adaptationDecks: [adaptationDeck(draft, 1), adaptationDeck(draft, 2)],
    adaptationDiscards: [[], []],
  };
  draft.sanctuary = sanctuary;
  // [NA-12.14] Alone, a Hunted begins with somebody already taken in.
  if (hunted.length === 1) hunted[0].survivors = survivorDeck.splice(-1).map((card) => ({ card, by: 0 }));
  dealCharacters(draft, CHARACTERS_DEALT);
}

function adaptationDeck(draft: State, level: 1 | 2): Seen<AdaptationId>[] {
  const deck = adaptationsInGame(draft.options, level).map((card) => ({ card, by: 0 }));
  shuffle(draft.chance, deck);
  return deck;
}

function dealCharacters(draft: State, each: number): void {
  const deck = charactersInGame(draft.options);
  shuffle(draft.chance, deck);
  draft.dealtCharacters = draft.hunted.map(() => deck.splice(-each));
}

/** [NA-10.6] The bridge variant: a character each, and three adaptations to pick from. */
export function setUpBridge(draft: State): void {
  dealCharacters(draft, 1);
  draft.hunted.forEach((hunted, index) => {
    hunted.character = draft.dealtCharacters[index][0];
  });
  draft.dealtCharacters = [];
  draft.dealtAdaptations = ADAPTATION_IDS.filter((id) => {
    const card: AdaptationCard = ADAPTATIONS[id];
    return card.bridge === true && card.cost === tierOf(draft.hunted.length);
  });
}

/** [NA-R68] The Creature draws its first adaptations one by one, choosing the deck each time. */
export function questionsOfDrawing(state: State): readonly Pending[] {
  if (state.sanctuary === undefined) return [];
  return [{ ask: 'draw-adaptations', seat: state.creature.seat, because: 'set-up', count: adaptationsAtStart(state.hunted.length) }];
}

/** [NA-12.16] [NA-R68] Chosen secretly, shown together. */
export function questionsOfCharacters(state: State): readonly Pending[] {
  return state.dealtCharacters.map((from, index) => ({
    ask: 'choose-character',
    seat: state.hunted[index].seat,
    because: 'set-up',
    from,
  }));
}

export function questionsOfBridge(state: State): readonly Pending[] {
  if (state.dealtAdaptations.length === 0) return [];
  return [{ ask: 'choose-adaptation', seat: state.creature.seat, because: 'set-up', from: state.dealtAdaptations }];
}
