import type { Seat, Viewer } from '@orrery/engine';
import type { BonusId } from '../cards/bonus.ts';
import type { Faction } from '../cards/factions.ts';
import type { SectorId } from '../cards/sectors.ts';
import type { CardId } from '../cards/titles.ts';
import type { Options } from '../options.ts';
import type { Pending } from '../pending.ts';
import type { Ending, Installed, Marker, Mode, Player, Sector, Spot, State, Turn, Unit } from '../state.ts';

/** A deck as everybody sees it: how many cards, and those that are known on top of it, the topmost first. */
export interface PileView {
  readonly count: number;
  readonly open: readonly CardId[];
}

export interface PlayerView {
  readonly seat: Seat;
  readonly faction: Faction;
  readonly life: number;
  readonly data: number;
  readonly upgrades: number;
  readonly pile: PileView;
  readonly chosen: readonly CardId[];
  readonly hand: readonly CardId[];
  readonly bonus: readonly BonusId[];
  readonly discard: readonly CardId[];
  readonly isOut: boolean;
}

/** All a viewer may know. Here everybody knows the same: only the order of the decks, and what was left out of them, is hidden [TH-R62]. */
export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly seats: number;
  readonly mode: Mode;
  readonly order: readonly Seat[];
  readonly sectors: readonly Readonly<Sector>[];
  readonly boardsLeft: readonly SectorId[];
  readonly players: readonly PlayerView[];
  readonly units: readonly Readonly<Unit>[];
  readonly marker: Marker | undefined;
  readonly malfunction: Spot | undefined;
  readonly supply: number;
  readonly finalSteps: number;
  readonly turn: Readonly<Turn>;
  readonly pending: readonly Pending[];
  readonly tieBreak: { readonly tied: readonly Seat[]; readonly turnsLeft: readonly Seat[] } | undefined;
  readonly ended: Ending | undefined;
}

/** Names every field, so a field added to State stays secret until someone decides otherwise. */
export function view(state: State, viewer: Viewer): View {
  const { turn, tieBreak } = state;
  return {
    viewer,
    options: state.options,
    seats: state.seats,
    mode: state.mode,
    order: [...state.order],
    sectors: state.sectors.map(sectorView),
    boardsLeft: [...state.boardsLeft],
    players: state.players.map((player) => playerView(player, openCards(state, player))),
    units: state.units.map(unitView),
    marker: state.marker,
    malfunction: state.malfunction,
    supply: state.supply,
    finalSteps: state.finalSteps,
    turn: { number: turn.number, seat: turn.seat, further: turn.further },
    pending: [...state.pending],
    tieBreak: tieBreak && { tied: [...tieBreak.tied], turnsLeft: [...tieBreak.turnsLeft] },
    ended: state.ended,
  };
}

/** [TH-2.4] The top card; in the set-up all that were taken from the top and are not yet laid down [TH-2.5]. */
export function openCards(state: State, { seat }: Player): number {
  let open = 1;
  for (const step of state.pending) {
    if ((step.do === 'install-first' || step.do === 'lay-pending') && step.seat === seat) open = Math.max(open, step.drawn);
  }
  return open;
}

function playerView(player: Player, open: number): PlayerView {
  return {
    seat: player.seat,
    faction: player.faction,
    life: player.life,
    data: player.data,
    upgrades: player.upgrades,
    pile: { count: player.deck.length, open: player.deck.slice(-open).reverse() },
    chosen: [...player.chosen],
    hand: [...player.hand],
    bonus: [...player.bonus],
    discard: [...player.discard],
    isOut: player.isOut,
  };
}

function sectorView(sector: Sector): Sector {
  return {
    id: sector.id,
    slots: sector.slots.map(installedView),
    bonus: [...sector.bonus],
    pending: sector.pending.map((pending) => pending && { card: pending.card, owner: pending.owner }),
  };
}

function installedView(installed: Installed | null): Installed | null {
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

function unitView(unit: Unit): Unit {
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
