import { plural } from '@orrery/engine';
import { nameIn, type RefusalLines } from '../shape.ts';
import { shipsCount } from './cases.ts';
import { terms } from './terms.ts';

const name = (id: number | string | undefined): string => nameIn(terms, id);

export const refusalLines = {
  'match-over': 'Партия окончена.',
  'not-your-turn': 'Сейчас не ваш ход.',
  'answer-first': 'Сначала ответьте на вопрос, который перед вами.',
  'not-asked': 'Сейчас об этом никто не спрашивает.',

  'no-such-ship': ({ face }) => `Неразмещённых кораблей со значением ${face} у вас больше нет.`,
  'relic-not-among-them': 'Реликтового Корабля среди этих кораблей нет.',
  'one-ship-an-order': ({ at }) => `${name(at)}: корабли стыкуются по одному.`,
  'no-free-dock': ({ at, free, needed }) =>
    Number(free) === 0 ? `${name(at)}: все отсеки заняты.` : `${name(at)}: свободных отсеков ${free}, а нужно ${needed}.`,
  'not-enough-fuel': ({ price, have }) => `Нужно топлива: ${price}, у вас: ${have}.`,
  'not-enough-ore': ({ price, have }) => `Нужно руды: ${price}, у вас: ${have}.`,
  'last-colony-on-hub': 'Ваша последняя колония в Центре Колонистов: высадить её оттуда может только Станция Терраформирования.',
  'must-dock-elsewhere': ({ face, at }) => `Корабль ${face} обязан состыковаться, пока есть где. Его примет ${name(at)}.`,

  'no-cycle-left': 'Чтобы прокрутить карты ещё раз, состыкуйте с Артефактом Чужих ещё один корабль.',
  'display-empty': 'Прокручивать нечего: открытых карт нет.',
  'total-too-low': ({ total, needed }) => `На непотраченных кораблях у Артефакта Чужих в сумме ${total}, а для карты нужно ${needed}.`,
  'card-not-displayed': ({ card }) => `Карты «${name(card)}» нет среди открытых.`,
  'already-own-card': ({ card }) => `Карта «${name(card)}» у вас уже есть, а вторую такую же держать нельзя.`,

  'three-ships-a-turn': 'В Центре Колонистов за ход стыкуется не больше трёх кораблей.',
  'colony-waits-for-launch': 'Ваша колония ждёт на круге 7. Сначала запустите её.',
  'no-colony-on-hub': 'В Центре Колонистов нет вашей колонии.',
  'colony-not-ready': ({ circle }) => `Колония на круге ${circle}, а запуск возможен с круга 7.`,

  'needs-three-equal': 'Конструктору Колонии нужны три одинаковых корабля.',
  'lower-than-docked': ({ face, highest }) => `${face} — слишком мало: самый высокий корабль в Лунной Шахте показывает ${highest}.`,
  'needs-a-pair': ({ at }) => `${name(at)}: нужны два одинаковых корабля.`,
  'no-ships-at-market': 'Сначала состыкуйте пару с Орбитальным Рынком.',
  'ore-stock-empty': 'Руды в запасе не осталось.',
  'needs-a-run': 'Аванпосту Рейдеров нужны три корабля подряд, например 2-3-4.',
  'run-not-higher': ({ total, docked }) => `В сумме у вас ${total}, а чтобы вытеснить стоящих, нужно больше, чем ${docked}.`,
  'no-ship-in-stock': 'Все корабли вашего цвета уже в игре.',
  'needs-a-six': 'Станция Терраформирования принимает только шестёрку.',
  'fewer-than-three-ships': ({ ships }) => `Кораблей вашего цвета: ${ships}. Если отдать один, останется меньше трёх.`,

  'cannot-raid-yourself': 'Себя ограбить нельзя.',
  'nothing-to-steal': ({ token }) => `У этого игрока нет ${token === 'fuel' ? 'топлива' : 'руды'}.`,
  'tokens-already-stolen': 'Вы уже берёте фишки, а карту можно взять только вместо них.',
  'victim-lacks-card': ({ card }) => `У этого игрока нет карты «${name(card)}».`,
  'decoy-guards-tokens': 'Фишки этого игрока хранит Голографический Мираж.',
  'decoy-guards-cards': 'Карты этого игрока хранит Голографический Мираж: взять можно только его самого.',

  'repulsor-field': ({ territory }) => `${name(territory)}: Репульсорное Поле не впускает и не выпускает колонии.`,
  'desert-not-controlled': 'Реликтовый Корабль покупает только тот, кто контролирует Пустыню Берроуза.',
  'desert-isolated': 'Пустыня Берроуза изолирована: Реликтовый Корабль купить нельзя.',
  'relic-already-flies': 'Реликтовый Корабль уже летает.',

  'card-not-owned': ({ card }) => `У вас нет карты «${name(card)}».`,
  'card-has-no-power': ({ card }) => `У карты «${name(card)}» нет действия за топливо.`,
  'card-has-no-discard': ({ card }) => `У карты «${name(card)}» нет действия сбросом.`,
  'card-used-this-turn': ({ card }) => `Карта «${name(card)}» в этот ход уже применена.`,
  'already-discarded-a-card': 'Действие сбросом одно за ход, и оно уже было.',
  'wrong-target': ({ card }) => `Карту «${name(card)}» сюда направить нельзя.`,

  'face-at-limit': ({ face }) => `Корабль ${face} дальше не изменить: значения бывают от 1 до 6.`,
  'needs-two-ships': 'Манипулятору Гравитации нужны два разных корабля.',
  'no-ships-chosen': 'Выберите хотя бы один корабль.',
  'territory-empty': ({ territory }) => `${name(territory)}: колоний нет, и бонус взять нельзя.`,
  'isolation-field': ({ territory }) => `${name(territory)}: из-за Изоляционного Поля бонус ни для кого не действует.`,
  'desert-not-borrowable': 'Бонус Пустыни Берроуза взять на время нельзя.',
  'bonus-already-yours': ({ territory }) => `${name(territory)}: этот бонус у вас уже есть.`,
  'no-such-docked-ship': ({ at, face }) => `${name(at)}: такого корабля со значением ${face} здесь нет.`,
  'not-your-ship': 'Это не ваш корабль.',
  'own-ship': 'По своим кораблям Плазменная Пушка не стреляет.',
  'ship-not-docked': 'Корабли в Ремонтном Доке не состыкованы.',
  'bound-to-terraforming': 'Корабль со Станции Терраформирования перенести нельзя.',
  'no-destination': ({ face }) => `Корабль ${face} сейчас не примет никакая другая станция.`,
  'same-facility': ({ at }) => `${name(at)}: корабль уже здесь.`,
  'bay-is-no-destination': 'В Ремонтный Док не телепортируют.',
  'one-player-a-shot': 'Один выстрел достаёт корабли только одного игрока.',

  'field-off-planet': ({ field }) => `${name(field)}: его нет на планете.`,
  'field-already-there': ({ field, territory }) => `${name(field)} уже лежит здесь: ${name(territory)}.`,
  'no-such-colony': ({ territory }) => `${name(territory)}: колоний этого игрока здесь нет.`,
  'same-territory': 'Выберите две разные территории.',
  'same-owner': 'Обе колонии одного игрока: обмен ничего не изменит.',
  'no-partner-to-swap': 'Нет колонии другого игрока, на которую её обменять.',
  'too-few-ships-to-hit': ({ ships }) => `Кораблей своего цвета у этого игрока ${ships}, а нужно больше трёх.`,
  'card-not-in-discard': ({ card }) => `Карты «${name(card)}» нет в сбросе.`,

  'no-ship-unplaced': 'Все ваши корабли размещены, а эта карта действует только на неразмещённые.',
  'every-face-at-limit': ({ face }) => `На всех неразмещённых кораблях ${face}: дальше их не изменить.`,
  'no-ships-to-shift': 'Нужны два неразмещённых корабля: один со значением от 2, чтобы понизить, другой до 5, чтобы повысить.',
  'no-bonus-to-borrow': 'Сейчас нет бонуса, который можно взять.',
  'no-ship-to-teleport': 'У вас нет состыкованного корабля, который можно перенести.',
  'no-destination-at-all': 'Ни одному из ваших состыкованных кораблей некуда перейти.',
  'no-ship-to-shoot': 'Ни у одного соперника нет кораблей на станциях.',
  'no-field-on-planet': 'На планете нет ни одного генератора поля.',
  'no-colony-on-planet': 'На планете ещё нет колоний.',
  'no-colonies-to-swap': 'Нет двух колоний разных игроков на разных территориях, которые можно обменять.',
  'nobody-has-ships-to-spare': 'Ни у кого из соперников нет больше трёх кораблей своего цвета.',
  'discard-pile-empty': 'Сброс пуст.',
  'nothing-new-in-discard': 'Все виды карт из сброса у вас уже есть.',

  'ships-unplaced': ({ ships }) => `Не размещено: ${shipsCount(Number(ships))}.`,
  'wrong-number-returned': ({ excess }) => `Верните ровно ${excess} ${plural('ru', Number(excess), ['фишку', 'фишки', 'фишек'])}.`,
  'more-than-you-have': ({ fuel, ore }) => `У вас только столько: топливо ${fuel}, руда ${ore}.`,
} as const satisfies RefusalLines;
