import { cloneChance } from '@orrery/engine';
import type { Installed, Player, Sector, State, Unit } from './state.ts';

/** Written by hand: the step path copies a state for every action. Steps, spots and pending cards are never written to, so they are shared. */
export function clone(state: State): State {
  const { turn, tieBreak } = state;
  return {
    options: state.options,
    seats: state.seats,
    mode: state.mode,
    chance: cloneChance(state.chance),
    order: state.order.slice(),
    sectors: state.sectors.map(cloneSector),
    boardsLeft: state.boardsLeft.slice(),
    players: state.players.map(clonePlayer),
    units: state.units.map(cloneUnit),
    marker: state.marker,
    malfunction: state.malfunction,
    supply: state.supply,
    finalSteps: state.finalSteps,
    turn: { number: turn.number, seat: turn.seat, further: turn.further },
    agenda: state.agenda.slice(),
    tieBreak: tieBreak && { tied: tieBreak.tied, turnsLeft: tieBreak.turnsLeft.slice() },
    ended: state.ended,
  };
}

function cloneSector(sector: Sector): Sector {
  return {
    id: sector.id,
    slots: sector.slots.map(cloneInstalled),
    bonus: sector.bonus.slice(),
    pending: sector.pending.slice(),
  };
}

function cloneInstalled(installed: Installed | null): Installed | null {
  if (installed === null) return null;
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
    isInvisible: unit.isInvisible,
    heldBy: unit.heldBy,
  };
}
