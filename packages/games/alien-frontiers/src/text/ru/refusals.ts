import { plural } from '@orrery/engine';
import { nameIn, type RefusalLines } from '../shape.ts';
import { shipsCount } from './cases.ts';
import { NAMES } from './names.ts';

const name = (id: number | string | undefined): string => nameIn(NAMES, id);

export const refusalLines = {
  'match-over': 'Партия окончена.',
  'not-your-turn': 'Сейчас не ваш ход.',
  'answer-first': 'Сначала ответьте на заданный вам вопрос.',
  'not-asked': 'Сейчас вас об этом не спрашивают.',

  'no-such-ship': ({ face }) => `Неразмещённых кораблей со значением ${face} у вас больше нет.`,
  'relic-not-among-them': 'Реликтового Корабля среди этих кораблей нет.',
  'one-ship-at-a-time': ({ at }) => `${name(at)}: корабли стыкуются по одному.`,
  'no-free-dock': ({ at, free, needed }) =>
    Number(free) === 0 ? `${name(at)}: все отсеки заняты.` : `${name(at)}: свободных отсеков ${free}, а нужно ${needed}.`,
  'not-enough-fuel': ({ price, have }) => `Нужно топлива: ${price}, у вас: ${have}.`,
  'not-enough-ore': ({ price, have }) => `Нужно руды: ${price}, у вас: ${have}.`,
  'last-colony-on-hub': 'Ваша последняя колония в Центре Колонистов: высадить её оттуда может только Станция Терраформирования.',
  'must-dock-elsewhere': ({ face, at }) => `Корабль ${face} нужно состыковать, пока есть где: его примет ${name(at)}.`,

  'no-cycle-left': 'Чтобы ещё раз сменить открытые карты, поставьте к Артефакту Чужих ещё один корабль.',
  'display-empty': 'Менять нечего: открытых карт нет.',
  'total-too-low': ({ total, needed }) =>
    `На ваших ещё не использованных кораблях у Артефакта Чужих в сумме ${total}, а для карты нужно ${needed}.`,
  'card-not-displayed': ({ card }) => `Карты «${name(card)}» нет среди открытых.`,
  'already-own-card': ({ card }) => `Карта «${name(card)}» у вас уже есть, а вторую такую же держать нельзя.`,

  'three-ships-a-turn': 'В Центре Колонистов за ход стыкуется не больше трёх кораблей.',
  'colony-waits-for-launch': ({ ships }) =>
    Number(ships) > 0
      ? `В этот ход до круга 7 колонию ${plural('ru', Number(ships), ['доводит', 'доводят', 'доводят'])} ${shipsCount(Number(ships))}. Прежде чем ставить ещё, запустите её.`
      : 'Ваша колония ждёт на круге 7. Прежде чем стыковаться здесь, запустите её.',
  'no-colony-on-hub': 'В Центре Колонистов нет вашей колонии.',
  'colony-not-ready': ({ circle }) => `Колония на круге ${circle}, а запуск возможен с круга 7.`,

  'needs-three-equal': 'Конструктору Колонии нужны три одинаковых корабля.',
  'lower-than-docked': ({ face, highest }) => `${face} — слишком мало: самый высокий корабль в Лунной Шахте показывает ${highest}.`,
  'needs-a-pair': ({ at }) => `${name(at)}: нужны два одинаковых корабля.`,
  'no-ships-at-market': 'Сначала поставьте пару на Орбитальный Рынок.',
  'ore-stock-empty': 'Руды в запасе не осталось.',
  'needs-a-run': 'Аванпосту Рейдеров нужны три корабля подряд, например 2-3-4.',
  'run-not-higher': ({ total, docked }) => `В сумме у вас ${total}, а чтобы вытеснить стоящие здесь корабли, нужно больше ${docked}.`,
  'no-ship-in-stock': 'Все корабли вашего цвета уже в игре.',
  'needs-a-six': 'Станция Терраформирования принимает только шестёрку.',
  'fewer-than-three-ships': ({ ships }) => `Кораблей вашего цвета: ${ships}. Если отдать один, останется меньше трёх.`,

  'cannot-raid-yourself': 'Себя ограбить нельзя.',
  'nothing-to-steal': ({ token }) => `У этого игрока нет ${token === 'fuel' ? 'топлива' : 'руды'}.`,
  'tokens-already-stolen': 'Вы уже взяли фишки, а карту можно украсть только вместо них.',
  'victim-lacks-card': ({ card }) => `У этого игрока нет карты «${name(card)}».`,
  'decoy-guards-tokens': 'Фишки этого игрока защищает Голографический Мираж.',
  'decoy-guards-cards': 'Карты этого игрока защищает Голографический Мираж: украсть можно только его самого.',

  'repulsor-field': ({ territory }) => `${name(territory)}: Репульсорное Поле не впускает и не выпускает колонии.`,
  'desert-not-controlled': 'Купить Реликтовый Корабль может только тот, кто контролирует Пустыню Берроуза.',
  'desert-isolated': 'Пустыня Берроуза изолирована: Реликтовый Корабль купить нельзя.',
  'relic-already-flies': 'Реликтовый Корабль уже в игре.',

  'card-not-owned': ({ card }) => `У вас нет карты «${name(card)}».`,
  'card-has-no-power': ({ card }) => `У карты «${name(card)}» нет действия за топливо.`,
  'card-has-no-discard': ({ card }) => `У карты «${name(card)}» нет действия сбросом.`,
  'card-used-this-turn': ({ card }) => `Карта «${name(card)}» в этот ход уже применена.`,
  'already-discarded-a-card': 'Действие сбросом — одно за ход, и вы его уже использовали.',
  'wrong-target': ({ card }) => `Карту «${name(card)}» к этому применить нельзя.`,

  'face-at-limit': ({ face }) => `Корабль ${face} дальше не изменить: значения бывают от 1 до 6.`,
  'needs-two-ships': 'Манипулятору Гравитации нужны два разных корабля.',
  'no-ships-chosen': 'Выберите хотя бы один корабль.',
  'territory-empty': ({ territory }) => `${name(territory)}: колоний здесь нет, поэтому бонус взять нельзя.`,
  'isolation-field': ({ territory }) => `${name(territory)}: из-за Изоляционного Поля бонус ни для кого не действует.`,
  'desert-not-borrowable': 'Бонус Пустыни Берроуза взять на время нельзя.',
  'bonus-already-yours': ({ territory }) => `${name(territory)}: этот бонус у вас уже есть.`,
  'no-such-docked-ship': ({ at, face }) => `${name(at)}: такого корабля со значением ${face} здесь нет.`,
  'not-your-ship': 'Это не ваш корабль.',
  'own-ship': 'По своим кораблям Плазменная Пушка не стреляет.',
  'ship-not-docked': 'Корабли в Ремонтном Доке не состыкованы.',
  'bound-to-terraforming': 'Корабль со Станции Терраформирования перенести нельзя.',
  'no-destination': ({ face }) => `Корабль ${face} сейчас не примет ни одна другая станция.`,
  'same-facility': ({ at }) => `${name(at)}: корабль уже здесь.`,
  'bay-is-no-destination': 'В Ремонтный Док не телепортируют.',
  'one-player-a-shot': 'Одним выстрелом можно сбить корабли только одного игрока.',

  'field-off-planet': ({ field }) => `${name(field)} сейчас не на планете.`,
  'field-already-there': ({ field, territory }) => `${name(territory)}: ${name(field)} уже здесь.`,
  'no-such-colony': ({ territory }) => `${name(territory)}: колоний этого игрока здесь нет.`,
  'same-territory': 'Выберите две разные территории.',
  'same-owner': 'Обе колонии принадлежат одному игроку: обмен ничего не изменит.',
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
  'more-than-you-have': ({ fuel, ore }) => `Столько у вас нет. Топлива: ${fuel}, руды: ${ore}.`,
} as const satisfies RefusalLines;
