import { type Chance, shuffle } from '@orrery/engine';
import { type TechId, wholeDeck } from '../cards/tech.ts';
import type { State } from '../state.ts';
import type { View } from './view.ts';

/** [AF-17.8] The deck is known but for its order: every card nobody sees, shuffled by a chance of its own. */
export function imagine(view: View, chance: Chance): State {
  const deck = unseenCards(view);
  shuffle(chance, deck);
  const { docks, turn } = view;
  return {
    options: view.options,
    chance,
    openingRolls: view.openingRolls,
    firstSeat: view.firstSeat,
    players: view.players.map((player) => ({ ...player, cards: [...player.cards] })),
    docks: {
      'alien-artifact': [...docks['alien-artifact']],
      'colonist-hub': [...docks['colonist-hub']],
      'colony-constructor': [...docks['colony-constructor']],
      'lunar-mine': [...docks['lunar-mine']],
      'maintenance-bay': [...docks['maintenance-bay']],
      'orbital-market': [...docks['orbital-market']],
      'raiders-outpost': [...docks['raiders-outpost']],
      shipyard: [...docks.shipyard],
      'solar-converter': [...docks['solar-converter']],
      'terraforming-station': [...docks['terraforming-station']],
    },
    colonies: [...view.colonies],
    fields: { isolation: view.fields.isolation, positron: view.fields.positron, repulsor: view.fields.repulsor },
    relicOwner: view.relicOwner,
    stock: { ...view.stock },
    deck,
    display: [...view.display],
    discard: [...view.discard],
    turn: {
      seat: turn.seat,
      number: turn.number,
      unplaced: [...turn.unplaced],
      used: [...turn.used],
      hasDiscarded: turn.hasDiscarded,
      borrowed: turn.borrowed,
      hubDockings: turn.hubDockings,
      mineDockings: turn.mineDockings,
      cycles: turn.cycles,
      unspent: [...turn.unspent],
    },
    pending: [...view.pending],
    endedBy: view.endedBy,
  };
}

function unseenCards(view: View): TechId[] {
  const deck = wholeDeck();
  const seen = [...view.display, ...view.discard, ...view.players.flatMap((player) => player.cards)];
  for (const card of seen) {
    const index = deck.indexOf(card);
    if (index >= 0) deck.splice(index, 1);
  }
  return deck;
}
