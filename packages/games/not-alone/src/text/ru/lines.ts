import { capital } from '@orrery/engine';
import type { PlaceId } from '../../cards/places.ts';
import type { Stage } from '../../state.ts';
import type { ActionLines, DecisionLines } from '../shape.ts';
import { adaptationCards, PLACE, placeCards, TOKEN, upToAdaptationCards, upToHuntCards, upToPlaceCards, will } from './cases.ts';
import { aimed, by, cause, name, oneOf, ontoSpots, POWERS, placeNames, quoted, type Spots } from './words.ts';

const acting = (card: PlaceId): string => `${capital(PLACE[card].nominative)}: `;

export const actionLines = (spot: Spots): ActionLines => ({
  volunteer: ({ willing }) => (willing ? 'Хочу быть существом' : 'Лучше буду жертвой'),
  'choose-side': ({ side }) =>
    side === 'a' ? 'Сторона А: Артемия на шести последних ячейках' : 'Сторона Б: Артемия через ячейку начиная с середины',
  'choose-character': ({ character }) => name(`character:${character}`),
  'choose-adaptation': ({ adaptation }) => name(`adaptation:${adaptation}`),
  resist: ({ will: paid }) => `Сопротивляться: отдать ${will(paid)}`,
  'give-up': () => 'Смириться: вернуть карты и волю, но ассимиляция сделает шаг',
  'lay-place': ({ card }) => `Выложить ${PLACE[card].accusative}`,
  'take-up-places': () => 'Забрать карты и выбрать заново',
  'play-hunt': ({ card, target }, names) => `Сыграть карту ${aimed(`hunt:${card}`, target, { spot, names })}`,
  'play-survival': ({ card, target }, names) => `Сыграть карту ${aimed(`survival:${card}`, target, { spot, names })}`,
  'use-character': ({ character, target }, names) => `Способность ${aimed(`character:${character}`, target, { spot, names })}`,
  'use-adaptation': ({ adaptation, target }, names) => `Адаптация ${aimed(`adaptation:${adaptation}`, target, { spot, names })}`,
  pass: () => 'Пас',
  'place-token': ({ token, at }) => `Положить ${TOKEN[token]} ${ontoSpots(spot, at)}`,
  'end-hunting': () => 'Закончить охоту',
  'keep-place': ({ card }) => `Оставить в игре ${PLACE[card].accusative}`,
  'swap-place': ({ out, in: coming }) => `Выложить ${PLACE[coming].accusative} вместо ${PLACE[out].genitive}`,
  'use-power': ({ card, from, way }) =>
    from === undefined ? `${acting(card)}${POWERS[way]}` : `${acting(card)}скопировать силу ${spot(from).genitive} (${POWERS[way]})`,
  'return-instead': ({ card, returned }) => `${acting(card)}вернуть ${PLACE[returned].accusative} вместо силы`,
  'rescue-survivor': ({ card, survivor }) => `${acting(card)}спасти выжившего (${name(`survivor:${survivor}`)})`,
  fortify: ({ card }) => `${acting(card)}укрепить Город-Убежище`,
  'do-nothing': ({ card }) => `${acting(card)}ничего не делать`,
  'return-place': ({ card }) => `Вернуть ${PLACE[card].accusative}`,
  'discard-place': ({ card }) => `Сбросить ${PLACE[card].accusative}`,
  'discard-survival': ({ card }) => `Сбросить карту ${quoted(`survival:${card}`)}`,
  'discard-survivor': ({ index }) => `Сбросить выжившего ${index + 1}`,
  'keep-survival': ({ card }) => `Оставить карту ${quoted(`survival:${card}`)}`,
  'take-place': ({ card }) => `Взять ${PLACE[card].accusative}`,
  heal: ({ seat }, names) => `${names(seat)} восстановит 1 фишку воли`,
  'lose-will': () => 'Потерять 1 фишку воли',
  'show-place': ({ card }) => `Показать ${PLACE[card].accusative}`,
  'hide-place': ({ card }) => `Не показывать ${PLACE[card].accusative}`,
  'put-under': ({ card }) => `Положить карту ${quoted(`hunt:${card}`)} под колоду`,
  'put-adaptation-under': ({ adaptation }) => `Положить адаптацию ${quoted(`adaptation:${adaptation}`)} под её колоду`,
  'drop-adaptation': ({ adaptation }) => `Сбросить адаптацию существа ${quoted(`adaptation:${adaptation}`)}`,
  'pay-to-keep': () => 'Заплатить 1 ДНК и сохранить её',
  'put-back-dna': ({ count }) => `Существо возвращает ${count} ДНК`,
  shelter: () => 'Укрыть всех своих выживших: защита сделает 1 шаг',
  'name-place': ({ place }) => `Назвать ${spot(place).accusative}`,
  'move-creature': ({ to }) => `Передвинуть ${TOKEN.creature} ${ontoSpots(spot, [to])}`,
  decline: () => 'Готово',
  adapt: () => 'Адаптироваться: взять ДНК, брать и развивать карты',
  hide: ({ quietly }) => (quietly ? 'Затаиться тихо: до 2 ДНК, защита на месте' : 'Затаиться: до 3 ДНК, но защита сделает 1 шаг'),
  'draw-adaptation': ({ level }) => `Взять адаптацию уровня ${level === 1 ? 'I' : 'II'}`,
  develop: ({ adaptation }) => `Развить адаптацию ${quoted(`adaptation:${adaptation}`)}`,
  'discard-adaptation': ({ adaptation }) => `Сбросить свою адаптацию ${quoted(`adaptation:${adaptation}`)}, чтобы освободить место`,
  'move-sanctuary-on': () => 'Сдвинуть Город-Убежище ещё на один номер',
});

const WINDOWS: Partial<Readonly<Record<Stage, string>>> = {
  'hunt-window': 'Существо разложило жетоны. Ответить картой фазы 2 или спасовать?',
  'reveal-window': 'Карты открыты. Сыграть карту фазы 3 или спасовать?',
  'free-places': 'Сейчас будет действовать следующая жертва. Сыграть карту фазы 3 или спасовать?',
  'target-places': 'Сейчас сработает жетон цели. Сыграть карту фазы 3 или спасовать?',
  'artemia-window': 'Сейчас сработает жетон Артемии. Сыграть карту или спасовать?',
  'creature-window': 'Сейчас сработает жетон существа. Сыграть карту или спасовать?',
  'caught-window': 'Кто-то пойман. Сыграть карту или спасовать?',
  'end-window': 'Ход заканчивается. Сыграть карту фазы 4 или спасовать?',
  'refill-window': 'Существо добрало карты охоты. Сыграть карту фазы 4 или спасовать?',
  'sanctuary-window': 'Сейчас перелетит Город-Убежище. Сыграть карту фазы 5 или спасовать?',
};

export const decisionLines = (spot: Spots): DecisionLines => ({
  volunteer: () => 'Хотите играть за существо?',
  'choose-side': () => 'Какую сторону поля выбрать?',
  'draw-adaptations': ({ count }) => `Возьмите ${adaptationCards(count)}: уровень I или II?`,
  'choose-character': () => 'Кого из персонажей вы оставите?',
  'choose-adaptation': () => 'Какая адаптация будет у вас в этой партии?',
  'return-places': ({ atMost, least, because }) =>
    least === atMost
      ? `Верните в руку ${placeCards(atMost)} из сброса${by(because)}.`
      : `Верните в руку до ${upToPlaceCards(atMost)} из сброса${least > 0 ? `, не меньше ${least}` : ''}${by(because)}.`,
  'return-this-or-one': ({ card, because }) =>
    `Вернуть можно только одну карту: ${PLACE[card].accusative} или карту из сброса${by(because)}?`,
  'discard-places': ({ count, because }) => `Сбросьте из руки ${placeCards(count)}${by(because)}.`,
  'discard-or-lose-will': ({ count, hasBegun, because }) =>
    hasBegun
      ? `Сбросьте ещё ${placeCards(count)}${by(because)}.`
      : `Сбросить ${placeCards(count)} или потерять 1 фишку воли${by(because)}?`,
  'discard-survival': ({ because }) => `Сбросьте карту выживания${by(because)}.`,
  'discard-survivor': ({ because }) => `Сбросьте выжившего${by(because)}.`,
  'discard-survival-or-survivor': ({ because }) => `Сбросьте карту выживания или выжившего${by(because)}.`,
  'keep-survival': () => 'Какую карту выживания оставить? Другая уйдёт в сброс.',
  'keep-place': () => 'Какая карта останется в игре? Другая вернётся в руку.',
  'take-place': ({ because, mayDecline }) => `Какую карту места взять из резерва${by(because)}?${mayDecline ? ' Можно отказаться.' : ''}`,
  heal: ({ because, mayDecline }) => `Кто восстановит 1 фишку воли${by(because)}?${mayDecline ? ' Можно никого не выбирать.' : ''}`,
  'show-places': ({ count, because }) => `Покажите существу ${placeCards(count)} из руки${by(because)}.`,
  'hide-places': ({ count, because }) => `Выберите, что скрыть: ${placeCards(count)}. Остальные увидит существо${by(because)}.`,
  'put-hunt-under': ({ atMost, because }) => `Положите под колоду до ${upToHuntCards(atMost)}${by(because)}.`,
  'put-adaptations-under': ({ atMost }) => `Положите под колоды до ${upToAdaptationCards(atMost)}; возьмёте столько же.`,
  'drop-adaptation': ({ mayDecline }) => `Какую адаптацию существа сбросить?${mayDecline ? ' Можно отказаться.' : ''}`,
  'keep-adaptation': ({ adaptation }) =>
    `Жертвы сбрасывают адаптацию ${quoted(`adaptation:${adaptation}`)}. Заплатить 1 ДНК и сохранить её?`,
  'put-back-dna': ({ atMost }) => `Сколько ДНК вернёт существо (не больше ${atMost})?`,
  'swap-played': () => 'Какая карта заменит вашу карту в игре?',
  shelter: () => 'Укрыть всех своих выживших и сдвинуть защиту ещё на 1 шаг?',
  'answer-fortify': ({ by: seat }, names) => `${names(seat)} укрепляет Город-Убежище. Ответить картой или спасовать?`,
  'name-place': ({ from }) => `Силу какого места получат жертвы на отмеченном месте: ${oneOf(from.map((each) => spot(each).genitive))}?`,
  'move-creature': ({ because }) => `Передвинуть ${TOKEN.creature} на соседнее место${by(because)}?`,
  'move-sanctuary-on': () => 'Сдвинуть Город-Убежище ещё на один номер?',
  'use-copied-power': ({ because }) => `Используйте силу места, где лежит ${TOKEN.creature} (${cause(because)}).`,
  'return-played': ({ from, because }) =>
    from.length === 1 ? `Вернуть в руку ${PLACE[from[0]].accusative}${by(because)}?` : `Какую карту в игре вернуть в руку${by(because)}?`,
  explore: ({ left }) => {
    if (left === 0) return 'Выбор сделан. Его ещё можно изменить.';
    return left === 1 ? 'Куда вы идёте? Выложите карту места лицом вниз.' : `Куда вы идёте? Выложите ${placeCards(left)} лицом вниз.`;
  },
  stalk: () => 'Фаза 1, до охоты: сыграть карту или спасовать?',
  hunt: () => 'Охота: положите жетоны и сыграйте карты.',
  window: ({ stage, phase }) => WINDOWS[stage] ?? `Сыграть карту фазы ${phase} или спасовать?`,
  interrupt: ({ phase }) => `Вы можете сыграть карту фазы ${phase}, пока другие не продолжили.`,
  act: ({ cards }) => `${capital(placeNames(cards))}: использовать силу или вернуть карту?`,
  'adapt-or-hide': () => 'Адаптироваться (взять 1 ДНК и тратить) или затаиться (взять до 3 ДНК, но защита сделает 1 шаг)?',
  adapting: () => 'Берите карты (по 1 ДНК) и развивайте их; закончив, спасуйте.',
});
