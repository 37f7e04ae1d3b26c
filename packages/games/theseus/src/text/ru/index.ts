import { type Locale, sayBy } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Decision } from '../../decisions.ts';
import type { Event } from '../../events.ts';
import { manifest } from '../../manifest.ts';
import type { TheseusText } from '../shape.ts';
import { type Table, textByTable } from '../table.ts';
import { eventLines } from './events.ts';
import { actionLines, decisionLines } from './lines.ts';
import { options } from './options.ts';
import { refusalLines } from './refusals.ts';
import { terms } from './terms.ts';
import { wordsOn } from './words.ts';

const locale: Locale = 'ru';

/** Слова за таким столом. */
export function textOn(table: Table): TheseusText {
  const words = wordsOn(table);
  const [actions, events, decisions] = [actionLines(words), eventLines(words), decisionLines(words)];
  return {
    locale,
    name: manifest.shelf.ru.name,
    tagline: manifest.shelf.ru.tagline,
    terms,
    options,
    sources: { life: 'Очки жизни', data: 'Очки данных' },
    endings: {
      'life-gone': 'Фракция потеряла последнее очко жизни.',
      'data-complete': 'Фракция собрала 20 очков данных.',
      'life-complete': 'Фракция набрала 20 очков за раны.',
      'final-sequence': 'Финальная последовательность исчерпана: решают жизнь и данные.',
      'tie-break': 'Ничья разыграна дополнительными ходами.',
    },
    ...sayBy<Action, Event, Decision>({
      actions,
      events,
      decisions,
      refusals: refusalLines,
      unknownRefusal: (rule) => `Этого не позволяет правило ${rule}.`,
    }),
    primer: [
      'Доведите жизнь врага с 20 до 0. Учёные и Серые побеждают ещё и с 20 очками данных.',
      'Ход — это одно движение: выберите отряд и комнату, куда он идёт. Он идёт по часовой стрелке ровно на столько секторов, сколько отрядов стоит там, откуда он уходит.',
      'Каждый ход меняет дальность остальных отрядов. Считайте заранее: пропустить ход нельзя.',
      'Там, куда вы пришли, на вас действуют вражеские ловушки. Кто занял четвёртую комнату, проводит там Малый Натиск; в полном секторе вы выталкиваете кого-то в космос.',
      'Затем выполняются ваши карты действия в этом секторе, потом действует сам сектор: Коридоры атакуют повсюду, Технический отсек даёт ещё ход, Комната управления ломает карту врага.',
      'В своём секторе вы берёте жетон улучшения или выкидываете карту врага. Жетоны переворачивают отряд сильной стороной или поднимают число карты.',
      'В конце — одна карта ожидания: свою установите где угодно на станции, вражескую вытесните своей. Действуют только установленные карты, каждая в своём секторе.',
      'Атаковать можно только через проходы, сквозь стены — никогда. Безопаснее всего крайняя комната.',
      'Когда колоды пустеют, каждая установка двигает жетон окончания игры. Когда он дойдёт до конца, побеждает наибольшая сумма жизни и данных.',
    ],
  };
}

export const text: TheseusText = textByTable(textOn);
