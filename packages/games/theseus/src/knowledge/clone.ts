import { cloneChance } from '@orrery/engine';
import type { Player, State, Unit } from '../state.ts';

/**
 * Written by hand: the step path copies a state for every action. Steps, boards and piles are never written to, so they are shared; the
 * rest is copied.
 */
export function clone(state: State): State {
  const { turn } = state;
  return {
    options: state.options,
    seats: state.seats,
    mode: state.mode,
    chance: cloneChance(state.chance),
    order: state.order,
    sectors: state.sectors.slice(),
    boardsLeft: state.boardsLeft,
    players: clonePlayers(state.players),
    units: cloneUnits(state.units),
    marker: state.marker,
    malfunction: state.malfunction,
    supply: state.supply,
    finalSteps: state.finalSteps,
    turn: { number: turn.number, seat: turn.seat, further: turn.further },
    pending: state.pending.slice(),
    tieBreak: state.tieBreak,
    ended: state.ended,
  };
}

// A copied list whose entries are replaced is faster than `map`, which makes its list anew.

function clonePlayers(players: readonly Player[]): Player[] {
  const copies = players.slice();
  for (let seat = 0; seat < copies.length; seat++) copies[seat] = clonePlayer(copies[seat]);
  return copies;
}

function cloneUnits(units: readonly Unit[]): Unit[] {
  const copies = units.slice();
  for (let number = 0; number < copies.length; number++) copies[number] = cloneUnit(copies[number]);
  return copies;
}

function clonePlayer(player: Player): Player {
  return {
    seat: player.seat,
    faction: player.faction,
    life: player.life,
    data: player.data,
    upgrades: player.upgrades,
    deck: player.deck,
    chosen: player.chosen,
    hand: player.hand,
    bonus: player.bonus,
    discard: player.discard,
    isOut: player.isOut,
  };
}

function cloneUnit(unit: Unit): Unit {
  return {
    seat: unit.seat,
    kind: unit.kind,
    isUpgraded: unit.isUpgraded,
    at: unit.at,
    room: unit.room,
    hasMoved: unit.hasMoved,
    hasStruck: unit.hasStruck,
    parasites: unit.parasites,
    parasitesFrom: unit.parasitesFrom,
    isInvisible: unit.isInvisible,
    heldBy: unit.heldBy,
  };
}
