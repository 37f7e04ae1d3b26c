import type { Member } from '@orrery/engine';
/** Kinds of goods, cheapest first. */
export const GOODS = ['novelty', 'rare', 'genes', 'alien'] as const;
export type Good = (typeof GOODS)[number];

/** Words printed in capitals that other cards refer to. */
export const KEYWORDS = ['alien', 'imperium', 'rebel', 'terraforming', 'uplift'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Something that goes by its word: a power, a thing that waits. */
export interface Worded {
  readonly do: string;
}
/**
 * The member of a union with this word. Tables of words are typed by it, `{ [Do in Power['do']]: (power: Of<Power, Do>) => … }`, so that
 * a word without its line does not compile.
 */
export type Of<Union extends Worded, Do extends Union['do']> = Member<Union, 'do', Do>;

/** Phase I. */
export type ExplorePower = { readonly do: 'see-more'; readonly count: number } | { readonly do: 'keep-more'; readonly count: number };

/** Phase II. */
export type DevelopPower =
  | { readonly do: 'cheaper'; readonly by: number }
  | { readonly do: 'draw-first'; readonly count: number }
  | { readonly do: 'draw-after'; readonly count: number };

/** Phase III. */
export type SettlePower =
  | { readonly do: 'cheaper'; readonly by: number; readonly kind: Good | undefined }
  /** Permanent; without `against` it is general and counts as total Military. */
  | { readonly do: 'military'; readonly by: number; readonly against: Good | 'rebel' | undefined }
  /** May go from the tableau: a world without alien goods costs nothing. */
  | { readonly do: 'scrap-for-free-world' }
  | { readonly do: 'scrap-for-military'; readonly by: number }
  /** May discard up to `most` cards from hand, 1 Military each until the phase ends. */
  | { readonly do: 'cards-for-military'; readonly most: number }
  /** May pay the defense, minus `less`, instead of conquering a world without alien goods. */
  | { readonly do: 'pay-for-military'; readonly less: number }
  | { readonly do: 'draw-after'; readonly count: number }
  | { readonly do: 'second-world' };

export type TradePower =
  | { readonly do: 'sell-for-more'; readonly by: number; readonly kind: Good | undefined }
  /** Only for the good that was on this world. */
  | { readonly do: 'sell-this-for-more'; readonly by: number }
  /** For each own world with a chromosome. */
  | { readonly do: 'sell-for-chromosomes'; readonly by: number; readonly kind: Good };

export interface Reward {
  readonly chips: number;
  readonly cards: number;
}

/** Phase IV. */
export type ConsumePower =
  /** Exactly `count` goods for one reward. */
  | { readonly do: 'consume'; readonly count: number; readonly kind: Good | undefined; readonly reward: Reward }
  /** As many as there are, up to `most`; a reward each. */
  | { readonly do: 'consume-each'; readonly most: number; readonly kind: Good | undefined; readonly reward: Reward }
  | { readonly do: 'consume-different'; readonly kinds: number; readonly reward: Reward }
  /** All that are left: a chip for each but one. */
  | { readonly do: 'consume-all' }
  | { readonly do: 'consume-here'; readonly reward: Reward }
  /** May discard up to `most` cards from hand, a chip each, never doubled. */
  | { readonly do: 'cards-for-chips'; readonly most: number }
  | { readonly do: 'sell'; readonly withTrade: boolean }
  | { readonly do: 'draw'; readonly count: number }
  | { readonly do: 'gamble' };

/** Phase V. */
export type ProducePower =
  | { readonly do: 'produce-here' }
  /** May discard a card of the hand to produce here. */
  | { readonly do: 'produce-for-card' }
  | { readonly do: 'draw-if-produced-here'; readonly count: number }
  | { readonly do: 'produce-windfall'; readonly kind: Good | undefined }
  | { readonly do: 'draw'; readonly count: number }
  | { readonly do: 'draw-for-worlds'; readonly of: Good | 'military' }
  | { readonly do: 'draw-for-kinds' }
  | { readonly do: 'draw-for-produced'; readonly kind: Good }
  | { readonly do: 'draw-if-most'; readonly kind: Good; readonly count: number };

/** Points at the end: a card counts by the first line that fits it, and by no other. */
export type Scoring =
  | { readonly for: 'production' | 'windfall'; readonly kind: Good; readonly points: number }
  | { readonly for: 'rebel-military' | 'other-military' | 'other-world' | 'other-development' | 'six-development'; readonly points: number }
  | { readonly for: 'power'; readonly on: 'world' | 'development'; readonly in: 'explore' | 'trade' | 'consume'; readonly points: number }
  | { readonly for: 'keyword'; readonly keyword: Keyword; readonly points: number }
  | { readonly for: 'title'; readonly title: string; readonly points: number }
  /** Sums of the whole tableau, not of cards. */
  | { readonly for: 'total-military'; readonly points: number }
  | { readonly for: 'chips'; readonly every: number; readonly points: number };
