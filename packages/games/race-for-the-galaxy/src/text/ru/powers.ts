import { isKeyOf } from '@orrery/engine';
import type { Card } from '../../cards/catalogue.ts';
import type { DevelopPower, ExplorePower, Keyword, SettlePower, TradePower } from '../../cards/powers.ts';
import { type CardParts, saidRows, sayParts } from '../card-parts.ts';
import { type SaidScoring, saidScoring } from '../scoring.ts';
import { CARD_NAMES } from './cards.ts';
import { consumeWords, produceWords } from './used-powers.ts';
import { cards, GOOD_NAMES, KEYWORD_NAMES, OF_KIND, ofKind, upToCards } from './words.ts';

const OF_KEYWORD: Readonly<Record<Keyword, string>> = {
  alien: 'ПРИШЕЛЬЦЕВ',
  imperium: 'ИМПЕРИИ',
  rebel: 'МЯТЕЖНИКОВ',
  terraforming: 'ТЕРРАФОРМИРОВАНИЯ',
  uplift: 'РАЗВИТОЙ РАСЫ',
};
const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

export function exploreWords(power: ExplorePower): string {
  switch (power.do) {
    case 'see-more':
      return `посмотреть на ${cards(power.count)} больше`;
    case 'keep-more':
      return `оставить на ${cards(power.count)} больше`;
  }
}

export function developWords(power: DevelopPower): string {
  switch (power.do) {
    case 'cheaper':
      return `разработки дешевле на ${power.by}`;
    case 'draw-first':
      return `взять ${cards(power.count)} в начале фазы`;
    case 'draw-after':
      return `взять ${cards(power.count)}, выложив разработку`;
  }
}

export function settleWords(power: SettlePower): string {
  switch (power.do) {
    case 'cheaper':
      return `миры${ofKind(power.kind)} дешевле на ${power.by}`;
    case 'military':
      if (power.against === undefined) return `${signed(power.by)} к атаке`;
      return `${signed(power.by)} к атаке против защищённых миров ${power.against === 'rebel' ? OF_KEYWORD.rebel : OF_KIND[power.against]}`;
    case 'scrap-for-free-world':
      return 'можно сбросить эту карту из сектора и не платить за мир, если это не мир технологий пришельцев';
    case 'scrap-for-military':
      return `можно сбросить эту карту из сектора и получить ${signed(power.by)} к атаке до конца фазы`;
    case 'cards-for-military':
      return `можно сбросить с руки до ${upToCards(power.most)}, за каждую +1 к атаке до конца фазы`;
    case 'pay-for-military':
      return `можно не завоёвывать защищённый мир, а заплатить на ${power.less} меньше его защиты, если это не мир технологий пришельцев`;
    case 'draw-after':
      return `взять ${cards(power.count)}, выложив мир`;
    case 'second-world':
      return 'можно выложить в этой фазе второй мир';
  }
}

export function tradeWords(power: TradePower): string {
  const more = `на ${cards(power.by)} больше`;
  switch (power.do) {
    case 'sell-for-more':
      return `${more} за ${power.kind === undefined ? 'любой товар' : GOOD_NAMES[power.kind]}`;
    case 'sell-this-for-more':
      return `${more} за товар с этого мира`;
    case 'sell-for-chromosomes':
      return `за каждый ваш мир с хромосомой ${more} за ${GOOD_NAMES[power.kind]}`;
  }
}

const POWER_ROW = { explore: 'исследования', trade: 'продажи', consume: 'потребления' } as const;
const WORLD_TYPE = { production: 'мир производства', windfall: 'мир накопления' } as const;

/** Что считает строка разработки, после «за каждый»; род у слов разный, поэтому со своим «за». */
function scoredThing(line: SaidScoring, isFirst: boolean): string {
  const other = isFirst ? '' : 'другой ';
  const otherShe = isFirst ? '' : 'другую ';
  switch (line.for) {
    case 'production':
    case 'windfall':
      return `за каждый ${WORLD_TYPE[line.for]}${ofKind(line.kind)}`;
    case 'all-of-type':
      return `за каждый ${WORLD_TYPE[line.type]}`;
    case 'all-of-kind':
      return `за каждый мир накопления или производства${ofKind(line.kind)}`;
    case 'rebel-military':
      return `за каждый защищённый мир ${OF_KEYWORD.rebel}`;
    case 'other-military':
      return `за каждый ${other}защищённый мир`;
    case 'other-world':
      return `за каждый ${other}мир`;
    case 'other-development':
      return `за каждую ${otherShe}разработку`;
    case 'six-development':
      return 'за каждую разработку со стоимостью 6';
    case 'power':
      return line.on === 'world'
        ? `за каждый мир со способностью ${POWER_ROW[line.in]}`
        : `за каждую разработку со способностью ${POWER_ROW[line.in]}`;
    case 'keyword':
      return `за каждую ${otherShe}карту ${OF_KEYWORD[line.keyword]}`;
    case 'title':
      return `за каждую карту «${isKeyOf(CARD_NAMES, line.title) ? CARD_NAMES[line.title] : line.title}»`;
    case 'total-military':
      return 'за каждую единицу вашей атаки';
    case 'chips':
      return `за каждые ${line.every} ПО в жетонах`;
  }
}

/** Вид, стоимость и очки: «Защищённый мир накопления генетических материалов, защита 2, 1 ПО». */
function kindWords(card: Card): string {
  const points = card.points === 'scored' ? '' : `, ${card.points < 0 ? `−${-card.points}` : card.points} ПО`;
  if (card.kind === 'development') return `Разработка, стоимость ${card.cost}${points}.`;
  const type = card.world === 'windfall' || card.world === 'production' ? WORLD_TYPE[card.world] : 'мир';
  const called = card.isMilitary ? `Защищённый ${type}` : type.charAt(0).toUpperCase() + type.slice(1);
  return `${called}${ofKind(card.good)}, ${card.isMilitary ? 'защита' : 'стоимость'} ${card.cost}${points}.`;
}

/** Карта в нескольких фразах, составленных из её способностей: и печатная, и самодельная. */
export function cardParts(card: Card): CardParts {
  const notes: string[] = [];
  if (card.start !== undefined) notes.push(`Родной мир ${card.start}.`);
  if (card.startHand !== undefined) notes.push(`Как родной мир: из первой руки остаётся карт не 4, а ${card.startHand}.`);
  if (card.keywords.length > 0) notes.push(`${card.keywords.map((keyword) => KEYWORD_NAMES[keyword]).join(', ')}.`);
  if (card.hasChromosome) notes.push('Хромосома.');
  return { kind: kindWords(card), notes, rows: saidRows(card, ROW_WORDS) };
}

const ROW_WORDS = {
  explore: ['Исследование', (card: Card) => card.explore.map(exploreWords)],
  develop: ['Разработка', (card: Card) => card.develop.map(developWords)],
  settle: ['Освоение', (card: Card) => card.settle.map(settleWords)],
  trade: ['Продажа', (card: Card) => card.trade.map(tradeWords)],
  consume: ['Потребление', (card: Card) => card.consume.map(consumeWords)],
  produce: ['Производство', (card: Card) => card.produce.map(produceWords)],
  scoring: [
    'В конце игры, ПО',
    (card: Card) => saidScoring(card.scoring).map((line, index) => `${line.points} ${scoredThing(line, index === 0)}`),
  ],
} as const;

/** То же одной строкой. */
export const cardWords = (card: Card): string => sayParts(cardParts(card));
