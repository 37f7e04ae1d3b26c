import type { Ending, Occupant } from '@orrery/match';
import { missingIn, peopleIn } from '../sitting.ts';
import { leadOfRole, ratingOfBot } from './arenas.ts';
import { ratedAfter, type Side } from './rate.ts';
import { NEWCOMER, type Rating } from './scale.ts';

export interface EndedMatch {
  readonly game: string;
  readonly ending: Ending;
}

/** Somebody who is rated, or whom others are rated against. */
interface Player {
  /** Undefined: a bot. */
  readonly person: string | undefined;
  readonly rating: Rating;
}

type PlayedSide = Omit<Side, 'players'> & { readonly players: readonly Player[] };

/**
 * What a match makes of the ratings of those who played it, by person. Empty where it says nothing: undecided, unread, or nobody against
 * whom anybody could be held.
 */
export function reckon({ game, ending }: EndedMatch, ratings: ReadonlyMap<string, Rating>): ReadonlyMap<string, Rating> {
  const { result, called } = ending;
  if (result === undefined || called === 'undecided' || called === 'closed') return new Map();
  const ratingOf = (person: string): Rating => ratings.get(person) ?? NEWCOMER;
  const sides = [...sidesAtTheEnd({ game, ending }, ratingOf), ...sidesOfTheGone(ending, ratingOf)];
  if (sides.length < 2) return new Map();
  const rated = ratedAfter(sides.map((side) => ({ ...side, players: side.players.map(({ rating }) => rating) })));
  const after = sides.flatMap(({ players }, side) => players.map(({ person }, index) => ({ person, rating: rated[side]?.[index] })));
  return new Map(after.flatMap(({ person, rating }) => (person === undefined || rating === undefined ? [] : [[person, rating] as const])));
}

function sidesAtTheEnd({ game, ending }: EndedMatch, ratingOf: (person: string) => Rating): PlayedSide[] {
  const { sat, sides, roles, result } = ending;
  const occupants = thereAtTheEnd(ending);
  const seated = occupants.map((occupant, seat) => ({ occupant, seat, side: sides?.[seat] ?? seat }));
  return [...new Set(seated.map(({ side }) => side))].flatMap((side) => {
    const own = seated.filter((one) => one.side === side);
    const players = own.flatMap(({ occupant, seat }) => playerAt(occupant, sat[seat] ?? [], { game, ratingOf }));
    const first = own[0]?.seat ?? -1;
    const rank = result?.seats.find(({ seat }) => seat === first)?.rank;
    if (players.length === 0 || rank === undefined) return [];
    return [{ players, rank, lead: leadOfRole(game, roles?.[first], occupants.length) }];
  });
}

/** Who took over from somebody else plays what others have made of it; a bot that does so is nobody's measure either. */
function playerAt(
  occupant: Occupant,
  sat: readonly string[],
  { game, ratingOf }: { readonly game: string; readonly ratingOf: (person: string) => Rating },
): Player[] {
  if (occupant.kind === 'person') {
    const isFirst = sat.every((person) => person === occupant.person);
    return isFirst ? [{ person: occupant.person, rating: ratingOf(occupant.person) }] : [];
  }
  const rating = occupant.kind === 'bot' && sat.length === 0 ? ratingOfBot(game, occupant.level) : undefined;
  return rating === undefined ? [] : [{ person: undefined, rating }];
}

/** Whoever sat down and is not there at the end has lost to everybody who stayed, each by themselves. */
function sidesOfTheGone(ending: Ending, ratingOf: (person: string) => Rating): PlayedSide[] {
  const there = new Set(peopleIn(thereAtTheEnd(ending)));
  const gone = [...new Set(ending.sat.flat())].filter((person) => !there.has(person));
  return gone.map((person) => ({ players: [{ person, rating: ratingOf(person) }], rank: ending.occupants.length + 1 }));
}

const NOBODY: Occupant = { kind: 'open' };

function thereAtTheEnd(ending: Ending): readonly Occupant[] {
  const missing = missingIn(ending);
  return ending.occupants.map((occupant, seat) => (missing.includes(seat) ? NOBODY : occupant));
}
