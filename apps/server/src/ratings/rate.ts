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

interface Team {
  players: readonly Rating[];
  readonly rank: number;
  readonly lead: number;
  /** Of each player's worth, so that a side of six is not six times as strong as a side of one: they play one game, not six. */
  readonly share: number;
}

/**
 * What everybody is rated after a match, side by side. Every two sides are held against each other as in a duel, from the best down and from
 * the worst up, and the mean of both counts: of the ways that were tried this one alone keeps its promises at two seats and at seven
 * (docs/decisions/0026-ratings.md).
 */
export function ratedAfter(sides: readonly Side[]): readonly (readonly Rating[])[] {
  const down = afterDuels(sides, (duels) => duels);
  const up = afterDuels(sides, (duels) => duels.toReversed());
  return down.map((players, side) => players.map((rating, index) => meanOf(rating, up[side]?.[index] ?? rating)));
}

function meanOf(one: Rating, other: Rating): Rating {
  return { mu: (one.mu + other.mu) / 2, sigma: (one.sigma + other.sigma) / 2 };
}

interface Duel {
  readonly better: Team;
  readonly worse: Team;
}

function afterDuels(sides: readonly Side[], ordered: (duels: readonly Duel[]) => readonly Duel[]): readonly (readonly Rating[])[] {
  const fewest = Math.min(...sides.map(({ players }) => players.length));
  const teams = sides.map(
    ({ players, rank, lead = 0 }): Team => ({ players: players.map(changedSince), rank, lead, share: fewest / players.length }),
  );
  const inOrder = teams.toSorted((one, other) => one.rank - other.rank);
  const duels = inOrder.flatMap((better, at) => inOrder.slice(at + 1).map((worse): Duel => ({ better, worse })));
  for (const duel of ordered(duels)) fight(duel);
  return teams.map(({ players }) => players);
}

function changedSince({ mu, sigma }: Rating): Rating {
  return { mu, sigma: Math.hypot(sigma, TAU) };
}

function fight({ better, worse }: Duel): void {
  const [first = [], second = []] = rate([sharesOf(better), sharesOf(worse)], {
    model: thurstoneMostellerFull,
    beta: BETA,
    gamma: () => 1,
    rank: [better.rank, worse.rank],
  });
  better.players = wholeOf(better, first);
  worse.players = wholeOf(worse, second);
}

/** What a side is worth by itself is added to one of its players. */
function sharesOf({ players, share, lead }: Team): Rating[] {
  return players.map(({ mu, sigma }, index) => ({ mu: mu * share + (index === 0 ? lead : 0), sigma: sigma * share }));
}

function wholeOf({ share, lead }: Team, shares: readonly Rating[]): readonly Rating[] {
  return shares.map(({ mu, sigma }, index) => ({ mu: (mu - (index === 0 ? lead : 0)) / share, sigma: sigma / share }));
}
