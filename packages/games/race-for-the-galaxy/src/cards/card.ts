import type { ConsumePower, DevelopPower, ExplorePower, Good, Keyword, ProducePower, Scoring, SettlePower, TradePower } from './powers.ts';

/** A card as the tables write it: what is not said is not there. */
export interface CardFacts {
  /** Cards of a pack carry their name with them; those of printed ones are in the texts. */
  readonly title?: string;
  readonly kind: 'world' | 'development';
  /** Cost, or the defense of a military world. */
  readonly cost: number;
  readonly isMilitary: boolean;
  readonly world?: 'grey' | 'windfall' | 'production';
  readonly good?: Good;
  readonly points: number | 'scored';
  readonly keywords?: readonly Keyword[];
  readonly hasChromosome?: true;
  /** Number of a start world: even blue, odd red. */
  readonly start?: number;
  /** First-game hand this card belongs to. */
  readonly preset?: number;
  /** As a start world: cards kept of the first hand instead of 4. */
  readonly startHand?: number;
  readonly explore?: readonly ExplorePower[];
  readonly develop?: readonly DevelopPower[];
  readonly settle?: readonly SettlePower[];
  readonly trade?: readonly TradePower[];
  readonly consume?: readonly ConsumePower[];
  readonly produce?: readonly ProducePower[];
  readonly scoring?: readonly Scoring[];
  readonly copies: readonly [number, number];
}
