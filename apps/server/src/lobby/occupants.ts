import type { Seat } from '@orrery/engine';
import type { MatchRefusal, Occupant } from '@orrery/match';
import type { PlannedSeat, SeatBody } from '@orrery/protocol';
import type { Games } from '../games.ts';
import { RequestProblem } from '../problem.ts';
import type { Person } from '../storage/ports.ts';
import { starFor } from './names.ts';

interface Place {
  /** Who arranges the table. */
  readonly person: Person;
  readonly game: string;
  readonly seat: Seat;
  readonly others: readonly Occupant[];
}

/** Who is to sit there. */
export function occupantOf(games: Games, planned: PlannedSeat | SeatBody, { person, game, seat, others }: Place): Occupant {
  switch (planned.kind) {
    case 'open':
      return { kind: 'open' };
    case 'me':
      return seated(person);
    case 'bot':
      if (!games.hasLevel(game, planned.level)) throw new RequestProblem('bad-request', `level: there is no bot ${planned.level}`);
      return { kind: 'bot', level: planned.level, name: starFor(others, seat) };
  }
}

export function seated({ id, name, isGuest }: Person): Occupant {
  return { kind: 'person', person: id, name, ...(isGuest === true ? { isGuest } : {}) };
}

export function isHere(occupant: Occupant, person: Person): boolean {
  return occupant.kind === 'person' && occupant.person === person.id;
}

export function withdrawn(occupant: Occupant, person: Person): Occupant {
  return isHere(occupant, person) ? { kind: 'open' } : occupant;
}

/** Why a match that runs did not let them. */
export function problemOfSitting({ code }: MatchRefusal): RequestProblem {
  if (code === 'knows-another-seat') return new RequestProblem(code, 'you have seen another hand of this match');
  if (code === 'seat-kept') return new RequestProblem(code, 'this seat is kept for who left it');
  if (code === 'not-your-seat') return new RequestProblem('seat-taken', 'this seat is taken');
  return new RequestProblem('not-allowed', `the match refused: ${code}`);
}
