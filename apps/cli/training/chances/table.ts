import { type HonestWeights, sideChances, weightsFor } from '@orrery/engine';
import type { Line } from './lines.ts';

/** One tenth of what can be called. */
export interface Tenth {
  readonly from: number;
  readonly positions: number;
  readonly matches: number;
  /** Means over the positions. */
  readonly called: number;
  readonly won: number;
}

interface Tally {
  positions: number;
  called: number;
  won: number;
  readonly matches: Set<string>;
}

/** Every side of every position, by what it was called. */
export function tableOf(lines: readonly Line[], honest: Readonly<Record<number, HonestWeights>>): Tenth[] {
  const tallies = Array.from({ length: 10 }, (): Tally => ({ positions: 0, called: 0, won: 0, matches: new Set() }));
  for (const { name, seats, positions, won } of lines) {
    const weights = weightsFor(honest, seats);
    for (const position of positions) {
      sideChances(position, weights).forEach((chance, side) => {
        const tally = tallies[Math.min(9, Math.floor(chance * 10))];
        tally.positions += 1;
        tally.called += chance;
        tally.won += won[side] ?? 0;
        tally.matches.add(name);
      });
    }
  }
  return tallies.map(({ positions, called, won, matches }, at) => ({
    from: at / 10,
    positions,
    matches: matches.size,
    called: called / Math.max(1, positions),
    won: won / Math.max(1, positions),
  }));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** As it stands in docs/STUDY.md. */
export function tableText(table: readonly Tenth[]): string {
  const rows = table.map(
    ({ from, positions, matches, called, won }) =>
      `| ${Math.round(100 * from)} to ${Math.round(100 * from) + 10} % | ${percent(called)} | ${percent(won)} | ${positions.toLocaleString('en-US')} | ${matches} |`,
  );
  return ['| called | on average | won | positions | matches |', '|---|---|---|---|---|', ...rows, ''].join('\n');
}
