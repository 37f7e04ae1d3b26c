import { capital } from '@orrery/engine';
import type { PowerAt } from '../../actions.ts';
import type { CardId } from '../../cards/catalogue.ts';
import type { SettlePower } from '../../cards/powers.ts';
import type { Pending } from '../../pending.ts';
import type { ActionLines, DecisionLines } from '../shape.ts';
import type { Table } from '../table.ts';
import { NAMES } from './names.ts';
import { consumeWords, produceWords } from './used-powers.ts';
import { cards, list, namesOn, upToCards } from './words.ts';

/** Карта, которая помогает выложить мир, — по тому, что она делает. */
const HELPS: { readonly [Do in SettlePower['do']]: ((card: string) => string) | undefined } = {
  cheaper: undefined,
  military: undefined,
  'scrap-for-free-world': (card) => `сбросить из сектора карту ${card}`,
  'scrap-for-military': (card) => `сбросить из сектора карту ${card} ради атаки`,
  'pay-for-military': (card) => `заплатить с помощью карты ${card}`,
  'cards-for-military': undefined,
  'draw-after': undefined,
  'second-world': undefined,
};

/** Здесь карты отдают за атаку, а не за мир. */
const isBuying = (table: Table, card: CardId | undefined): boolean =>
  card !== undefined && (table.facts(card)?.settle.some((power) => power.do === 'cards-for-military') ?? false);

function helpWords(table: Table, at: number): string {
  const card = table.cardAt(at);
  if (card === undefined) return `применить карту ${at + 1} сектора`;
  for (const power of table.facts(card)?.settle ?? []) {
    const say = HELPS[power.do];
    if (say !== undefined) return say(namesOn(table).quoted(card));
  }
  return `применить карту ${namesOn(table).quoted(card)}`;
}

export function actionLines(table: Table): ActionLines {
  const { quoted } = namesOn(table);
  const at = (place: number): string => {
    const card = table.cardAt(place);
    return card === undefined ? `карта ${place + 1} сектора` : quoted(card);
  };
  const consuming = ({ at: place, power }: PowerAt): string => {
    const card = table.cardAt(place);
    const does = card === undefined ? undefined : table.facts(card)?.consume[power];
    return does === undefined ? `способность ${power + 1}` : consumeWords(does);
  };
  const producing = ({ at: place, power }: PowerAt): string => {
    const card = table.cardAt(place);
    const does = card === undefined ? undefined : table.facts(card)?.produce[power];
    return does === undefined ? `способность ${power + 1}` : produceWords(does);
  };
  return {
    pick: ({ card }) => `Взять карту ${quoted(card)}`,
    'choose-start': ({ world }) => `Начать с карты ${quoted(world)}`,
    'choose-actions': ({ actions }) => actions.map((action) => NAMES[`action:${action}`]).join(' + '),
    reconsider: () => 'Выбрать заново',
    discard: ({ card }) => `Сбросить карту ${quoted(card)}`,
    place: ({ card }) => `Выложить карту ${quoted(card)}`,
    pass: () => 'Ничего не выкладывать',
    pay: ({ use, cards: count }) => {
      if (use.length === 0) return count === 0 ? 'Не платить' : `Заплатить ${cards(count)}`;
      const bought = use.some((place) => isBuying(table, table.cardAt(place)));
      const price = count === 0 ? 'карт не отдавать' : `отдать ${cards(count)}`;
      return `${capital(list(use.map((place) => helpWords(table, place))))}: ${price}${bought ? ' за атаку' : ''}`;
    },
    sell: ({ world }) => `Продать товар: ${at(world)}`,
    consume: ({ by, goods }) => capital(`${at(by.at)}: ${consuming(by)}${goods.length === 0 ? '' : ` (${list(goods.map(at))})`}`),
    gamble: ({ number }) => `Назвать ${number}`,
    stop: () => 'Готово',
    produce: ({ by, world }) => capital(`${by === 'bonus' ? 'Привилегия' : at(by.at)}: товар на мире ${at(world)}`),
    'draw-for': ({ by }) => capital(`${at(by.at)}: ${producing(by)}`),
    'produce-for-card': ({ world, card }) => capital(`${at(world)}: сбросить карту ${quoted(card)} и произвести товар`),
  };
}

const DISCARDS: Readonly<Record<Extract<Pending, { do: 'discard' }>['because'], (count: string) => string>> = {
  start: (count) => `Сбросьте ${count} из первой руки.`,
  explore: (count) => `Сбросьте ${count} из увиденных; остальные ваши.`,
  limit: (count) => `На руке может остаться не больше 10 карт: сбросьте ${count}.`,
};

export function decisionLines(table: Table): DecisionLines {
  const isAlone = table.robotPoints !== undefined;
  const { quoted } = namesOn(table);
  return {
    pick: () => 'Возьмите карту из пачки; остальные пойдут дальше.',
    'choose-start': () => 'Какой родной мир вы оставите?',
    'choose-actions': ({ count }) => (count === 1 ? 'Какое действие вы выбираете?' : 'Какие два действия вы выбираете?'),
    discard: ({ because, count }) => DISCARDS[because](cards(count)),
    'place-development': () => `Какую разработку вы выложите?${isAlone ? '' : ' Пока не выбрали все, её никто не видит.'}`,
    'place-world': ({ isSecond }) =>
      isSecond ? 'Выложите второй мир?' : `Какой мир вы выложите?${isAlone ? '' : ' Пока не выбрали все, его никто не видит.'}`,
    pay: ({ card }) => `Как вы получите карту ${quoted(card)}?`,
    'pay-cards': ({ card, count }) => `${quoted(card)}: заплатите ${cards(count)} с руки.`,
    sell: () => 'Какой товар вы продадите?',
    consume: () => 'Какую способность потребления вы примените?',
    'cards-for-chips': ({ card, count }) =>
      count === 1
        ? `${quoted(card)}: можно сбросить ${cards(1)} за 1 ПО.`
        : `${quoted(card)}: можно сбросить до ${upToCards(count)}, каждую за 1 ПО.`,
    gamble: () => 'Какое число вы назовёте? Если верхняя карта стоит ровно столько, она ваша.',
    produce: () => 'Где произвести товар?',
    wait: () => 'Выбор сделан. Его ещё можно изменить.',
  };
}
