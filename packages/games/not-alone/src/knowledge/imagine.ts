import { below, type Chance, shuffle, type Viewer } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { AdaptationId, AdaptationLevel } from '../cards/adaptations.ts';
import type { CharacterId } from '../cards/characters.ts';
import type { HuntId } from '../cards/hunt.ts';
import { adaptationsInGame, charactersInGame, huntInGame, survivalInGame, survivorsInGame } from '../cards/in-game.ts';
import { PLACES, type PlaceId } from '../cards/places.ts';
import type { SurvivalId } from '../cards/survival.ts';
import type { SurvivorId } from '../cards/survivors.ts';
import { legal } from '../flow/legal.ts';
import { isBarredPlace } from '../rules/in-force.ts';
import { everySeat } from '../rules/people.ts';
import type { Creature, Glimpse, Hunted, Sanctuary, Seen, State } from '../state.ts';
import { cloneTurn } from './clone.ts';
import { dealPlaces, isSeen, without } from './imagine/deal-places.ts';
import { imagineQuestion, type Undealt } from './questions.ts';
import type { Hidden, HuntedView, SanctuaryView, SealedView, View } from './view.ts';

/** A whole state that agrees with everything in the view: whatever nobody told the viewer is drawn from the cards left over. */
export function imagine(view: View, chance: Chance): State {
  const by = knownTo(view.viewer, view.seats);
  const hunt = new Pile(unseenHunt(view), { by, chance });
  const survival = new Pile(unseenSurvival(view), { by, chance });
  const characters = new Pile(unseenCharacters(view), { by, chance });
  const sanctuary = view.sanctuary && new ImaginedSanctuary(view, view.sanctuary, chance);
  const state: State = {
    options: view.options,
    seats: view.seats,
    chance,
    side: view.side,
    creature: imagineCreature(view, hunt, sanctuary?.adaptationHand ?? []),
    hunted: [],
    rescue: view.rescue,
    assimilation: view.assimilation,
    planet: view.planet,
    reserve: { ...view.reserve },
    marker: view.marker,
    tokens: { creature: view.tokens.creature, target: view.tokens.target, artemia: view.tokens.artemia },
    huntDeck: hunt.cards(view.huntDeck),
    huntDiscard: [...view.huntDiscard],
    survivalDeck: survival.draw(view.survivalDeckCount),
    survivalDiscard: [...view.survivalDiscard],
    glimpses: view.hunted.map(imagineGlimpse),
    sanctuary: sanctuary?.sanctuary(),
    dealtCharacters: view.dealtCharacters.map((dealt) => characters.cards(dealt).map(({ card }) => card)),
    dealtAdaptations: [...view.dealtAdaptations],
    turn: cloneTurn(view.turn),
    pending: [],
    sealed: [],
    ended: view.ended,
  };
  const mayLie = (card: PlaceId) => !isBarredPlace(state, PLACES[card].number);
  state.hunted = view.hunted.map((hunted) => imagineHunted(view, hunted, { survival, sanctuary, mayLie, chance }));
  const undealt: Undealt = {
    survival: () => survival.rest(),
    characters: (seat) => state.dealtCharacters[state.hunted.findIndex((hunted) => hunted.seat === seat)],
  };
  state.pending = view.pending.map((question) => imagineQuestion(question, undealt));
  for (const answer of view.sealed) {
    if (answer.seat === view.viewer) state.sealed.push({ seat: answer.seat, actions: answer.actions });
    else answerSealed(state, answer, chance);
  }
  return state;
}

/** Who is said to know what the viewer knows: that seat, or everybody. */
function knownTo(viewer: Viewer, seats: number): number {
  return viewer === 'spectator' ? everySeat(seats) : 1 << viewer;
}

/** Cards nobody showed the viewer, shuffled and dealt out to where backs lie. */
class Pile<Card extends string> {
  readonly #pile: Card[];
  readonly #by: number;
  constructor(pile: Card[], { by, chance }: { readonly by: number; readonly chance: Chance }) {
    shuffle(chance, pile);
    this.#pile = pile;
    this.#by = by;
  }

  /** The holder knows their cards anyway; which others do is not the viewer's to know. */
  hand(shown: readonly (Card | Hidden)[], holder: 'viewer' | 'other'): Seen<Card>[] {
    return holder === 'viewer' ? shown.filter(isSeen<Card>).map((card) => ({ card, by: 0 })) : this.cards(shown);
  }

  cards(shown: readonly (Card | Hidden)[]): Seen<Card>[] {
    return shown.map((card) => (isSeen<Card>(card) ? { card, by: this.#by } : { card: this.#next(), by: 0 }));
  }

  draw(count: number): Card[] {
    return Array.from({ length: count }, () => this.#next());
  }

  /** All that are left. */
  rest(): Card[] {
    return this.#pile.splice(0);
  }

  #next(): Card {
    const card = this.#pile.pop();
    if (card === undefined) throw new Error('NA-3.4: more hidden cards than there are');
    return card;
  }
}

/** A card played this turn may wait aside for the end of the turn: it is neither in the deck nor in a hand. */
function unseenHunt(view: View): HuntId[] {
  const seen = [...view.huntDiscard, ...view.creature.hand.filter(isSeen), ...view.huntDeck.filter(isSeen)];
  const unseen = without(huntInGame(view.options), seen);
  const backs = [...view.creature.hand, ...view.huntDeck].filter((card) => !isSeen(card)).length;
  const aside = view.turn.huntPlayed.filter((card) => unseen.includes(card)).slice(0, unseen.length - backs);
  return without(unseen, aside);
}

function unseenSurvival(view: View): SurvivalId[] {
  const looked = view.pending.flatMap((question) => (question.ask === 'keep-survival' ? question.cards : []));
  const held = view.hunted.flatMap(({ survival }) => survival.filter(isSeen));
  return without(survivalInGame(view.options), [...view.survivalDiscard, ...looked, ...held]);
}

function unseenCharacters(view: View): CharacterId[] {
  const chosen = view.hunted.flatMap(({ character }) => character ?? []);
  return without(charactersInGame(view.options), [...chosen, ...view.dealtCharacters.flat().filter(isSeen)]);
}

function imagineCreature({ creature, viewer }: View, hunt: Pile<HuntId>, adaptationHand: AdaptationId[]): Creature {
  return {
    seat: creature.seat,
    hand: hunt.hand(creature.hand, viewer === creature.seat ? 'viewer' : 'other'),
    dna: creature.dna,
    adaptationHand,
    developed: creature.developed.map(({ adaptation, since, usedIn }) => ({ adaptation, since, usedIn })),
  };
}

interface Sources {
  readonly survival: Pile<SurvivalId>;
  readonly sanctuary: ImaginedSanctuary | undefined;
  readonly mayLie: (card: PlaceId) => boolean;
  readonly chance: Chance;
}

function imagineHunted(view: View, hunted: HuntedView, { survival, sanctuary, mayLie, chance }: Sources): Hunted {
  const { hand, discard, played } = dealPlaces(hunted, mayLie, chance);
  return {
    seat: hunted.seat,
    will: hunted.will,
    hand,
    discard,
    played,
    survival: survival.hand(hunted.survival, view.viewer === hunted.seat ? 'viewer' : 'other'),
    isLocked: hunted.isLocked,
    effort: hunted.effort,
    survivalPlayed: [...hunted.survivalPlayed],
    lays: hunted.lays,
    resolves: hunted.resolves,
    nextLays: hunted.nextLays,
    nextResolves: hunted.nextResolves,
    character: hunted.character,
    hasUsedCharacter: hunted.hasUsedCharacter,
    survivors: sanctuary?.survivors(hunted.survivors) ?? [],
    hiddenUntil: hunted.hiddenUntil,
    noResistIn: hunted.noResistIn,
    hasLostLastWill: hunted.hasLostLastWill,
    lastCaught: hunted.lastCaught,
  };
}

/** What the Creature has learnt only the Creature remembers. */
function imagineGlimpse({ seat, glimpse }: HuntedView): Glimpse {
  return { seat, inHand: [...(glimpse?.inHand ?? [])], notInHand: [...(glimpse?.notInHand ?? [])], playedRow: glimpse?.playedRow };
}

/** Somebody else has answered, and nobody knows what: as many actions, any they could have done. */
function answerSealed(state: State, { seat, count }: SealedView, chance: Chance): void {
  const others = state.sealed;
  const actions: Action[] = [];
  // Ends: each pass adds an action, or throws.
  while (actions.length < count) {
    const possible = legal(state, seat);
    if (possible.length === 0) throw new Error(`NA-4.12: seat ${seat} could not have answered`);
    actions.push(possible[below(chance, possible.length)]);
    state.sealed = [...others, { seat, actions: [...actions] }];
  }
}

/** Survivors and adaptations, which only Sanctuary has. */
class ImaginedSanctuary {
  readonly adaptationHand: AdaptationId[];
  readonly #given: SanctuaryView;
  readonly #survivors: Pile<SurvivorId>;
  readonly #decks: [Seen<AdaptationId>[], Seen<AdaptationId>[]];

  constructor(view: View, given: SanctuaryView, chance: Chance) {
    const by = knownTo(view.viewer, view.seats);
    this.#given = given;
    const held = view.hunted.flatMap(({ survivors }) => survivors.filter(isSeen));
    const seen = [...given.survivors, ...held, ...given.survivorsGone.filter(isSeen)];
    this.#survivors = new Pile(without(survivorsInGame(view.options), seen), { by, chance });
    const first = new Pile(unseenAdaptations(view, given, 1), { by, chance });
    const second = new Pile(unseenAdaptations(view, given, 2), { by, chance });
    this.#decks = [first.cards(given.adaptationDecks[0]), second.cards(given.adaptationDecks[1])];
    // Which level was drawn everybody heard, so what is left of each is what the Creature holds.
    this.adaptationHand = [...view.creature.adaptationHand.filter(isSeen), ...first.rest(), ...second.rest()];
  }

  survivors(shown: SanctuaryView['survivorsGone']): Hunted['survivors'] {
    return this.#survivors.cards(shown);
  }

  sanctuary(): Sanctuary {
    const given = this.#given;
    return {
      place: given.place,
      isUnlocked: given.isUnlocked,
      defense: given.defense,
      dna: given.dna,
      survivorDeck: this.#survivors.draw(given.survivorCount),
      survivors: [...given.survivors],
      survivorsGone: this.#survivors.cards(given.survivorsGone),
      adaptationDecks: this.#decks,
      adaptationDiscards: [[...given.adaptationDiscards[0]], [...given.adaptationDiscards[1]]],
    };
  }
}

function unseenAdaptations(view: View, given: SanctuaryView, level: AdaptationLevel): AdaptationId[] {
  const developed = view.creature.developed.map(({ adaptation }) => adaptation);
  const seen = [...developed, ...view.creature.adaptationHand.filter(isSeen), ...given.adaptationDecks[level - 1].filter(isSeen)];
  return without(adaptationsInGame(view.options, level), [...seen, ...given.adaptationDiscards[level - 1]]);
}
