import { rate } from 'openskill';
import { thurstoneMostellerFull } from 'openskill/models';
import { BETA, type Rating, TAU } from './scale.ts';

/** Who wins and loses together: mostly one seat. */
export interface Side {
  readonly players: readonly Rating[];
  /** From 1; sides that drew have the same. */
  readonly rank: number;
  /** What this side of the game is worth by itself, whoever plays it. */
  readonly lead?: number;
}

/** How somebody plays on one day, as far as it is known: a normal distribution by its precision and that times its middle, which add up. */
interface Belief {
  readonly precision: number;
  readonly weighted: number;
}

/** A side on the day of the match. */
interface Team {
  readonly side: Side;
  /** Of each player's worth, so that a side of six is not six times as strong as a side of one: they play one game, not six. */
  readonly share: number;
  /** Before anybody has played: what its players are worth, and what a day makes of that. */
  readonly before: Belief;
  belief: Belief;
}

/** Two who came in one after the other, and what that says of either. */
interface Place {
  readonly better: Team;
  readonly worse: Team;
  ofBetter: Belief;
  ofWorse: Belief;
}

const NOTHING: Belief = { precision: 0, weighted: 0 };
/** Beliefs change by less than a thousandth of a point after a few; a sum must end. */
const MOST_SWEEPS = 30;
const SETTLED = 1e-4;

/**
 * What everybody is rated after a match, side by side. A match says in which order its sides came in on that day and nothing else: each is
 * held against the next one, again and again until all of that agrees, and what is known of the day then says what it says of the players.
 * So seven at a table are one day of each, not six duels (docs/decisions/0026-ratings.md).
 */
export function ratedAfter(sides: readonly Side[]): readonly (readonly Rating[])[] {
  const fewest = Math.min(...sides.map(({ players }) => players.length));
  const teams = sides.map((side) => teamOf(side, fewest / side.players.length));
  const inOrder = teams.toSorted((one, other) => one.side.rank - other.side.rank);
  const places = inOrder.slice(1).map((worse, at): Place => ({ better: inOrder[at] ?? worse, worse, ofBetter: NOTHING, ofWorse: NOTHING }));
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    const changes = [...places, ...places.toReversed()].map(hold);
    if (Math.max(0, ...changes) < SETTLED) break;
  }
  return teams.map(afterDay);
}

function teamOf({ players, rank, lead = 0 }: Side, share: number): Team {
  const side = { players: players.map(changedSince), rank, lead };
  const mu = side.players.reduce((sum, player) => sum + player.mu * share, lead);
  const before = beliefOf({ mu, sigma: Math.hypot(BETA, ...side.players.map(({ sigma }) => sigma * share)) });
  return { side, share, before, belief: before };
}

function changedSince({ mu, sigma }: Rating): Rating {
  return { mu, sigma: Math.hypot(sigma, TAU) };
}

/** Says how much nearer or further both are from what was believed of them. */
function hold(place: Place): number {
  const { better, worse } = place;
  // What this place has said already is not to be said twice.
  const [one, other] = [without(better.belief, place.ofBetter), without(worse.belief, place.ofWorse)];
  const [[first] = [], [second] = []] = rate([[ratingOf(one)], [ratingOf(other)]], {
    model: thurstoneMostellerFull,
    // A day is a day: chance is in what both have shown.
    beta: 0,
    gamma: () => 1,
    rank: [better.side.rank, worse.side.rank],
  });
  if (first === undefined || second === undefined) return 0;
  const change = Math.max(distance(better.belief, first), distance(worse.belief, second));
  better.belief = beliefOf(first);
  worse.belief = beliefOf(second);
  place.ofBetter = without(better.belief, one);
  place.ofWorse = without(worse.belief, other);
  return change;
}

/** Of what a side has shown each of its players has as much part as they were unsure. */
function afterDay({ side, share, before, belief }: Team): readonly Rating[] {
  const [was, is] = [ratingOf(before), ratingOf(belief)];
  return side.players.map(({ mu, sigma }) => {
    const part = (share * sigma ** 2) / was.sigma ** 2;
    return { mu: mu + part * (is.mu - was.mu), sigma: Math.sqrt(sigma ** 2 + part ** 2 * (is.sigma ** 2 - was.sigma ** 2)) };
  });
}

function beliefOf({ mu, sigma }: Rating): Belief {
  const precision = sigma ** -2;
  return { precision, weighted: precision * mu };
}

function ratingOf({ precision, weighted }: Belief): Rating {
  return { mu: weighted / precision, sigma: precision ** -0.5 };
}

function without(whole: Belief, part: Belief): Belief {
  return { precision: whole.precision - part.precision, weighted: whole.weighted - part.weighted };
}

function distance(belief: Belief, { mu, sigma }: Rating): number {
  const before = ratingOf(belief);
  return Math.max(Math.abs(before.mu - mu), Math.abs(before.sigma - sigma));
}
