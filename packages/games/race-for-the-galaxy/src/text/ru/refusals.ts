import { isKeyOf } from '@orrery/engine';
import type { RefusalLines } from '../shape.ts';
import { isCardId, type Table } from '../table.ts';
import { NAMES } from './names.ts';
import { cards, namesOn, upToCards } from './words.ts';

function action(id: unknown): string {
  const key = `action:${String(id)}`;
  return isKeyOf(NAMES, key) ? `«${NAMES[key]}»` : 'это действие';
}

const signedMilitary = (military: number): string => (military < 0 ? `−${-military}` : String(military));

export function refusalLines(table: Table): RefusalLines {
  const { quoted } = namesOn(table);
  /** Значения приходят с отказом: и для бессмысленного найдутся слова. */
  const card = (id: unknown): string => (isCardId(id) ? `карта ${quoted(id)}` : 'эта карта');
  const cardAccusative = (id: unknown): string => (isCardId(id) ? `карту ${quoted(id)}` : 'эту карту');
  const cardGenitive = (id: unknown): string => (isCardId(id) ? `карты ${quoted(id)}` : 'этой карты');
  return {
    'match-over': 'Партия окончена.',
    'no-such-seat': 'За этим столом нет такого места.',
    'not-asked': ({ ask }) => (ask === undefined ? 'Сейчас выбирать не вам.' : 'Сначала сделайте другой выбор.'),
    'all-have-answered': 'Менять выбор уже поздно.',
    'wrong-count': ({ count }) => (count === 2 ? 'Выберите два действия в порядке фаз.' : 'Выберите одно действие.'),
    'twice-the-same': ({ action: id }) => `${action(id)} выбирают за раунд только раз.`,
    'not-in-hand': ({ card: id }) => `${cardGenitive(id)} нет среди тех, которые сейчас можно использовать.`,
    'not-just-drawn': ({ card: id }) => `${cardGenitive(id)} нет среди карт, которые вы только что взяли.`,
    'not-in-pack': ({ card: id }) => `${cardGenitive(id)} нет в пачке, которая у вас.`,
    'not-dealt': ({ card: id }) => `${cardGenitive(id)} нет среди ваших двух родных миров.`,
    'wrong-kind': ({ card: id }) => `${cardAccusative(id)} в этой фазе не выкладывают: разработки — в разработке, миры — в освоении.`,
    'already-placed': ({ card: id }) => `${card(id)} уже лежит в вашем секторе.`,
    'cannot-pay': ({ card: id, cost, cards: others }) =>
      others === undefined
        ? `${cardAccusative(id)} вам нечем оплатить.`
        : `${card(id)} обойдётся вам в ${cards(Number(cost))}, а других карт у вас на руке — ${others}.`,
    'cannot-conquer': ({ card: id, strength, defense }) =>
      strength === undefined
        ? `${cardAccusative(id)} вам не завоевать.`
        : `${cardAccusative(id)} вам не завоевать: ваша атака против неё — ${signedMilitary(Number(strength))}, её защита — ${defense}.`,
    'no-such-payment': ({ card: id }) => `${cardAccusative(id)} так не получить.`,
    'paid-too-much': ({ card: id, cards: enough }) =>
      enough === undefined
        ? `За ${cardAccusative(id)} столько не платят.`
        : `За ${cardAccusative(id)} столько не платят: хватит ${upToCards(Number(enough))}.`,
    'no-good-there': 'На этой карте нет товара.',
    'no-such-power': 'Такой способности нет.',
    'not-in-force': ({ card: id }) => `${card(id)} выложена в этой фазе: её способности действуют со следующей.`,
    'already-used': ({ card: id }) => `Эту способность ${cardGenitive(id)} вы в этой фазе уже применили.`,
    'cannot-be-met': ({ card: id }) => `У вас нет того, что нужно для этой способности ${cardGenitive(id)}.`,
    'wrong-goods': ({ card: id }) => `${card(id)} не принимает этих товаров.`,
    'must-consume': ({ card: id }) => `Вы ещё должны применить ${cardAccusative(id)}.`,
    'wrong-number': 'Назовите число от 1 до 7.',
    'must-produce': 'Товар ещё можно произвести на одном из ваших миров накопления.',
    'has-a-good': ({ card: id }) => (isCardId(id) ? `На карте ${quoted(id)} уже лежит товар.` : 'На этой карте уже лежит товар.'),
    'no-bonus': 'Привилегии производства у вас сейчас нет.',
    'cannot-produce-there': 'Так там товар не произвести.',
    'no-such-draw': 'За это сейчас ничего не берут.',
  };
}
