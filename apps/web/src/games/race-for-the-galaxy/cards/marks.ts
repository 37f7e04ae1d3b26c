import type { Good, Keyword, Phase } from '@orrery/race-for-the-galaxy';

/** A mark on a grid of 24: filled, or drawn with a line. */
export interface Mark {
  readonly path: string;
  readonly isLine?: true;
}

/** Goods differ by shape as well as by colour: a spark, a cut stone, a seed, a pyramid; any good is a ball. */
export const GOOD_SHAPES: Readonly<Record<Good | 'any', string>> = {
  novelty: 'M12 0Q13.500 10.500 24 12 13.500 13.500 12 24 10.500 13.500 0 12 10.500 10.500 12 0Z',
  rare: 'M6 3H18L23.500 10 12 22.500 .500 10Z',
  genes: 'M21.500 2.500Q24 15 17 19.500T4.500 20L1.500 23 .500 22 3.500 19Q.500 10 6 5.500T21.500 2.500Z',
  alien: 'M12 1 23.500 22H.500Z',
  any: 'M12 2.500a9.500 9.500 0 1 0 .010 0Z',
};

/** What is drawn on the shape of a good, as a line: a second sign beside the colour. */
export const GOOD_LINES: Readonly<Record<Good | 'any', string>> = {
  novelty: 'M12 8v8M8 12h8',
  rare: 'M1 10h22M8 10l4 11 4-11M6 3l2 7 4-7 4 7 2-7',
  genes: 'M4 19Q9 11 18 6',
  alien: 'M12 9l5 9H7Z',
  any: 'M12 7v10M7 12h10',
};

export const MARKS = {
  see: { path: 'M0 12Q12-3 24 12 12 27 0 12ZM12 7.200a4.800 4.800 0 1 0 .010 0Z' },
  keep: { path: 'M12 1v11M7 8l5 5 5-5M2 12v10h20V12', isLine: true },
  card: { path: 'M6 1h12a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Z' },
  chip: { path: 'M12 .500 22.500 6.300v11.400L12 23.500 1.500 17.700V6.300Z' },
  development: { path: 'M12 .500 23.500 12 12 23.500.500 12Z' },
  world: {
    path: 'M12 4.500a7.500 7.500 0 1 0 .010 0ZM4.600 13.500C1 16 0 18.300 1 19.300c1.700 1.600 8-1.200 13.500-5.900S24 4 22.600 2.600c-1-1-3.500 0-6.300 1.700 2-.8 3.800-1.200 4.300-.6.900 1-3.200 5.300-7.600 8.800S3.500 18.500 2.800 17.700c-.400-.500.300-2 1.800-4.200Z',
  },
  military: { path: 'M12 0l3.500 4.500V14h-7V4.500ZM3.500 14h17v3.500H14V24h-4v-6.500H3.500Z' },
  shield: { path: 'M12 .500 22.500 4v8q0 8.500-10.500 11.500Q1.500 20.500 1.500 12V4Z' },
  scrap: { path: 'M6 1h12v22H6ZM2 6l20 12M22 6 2 18', isLine: true },
  arrow: { path: 'M1 12h19M14 5l7 7-7 7', isLine: true },
  slash: { path: 'M17 1 7 23', isLine: true },
  crown: { path: 'M1 20h22l1-14-6.500 5L12 2 6.500 11 0 6Z' },
  die: {
    path: 'M5 1h14a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4ZM7 5a2 2 0 1 0 .010 0ZM17 5a2 2 0 1 0 .010 0ZM12 10a2 2 0 1 0 .010 0ZM7 15a2 2 0 1 0 .010 0ZM17 15a2 2 0 1 0 .010 0Z',
  },
  first: { path: 'M4 2v20M10 4l10 8-10 8Z', isLine: true },
  chromosome: { path: 'M5 1q0 6 7 11t7 11M19 1q0 6-7 11T5 23', isLine: true },
  sell: { path: 'M2 8h17M14 2l6 6-6 6M22 17H5M10 11l-6 6 6 6', isLine: true },
  star: { path: 'M12 0l3.400 8.200L24 9l-6.500 5.800L19.400 24 12 19 4.600 24l1.900-9.200L0 9l8.600-.800Z' },
  title: { path: 'M6 1h12v22H6ZM9 7h6M9 12h6M9 17h4', isLine: true },
} as const satisfies Record<string, Mark>;
export type MarkName = keyof typeof MARKS;

export const KEYWORD_MARKS: Readonly<Record<Keyword, Mark>> = {
  alien: { path: 'M12 1 23.500 22H.500ZM12 9.500a4 4 0 1 0 .010 0Z' },
  imperium: MARKS.crown,
  rebel: { path: 'M3 0h4v24H3ZM7 2h16l-5 5.500L23 13H7Z' },
  terraforming: { path: 'M10.500 24V13Q1 13 1 3q10 0 11 7Q13 1 23 1q0 11-9.500 12v11Z' },
  uplift: { path: 'M12 0l10 10h-6v14H8V10H2Z' },
};

/**
 * Rows of powers on a card, in the order of a round: trade comes first in Consume. Said again, for the workshop's list would bring the
 * workshop; a test holds them alike.
 */
export const ROWS = ['explore', 'develop', 'settle', 'trade', 'consume', 'produce'] as const;
export type Row = (typeof ROWS)[number];

export const NUMERALS: Readonly<Record<Phase, string>> = { explore: 'I', develop: 'II', settle: 'III', consume: 'IV', produce: 'V' };

/** What a phase is about, drawn with a line. */
export const PHASE_MARKS: Readonly<Record<Row, string>> = {
  explore: 'M12 2a10 10 0 1 0 .010 0M16.500 7.500l-2.500 7-6.500 2.500 2.500-7ZM12 12h.010',
  develop: 'M12 2l10 10-10 10L2 12ZM12 8v8M8 12h8',
  settle: 'M12 9a6.500 6.500 0 1 0 .010 0M12 9V1M12 2h7l-2 2 2 2h-7M4 20Q12 12 20 11',
  trade: MARKS.sell.path,
  consume: 'M12 2l9 5v10l-9 5-9-5V7ZM12 7v9M8 12.500l4 4 4-4',
  produce: 'M12 22V12M12 13Q4 13 4 5q8 0 8 8ZM12 11q0-8 8-8 0 8-8 8M6 22h12',
};
