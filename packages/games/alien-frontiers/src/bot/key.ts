import { FACILITIES, FIELDS, type Ship, type State } from '../state.ts';
import { INDEX } from './features.ts';

/** Two sums of scrambled numbers: sums, because the order of ships in docks and of cards in hands means nothing here. */
let low = 0;
let high = 0;

function add(slot: number, value: number): void {
  let word = Math.imul((slot << 12) ^ (value + 1), 0x9e3779b1);
  word = Math.imul(word ^ (word >>> 15), 0x85ebca6b);
  word ^= word >>> 13;
  low = (low + word) | 0;
  high = (high + Math.imul(word ^ (word >>> 16), 0xc2b2ae35)) | 0;
}

function addShips(slot: number, ships: readonly Ship[]): void {
  for (const ship of ships) add(slot, ship.face + 8 * ship.owner + (ship.relic ? 64 : 0));
}

/** Equal for positions that are alike for the player on turn. The deck's order and chance are left out: nobody knows them. */
export function keyOf(state: State): string | number {
  low = 0;
  high = 0;
  addTurn(state);
  addTable(state);
  const key = (low >>> 0) * 0x100000 + (high & 0xfffff);
  return state.pending.length === 0 ? key : `${key} ${JSON.stringify(state.pending)}`;
}

function addTurn(state: State): void {
  const { turn } = state;
  add(1, turn.seat);
  addShips(2, turn.unplaced);
  addShips(3, turn.unspent);
  for (const card of turn.used) add(4, INDEX.card[card]);
  add(5, turn.hasDiscarded ? 1 : 0);
  add(6, turn.borrowed === undefined ? 99 : INDEX.territory[turn.borrowed]);
  add(7, turn.hubDockings);
  add(8, turn.mineDockings);
  add(9, turn.cycles);
}

function addTable(state: State): void {
  for (const { seat, fuel, ore, colonies, hubCircle, shipsInStock, cards } of state.players) {
    const slot = 16 + 8 * seat;
    add(slot, fuel);
    add(slot + 1, ore);
    add(slot + 2, colonies);
    add(slot + 3, hubCircle);
    add(slot + 4, shipsInStock);
    for (const card of cards) add(slot + 5, INDEX.card[card]);
  }
  for (let at = 0; at < FACILITIES.length; at++) addShips(64 + at, state.docks[FACILITIES[at]]);
  for (let at = 0; at < state.colonies.length; at++) add(96 + at, state.colonies[at]);
  for (let at = 0; at < FIELDS.length; at++) {
    const territory = state.fields[FIELDS[at]];
    add(160 + at, territory === undefined ? 99 : INDEX.territory[territory]);
  }
  add(180, state.relicOwner ?? 99);
  for (const card of state.display) add(181, INDEX.card[card]);
}
