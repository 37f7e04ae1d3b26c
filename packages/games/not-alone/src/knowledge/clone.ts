import { cloneChance } from '@orrery/engine';
import type { Creature, Developed, Glimpse, Hunted, Sanctuary, State, Turn, Visit } from '../state.ts';

/** Written by hand: the step path copies a state for every action. Cards, questions, targets and answers are never written to: shared. */
export function clone(state: State): State {
  return {
    options: state.options,
    seats: state.seats,
    chance: cloneChance(state.chance),
    side: state.side,
    creature: cloneCreature(state.creature),
    hunted: state.hunted.map(cloneHunted),
    rescue: state.rescue,
    assimilation: state.assimilation,
    planet: state.planet,
    reserve: { ...state.reserve },
    marker: state.marker,
    tokens: { creature: state.tokens.creature, target: state.tokens.target, artemia: state.tokens.artemia },
    huntDeck: state.huntDeck.slice(),
    huntDiscard: state.huntDiscard.slice(),
    survivalDeck: state.survivalDeck.slice(),
    survivalDiscard: state.survivalDiscard.slice(),
    glimpses: state.glimpses.map(cloneGlimpse),
    sanctuary: state.sanctuary === undefined ? undefined : cloneSanctuary(state.sanctuary),
    // A dealt choice is replaced as a whole, never written to.
    dealtCharacters: state.dealtCharacters.slice(),
    dealtAdaptations: state.dealtAdaptations.slice(),
    turn: cloneTurn(state.turn),
    pending: state.pending.slice(),
    sealed: state.sealed.slice(),
    ended: state.ended,
  };
}

function cloneCreature(creature: Creature): Creature {
  return {
    seat: creature.seat,
    hand: creature.hand.slice(),
    dna: creature.dna,
    adaptationHand: creature.adaptationHand.slice(),
    developed: creature.developed.map(cloneDeveloped),
  };
}

function cloneDeveloped({ adaptation, since, usedIn }: Developed): Developed {
  return { adaptation, since, usedIn };
}

function cloneHunted(hunted: Hunted): Hunted {
  return {
    seat: hunted.seat,
    will: hunted.will,
    hand: hunted.hand.slice(),
    discard: hunted.discard.slice(),
    played: hunted.played.map(cloneVisit),
    survival: hunted.survival.slice(),
    isLocked: hunted.isLocked,
    effort: hunted.effort,
    survivalPlayed: hunted.survivalPlayed.slice(),
    lays: hunted.lays,
    resolves: hunted.resolves,
    nextLays: hunted.nextLays,
    nextResolves: hunted.nextResolves,
    character: hunted.character,
    hasUsedCharacter: hunted.hasUsedCharacter,
    survivors: hunted.survivors.slice(),
    hiddenUntil: hunted.hiddenUntil,
    noResistIn: hunted.noResistIn,
    hasLostLastWill: hunted.hasLostLastWill,
    lastCaught: hunted.lastCaught,
  };
}

function cloneVisit({ card, place, hasActed, hasSuffered, isOpen }: Visit): Visit {
  return { card, place, hasActed, hasSuffered, isOpen };
}

function cloneGlimpse(glimpse: Glimpse): Glimpse {
  return {
    seat: glimpse.seat,
    inHand: glimpse.inHand.slice(),
    notInHand: glimpse.notInHand.slice(),
    playedRow: glimpse.playedRow,
  };
}

export function cloneTurn(turn: Turn): Turn {
  return {
    number: turn.number,
    phase: turn.phase,
    stage: turn.stage,
    passed: turn.passed.slice(),
    isMoment: turn.isMoment,
    huntPlayed: turn.huntPlayed.slice(),
    huntLimit: turn.huntLimit,
    nextHuntLimit: turn.nextHuntLimit,
    inForce: turn.inForce.slice(),
    usedPlaces: turn.usedPlaces.slice(),
    hasFortified: turn.hasFortified,
    hit: turn.hit.slice(),
    caught: turn.caught.slice(),
    hasCounted: turn.hasCounted,
    isBlocked: turn.isBlocked,
    rescued: turn.rescued.slice(),
    adapting: turn.adapting,
  };
}

function cloneSanctuary(sanctuary: Sanctuary): Sanctuary {
  const [first, second] = sanctuary.adaptationDecks;
  const [firstPile, secondPile] = sanctuary.adaptationDiscards;
  return {
    place: sanctuary.place,
    isUnlocked: sanctuary.isUnlocked,
    defense: sanctuary.defense,
    dna: sanctuary.dna,
    survivorDeck: sanctuary.survivorDeck.slice(),
    survivors: sanctuary.survivors.slice(),
    survivorsGone: sanctuary.survivorsGone.slice(),
    adaptationDecks: [first.slice(), second.slice()],
    adaptationDiscards: [firstPile.slice(), secondPile.slice()],
  };
}
