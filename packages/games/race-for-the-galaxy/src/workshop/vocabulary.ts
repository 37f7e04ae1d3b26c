import {
  type ConsumePower,
  type DevelopPower,
  type ExplorePower,
  GOODS,
  KEYWORDS,
  type ProducePower,
  type Reward,
  type Scoring,
  type SettlePower,
  type TradePower,
} from '../cards/powers.ts';

/** What a field of a power may hold: an editor draws it, a reader of packs holds to it. */
export type Field =
  /** `never`: a number in between that means nothing. */
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number; readonly never?: number }
  /** `isOptional`: may be left out, which means any. */
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly default: string | undefined; readonly isOptional: boolean }
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'reward'; readonly most: Reward; readonly default: Reward }
  /** A printed card by its id or English name, or the title of a card of the same pack. */
  | { readonly kind: 'title'; readonly default: string };

export type Fields = Readonly<Record<string, Field>>;

const number = (min: number, max: number, standard = Math.max(min, 1)) => ({ kind: 'number', min, max, default: standard }) as const;
const anyGood = { kind: 'choice', choices: GOODS, default: undefined, isOptional: true } as const;
const good = { kind: 'choice', choices: GOODS, default: 'novelty', isOptional: false } as const;
const reward = { kind: 'reward', most: { chips: 5, cards: 5 }, default: { chips: 1, cards: 0 } } as const;
const points = number(-3, 9);

/** For each word of a row its fields; a power without a line here would be a type error. */
type Words<Power extends { readonly do: string }> = {
  readonly [Do in Power['do']]: { readonly [Key in Exclude<keyof Extract<Power, { do: Do }>, 'do'>]: Field };
};
type ScoringWords = {
  readonly [For in Scoring['for']]: { readonly [Key in Exclude<keyof Extract<Scoring, { for: For }>, 'for'>]: Field };
};

export interface PowersByRow {
  readonly explore: ExplorePower;
  readonly develop: DevelopPower;
  readonly settle: SettlePower;
  readonly trade: TradePower;
  readonly consume: ConsumePower;
  readonly produce: ProducePower;
}

export const ROWS = ['explore', 'develop', 'settle', 'trade', 'consume', 'produce'] as const satisfies readonly (keyof PowersByRow)[];
export type Row = (typeof ROWS)[number];

/** [RG-15.5] Every power a blank card may have, row by row. */
export const POWERS = {
  explore: { 'see-more': { count: number(1, 5) }, 'keep-more': { count: number(1, 3) } },
  develop: { cheaper: { by: number(1, 4) }, 'draw-first': { count: number(1, 4) }, 'draw-after': { count: number(1, 4) } },
  settle: {
    cheaper: { by: number(1, 4), kind: anyGood },
    military: {
      by: { ...number(-3, 6), never: 0 },
      against: { kind: 'choice', choices: [...GOODS, 'rebel'], default: undefined, isOptional: true },
    },
    'scrap-for-free-world': {},
    'scrap-for-military': { by: number(1, 6, 3) },
    'cards-for-military': { most: number(1, 4, 2) },
    'pay-for-military': { less: number(0, 4) },
    'draw-after': { count: number(1, 4) },
    'second-world': {},
  },
  trade: {
    'sell-for-more': { by: number(1, 5), kind: anyGood },
    'sell-this-for-more': { by: number(1, 5) },
    'sell-for-chromosomes': { by: number(1, 3), kind: good },
  },
  consume: {
    consume: { count: number(1, 4), kind: anyGood, reward },
    'consume-each': { most: number(2, 4), kind: anyGood, reward },
    'consume-different': { kinds: number(2, 4, 3), reward: { ...reward, default: { chips: 3, cards: 0 } } },
    'consume-all': {},
    'consume-here': { reward: { ...reward, default: { chips: 2, cards: 0 } } },
    'cards-for-chips': { most: number(1, 4) },
    sell: { withTrade: { kind: 'flag', default: false } },
    draw: { count: number(1, 4) },
    gamble: {},
  },
  produce: {
    'produce-here': {},
    'produce-for-card': {},
    'draw-if-produced-here': { count: number(1, 4) },
    'produce-windfall': { kind: anyGood },
    draw: { count: number(1, 4) },
    'draw-for-worlds': { of: { kind: 'choice', choices: [...GOODS, 'military'], default: 'military', isOptional: false } },
    'draw-for-kinds': {},
    'draw-for-produced': { kind: good },
    'draw-if-most': { kind: good, count: number(1, 4, 2) },
  },
} as const satisfies { readonly [Each in Row]: Words<PowersByRow[Each]> };

/** [RG-15.7] Lines of a development of cost 6. */
export const SCORING_LINES = {
  production: { kind: good, points },
  windfall: { kind: good, points },
  'rebel-military': { points },
  'other-military': { points },
  'other-world': { points },
  'other-development': { points },
  'six-development': { points },
  power: {
    on: { kind: 'choice', choices: ['world', 'development'], default: 'world', isOptional: false },
    in: { kind: 'choice', choices: ['explore', 'trade', 'consume'], default: 'explore', isOptional: false },
    points,
  },
  keyword: { keyword: { kind: 'choice', choices: KEYWORDS, default: 'alien', isOptional: false }, points },
  title: { title: { kind: 'title', default: 'contact-specialist' }, points },
  'total-military': { points: number(1, 3) },
  chips: { every: number(1, 10, 3), points: number(1, 3) },
} as const satisfies ScoringWords;

/** [RG-15.2] … [RG-15.7] Bounds of a card and of a pack. */
export const BOUNDS = {
  /** Characters of a title and of a name. */
  title: 40,
  worldCost: { min: 0, max: 9 },
  developmentCost: { min: 0, max: 6 },
  points: { min: -3, max: 9 },
  copies: { min: 1, max: 5 },
  /** Powers in one row, and on one card. */
  row: 3,
  powers: 6,
  scoring: 10,
  /** Designs of a pack, and its cards with all copies. */
  designs: 30,
  cards: 60,
  /** [RG-15.6] Cards of a pack that can be used in Settle and be in one tableau. */
  means: 4,
  /** Characters of a pack as a file. */
  file: 65_536,
} as const;

/** The fields of a power; undefined: there is no such word in this row. */
export function fieldsOf(row: Row, word: string): Fields | undefined {
  const words: Readonly<Record<string, Fields>> = POWERS[row];
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

export function fieldsOfLine(word: string): Fields | undefined {
  const words: Readonly<Record<string, Fields>> = SCORING_LINES;
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

/** A new power with the values an editor begins with. */
export function freshPower<Each extends Row>(row: Each, word: PowersByRow[Each]['do']): PowersByRow[Each] {
  // The type of POWERS holds that these are the fields of this power.
  return { do: word, ...standards(fieldsOf(row, word) ?? {}) } as PowersByRow[Each];
}

export function freshLine(word: Scoring['for']): Scoring {
  return { for: word, ...standards(fieldsOfLine(word) ?? {}) } as Scoring;
}

function standards(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.default]));
}
