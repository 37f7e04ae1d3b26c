import type { Seat } from '@orrery/engine';
import { BOARDS } from '../cards/boards.ts';
import type { Place, State } from '../state.ts';

/** [TH-11.1] Seats 0 and 2 play against 1 and 3; without teams it is everyone for themselves. */
export function isSameSide({ mode }: Pick<State, 'mode'>, seat: Seat, other: Seat): boolean {
  return mode === 'teams' ? ((seat ^ other) & 1) === 0 : seat === other;
}

export function isEnemy(state: State, seat: Seat, other: Seat): boolean {
  return !isSameSide(state, seat, other);
}

/** The seat and its ally, in the order of seats. */
export function sideOf(state: State, seat: Seat): readonly Seat[] {
  const seats: Seat[] = [];
  for (let other = 0; other < state.seats; other++) if (isSameSide(state, seat, other)) seats.push(other);
  return seats;
}

/** The seat whose faction this board belongs to; none: common. */
export function seatOfSector({ sectors, players }: State, place: Place): Seat | undefined {
  const sector = sectors[place];
  const faction = sector === undefined ? undefined : BOARDS[sector.id].faction;
  if (faction === undefined) return undefined;
  for (const player of players) if (player.faction === faction) return player.seat;
  return undefined;
}

/** [TH-16.2] [TH-22.15] Pandora's marker lies at this sector and Pandora is of the seat's side. */
export function isMarked(state: State, seat: Seat, place: Place): boolean {
  if (state.marker === undefined || state.marker.place !== place) return false;
  const pandora = state.players.find((player) => player.faction === 'pandora');
  return pandora !== undefined && isSameSide(state, pandora.seat, seat);
}

/** [TH-6.4] [TH-11.1] [TH-16.2] The sector of the seat's side: a board of its faction, its ally's, or the one Pandora's marker lies at. */
export function isOwnSector(state: State, seat: Seat, place: Place): boolean {
  const owner = seatOfSector(state, place);
  return (owner !== undefined && isSameSide(state, owner, seat)) || isMarked(state, seat, place);
}
