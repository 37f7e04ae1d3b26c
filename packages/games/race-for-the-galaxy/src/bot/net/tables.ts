import { type Card, type CardId, PRINTED, PRINTED_IDS } from '../../cards/catalogue.ts';
import { GOODS, type Good, KEYWORDS } from '../../cards/powers.ts';
import { cardScore } from '../../flow/score.ts';
import type { State } from '../../state.ts';
import { powersWorth } from '../worths.ts';

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

/** Everything the features ask of the cards that play, by their numbers: printed ones first, then those of the pack. */
export interface Tables {
  readonly numbers: ReadonlyMap<CardId, number>;
  readonly cards: readonly Card[];
  /** Sketch after sketch. */
  readonly sketches: Float32Array;
  /** Bit n: has a power in the nth phase. */
  readonly phases: Uint8Array;
  readonly powers: Float32Array;
  /** Of a development that scores: what each card of the same tableau adds, by number. */
  readonly scores: readonly (Float32Array | undefined)[];
}

const known = new WeakMap<readonly Card[], Tables>();
/** Every state without a pack has a list of its own, and all mean the same. */
const NO_PACK: readonly Card[] = [];

export function tablesOf(state: Pick<State, 'own'>): Tables {
  const own = state.own.length === 0 ? NO_PACK : state.own;
  const before = known.get(own);
  if (before !== undefined) return before;
  const ids: CardId[] = [...PRINTED_IDS, ...own.map((_, at): CardId => `own-${at}`)];
  const cards = [...PRINTED_IDS.map((id) => factsOf(id)), ...own];
  const sketches = new Float32Array(cards.length * SKETCH_SIZE);
  cards.forEach((card, at) => {
    sketch(card, sketches.subarray(at * SKETCH_SIZE, (at + 1) * SKETCH_SIZE));
  });
  const tables: Tables = {
    numbers: new Map(ids.map((id, at) => [id, at])),
    cards,
    sketches,
    phases: Uint8Array.from(cards, phaseBits),
    powers: Float32Array.from(cards, powersWorth),
    scores: cards.map((card) =>
      card.points === 'scored' ? Float32Array.from(cards, (other, at) => cardScore(card.scoring, ids[at], other)) : undefined,
    ),
  };
  known.set(own, tables);
  return tables;
}

function factsOf(id: CardId): Card {
  const card = PRINTED.get(id);
  if (card === undefined) throw new Error(`RG-1.1: there is no card ${id}`);
  return card;
}

function phaseBits(card: Card): number {
  return (['explore', 'develop', 'settle', 'trade', 'consume', 'produce'] as const).reduce(
    (bits, row, at) => (card[row].length > 0 ? bits | (1 << at) : bits),
    0,
  );
}

type Note = (name: SketchName, amount?: number) => void;

function sketch(card: Card, out: Float32Array): void {
  const note: Note = (name, amount = 1) => {
    out[placeOf(name)] += amount;
  };
  noteKind(card, note);
  for (const power of card.explore) note(power.do, power.count);
  for (const power of card.develop) {
    if (power.do === 'cheaper') note('develop-cheaper', power.by);
    else note(`develop-${power.do}`, power.count);
  }
  noteSettle(card, note);
  for (const power of card.trade) note(power.do === 'sell-for-more' ? kindly('trade', power.kind) : kindly('trade', card.good), power.by);
  noteConsume(card, note);
  noteProduce(card, note);
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

function noteSettle(card: Card, note: Note): void {
  for (const power of card.settle) {
    if (power.do === 'cheaper') note(kindly('settle-cheaper', power.kind), power.by);
    else if (power.do === 'military') note(power.against === undefined ? 'military' : `military ${power.against}`, power.by);
    else if (power.do === 'draw-after') note('settle-draw-after', power.count);
    else note(power.do);
  }
}

function noteConsume(card: Card, note: Note): void {
  for (const power of card.consume) {
    if (power.do === 'consume' || power.do === 'consume-each') {
      const times = power.do === 'consume' ? 1 : power.most;
      note(kindly('consume-goods', power.kind), power.do === 'consume' ? power.count : power.most);
      note('consume-chips', power.reward.chips * times);
      note('consume-cards', power.reward.cards * times);
    } else if (power.do === 'consume-different' || power.do === 'consume-here') {
      note(
        power.do === 'consume-here' ? kindly('consume-goods', card.good) : 'consume-goods',
        power.do === 'consume-here' ? 1 : power.kinds,
      );
      note('consume-chips', power.reward.chips);
      note('consume-cards', power.reward.cards);
    } else if (power.do === 'sell') note('consume-sell');
    else if (power.do === 'draw') note('consume-draw', power.count);
    else note(power.do);
  }
}

function noteProduce(card: Card, note: Note): void {
  for (const power of card.produce) {
    if (power.do === 'draw') note('produce-draw', power.count);
    else if (power.do === 'draw-if-produced-here') note('draw-if-produced-here', power.count);
    else if (power.do === 'produce-windfall') note(kindly('produce-windfall', power.kind));
    else if (power.do === 'draw-for-worlds' || power.do === 'draw-for-kinds' || power.do === 'draw-for-produced') note('draw-for-produced');
    else if (power.do === 'draw-if-most' || power.do === 'produce-for-card') note(power.do);
  }
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
