import type { Count, CountedGroup } from '@orrery/engine';
import type { PlayedAnswer } from '@orrery/protocol';
import { WIN } from '@orrery/study/numbers';
import { type Row, shareRows } from './rows.ts';

/** What the sides of one size of table won on a server, by where they sat or by what they played. */
interface ChartHere {
  readonly seats: number;
  readonly by: 'seat' | 'role';
  readonly reference: number;
  readonly rows: readonly Row[];
}

/** Charts of that of which enough was counted. */
export function chartsHere({ fared }: PlayedAnswer['statistics']): readonly ChartHere[] {
  return fared.flatMap(({ seats, sides, bySeat, byRole }) => {
    const [seated, roles] = [
      shareRows(groupOf(bySeat.map((one, seat) => ({ thing: String(seat + 1), ...one })))),
      shareRows(groupOf(byRole.map(({ role, ...one }) => ({ thing: role, ...one })))),
    ];
    const charts: ChartHere[] = [
      { seats, by: 'seat', reference: 1 / sides, rows: seated },
      { seats, by: 'role', reference: 1 / sides, rows: roles },
    ];
    return charts.filter(({ rows }) => rows.length > 0);
  });
}

/** No two sides of a match sit in one seat or play the same, so nothing hangs together. */
function groupOf(fared: readonly { readonly thing: string; readonly played: number; readonly won: number }[]): CountedGroup {
  const had = Object.fromEntries(
    fared.map(({ thing, played, won }): [string, Count] => [thing, [played, won * WIN, played, won * WIN, 0, 0]]),
  );
  const sum = (of: 'played' | 'won'): number => fared.reduce((all, one) => all + one[of], 0);
  return { all: [sum('played'), sum('won') * WIN], had };
}
