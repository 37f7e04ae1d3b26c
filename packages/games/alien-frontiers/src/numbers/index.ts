import type { GameNumbers, Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { coloniesOfSeat, controllers } from '../rules/territories.ts';
import { FACILITIES, FEWEST_SHIPS, SHIPS_PER_COLOUR, type State, TERRITORIES } from '../state.ts';

export type Topic = 'order' | 'opening' | 'tech' | 'territory' | 'lead';

/** What is counted about a match. Every seat is a side. */
export const numbers: GameNumbers<State, Action, Topic> = {
  topics: {
    order: { kind: 'share', found: (state, [seat]) => [String(placeOf(state, seat))] },
    opening: { kind: 'difference', found: (state, [seat]) => opening(state, seat) },
    tech: { kind: 'difference', found: ({ players }, [seat]) => players[seat].cards },
    territory: { kind: 'difference', found: controlled },
    lead: { kind: 'share', found: (state, [seat]) => leads(state, seat) },
  },
  tables: [2, 3, 4].map((seats) => ({ seats, options: {} })),
  players: { level: 'captain', effort: 0.1 },
  stretchOf: ({ turn }) => turn.number,
};

/** 1 for the seat that won the roll for the first turn [AF-3.1]. */
const placeOf = ({ players, firstSeat }: State, seat: Seat): number => ((seat - firstSeat + players.length) % players.length) + 1;

/** Where its ships docked in its first turn. In the Maintenance Bay nobody docks: new ships lie there, and those that found no dock. */
function opening(state: State, seat: Seat): readonly string[] {
  if (state.turn.seat !== seat || state.turn.number !== placeOf(state, seat)) return [];
  return FACILITIES.filter((facility) => facility !== 'maintenance-bay' && state.docks[facility].some(({ owner }) => owner === seat));
}

function controlled(state: State, [seat]: readonly Seat[]): readonly string[] {
  const held = controllers(state);
  return TERRITORIES.filter((_, at) => held[at] === seat);
}

/** Who was the first to land a colony, to build a ship, to fly the Relic Ship. */
function leads(state: State, seat: Seat): readonly string[] {
  const isAlone = (has: (seat: Seat) => boolean): boolean => state.players.every((other) => has(other.seat) === (other.seat === seat));
  const found: string[] = [];
  if (isAlone((each) => coloniesOfSeat(state, each) > 0)) found.push('first-colony');
  if (isAlone((each) => SHIPS_PER_COLOUR - state.players[each].shipsInStock > FEWEST_SHIPS)) found.push('first-ship');
  if (state.relicOwner === seat) found.push('relic-ship');
  return found;
}
