import { type Forecast, playLeague } from './league.ts';

/** So many of each that they come to 20,000 matches and more; everybody plays 50. */
export const LEAGUES = [
  { seats: 2, players: 100, leagues: 5 },
  { seats: 4, players: 100, leagues: 4 },
  { seats: 7, players: 98, leagues: 4 },
] as const;

const MATCHES = 50;

export interface Outcomes {
  readonly matches: number;
  readonly rankCorrelations: readonly number[];
  readonly withinSigma: number;
  readonly forecasts: readonly Forecast[];
}

export function playLeagues(seats: number): Outcomes {
  const { players, leagues } = LEAGUES.find((one) => one.seats === seats) ?? LEAGUES[0];
  const outcomes = Array.from({ length: leagues }, (_, index) =>
    playLeague({ seats, players, matches: MATCHES, seed: 1000 * seats + index }),
  );
  return {
    matches: outcomes.reduce((sum, { matches }) => sum + matches, 0),
    rankCorrelations: outcomes.map(({ rankCorrelation }) => rankCorrelation),
    withinSigma: outcomes.reduce((sum, one) => sum + one.withinSigma, 0) / outcomes.length,
    forecasts: outcomes.flatMap(({ forecasts }) => forecasts),
  };
}
