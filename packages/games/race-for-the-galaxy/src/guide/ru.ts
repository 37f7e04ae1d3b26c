import { counter, type GameGuide, type Reasons, reasonBy } from '@orrery/engine';
import type { Decision } from '../decisions.ts';
import type { View } from '../knowledge/view.ts';
import { FULL_TABLEAU, HAND_LIMIT } from '../state.ts';
import { goodsOf, nearEnd, tableaux } from './facts.ts';

const cards = counter('ru', 'карта', 'карты', 'карт');

const DISCARDS: Readonly<Record<Extract<Decision, { readonly ask: 'discard' }>['because'], string>> = {
  start: 'Оставьте то, что сможете оплатить и что подходит миру. Карты — это и деньги.',
  explore: 'Оставьте то, что подходит сектору. Карта, которую не выложите, оплатит другую.',
  limit: `Между раундами на руке не больше ${HAND_LIMIT} карт.`,
};

const reasons: Reasons<Decision, View> = {
  pick: () => 'Взятое станет вашей колодой, а остальное достанется соперникам.',
  'choose-start': () => 'Это ваш первый мир: его способности работают с первого раунда.',
  'choose-actions': (_, view) => choosing(view),
  discard: ({ because }) => DISCARDS[because],
  'place-development': () => 'Она стоит столько карт с руки, сколько указано. Можно не выкладывать.',
  'place-world': () => 'За мир платят картами, защищённый завоёвывают атакой. Можно не выкладывать.',
  pay: () => 'Потраченное сейчас уйдёт; сбережённые карты оплатят следующую.',
  'pay-cards': () => 'Эти карты уйдут в сброс. Отдайте то, что вряд ли выложите.',
  sell: () => 'Товар приносит карты: роскошь 2, элементы 3, гены 4, технологии 5, и надбавки.',
  consume: ({ seat }, view) =>
    goodsOf(view, seat) === 0
      ? 'Товаров больше нет, но некоторым способностям они не нужны.'
      : 'Товары становятся очками и картами. Применить нужно всё, что можно; порядок за вами.',
  'cards-for-chips': () => 'Очки останутся, карты могут принести больше. Под конец берите очки.',
  gamble: () => 'Угадали — карта ваша, не угадали — она просто уходит в сброс.',
  produce: () => 'Товар можно продать или потребить в одной из следующих фаз потребления.',
  wait: () => undefined,
};

function choosing(view: View): string {
  const near = nearEnd(view);
  if (near === undefined) return 'Проходят только выбранные фазы, и для всех; выбравший получает привилегию.';
  return near.by === 'tableau'
    ? `В секторе уже ${cards(near.count)}: раунд может стать последним. Карты на руке решают лишь ничью.`
    : `В запасе ${near.count} ПО: раунд может стать последним. Карты на руке решают лишь ничью.`;
}

export const guide: GameGuide<View, Decision> = {
  aim: (view, viewer) => {
    const { own, fullest } = tableaux(view, viewer);
    const goal = view.robot === undefined ? 'Нужно больше всех очков' : 'Обгоните робота по очкам';
    const rival = view.robot !== undefined ? 'робот' : view.players.length > 2 ? 'другие до' : 'соперник';
    const cards = own === undefined ? `пока ${fullest}` : `вы ${own}, ${rival} ${fullest}`;
    return `${goal}. Конец: ${FULL_TABLEAU} карт (${cards}) или нет ПО (ещё ${Math.max(0, view.pool)}).`;
  },
  why: reasonBy(reasons),
};
