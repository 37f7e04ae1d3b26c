import { isPlaceId, type NotAloneText, seatIn, type Value } from '../shape.ts';
import { PLACE } from './cases.ts';

const cases = (value: Value) => (isPlaceId(value) ? PLACE[value] : undefined);

export const phrases: NotAloneText['phrases'] = {
  'going-to': ([where]) => `Я иду ${cases(where)?.to ?? 'туда'}`,
  'not-going-to': ([where]) => `Я не иду ${cases(where)?.to ?? 'туда'}`,
  'stay-away-from': ([where]) => `Не ходите ${cases(where)?.to ?? 'туда'}`,
  'who-takes': ([where]) => `Кто идёт ${cases(where)?.to ?? 'туда'}?`,
  'you-take': ([who, where], names) => address(seatIn(who, names), `иди ${cases(where)?.to ?? 'туда'}`),
  'not-me': () => 'Не я',
  'trust-me': () => 'Поверьте мне',
  'it-is-bluffing': () => 'Существо блефует',
  'spread-out': () => 'Давайте разойдёмся',
  'resist-now': ([who], names) => address(seatIn(who, names), 'пора сопротивляться'),
  'give-up-i-cover-you': ([who], names) => address(seatIn(who, names), 'можно смириться, я прикрою'),
  'mind-your-will': ([who], names) => address(seatIn(who, names), 'береги волю'),
  'i-have-an-answer': () => 'У меня есть чем ответить',
  'charge-the-marker': () => 'Зарядите кто-нибудь маяк',
  'who-fortifies': () => 'Кто укрепит Город-Убежище?',
  'i-smell-you': ([who], names) => address(seatIn(who, names), 'я тебя чую'),
  'waiting-at': ([where]) => `Жду вас ${cases(where)?.at ?? 'там'}`,
  'nowhere-to-run': () => 'Бежать некуда',
  'close-call': () => 'Чуть не попались',
  'well-played': () => 'Хорошо сыграно',
};

function address(who: string | undefined, words: string): string {
  return who === undefined ? words.charAt(0).toUpperCase() + words.slice(1) : `${who}, ${words}`;
}
