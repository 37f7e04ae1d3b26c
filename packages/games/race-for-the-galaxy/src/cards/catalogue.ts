import { quickTable } from '@orrery/engine';
import { BASE } from './base.ts';
import type { CardFacts } from './card.ts';
import { GATHERING_STORM } from './gathering-storm.ts';
import type { ConsumePower, DevelopPower, ExplorePower, Good, Keyword, ProducePower, Scoring, SettlePower, TradePower } from './powers.ts';

/** A printed design; cards of a pack have ids of their own, which begin with `own-`. */
export type PrintedId = keyof typeof BASE | keyof typeof GATHERING_STORM;
export type CardId = PrintedId | `own-${number}`;

/** A card as the rules read it: every power has its place, if only an empty one. */
export interface Card {
  /** Of a card of a pack. */
  readonly title: string | undefined;
  readonly kind: 'world' | 'development';
  readonly cost: number;
  readonly isMilitary: boolean;
  readonly world: 'none' | 'grey' | 'windfall' | 'production';
  readonly good: Good | undefined;
  readonly points: number | 'scored';
  readonly keywords: readonly Keyword[];
  readonly hasChromosome: boolean;
  readonly start: number | undefined;
  readonly preset: number | undefined;
  readonly startHand: number | undefined;
  readonly explore: readonly ExplorePower[];
  readonly develop: readonly DevelopPower[];
  readonly settle: readonly SettlePower[];
  readonly trade: readonly TradePower[];
  readonly consume: readonly ConsumePower[];
  readonly produce: readonly ProducePower[];
  readonly scoring: readonly Scoring[];
  readonly copies: readonly [number, number];
}

export type Catalogue = ReadonlyMap<CardId, Card>;

/** The facts of a table line, made whole. */
export function cardOfFacts(facts: CardFacts): Card {
  return {
    title: facts.title,
    kind: facts.kind,
    cost: facts.cost,
    isMilitary: facts.isMilitary,
    world: facts.world ?? 'none',
    good: facts.good,
    points: facts.points,
    keywords: facts.keywords ?? [],
    hasChromosome: facts.hasChromosome ?? false,
    start: facts.start,
    preset: facts.preset,
    startHand: facts.startHand,
    explore: facts.explore ?? [],
    develop: facts.develop ?? [],
    settle: facts.settle ?? [],
    trade: facts.trade ?? [],
    consume: facts.consume ?? [],
    produce: facts.produce ?? [],
    scoring: facts.scoring ?? [],
    copies: facts.copies,
  };
}

const TABLES = { ...BASE, ...GATHERING_STORM };

/** Every printed design, base game first. */
export const PRINTED_IDS = Object.keys(TABLES) as PrintedId[];

/** The printed cards. */
export const PRINTED: Catalogue = new Map(PRINTED_IDS.map((id): [CardId, Card] => [id, cardOfFacts(TABLES[id])]));

/** The same for rules, which look cards up all the time: faster than a map. */
export const CARDS: Readonly<Partial<Record<CardId, Card>>> = quickTable(Object.fromEntries(PRINTED));
