import { capital, isKeyOf } from '@orrery/engine';
import { isPlaceId, isSpot, nameIn, type RefusalLines, type Value } from '../shape.ts';
import { huntCards, PLACE, placeCards, survivalCards, TOKEN, upToPlaceCards, will as willCounters } from './cases.ts';
import { NAMES } from './names.ts';
import type { Spots } from './words.ts';

const DECKS = ['hunt', 'survival', 'place', 'adaptation', 'character'];

/** Карта в кавычках, чтобы её не склонять. */
const card = (id: Value): string => `«${nameIn(NAMES, id, DECKS)}»`;
const token = (id: Value): string => (typeof id === 'string' && isKeyOf(TOKEN, id) ? TOKEN[id] : 'жетон');

export const refusalLines = (spot: Spots): RefusalLines => {
  /** Место по номеру или карта места. */
  const cases = (place: Value) => (isSpot(place) ? spot(place) : isPlaceId(place) ? PLACE[place] : undefined);
  const at = (place: Value): string => cases(place)?.nominative ?? 'место';
  const ofPlace = (place: Value): string => cases(place)?.genitive ?? 'места';
  return {
    'match-over': 'Партия окончена.',
    'not-asked': 'Сейчас вас ни о чём не спрашивают.',
    'answer-first': 'Сначала ответьте на заданный вопрос.',
    'not-now': 'Сейчас вас спрашивают о другом.',
    'already-passed': 'Вы уже спасовали.',

    'already-made-an-effort': 'На этом ходу вы уже сопротивлялись или смирились.',
    'cards-laid': 'Сопротивляются и смиряются до того, как выложить карты.',
    'not-enough-will': ({ will, have }) => `Для этого нужно ${willCounters(Number(will))}, а у вас ${have}.`,
    'last-will': 'Нельзя отдать на сопротивление последнюю фишку воли.',
    'may-not-resist': 'Яд: на этом ходу вы не можете сопротивляться.',
    'nothing-to-return': 'Ваш сброс пуст: возвращать нечего.',
    'nothing-to-regain': 'Все фишки воли у вас, а сброс пуст.',
    'card-not-in-hand': ({ card: id }) => `Карты ${card(id)} нет у вас в руке.`,
    'place-barred': ({ place }) => `Силовое поле: на этом ходу нельзя разыграть ${cases(place)?.accusative ?? 'это место'}.`,
    'too-few-cards': ({ have, needed }) =>
      `Надо выложить ${placeCards(Number(needed))}, а есть ${have}: сначала сопротивляйтесь или смиритесь.`,
    'all-laid': 'Все ваши карты уже выложены.',
    'nothing-laid': 'Вы ещё ничего не выложили.',

    'card-not-held': ({ card: id }) => `У вас нет карты ${card(id)}.`,
    'wrong-phase': ({ card: id, phase }) => `Карту ${card(id)} нельзя сыграть в фазе ${phase}.`,
    'hunt-limit': ({ limit }) => `На этом ходу вы уже сыграли ${huntCards(Number(limit))}.`,
    'survival-limit': ({ limit }) => `На этом ходу вы уже сыграли ${survivalCards(Number(limit))}.`,
    'hunt-barred': '«Жертва»: до конца хода карт охоты не играют.',
    'survival-barred': 'Отчаяние: до конца хода карт выживания не играют и не берут.',
    'wrong-target': ({ card: id }) => `У карты ${card(id)} не может быть такой цели.`,
    'no-effect': ({ card: id }) => `Карта ${card(id)} сейчас ничего не даст.`,
    'too-late': ({ card: id }) => `Для карты ${card(id)} на этом ходу уже поздно.`,
    'nothing-to-copy': 'В сбросе охоты нет карты, которую можно скопировать.',
    'hand-too-small': ({ cards }) => `Ни у одной жертвы в руке нет больше ${upToPlaceCards(Number(cards))}.`,
    'own-hand-too-small': ({ cards }) => `Для этого в руке нужно ${placeCards(Number(cards))}.`,
    'will-full': 'Все фишки воли уже у вас.',
    'marker-charged': 'Маяк уже на Пляже.',
    'marker-not-charged': 'Маяка нет на Пляже.',
    'creature-has-played': 'Существо и так больше не сыграет карт охоты на этом ходу.',
    'hand-empty': 'В руке нет карты места для этого.',
    'pile-empty': 'Сброс пуст.',
    'no-hunt-cards': 'У существа нет карт охоты.',
    'no-such-play': ({ card: id }) => `Карты ${card(id)} нет в игре.`,
    'no-token-on-you': ({ token: id }) => `На вашем месте не лежит ${token(id)}.`,
    'token-not-laid': ({ token: id }) => `На планете не лежит ${token(id)}.`,
    'not-your-moment': ({ card: id }) => `Карту ${card(id)} играют, когда ваша очередь действовать.`,
    'not-adjacent': ({ place }) => `${capital(at(place))} — не соседнее место.`,
    'rescue-held': 'Стазис: в этой фазе спасение стоит на месте.',

    'token-not-available': ({ token: id }) => `На этом ходу вам недоступен ${token(id)}.`,
    'token-already-laid': ({ token: id }) => `${capital(token(id))} уже выложен.`,
    'needs-two-places': ({ token: id }) => `На этом ходу ${token(id)} кладут между двумя соседними местами.`,
    'one-place-only': ({ token: id }) => `${capital(token(id))} накрывает одно место.`,
    'token-due': ({ token: id }) => `Сначала положите ${token(id)}.`,

    'not-your-step': ({ card: id }) => `Сейчас не время действовать картой ${card(id)}.`,
    'power-ineffective': ({ place }) => `Сила ${ofPlace(place)} на этом ходу не действует, и карту там не вернуть.`,
    'no-such-power': ({ place }) => `У ${ofPlace(place)} нет такой силы.`,
    'cannot-be-copied': ({ place }) => `Силу ${ofPlace(place)} скопировать нельзя.`,
    'no-creature-there': ({ place }) => `Копировать нечего: ${cases(place)?.at ?? 'там'} нет жетона существа.`,
    'power-used': ({ place }) => `Сила ${ofPlace(place)} на этом ходу уже использована.`,
    'two-cards-already-due': 'На следующем ходу вы и так выложите две карты.',
    'nothing-to-take': 'В резерве нет карт мест, которых у вас ещё нет.',
    'no-survival-to-draw': 'Карту выживания сейчас взять нельзя.',
    'nobody-to-heal': 'Сейчас никто не может восстановить волю.',
    'power-idle': ({ place }) => `Сила ${ofPlace(place)} сейчас ничего не даст.`,
    'must-act': 'Надо использовать силу или вернуть карту.',

    'card-not-in-pile': ({ card: id }) => `Карты ${card(id)} нет в вашем сбросе.`,
    'must-return-more': ({ left }) => `Верните ещё ${placeCards(Number(left))}.`,
    'not-offered': 'Такого варианта ответа нет.',
    'already-chosen': ({ card: id }) => `Карта ${card(id)} уже выбрана.`,

    'no-sanctuary': 'За этим столом играют без дополнения.',
    'on-no-place': 'Ваша карта не лежит на месте планеты.',
    'survivors-barred': 'Изоляция: на этом ходу нельзя ни спасать выживших, ни брать их карты.',
    'no-survivor-face-up': 'Открытых выживших сейчас нет.',
    'no-survivor-left': 'Выживших больше нет.',
    'not-next-to-sanctuary': ({ place, sanctuary }) =>
      `${capital(at(place))} не рядом с Городом-Убежищем: он сейчас ${cases(sanctuary)?.at ?? 'в другом месте'}.`,
    'not-at-sanctuary': ({ sanctuary }) => `Город-Убежище не на вашем месте: он сейчас ${cases(sanctuary)?.at ?? 'в другом месте'}.`,
    'already-fortified': 'На этом ходу Город-Убежище уже укрепили.',
    'fortifying-barred': 'Осада: на этом ходу нельзя ни укреплять, ни укрывать.',
    'creature-watches-sanctuary': 'Крылья: пока жетон существа так близко, укреплять нельзя.',
    'token-on-your-place': ({ place }) =>
      `${capital(cases(place)?.at ?? 'на месте')} лежит жетон охоты: действия Города-Убежища там недоступны.`,
    'no-sanctuary-action-there': ({ place }) =>
      `Сила ${ofPlace(place)} не действует, и по правилам этого стола там нельзя выполнить и действие Города-Убежища.`,
    'no-survivor-to-shelter': 'У вас нет выживших, чтобы их укрыть.',
    'nobody-just-fortified': 'Город-Убежище только что никто не укреплял.',
    'nobody-just-caught': 'Только что никого не поймали.',
    'survival-barred-there': 'Засада: на вашем месте карт выживания на этом ходу не играют.',
    'no-return-there': 'Засада: на вашем месте карту не вернуть.',
    'no-return-near-creature': 'Паутина: рядом с жетоном существа карту вместо силы не вернуть.',
    'power-barred': 'Гипноз: на этом ходу вы не можете использовать силу.',
    'no-survival-to-discard': 'У вас нет карты выживания для сброса.',
    'other-phase-only': ({ phase }) => `Вторая карта за ход должна быть другой фазы, не ${phase}.`,
    'nothing-to-salvage': 'В сбросе выживания нет подходящей карты.',
    'cannot-evade': 'Изворотливость: карты выживания не двигают жетон существа и не спасают от него.',
    'character-used': 'Способность вашего персонажа на этом ходу уже применена.',
    'character-silent': 'Глушение: на этом ходу персонажи не действуют.',
    'nothing-developed': 'У существа нет подходящей развитой адаптации.',
    'not-your-character': 'Это не ваш персонаж.',
    'adaptation-not-working': ({ adaptation: id }) => `Адаптация ${card(id)} сейчас не действует.`,
    'adaptation-used': ({ adaptation: id }) => `Адаптация ${card(id)} на этом ходу уже применена.`,
    'tokens-laid': 'Это делают, пока не положен ни один жетон.',
    'somebody-is-caught': 'Кто-то и так пойман: жетон существа остаётся.',
    'no-dna-left': 'В запасе не осталось ДНК.',
    'no-dna-to-put-back': 'Сейчас существо не вернёт ДНК.',
    'not-enough-dna': ({ price, have }) => `Это стоит ${price} ДНК, а у вас ${have}.`,
    'no-adaptations-to-exchange': 'У вас нет карт адаптаций для такого обмена.',
    'only-when-adapting': 'Это можно сделать, только когда вы можете адаптироваться или затаиться.',
    'already-adapted': 'На этом ходу вы уже адаптировались или затаились.',
    'adaptation-blocked': 'Выживший не даёт вам на этом ходу ни адаптироваться, ни затаиться.',
    'cannot-hide-quietly': 'Тихо затаиться позволяет только Мимикрия.',
    'no-adaptation-left': ({ level }) => `Адаптаций уровня ${level === 1 ? 'I' : 'II'} не осталось.`,
    'adaptation-not-in-hand': ({ adaptation: id }) => `Адаптации ${card(id)} нет у вас в руке.`,
    'adaptation-not-developed': ({ adaptation: id }) => `Адаптация ${card(id)} не развита.`,
    'adaptations-full': ({ most }) => `Развитых адаптаций уже ${most}: сначала сбросьте одну.`,
    'room-for-adaptations': 'Места хватает: сбрасывать адаптацию незачем.',
  };
};
