import { counter, isKeyOf, lister } from '@orrery/engine';
import type { Card, CardId } from '../../cards/catalogue.ts';
import type {
  ConsumePower,
  DevelopPower,
  ExplorePower,
  Good,
  Keyword,
  ProducePower,
  Reward,
  SettlePower,
  TradePower,
} from '../../cards/powers.ts';
import { type CardParts, saidRows, sayParts } from '../card-parts.ts';
import { type SaidScoring, saidScoring } from '../scoring.ts';
import { ownNumber, type Table } from '../table.ts';
import { CARD_NAMES } from './cards.ts';

export const list = lister('ru');

/** Винительный с числом: «1 карту», «2 карты», «5 карт». */
export const cards = counter('ru', 'карту', 'карты', 'карт');
export const credits = counter('ru', 'кредит', 'кредита', 'кредитов');
/** Родительный после «до»: «до 1 карты», «до 2 карт». */
export const upToCards = counter('ru', 'карты', 'карт', 'карт');
const goodsForm = counter('ru', 'товар', 'товара', 'товаров');
const upToGoods = counter('ru', 'товара', 'товаров', 'товаров');

export const GOOD_NAMES: Readonly<Record<Good, string>> = {
  novelty: 'предметы роскоши',
  rare: 'редкие элементы',
  genes: 'генетические материалы',
  alien: 'технологии пришельцев',
};
/** «мир редких элементов»; у товаров вид назван в скобках. */
const OF_KIND: Readonly<Record<Good, string>> = {
  novelty: 'предметов роскоши',
  rare: 'редких элементов',
  genes: 'генетических материалов',
  alien: 'технологий пришельцев',
};
export const KEYWORD_NAMES: Readonly<Record<Keyword, string>> = {
  alien: 'ПРИШЕЛЬЦЫ',
  imperium: 'ИМПЕРИЯ',
  rebel: 'МЯТЕЖНИКИ',
  terraforming: 'ТЕРРАФОРМИРОВАНИЕ',
  uplift: 'РАЗВИТАЯ РАСА',
};
const OF_KEYWORD: Readonly<Record<Keyword, string>> = {
  alien: 'ПРИШЕЛЬЦЕВ',
  imperium: 'ИМПЕРИИ',
  rebel: 'МЯТЕЖНИКОВ',
  terraforming: 'ТЕРРАФОРМИРОВАНИЯ',
  uplift: 'РАЗВИТОЙ РАСЫ',
};

/** У карт из набора игрока название своё, а не печатное. */
const cardName = (id: CardId): string => (isKeyOf(CARD_NAMES, id) ? CARD_NAMES[id] : `Самодельная карта ${ownNumber(id) + 1}`);

/** Как карты называют за этим столом. */
export function namesOn(table: Pick<Table, 'facts'>) {
  const name = (id: CardId): string => table.facts(id)?.title ?? cardName(id);
  /** В кавычках, чтобы не склонять; кавычки внутри названия — другие. */
  const quoted = (id: CardId): string => `«${name(id).replace('«', '„').replace('»', '“')}»`;
  /** «карту «Мир-улей»»; «карты «Мир-улей» и «Дипломат»». */
  const titled = (ids: readonly CardId[]): string => `${ids.length === 1 ? 'карту' : 'карты'} ${list(ids.map(quoted))}`;
  return { name, quoted, titled };
}

const inKind = (kind: Good | undefined): string => (kind === undefined ? '' : ` (${GOOD_NAMES[kind]})`);
const ofKind = (kind: Good | undefined): string => (kind === undefined ? '' : ` ${OF_KIND[kind]}`);
const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

function reward({ chips, cards: drawn }: Reward): string {
  const parts = [chips > 0 ? `${chips} ПО` : '', drawn > 0 ? cards(drawn) : ''].filter((part) => part !== '');
  return parts.length === 0 ? 'ничего' : list(parts);
}

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

export function consumeWords(power: ConsumePower): string {
  switch (power.do) {
    case 'consume':
      return `${goodsForm(power.count)}${inKind(power.kind)} за ${reward(power.reward)}`;
    case 'consume-each':
      return `до ${upToGoods(power.most)}${inKind(power.kind)}, каждый за ${reward(power.reward)}`;
    case 'consume-different':
      return `${goodsForm(power.kinds)} разных видов за ${reward(power.reward)}`;
    case 'consume-all':
      return 'все оставшиеся товары, каждый, кроме первого, за 1 ПО';
    case 'consume-here':
      return `товар с этого мира за ${reward(power.reward)}`;
    case 'cards-for-chips':
      return power.most === 1
        ? 'можно сбросить с руки 1 карту за 1 ПО, без удвоения'
        : `можно сбросить с руки до ${upToCards(power.most)}, каждую за 1 ПО, без удвоения`;
    case 'sell':
      return power.withTrade
        ? 'продать 1 товар, способности продажи действуют'
        : 'продать 1 товар по обычной цене, без способностей продажи';
    case 'draw':
      return `взять ${cards(power.count)}`;
    case 'gamble':
      return 'назвать число от 1 до 7 и открыть верхнюю карту: если она стоит ровно столько, она ваша';
  }
}

export function produceWords(power: ProducePower): string {
  switch (power.do) {
    case 'produce-here':
      return 'товар на этом мире';
    case 'produce-for-card':
      return 'можно сбросить с руки 1 карту и произвести товар на этом мире';
    case 'draw-if-produced-here':
      return `взять ${cards(power.count)}, если здесь произведён товар`;
    case 'produce-windfall':
      return `товар на одном из ваших миров накопления${ofKind(power.kind)}`;
    case 'draw':
      return `взять ${cards(power.count)}`;
    case 'draw-for-worlds':
      return `взять 1 карту за каждый ваш ${power.of === 'military' ? 'защищённый мир' : `мир${ofKind(power.of)}`}`;
    case 'draw-for-kinds':
      return 'взять 1 карту за каждый вид произведённых вами товаров';
    case 'draw-for-produced':
      return `взять 1 карту за каждый произведённый вами товар${inKind(power.kind)}`;
    case 'draw-if-most':
      return `взять ${cards(power.count)}, если вы произвели больше всех товаров${inKind(power.kind)}`;
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
