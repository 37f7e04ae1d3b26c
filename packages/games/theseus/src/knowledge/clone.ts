import { cloneChance } from '@orrery/engine';
import type { Installed, Player, Sector, State, Unit } from '../state.ts';

/** Written by hand: the step path copies a state for every action. Steps, spots and pending cards are never written to, so they are shared. */
export function clone(state: State): State {
  const { turn, tieBreak } = state;
  return {
    options: state.options,
    seats: state.seats,
    mode: state.mode,
    chance: cloneChance(state.chance),
    order: state.order.slice(),
    sectors: cloneSectors(state.sectors),
    boardsLeft: state.boardsLeft.slice(),
    players: clonePlayers(state.players),
    units: cloneUnits(state.units),
    marker: state.marker,
    malfunction: state.malfunction,
    supply: state.supply,
    finalSteps: state.finalSteps,
    turn: { number: turn.number, seat: turn.seat, further: turn.further },
    pending: state.pending.slice(),
    tieBreak: tieBreak && { tied: tieBreak.tied, turnsLeft: tieBreak.turnsLeft.slice() },
    ended: state.ended,
  };
}

// A copied list whose entries are replaced is faster than `map`, which makes its list anew.

function cloneSectors(sectors: readonly Sector[]): Sector[] {
  const copies = sectors.slice();
  for (let place = 0; place < copies.length; place++) copies[place] = cloneSector(copies[place]);
  return copies;
}

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

function cloneSector(sector: Sector): Sector {
  const slots = sector.slots.slice();
  for (let slot = 0; slot < slots.length; slot++) {
    const installed = slots[slot];
    if (installed !== null) slots[slot] = cloneInstalled(installed);
  }
  return { id: sector.id, slots, bonus: sector.bonus.slice(), pending: sector.pending.slice() };
}

function cloneInstalled(installed: Installed): Installed {
  return {
    card: installed.card,
    owner: installed.owner,
    upgrades: installed.upgrades,
    counter: installed.counter,
    isArmed: installed.isArmed,
    isDeactivated: installed.isDeactivated,
    captor: installed.captor,
    captorTakes: installed.captorTakes,
  };
}

function clonePlayer(player: Player): Player {
  return {
    seat: player.seat,
    faction: player.faction,
    life: player.life,
    data: player.data,
    upgrades: player.upgrades,
    deck: player.deck.slice(),
    chosen: player.chosen.slice(),
    hand: player.hand.slice(),
    bonus: player.bonus.slice(),
    discard: player.discard.slice(),
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
