import { sayTold } from '@orrery/engine';
import type { Event } from '../../events.ts';
import type { AlienFrontiersText } from '../shape.ts';
import { eventLines } from './events.ts';
import { firstText } from './first.ts';
import { refusalLines } from './refusals.ts';
import { terms } from './terms.ts';

export const text: AlienFrontiersText = {
  ...firstText,
  terms,
  options: {
    twoPlayerSetUp: {
      label: 'Подготовка для двоих',
      help: 'Русское издание: по 7 колоний и 6 закрытых отсеков. Английское издание: по 8 колоний и 12 закрытых отсеков.',
      choices: { 'as-printed': 'Русское издание', 'english-edition': 'Английское издание' },
    },
    longGame: { label: 'Долгая игра', help: 'У каждого по 8 колоний: на планете теснее, а партия длиннее.' },
    maintenanceBay: {
      label: 'Ремонтный Док',
      help: 'Когда корабль можно отправить в Док: только если его не примет ни одна станция; ещё и тогда, когда остались лишь платные отсеки; или всегда.',
      choices: {
        'when-no-dock-is-left': 'Если больше некуда',
        'paid-docks-not-forced': 'И чтобы не платить',
        always: 'Всегда',
      },
    },
    tokenSupply: {
      label: 'Запас фишек',
      help: 'Могут ли топливо и руда кончиться.',
      choices: { limited: '30 топлива, 20 руды', unlimited: 'Без предела' },
    },
    lastHubColony: {
      label: 'Последняя колония в Центре',
      help: 'Какая станция может забрать вашу последнюю колонию из Центра Колонистов и высадить её: только Станция Терраформирования или ещё и Конструктор Колонии.',
      choices: { 'terraforming-only': 'Только терраформирование', 'constructor-too': 'И Конструктор тоже' },
    },
    cannonShot: {
      label: 'Выстрел Плазменной Пушки',
      help: 'Чьи корабли на станции можно сбить за одно применение Пушки.',
      choices: { 'one-player': 'Одного соперника', 'several-players': 'Нескольких соперников' },
    },
    terraformingShip: {
      label: 'Корабль на Станции Терраформирования',
      help: 'Сброшенная Плазменная Пушка бьёт только по игроку, у которого больше трёх кораблей. Корабль на Станции Терраформирования входит в это число всегда или только тогда, когда он сам и есть цель.',
      choices: { counts: 'Считается', 'does-not-count': 'Только как цель' },
    },
    tieBreakTokens: {
      label: 'Фишки при ничьей',
      help: 'Если очков и карт поровну, решает руда, затем топливо; или общее число фишек.',
      choices: { 'ore-then-fuel': 'Руда, затем топливо', together: 'Все фишки вместе' },
    },
  },
  ...sayTold<Event>({ events: eventLines, refusals: refusalLines, unknownRefusal: (rule) => `Этого не позволяет правило ${rule}.` }),
};
