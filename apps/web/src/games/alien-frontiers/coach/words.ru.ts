import type { Action } from '@orrery/alien-frontiers';
import { counter } from '@orrery/engine';
import type { CoachingWords } from '../../coaching.ts';
import type { Region } from './points.ts';

const ships = counter('ru', 'корабль', 'корабля', 'кораблей');

export const words: CoachingWords<Action, Region> = {
  regions: {
    'own-cards': 'Ваши карты технологий',
    'own-tokens': 'Ваши топливо и руда',
    'left-over': 'Что ещё осталось сделать в этом ходу',
    others: 'Что есть у соперников',
  },
  kinds: {
    'dock-ships': ({ faces }) => `Поставить туда ${ships(faces.length)}`,
    'cycle-display': 'Сменить открытые карты',
    'claim-card': 'Взять карту технологии',
    'launch-colony': 'Запустить колонию',
    'keep-waiting': 'Оставить колонию ждать',
    'trade-at-market': 'Обменять топливо на руду',
    'buy-relic-ship': 'Купить корабль',
    'use-power': 'Применить действие карты',
    'discard-card': 'Сбросить карту ради её действия',
    'land-colony': 'Высадить туда колонию',
    'steal-token': 'Украсть топливо или руду',
    'steal-card': 'Украсть карту технологии',
    'stop-raiding': 'Больше ничего не красть',
    'teleport-ship': 'Перенести корабль туда',
    'fire-again': 'Выстрелить ещё раз',
    'cease-fire': 'Поберечь топливо',
    'move-colony': 'Перенести колонию туда',
    'swap-colony': 'Поменять две колонии местами',
    'return-tokens': 'Вернуть то, что нужно меньше всего',
    'end-turn': 'Закончить ход',
  },
};
