import type { Action } from '@orrery/theseus';
import type { CoachingWords } from '../../coaching.ts';
import type { Region } from './points.ts';

export const words: CoachingWords<Action, Region> = {
  regions: {
    'own-cards': 'Карты, которые у вас есть',
    reserve: 'Ваши жетоны улучшения',
    ring: 'Кольцо секторов',
    'left-over': 'Что ещё можно применить в этом ходу',
    question: 'Сам вопрос',
  },
  kinds: {
    'place-board': 'Добавить поле в кольцо',
    'choose-sector': 'Выбрать сектор союза',
    'place-marker': 'Разделить этот сектор с владельцем',
    'choose-card': 'Взять карту в свою колоду',
    'install-first': 'Выложить первую карту',
    'place-unit': 'Поставить туда отряд',
    'move-unit': 'Перевести туда отряд',
    'enter-from-space': 'Вернуть отряд из космоса',
    'play-instant': 'Сыграть мгновенную карту',
    'play-bonus': 'Сыграть бонусную карту',
    'upgrade-unit': 'Улучшить отряд',
    'upgrade-card': 'Улучшить карту',
    'go-on': 'Всё сохранить и продолжить ход',
    'resolve-next': 'Сначала эта карта',
    'any-order': 'Порядок не важен',
    'choose-unit': 'Выбрать там отряд',
    'choose-seat': 'Выбрать этого игрока',
    'aim-at-card': 'Выбрать там карту',
    'strip-reserve': 'Забрать жетон из запаса соперника',
    'lead-unit': 'Увести туда отряд',
    relocate: 'Переставить туда отряд',
    spawn: 'Выставить там новый отряд',
    decline: 'Больше не нужно',
    'take-upgrade': 'Взять жетон улучшения',
    'clear-base': 'Убрать карту со своей базы',
    'fill-pending': 'Выложить новую карту',
    'replace-pending': 'Заменить ожидающую карту',
    install: 'Установить туда карту',
    'skip-pending': 'Не трогать ожидающие карты',
  },
};
