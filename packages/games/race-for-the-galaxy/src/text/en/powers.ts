import { counted, isKeyOf } from '@orrery/engine';
import type { Card } from '../../cards/catalogue.ts';
import type { DevelopPower, ExplorePower, SettlePower, TradePower } from '../../cards/powers.ts';
import { type CardParts, saidRows, sayParts } from '../card-parts.ts';
import { type SaidScoring, saidScoring } from '../scoring.ts';
import { CARD_NAMES } from './cards.ts';
import { consumeWords, produceWords } from './used-powers.ts';
import { cards, GOOD_NAMES, KEYWORD_NAMES, KIND, worlds } from './words.ts';

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

export function exploreWords(power: ExplorePower): string {
  switch (power.do) {
    case 'see-more':
      return `see ${counted(power.count, 'more card')}`;
    case 'keep-more':
      return `keep ${counted(power.count, 'more card')}`;
  }
}

export function developWords(power: DevelopPower): string {
  switch (power.do) {
    case 'cheaper':
      return `developments cost ${power.by} less`;
    case 'draw-first':
      return `draw ${cards(power.count)} when the phase begins`;
    case 'draw-after':
      return `draw ${cards(power.count)} after placing a development`;
  }
}

export function settleWords(power: SettlePower): string {
  switch (power.do) {
    case 'cheaper':
      return `${worlds(power.kind)} cost ${power.by} less`;
    case 'military':
      if (power.against === undefined) return `${signed(power.by)} Military`;
      return `${signed(power.by)} Military against ${power.against === 'rebel' ? 'military REBEL worlds' : `military ${worlds(power.against)}`}`;
    case 'scrap-for-free-world':
      return 'you may discard this card from your tableau to pay nothing for a world, unless its good is alien technology';
    case 'scrap-for-military':
      return `you may discard this card from your tableau for ${signed(power.by)} Military until the phase ends`;
    case 'cards-for-military':
      return `you may discard up to ${cards(power.most)} from hand for +1 Military each until the phase ends`;
    case 'pay-for-military':
      return `you may pay for a military world, its defense less ${power.less}, instead of conquering it, unless its good is alien technology`;
    case 'draw-after':
      return `draw ${cards(power.count)} after placing a world`;
    case 'second-world':
      return 'you may place a second world this phase';
  }
}

export function tradeWords(power: TradePower): string {
  const more = counted(power.by, 'more card');
  switch (power.do) {
    case 'sell-for-more':
      return `${more} for selling ${power.kind === undefined ? 'any good' : GOOD_NAMES[power.kind]}`;
    case 'sell-this-for-more':
      return `${more} for selling the good of this world`;
    case 'sell-for-chromosomes':
      return `${more} for selling ${GOOD_NAMES[power.kind]}, for each of your worlds with a chromosome`;
  }
}

const POWER_ROW = { explore: 'an Explore power', trade: 'a trade power', consume: 'a Consume power' } as const;

/** What a line of a development counts, after "for each". */
function scoredThing(line: SaidScoring): string {
  switch (line.for) {
    case 'production':
    case 'windfall':
      return `${KIND[line.kind]} ${line.for} world`;
    case 'all-of-type':
      return `${line.type} world`;
    case 'all-of-kind':
      return `${KIND[line.kind]} world, windfall or production`;
    case 'rebel-military':
      return 'military REBEL world';
    case 'other-military':
      return 'other military world';
    case 'other-world':
      return 'other world';
    case 'other-development':
      return 'other development';
    case 'six-development':
      return '6-cost development';
    case 'power':
      return `${line.on} with ${POWER_ROW[line.in]}`;
    case 'keyword':
      return `other ${KEYWORD_NAMES[line.keyword]} card`;
    case 'title':
      return isKeyOf(CARD_NAMES, line.title) ? CARD_NAMES[line.title] : line.title;
    case 'total-military':
      return 'point of your total Military';
    case 'chips':
      return `${line.every} VP in chips`;
  }
}

/** "Other" only where something was counted before it. */
function scoringWords(card: Card): string[] {
  return saidScoring(card.scoring).map((line, index) => {
    const thing = scoredThing(line);
    return `${line.points} for each ${index === 0 ? thing.replace(/^other /, '') : thing}`;
  });
}

/** Kind, cost and points: "Military windfall world of genes, defense 2, 1 VP". */
function kindWords(card: Card): string {
  const points = card.points === 'scored' ? '' : `, ${card.points < 0 ? `−${-card.points}` : card.points} VP`;
  if (card.kind === 'development') return `Development, cost ${card.cost}${points}.`;
  const type = card.world === 'windfall' || card.world === 'production' ? `${card.world} world` : 'world';
  const holds = card.good === undefined ? '' : ` of ${GOOD_NAMES[card.good]}`;
  const called = card.isMilitary ? `Military ${type}` : type.charAt(0).toUpperCase() + type.slice(1);
  return `${called}${holds}, ${card.isMilitary ? 'defense' : 'cost'} ${card.cost}${points}.`;
}

/** A card in a few sentences, made from what it does: printed cards and home-made ones alike. */
export function cardParts(card: Card): CardParts {
  const notes: string[] = [];
  if (card.start !== undefined) notes.push(`Start world ${card.start}.`);
  if (card.startHand !== undefined) notes.push(`As a start world: keep ${card.startHand} cards of the first hand instead of 4.`);
  if (card.keywords.length > 0) notes.push(`${card.keywords.map((keyword) => KEYWORD_NAMES[keyword]).join(', ')}.`);
  if (card.hasChromosome) notes.push('Chromosome.');
  return { kind: kindWords(card), notes, rows: saidRows(card, ROW_WORDS) };
}

const ROW_WORDS = {
  explore: ['Explore', (card: Card) => card.explore.map(exploreWords)],
  develop: ['Develop', (card: Card) => card.develop.map(developWords)],
  settle: ['Settle', (card: Card) => card.settle.map(settleWords)],
  trade: ['Trade', (card: Card) => card.trade.map(tradeWords)],
  consume: ['Consume', (card: Card) => card.consume.map(consumeWords)],
  produce: ['Produce', (card: Card) => card.produce.map(produceWords)],
  scoring: ['At the end, VP', scoringWords],
} as const;

/** The same as one line. */
export const cardWords = (card: Card): string => sayParts(cardParts(card));
