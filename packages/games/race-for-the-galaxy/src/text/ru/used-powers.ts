import { counter } from '@orrery/engine';
import type { ConsumePower, Good, ProducePower, Reward } from '../../cards/powers.ts';
import { cards, GOOD_NAMES, list, ofKind, upToCards } from './words.ts';

const goodsForm = counter('ru', 'товар', 'товара', 'товаров');
const upToGoods = counter('ru', 'товара', 'товаров', 'товаров');
const inKind = (kind: Good | undefined): string => (kind === undefined ? '' : ` (${GOOD_NAMES[kind]})`);

function reward({ chips, cards: drawn }: Reward): string {
  const parts = [chips > 0 ? `${chips} ПО` : '', drawn > 0 ? cards(drawn) : ''].filter((part) => part !== '');
  return parts.length === 0 ? 'ничего' : list(parts);
}

/** Способности, которые применяют по одной: так о них говорят действия. */
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
