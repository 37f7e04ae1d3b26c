import { below, type Chance, type Seat, shuffle, silent } from '@orrery/engine';
import { type TechId, wholeDeck } from '../cards/tech.ts';
import type { Options } from '../options.ts';
import { shipOf } from '../rules/ships.ts';
import { DISPLAY_SIZE, type Player, SHIPS_PER_COLOUR, type Ship, type State, TERRITORIES, TOKENS_IN_BOX } from '../state.ts';
import { beginTurn, newTurn } from './flow.ts';

const FIRST_SHIPS = 3;
const OPENING_ROUNDS = 100;

/** [AF-1.6] Fuel and ore for the first, second, third and fourth player. */
export const COMPENSATION = [
  { fuel: 0, ore: 0 },
  { fuel: 1, ore: 0 },
  { fuel: 0, ore: 1 },
  { fuel: 1, ore: 1 },
] as const;

/** [AF-1.5] [AF-1.8] [AF-1.9] */
export function coloniesEach(seats: number, options: Options): number {
  if (seats === 2) return options.twoPlayerSetUp === 'english-edition' ? 8 : 7;
  if (options.longGame) return 8;
  return seats === 3 ? 7 : 6;
}

/** [AF-1.6] [AF-20.9] The highest roll begins; those who tie for it roll again, and every round is kept. */
export function rollForFirst(seats: number, chance: Chance): { rolls: number[][]; firstSeat: Seat } {
  const rolls: number[][] = [];
  let inIt = Array.from({ length: seats }, (_, seat) => seat);
  for (let round = 0; round < OPENING_ROUNDS && inIt.length > 1; round++) {
    const roll = Array<number>(seats).fill(0);
    for (const seat of inIt) roll[seat] = below(chance, 6) + 1;
    rolls.push(roll);
    const highest = Math.max(...roll);
    inIt = inIt.filter((seat) => roll[seat] === highest);
  }
  return { rolls, firstSeat: inIt[0] };
}

export function newPlayer(seat: Seat, colonies: number): Player {
  return { seat, fuel: 0, ore: 0, cards: [], colonies, hubCircle: 0, shipsInStock: SHIPS_PER_COLOUR - FIRST_SHIPS };
}

/** [AF-1.1] An empty board: everything in the box, everybody's ships still to come. */
export function emptyTable(options: Options, seats: number, chance: Chance): State {
  return {
    options,
    chance,
    openingRolls: [],
    firstSeat: 0,
    players: Array.from({ length: seats }, (_, seat) => newPlayer(seat, coloniesEach(seats, options))),
    docks: {
      'alien-artifact': [],
      'colonist-hub': [],
      'colony-constructor': [],
      'lunar-mine': [],
      'maintenance-bay': [],
      'orbital-market': [],
      'raiders-outpost': [],
      shipyard: [],
      'solar-converter': [],
      'terraforming-station': [],
    },
    colonies: Array<number>(TERRITORIES.length * seats).fill(0),
    fields: { isolation: undefined, positron: undefined, repulsor: undefined },
    relicOwner: undefined,
    stock: { ...TOKENS_IN_BOX },
    deck: [],
    display: [],
    discard: [],
    turn: newTurn(0, 1),
    pending: [],
    endedBy: undefined,
  };
}

/** [AF-1.1] … [AF-1.9]. The first fleet is gathered and rolled at once: nothing is decided before it. */
export function setup(options: Options, seats: number, chance: Chance): State {
  const { rolls, firstSeat } = rollForFirst(seats, chance);
  const state: State = { ...emptyTable(options, seats, chance), openingRolls: rolls, firstSeat };
  state.deck = wholeDeck();
  shuffle(chance, state.deck);
  state.display = deal(state, DISPLAY_SIZE);
  for (const player of state.players) {
    const { fuel, ore } = COMPENSATION[(player.seat - firstSeat + seats) % seats];
    player.cards = deal(state, 1);
    player.fuel = fuel;
    player.ore = ore;
    if (options.tokenSupply === 'limited') {
      state.stock.fuel -= fuel;
      state.stock.ore -= ore;
    }
    state.docks['maintenance-bay'].push(...Array<Ship>(FIRST_SHIPS).fill(shipOf(player.seat, 1, false)));
  }
  beginTurn(state, newTurn(firstSeat, 1), silent);
  return state;
}

/** [AF-R10] The display first, then a card each. */
function deal(state: State, count: number): TechId[] {
  return state.deck.splice(-count).reverse();
}
