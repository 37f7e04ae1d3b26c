import type { Member } from '@orrery/engine';
import type { Card, CardId } from '../cards/catalogue.ts';
import type { Scoring } from '../cards/powers.ts';

type LineOf<For extends Scoring['for']> = Member<Scoring, 'for', For>;

/** What a tableau amounts to as a whole. */
export interface Sums {
  readonly chips: number;
  readonly military: number;
}

/** [RG-10.3] A word of scoring counts cards that fit it, or a sum of the whole tableau. */
interface ScoringWord<Line> {
  readonly fits: (line: Line, card: Card, id: CardId) => boolean;
  /** How many times the line counts for the sums; undefined: it counts cards. */
  readonly sum: ((line: Line, sums: Sums) => number) | undefined;
}

const nothing = () => false;
const isMilitaryWorld = (card: Card): boolean => card.kind === 'world' && card.isMilitary;

const SCORING_WORDS: { readonly [For in Scoring['for']]: ScoringWord<LineOf<For>> } = {
  production: { fits: ({ kind }, card) => card.world === 'production' && card.good === kind, sum: undefined },
  windfall: { fits: ({ kind }, card) => card.world === 'windfall' && card.good === kind, sum: undefined },
  'rebel-military': { fits: (_, card) => isMilitaryWorld(card) && card.keywords.includes('rebel'), sum: undefined },
  'other-military': { fits: (_, card) => isMilitaryWorld(card), sum: undefined },
  'other-world': { fits: (_, card) => card.kind === 'world', sum: undefined },
  'other-development': { fits: (_, card) => card.kind === 'development', sum: undefined },
  'six-development': { fits: (_, card) => card.kind === 'development' && card.cost === 6, sum: undefined },
  power: { fits: (line, card) => card.kind === line.on && card[line.in].length > 0, sum: undefined },
  keyword: { fits: ({ keyword }, card) => card.keywords.includes(keyword), sum: undefined },
  title: { fits: ({ title }, card, id) => id === title || card.title === title, sum: undefined },
  'total-military': { fits: nothing, sum: (_, { military }) => military },
  chips: { fits: nothing, sum: ({ every }, { chips }) => Math.floor(chips / every) },
};

export function fitsLine<For extends Scoring['for']>(line: LineOf<For>, id: CardId, card: Card): boolean {
  return SCORING_WORDS[line.for].fits(line, card, id);
}

export function isSum({ for: word }: Scoring): boolean {
  return SCORING_WORDS[word].sum !== undefined;
}

function timesOf<For extends Scoring['for']>(line: LineOf<For>, sums: Sums): number {
  return SCORING_WORDS[line.for].sum?.(line, sums) ?? 0;
}

/** Points of the lines that count sums, beside those for cards. */
export function sumScore(lines: readonly Scoring[], sums: Sums): number {
  let points = 0;
  for (const line of lines) points += line.points * timesOf(line, sums);
  return points;
}
