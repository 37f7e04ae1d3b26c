import type {
  Card,
  ConsumePower,
  DevelopPower,
  ExplorePower,
  Good,
  Keyword,
  ProducePower,
  Reward,
  Scoring,
  SettlePower,
  TradePower,
} from '@orrery/race-for-the-galaxy';
import type { MarkName, Row } from './marks.ts';

/**
 * A piece of a power as it is drawn: a mark with its number in it, a good, a sign. One grammar for all: what is given, an arrow, what
 * comes of it; a slash reads "for each"; a good in a ring is on this world, one in a halo on a windfall world.
 */
export type Token =
  | { readonly show: 'mark'; readonly mark: MarkName; readonly label?: string; readonly ink?: Ink }
  | { readonly show: 'good'; readonly good: Good | 'any'; readonly on?: 'here' | 'windfall' | 'production'; readonly label?: string }
  | { readonly show: 'keyword'; readonly keyword: Keyword }
  | { readonly show: 'phase'; readonly row: Row }
  | { readonly show: 'text'; readonly text: string; readonly ink?: Ink }
  | { readonly show: 'card-name'; readonly card: string };

export type Ink = 'military' | 'chip' | 'world' | 'development';

const mark = (name: MarkName, label?: string, ink?: Ink): Token => ({
  show: 'mark',
  mark: name,
  ...(label === undefined ? {} : { label }),
  ...(ink === undefined ? {} : { ink }),
});
const ARROW = mark('arrow');
const EACH = mark('slash');
const text = (said: string, ink?: Ink): Token => ({ show: 'text', text: said, ...(ink === undefined ? {} : { ink }) });
const card = (count: number): Token => mark('card', String(count));
const chip = (count: number | string): Token => mark('chip', String(count), 'chip');
const good = (kind: Good | undefined, on?: 'here' | 'windfall' | 'production'): Token => ({
  show: 'good',
  good: kind ?? 'any',
  ...(on === undefined ? {} : { on }),
});
const WORLD = mark('world', undefined, 'world');
const DEVELOPMENT = mark('development', undefined, 'development');
const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
/** One needs no number. */
const counted = (count: number): Token[] => (count === 1 ? [] : [text(String(count))]);
const reward = ({ chips, cards }: Reward): Token[] => [...(chips > 0 ? [chip(chips)] : []), ...(cards > 0 ? [card(cards)] : [])];

function exploreTokens(power: ExplorePower): Token[] {
  switch (power.do) {
    case 'see-more':
      return [mark('see'), text(`+${power.count}`)];
    case 'keep-more':
      return [mark('keep'), text(`+${power.count}`)];
  }
}

function developTokens(power: DevelopPower): Token[] {
  switch (power.do) {
    case 'cheaper':
      return [DEVELOPMENT, text(`−${power.by}`)];
    case 'draw-first':
      return [mark('first'), card(power.count)];
    case 'draw-after':
      return [DEVELOPMENT, ARROW, card(power.count)];
  }
}

function settleTokens(power: SettlePower): Token[] {
  switch (power.do) {
    case 'cheaper':
      return [power.kind === undefined ? WORLD : good(power.kind, 'production'), text(`−${power.by}`)];
    case 'military':
      return [mark('military', undefined, 'military'), text(signed(power.by), 'military'), ...against(power.against)];
    case 'scrap-for-free-world':
      return [mark('scrap'), ARROW, WORLD, text('0')];
    case 'scrap-for-military':
      return [mark('scrap'), ARROW, mark('military', undefined, 'military'), text(signed(power.by), 'military')];
    case 'cards-for-military':
      return [text(`≤${power.most}`), mark('card'), ARROW, mark('military', undefined, 'military'), text('+1', 'military')];
    case 'pay-for-military':
      return [mark('shield', undefined, 'military'), ARROW, mark('card', power.less === 0 ? undefined : `−${power.less}`)];
    case 'draw-after':
      return [WORLD, ARROW, card(power.count)];
    case 'second-world':
      return [WORLD, text('+'), WORLD];
  }
}

function against(kind: Good | 'rebel' | undefined): Token[] {
  if (kind === undefined) return [];
  return [EACH_AGAINST, kind === 'rebel' ? { show: 'keyword', keyword: 'rebel' } : good(kind)];
}
/** Before what a strength is against. */
const EACH_AGAINST = text(':');

function tradeTokens(power: TradePower): Token[] {
  switch (power.do) {
    case 'sell-for-more':
      return [good(power.kind), text(`+${power.by}`)];
    case 'sell-this-for-more':
      return [good(undefined, 'here'), text(`+${power.by}`)];
    case 'sell-for-chromosomes':
      return [good(power.kind), text(`+${power.by}`), EACH, mark('chromosome')];
  }
}

function consumeTokens(power: ConsumePower): Token[] {
  switch (power.do) {
    case 'consume':
      return [...counted(power.count), good(power.kind), ARROW, ...reward(power.reward)];
    case 'consume-each':
      return [text(`≤${power.most}`), EACH, good(power.kind), ARROW, ...reward(power.reward)];
    case 'consume-different':
      return [text(`${power.kinds}≠`), good(undefined), ARROW, ...reward(power.reward)];
    case 'consume-all':
      return [text('∀'), good(undefined), ARROW, chip('n−1')];
    case 'consume-here':
      return [good(undefined, 'here'), ARROW, ...reward(power.reward)];
    case 'cards-for-chips':
      return [...(power.most === 1 ? [] : [text(`≤${power.most}`)]), mark('card'), ARROW, chip(1)];
    case 'sell':
      return [good(undefined), mark('sell'), mark('card', power.withTrade ? '+' : undefined)];
    case 'draw':
      return [card(power.count)];
    case 'gamble':
      return [mark('die'), ARROW, mark('card', '?')];
  }
}

function produceTokens(power: ProducePower, kind: Good | undefined): Token[] {
  switch (power.do) {
    case 'produce-here':
      return [good(kind, 'here')];
    case 'produce-for-card':
      return [mark('card', '1'), ARROW, good(kind, 'here')];
    case 'draw-if-produced-here':
      return [good(kind, 'here'), ARROW, card(power.count)];
    case 'produce-windfall':
      return [good(power.kind, 'windfall')];
    case 'draw':
      return [card(power.count)];
    case 'draw-for-worlds':
      return [card(1), EACH, power.of === 'military' ? mark('shield', undefined, 'military') : good(power.of, 'production')];
    case 'draw-for-kinds':
      return [card(1), EACH, text('≠'), good(undefined)];
    case 'draw-for-produced':
      return [card(1), EACH, good(power.kind)];
    case 'draw-if-most':
      return [mark('crown'), good(power.kind), ARROW, card(power.count)];
  }
}

/** The powers of one row of a card. */
export function rowTokens(facts: Card, row: Row): Token[][] {
  switch (row) {
    case 'explore':
      return facts.explore.map(exploreTokens);
    case 'develop':
      return facts.develop.map(developTokens);
    case 'settle':
      return facts.settle.map(settleTokens);
    case 'trade':
      return facts.trade.map(tradeTokens);
    case 'consume':
      return facts.consume.map(consumeTokens);
    case 'produce':
      return facts.produce.map((power) => produceTokens(power, facts.good));
  }
}

/** What a line of scoring counts, after its points. */
export function scoringTokens(line: Scoring): Token[] {
  switch (line.for) {
    case 'production':
    case 'windfall':
      return [good(line.kind, line.for)];
    case 'rebel-military':
      return [mark('shield', undefined, 'military'), { show: 'keyword', keyword: 'rebel' }];
    case 'other-military':
      return [mark('shield', undefined, 'military')];
    case 'other-world':
      return [WORLD];
    case 'other-development':
      return [DEVELOPMENT];
    case 'six-development':
      return [mark('development', '6', 'development')];
    case 'power':
      return [line.on === 'world' ? WORLD : DEVELOPMENT, { show: 'phase', row: line.in }];
    case 'keyword':
      return [{ show: 'keyword', keyword: line.keyword }];
    case 'title':
      return [{ show: 'card-name', card: line.title }];
    case 'total-military':
      return [mark('military', undefined, 'military')];
    case 'chips':
      return [EACH, chip(line.every)];
  }
}
