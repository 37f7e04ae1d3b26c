import type { Seat } from '@orrery/engine';
import type { Ending } from '@orrery/match';
import type { GameTally, Opponent, PlayedAnswer } from '@orrery/protocol';
import { gaveUpFor, missingIn, seatOf } from '../sitting.ts';
import type { EndedMatch } from '../storage/ports.ts';

/** What many results come to. */
export type PlayedGame = Omit<GameTally, 'rated' | 'course'>;

/** Game by game, the one played most first. */
export function gamesOf(person: string, ended: readonly EndedMatch[]): readonly PlayedGame[] {
  const games = [...new Set(ended.map(({ game }) => game))];
  const tallies = games.map((game): PlayedGame => {
    const endings = ended.filter((one) => one.game === game).map(({ ending }) => ending);
    const won = endings.filter((ending) => isDecided(ending) && placeOf(ending, seatOf(ending.occupants, person)) === 1).length;
    const own = endings.flatMap((ending) => ending.waitedMs?.[seatOf(ending.occupants, person) ?? -1] ?? []);
    return { game, matches: endings.length, won, ...(own.length === 0 ? {} : { ownSeconds: usualSeconds(own) }) };
  });
  return tallies.sort((one, other) => other.matches - one.matches || (one.game < other.game ? -1 : 1));
}

/** Where all agreed on nobody's victory, or the table was closed, everybody is first and nobody has won. */
function isDecided({ called }: Ending): boolean {
  return called !== 'undecided' && called !== 'closed';
}

const LAST = Number.POSITIVE_INFINITY;

/** Of the person there: whoever was missing at the end is behind everybody who was not, whatever the bot in their place won. */
function placeOf(ending: Ending, seat: Seat): number | undefined {
  return isDecided(ending) && missingIn(ending).includes(seat) ? LAST : rankOf(ending, seat);
}

/** For them it was lost, whatever became of the seat. */
function hasGivenUp(ending: Ending, person: string): boolean {
  return isDecided(ending) && gaveUpFor(ending, person) !== undefined;
}

/** Whom this person met, the one met most often first. Bots are no opponents, and who is gone was somebody. */
export function opponentsOf(person: string, ended: readonly EndedMatch[]): readonly Opponent[] {
  const met = new Map<string, Opponent>();
  for (const { ending } of ended) {
    const own = hasGivenUp(ending, person) ? LAST : placeOf(ending, seatOf(ending.occupants, person));
    for (const [seat, occupant] of ending.occupants.entries()) {
      if (occupant.kind !== 'person' || occupant.person === person || occupant.name === '') continue;
      const rank = placeOf(ending, seat);
      const areRanked = own !== undefined && rank !== undefined;
      const { matches, before, after } = met.get(occupant.person) ?? { matches: 0, before: 0, after: 0 };
      // The newest match is read first: a name is the one they had last.
      const { name, isGuest } = met.get(occupant.person) ?? occupant;
      met.set(occupant.person, {
        person: occupant.person,
        name,
        ...(isGuest === true ? { isGuest } : {}),
        matches: matches + 1,
        before: before + (areRanked && own < rank ? 1 : 0),
        after: after + (areRanked && own > rank ? 1 : 0),
      });
    }
  }
  return [...met.values()].sort((one, other) => other.matches - one.matches || (one.person < other.person ? -1 : 1));
}

export function statisticsOf(ended: readonly EndedMatch[]): PlayedAnswer['statistics'] {
  const decided = ended.map(({ ending }) => ending).filter(({ result, called }) => result !== undefined && called === undefined);
  const sizes = [...new Set(decided.map(({ occupants }) => occupants.length))].sort((one, other) => one - other);
  const roles = [...new Set(decided.flatMap(({ roles: given = [] }) => given))].sort();
  return {
    matches: decided.length,
    bySeats: sizes.map((seats) => {
      const those = decided.filter(({ occupants }) => occupants.length === seats);
      const points = those.flatMap(({ result }) => (result?.seats ?? []).filter(({ rank }) => rank === 1).map((line) => line.points));
      return {
        seats,
        matches: those.length,
        usualSeconds: usualSeconds(those.map(({ beganAt, endedAt }) => endedAt - beganAt)),
        actions: Math.round(mean(those.map(({ actionCount }) => actionCount))),
        winnersPoints: Math.round(10 * mean(points)) / 10,
      };
    }),
    byRole: roles.map((role) => {
      const ranks = decided.flatMap((ending) => (ending.roles ?? []).flatMap((own, seat) => (own === role ? [rankOf(ending, seat)] : [])));
      return { role, played: ranks.length, won: ranks.filter((rank) => rank === 1).length };
    }),
    fared: faredOf(decided),
  };
}

/** Tables of as many seats and as many sides are counted together; one without a second side has nobody to win against. */
function faredOf(decided: readonly Ending[]): PlayedAnswer['statistics']['fared'] {
  const tables = new Map<string, Ending[]>();
  for (const ending of decided) {
    const key = `${ending.occupants.length} ${sidesOf(ending).size}`;
    tables.set(key, [...(tables.get(key) ?? []), ending]);
  }
  const fared = [...tables.values()].flatMap((endings) => {
    const [first] = endings;
    const sides = first === undefined ? 0 : sidesOf(first).size;
    return first === undefined || sides < 2 ? [] : [faredAt(endings, { seats: first.occupants.length, sides })];
  });
  return fared.sort((one, other) => one.seats - other.seats || one.sides - other.sides);
}

function faredAt(endings: readonly Ending[], table: { readonly seats: number; readonly sides: number }) {
  const sides = endings.flatMap((ending) => {
    const won = [...sidesOf(ending).values()].filter((seats) => hasWon(ending, seats)).length;
    return [...sidesOf(ending).values()].map((seats) => ({ ending, seats, won: hasWon(ending, seats) ? 1 / won : 0 }));
  });
  const tally = (those: readonly { readonly won: number }[]) => ({
    played: those.length,
    won: Math.round(1000 * those.reduce((sum, { won }) => sum + won, 0)) / 1000,
  });
  const isOneEach = table.seats === table.sides;
  const roles = [...new Set(endings.flatMap((ending) => ending.roles ?? []))].sort();
  return {
    ...table,
    matches: endings.length,
    bySeat: isOneEach ? Array.from({ length: table.seats }, (_, seat) => tally(sides.filter(({ seats }) => seats[0] === seat))) : [],
    byRole: roles.map((role) => ({
      role,
      ...tally(sides.filter(({ ending, seats }) => seats.some((seat) => ending.roles?.[seat] === role))),
    })),
  };
}

/** Who wins or loses together. */
function sidesOf({ occupants, sides }: Ending): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const seat of occupants.keys()) {
    const side = sides?.[seat] ?? seat;
    found.set(side, [...(found.get(side) ?? []), seat]);
  }
  return found;
}

const hasWon = (ending: Ending, seats: readonly number[]): boolean => seats.some((seat) => rankOf(ending, seat) === 1);

function rankOf({ result }: Ending, seat: number): number | undefined {
  return result?.seats.find((line) => line.seat === seat)?.rank;
}

/** A match that lay for a month must not make all others long: half of them took no longer. */
function usualSeconds(milliseconds: readonly number[]): number {
  const lengths = milliseconds.toSorted((one, other) => one - other);
  return Math.round(Math.max(0, lengths[Math.floor((lengths.length - 1) / 2)] ?? 0) / 1000);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
