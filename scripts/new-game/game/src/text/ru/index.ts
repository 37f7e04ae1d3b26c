import { type GameText, type Sentences, sayBy } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Decision } from '../../decisions.ts';
import type { Event } from '../../events.ts';
import { manifest } from '../../manifest.ts';
import type { RefusalCode } from '../../refusals.ts';

const refusals: Sentences<RefusalCode> = {
  'match-over': 'Партия закончена.',
  'not-your-turn': 'Сейчас не ваш ход.',
  'not-in-hand': 'У вас нет такой карты.',
};

export const text: GameText<Action, Event, Decision> = {
  locale: 'ru',
  name: manifest.shelf.ru.name,
  tagline: manifest.shelf.ru.tagline,
  terms: { beacon: { name: 'Маяк', help: 'Карта от 1 до 8. Если она выше последнего зажжённого маяка, приносит очко.' } },
  options: { longMatch: { label: 'Долгая партия', help: 'Каждого числа по три карты вместо двух.' } },
  sources: { beacons: 'Восходящие маяки' },
  endings: { 'all-lit': 'Зажжены все маяки.' },
  ...sayBy<Action, Event, Decision>({
    actions: { 'light-beacon': ({ card }) => `Зажечь ${card}` },
    events: {
      'turn-began': ({ seat }, names) => `Ходит ${names(seat)}`,
      'beacon-lit': ({ seat, card, scored }, names) => `${names(seat)} зажигает ${card}${scored ? ' и получает очко' : ''}`,
      'card-drawn': ({ seat, card }, names) => (card === undefined ? `${names(seat)} берёт карту` : `${names(seat)} берёт ${card}`),
      'match-ended': () => 'Партия закончена',
    },
    decisions: { 'choose-beacon': () => 'Какой маяк зажечь?' },
    refusals,
    unknownRefusal: (rule) => `Этого не позволяет правило ${rule}.`,
  }),
};
