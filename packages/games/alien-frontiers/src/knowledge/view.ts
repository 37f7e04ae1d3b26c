import type { Seat, Viewer } from '@orrery/engine';
import type { TechId } from '../cards/tech.ts';
import type { Options } from '../options.ts';
import type { Pending } from '../pending.ts';
import type { Facility, Field, Player, Ship, State, Territory, Token, Turn } from '../state.ts';

/** All a viewer may know. Here everybody knows the same: only the deck's order and chance are hidden. */
export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly openingRolls: readonly (readonly number[])[];
  readonly firstSeat: Seat;
  readonly players: readonly Readonly<Player>[];
  readonly docks: Readonly<Record<Facility, readonly Ship[]>>;
  readonly colonies: readonly number[];
  readonly fields: Readonly<Record<Field, Territory | undefined>>;
  readonly relicOwner: Seat | undefined;
  readonly stock: Readonly<Record<Token, number>>;
  readonly deckCount: number;
  readonly display: readonly TechId[];
  readonly discard: readonly TechId[];
  readonly turn: Readonly<Turn>;
  readonly pending: readonly Pending[];
  readonly endedBy: Seat | undefined;
}

/** Names every field, so a field added to State stays secret until someone decides otherwise. */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    options: state.options,
    openingRolls: state.openingRolls,
    firstSeat: state.firstSeat,
    players: state.players.map(playerView),
    docks: docksView(state),
    colonies: [...state.colonies],
    fields: { isolation: state.fields.isolation, positron: state.fields.positron, repulsor: state.fields.repulsor },
    relicOwner: state.relicOwner,
    stock: { fuel: state.stock.fuel, ore: state.stock.ore },
    deckCount: state.deck.length,
    display: [...state.display],
    discard: [...state.discard],
    turn: turnView(state.turn),
    pending: [...state.pending],
    endedBy: state.endedBy,
  };
}

function playerView(player: Player): Player {
  return {
    seat: player.seat,
    fuel: player.fuel,
    ore: player.ore,
    cards: [...player.cards],
    colonies: player.colonies,
    hubCircle: player.hubCircle,
    shipsInStock: player.shipsInStock,
  };
}

function docksView(state: State): Record<Facility, readonly Ship[]> {
  const { docks } = state;
  return {
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
  };
}

function turnView(turn: Turn): Turn {
  return {
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
  };
}
