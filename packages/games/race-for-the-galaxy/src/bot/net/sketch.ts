import type { Card } from '../../cards/catalogue.ts';
import {
  type ConsumePower,
  type DevelopPower,
  type ExplorePower,
  GOODS,
  type Good,
  KEYWORDS,
  type Of,
  type ProducePower,
  type Reward,
  type SettlePower,
  type TradePower,
  type Worded,
} from '../../cards/powers.ts';

/** What of a card is counted, whichever card it is: its powers, its kind and its words. A sum of these is a sketch of a tableau or a hand. */
const FOUR = ['novelty', 'rare', 'genes', 'alien'] as const;
const by = <Name extends string>(name: Name) => FOUR.map((good) => `${name} ${good}` as const);
export const SKETCH = [
  'see-more',
  'keep-more',
  'develop-cheaper',
  'develop-draw-first',
  'develop-draw-after',
  'settle-cheaper',
  ...by('settle-cheaper'),
  'military',
  ...by('military'),
  'military rebel',
  'scrap-for-free-world',
  'scrap-for-military',
  'cards-for-military',
  'pay-for-military',
  'settle-draw-after',
  'second-world',
  'trade',
  ...by('trade'),
  'consume-goods',
  ...by('consume-goods'),
  'consume-chips',
  'consume-cards',
  'consume-all',
  'cards-for-chips',
  'consume-sell',
  'consume-draw',
  'gamble',
  ...by('production'),
  ...by('windfall'),
  'grey',
  'produce-draw',
  'draw-if-produced-here',
  'produce-windfall',
  ...by('produce-windfall'),
  'draw-for-produced',
  'draw-if-most',
  'produce-for-card',
  'military-world',
  'civil-world',
  'development',
  'cost-six',
  'scored',
  ...KEYWORDS.map((word) => `word ${word}` as const),
  'chromosome',
  'points',
  'cost',
  'defense',
] as const;
export type SketchName = (typeof SKETCH)[number];
export const SKETCH_SIZE = SKETCH.length;
const PLACES = new Map<string, number>(SKETCH.map((name, at) => [name, at]));

export function placeOf(name: SketchName): number {
  return PLACES.get(name) ?? 0;
}

type Note = (name: SketchName, amount?: number) => void;

/** Adds the sketch of one card. */
export function sketch(card: Card, out: Float32Array): void {
  const note: Note = (name, amount = 1) => {
    out[placeOf(name)] += amount;
  };
  noteKind(card, note);
  const noting = { card, note };
  for (const power of card.explore) noteExplore(power, noting);
  for (const power of card.develop) noteDevelop(power, noting);
  for (const power of card.settle) noteSettle(power, noting);
  for (const power of card.trade) noteTrade(power, noting);
  for (const power of card.consume) noteConsume(power, noting);
  for (const power of card.produce) noteProduce(power, noting);
}

function kindly<Name extends 'settle-cheaper' | 'trade' | 'consume-goods' | 'produce-windfall'>(name: Name, kind: Good | undefined) {
  return kind === undefined ? name : (`${name} ${kind}` as const);
}

function noteKind(card: Card, note: Note): void {
  if (card.kind === 'development') note('development');
  else note(card.isMilitary ? 'military-world' : 'civil-world');
  if (card.kind === 'development' && card.cost === 6) note('cost-six');
  if (card.points === 'scored') note('scored');
  else note('points', card.points);
  note(card.isMilitary ? 'defense' : 'cost', card.cost);
  for (const word of card.keywords) note(`word ${word}`);
  if (card.hasChromosome) note('chromosome');
  if (card.world === 'grey') note('grey');
  if (card.good !== undefined && card.world === 'production') note(`production ${card.good}`);
  if (card.good !== undefined && card.world === 'windfall') note(`windfall ${card.good}`);
}

interface Noting {
  readonly card: Card;
  readonly note: Note;
}

type Notes<Power extends Worded> = { readonly [Do in Power['do']]: (power: Of<Power, Do>, noting: Noting) => void };

function noteReward({ chips, cards }: Reward, times: number, note: Note): void {
  note('consume-chips', chips * times);
  note('consume-cards', cards * times);
}

const EXPLORE: Notes<ExplorePower> = {
  'see-more': ({ count }, { note }) => note('see-more', count),
  'keep-more': ({ count }, { note }) => note('keep-more', count),
};

const DEVELOP: Notes<DevelopPower> = {
  cheaper: ({ by }, { note }) => note('develop-cheaper', by),
  'draw-first': ({ count }, { note }) => note('develop-draw-first', count),
  'draw-after': ({ count }, { note }) => note('develop-draw-after', count),
};

const SETTLE: Notes<SettlePower> = {
  cheaper: ({ by, kind }, { note }) => note(kindly('settle-cheaper', kind), by),
  military: ({ by, against }, { note }) => note(against === undefined ? 'military' : `military ${against}`, by),
  'scrap-for-free-world': (_, { note }) => note('scrap-for-free-world'),
  'scrap-for-military': (_, { note }) => note('scrap-for-military'),
  'cards-for-military': (_, { note }) => note('cards-for-military'),
  'pay-for-military': (_, { note }) => note('pay-for-military'),
  'draw-after': ({ count }, { note }) => note('settle-draw-after', count),
  'second-world': (_, { note }) => note('second-world'),
};

const TRADE: Notes<TradePower> = {
  'sell-for-more': ({ by, kind }, { note }) => note(kindly('trade', kind), by),
  'sell-this-for-more': ({ by }, { card, note }) => note(kindly('trade', card.good), by),
  'sell-for-chromosomes': ({ by }, { card, note }) => note(kindly('trade', card.good), by),
};

const CONSUME: Notes<ConsumePower> = {
  consume: ({ kind, count, reward }, { note }) => {
    note(kindly('consume-goods', kind), count);
    noteReward(reward, 1, note);
  },
  'consume-each': ({ kind, most, reward }, { note }) => {
    note(kindly('consume-goods', kind), most);
    noteReward(reward, most, note);
  },
  'consume-different': ({ kinds, reward }, { note }) => {
    note('consume-goods', kinds);
    noteReward(reward, 1, note);
  },
  'consume-all': (_, { note }) => note('consume-all'),
  'consume-here': ({ reward }, { card, note }) => {
    note(kindly('consume-goods', card.good), 1);
    noteReward(reward, 1, note);
  },
  'cards-for-chips': (_, { note }) => note('cards-for-chips'),
  sell: (_, { note }) => note('consume-sell'),
  draw: ({ count }, { note }) => note('consume-draw', count),
  gamble: (_, { note }) => note('gamble'),
};

const forProduced = (_: Worded, { note }: Noting) => note('draw-for-produced');

const PRODUCE: Notes<ProducePower> = {
  // What a world produces is noted with its kind.
  'produce-here': () => undefined,
  'produce-for-card': (_, { note }) => note('produce-for-card'),
  'draw-if-produced-here': ({ count }, { note }) => note('draw-if-produced-here', count),
  'produce-windfall': ({ kind }, { note }) => note(kindly('produce-windfall', kind)),
  draw: ({ count }, { note }) => note('produce-draw', count),
  'draw-for-worlds': forProduced,
  'draw-for-kinds': forProduced,
  'draw-for-produced': forProduced,
  'draw-if-most': (_, { note }) => note('draw-if-most'),
};

function noteExplore<Do extends ExplorePower['do']>(power: Of<ExplorePower, Do>, noting: Noting): void {
  EXPLORE[power.do](power, noting);
}

function noteDevelop<Do extends DevelopPower['do']>(power: Of<DevelopPower, Do>, noting: Noting): void {
  DEVELOP[power.do](power, noting);
}

function noteSettle<Do extends SettlePower['do']>(power: Of<SettlePower, Do>, noting: Noting): void {
  SETTLE[power.do](power, noting);
}

function noteTrade<Do extends TradePower['do']>(power: Of<TradePower, Do>, noting: Noting): void {
  TRADE[power.do](power, noting);
}

function noteConsume<Do extends ConsumePower['do']>(power: Of<ConsumePower, Do>, noting: Noting): void {
  CONSUME[power.do](power, noting);
}

function noteProduce<Do extends ProducePower['do']>(power: Of<ProducePower, Do>, noting: Noting): void {
  PRODUCE[power.do](power, noting);
}

/** The kinds of goods, with their places in the sketch. */
export const KIND_PLACES = GOODS.map((kind) => ({
  production: placeOf(`production ${kind}`),
  windfall: placeOf(`windfall ${kind}`),
  cheaper: placeOf(`settle-cheaper ${kind}`),
  military: placeOf(`military ${kind}`),
  trade: placeOf(`trade ${kind}`),
  consume: placeOf(`consume-goods ${kind}`),
  refill: placeOf(`produce-windfall ${kind}`),
}));
