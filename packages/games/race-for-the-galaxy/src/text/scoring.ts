import { GOODS, type Good, type Scoring } from '../cards/powers.ts';

/** Scoring lines as they are said: four kinds of one type, or both types of one kind, are one phrase. */
export type SaidScoring =
  | Scoring
  | { readonly for: 'all-of-type'; readonly type: 'production' | 'windfall'; readonly points: number }
  | { readonly for: 'all-of-kind'; readonly kind: Good; readonly points: number };

const TYPES = ['production', 'windfall'] as const;

export function saidScoring(lines: readonly Scoring[]): SaidScoring[] {
  const left = [...lines];
  const said: SaidScoring[] = [];
  for (const points of new Set(lines.map((line) => line.points))) {
    for (const type of TYPES)
      if (
        takeAll(
          left,
          GOODS.map((kind) => ({ for: type, kind, points })),
        )
      )
        said.push({ for: 'all-of-type', type, points });
    for (const kind of GOODS)
      if (
        takeAll(
          left,
          TYPES.map((type) => ({ for: type, kind, points })),
        )
      )
        said.push({ for: 'all-of-kind', kind, points });
  }
  return [...said, ...left];
}

interface WorldLine {
  readonly for: 'production' | 'windfall';
  readonly kind: Good;
  readonly points: number;
}

/** Takes these lines out if all of them are there. */
function takeAll(left: Scoring[], wanted: readonly WorldLine[]): boolean {
  const found = wanted.map((line) =>
    left.findIndex((each) => each.for === line.for && 'kind' in each && each.kind === line.kind && each.points === line.points),
  );
  if (found.some((index) => index < 0)) return false;
  for (const index of found.sort((one, other) => other - one)) left.splice(index, 1);
  return true;
}
