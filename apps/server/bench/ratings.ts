/**
 * Are the ratings honest? Leagues of players whose strength is known, 50 matches each, at 2, 4 and 7 seats:
 * `npx tsx apps/server/bench/ratings.ts`. The same leagues are a test (`src/ratings/rate.test.ts`).
 */

import { tenthsOf } from '../src/ratings/testing/league.ts';
import { LEAGUES, playLeagues } from '../src/ratings/testing/leagues.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(8);
let all = 0;
for (const { seats } of LEAGUES) {
  const { matches, rankCorrelations, withinSigma, forecasts } = playLeagues(seats);
  all += matches;
  process.stdout.write(
    `\n${seats} seats: ${matches} matches, rank correlations ${rankCorrelations.map((one) => one.toFixed(3)).join(' ')}, within one sigma${percent(withinSigma)}\n`,
  );
  for (const { from, forecasts: count, promised, kept } of tenthsOf(forecasts))
    process.stdout.write(
      `  ${percent(from)} on: ${String(count).padStart(6)} forecasts, promised ${percent(promised)}, came true ${percent(kept)}\n`,
    );
}
process.stdout.write(`\n${all} matches\n`);
