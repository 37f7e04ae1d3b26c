import type { GameText } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Decision } from '../../decisions.ts';
import type { Event } from '../../events.ts';
import { manifest } from '../../manifest.ts';
import type { RefusalCode } from '../../refusals.ts';

const REFUSALS: { readonly [Code in RefusalCode]: string } = {
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
  action: ({ card }) => `Зажечь ${card}`,
  event: (event, names) => {
    switch (event.type) {
      case 'turn-began':
        return `Ходит ${names(event.seat)}`;
      case 'beacon-lit':
        return `${names(event.seat)} зажигает ${event.card}${event.scored ? ' и получает очко' : ''}`;
      case 'card-drawn':
        return event.card === undefined ? `${names(event.seat)} берёт карту` : `${names(event.seat)} берёт ${event.card}`;
      case 'match-ended':
        return 'Партия закончена';
    }
  },
  decision: () => 'Какой маяк зажечь?',
  refusal: ({ code, rule }) => (Object.hasOwn(REFUSALS, code) ? REFUSALS[code as RefusalCode] : `Этого не позволяет правило ${rule}.`),
  primer: ['Зажгите маяк выше последнего, и получите очко.', 'Берегите большие карты на случай, когда последний маяк высок.'],
};
