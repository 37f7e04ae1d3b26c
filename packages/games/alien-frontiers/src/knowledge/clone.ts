import { cloneChance } from '@orrery/engine';
import type { Player, State, Turn } from '../state.ts';

/** Written by hand: the step path copies a state for every action. Ships and questions are never written to, so they are shared. */
export function clone(state: State): State {
  const { docks, fields, stock } = state;
  return {
    options: state.options,
    chance: cloneChance(state.chance),
    openingRolls: state.openingRolls,
    firstSeat: state.firstSeat,
    players: state.players.map(clonePlayer),
    docks: {
      'alien-artifact': docks['alien-artifact'].slice(),
      'colonist-hub': docks['colonist-hub'].slice(),
      'colony-constructor': docks['colony-constructor'].slice(),
      'lunar-mine': docks['lunar-mine'].slice(),
      'maintenance-bay': docks['maintenance-bay'].slice(),
      'orbital-market': docks['orbital-market'].slice(),
      'raiders-outpost': docks['raiders-outpost'].slice(),
      shipyard: docks.shipyard.slice(),
      'solar-converter': docks['solar-converter'].slice(),
      'terraforming-station': docks['terraforming-station'].slice(),
    },
    colonies: state.colonies.slice(),
    fields: { isolation: fields.isolation, positron: fields.positron, repulsor: fields.repulsor },
    relicOwner: state.relicOwner,
    stock: { fuel: stock.fuel, ore: stock.ore },
    deck: state.deck.slice(),
    display: state.display.slice(),
    discard: state.discard.slice(),
    turn: cloneTurn(state.turn),
    pending: state.pending.slice(),
    endedBy: state.endedBy,
  };
}

function clonePlayer(player: Player): Player {
  return {
    seat: player.seat,
    fuel: player.fuel,
    ore: player.ore,
    cards: player.cards.slice(),
    colonies: player.colonies,
    hubCircle: player.hubCircle,
    shipsInStock: player.shipsInStock,
  };
}

function cloneTurn(turn: Turn): Turn {
  return {
    seat: turn.seat,
    number: turn.number,
    unplaced: turn.unplaced.slice(),
    used: turn.used.slice(),
    hasDiscarded: turn.hasDiscarded,
    borrowed: turn.borrowed,
    hubDockings: turn.hubDockings,
    mineDockings: turn.mineDockings,
    cycles: turn.cycles,
    unspent: turn.unspent.slice(),
  };
}
