import type { Locale } from '@orrery/engine';
import { manifest } from '../../manifest.ts';
import { type AlienFrontiersText, sayAction, sayDecision, sayEvent, sayRefusal } from '../shape.ts';
import { actionLines, decisionLines, eventLines } from './lines.ts';
import { refusalLines } from './refusals.ts';
import { terms } from './terms.ts';

const locale: Locale = 'ru';

export const text: AlienFrontiersText = {
  locale,
  name: manifest.shelf.ru.name,
  tagline: manifest.shelf.ru.tagline,
  terms,
  options: {
    twoPlayerSetUp: {
      label: 'Подготовка для двоих',
      help: 'Как в книге: по 7 колоний и 6 закрытых отсеков. Английское издание: по 8 колоний и 12 закрытых отсеков.',
      choices: { 'as-printed': 'Как в книге', 'english-edition': 'Английское издание' },
    },
    longGame: { label: 'Долгая игра', help: 'У каждого с самого начала все 8 колоний: планета тесней, партия дольше.' },
    maintenanceBay: {
      label: 'Ремонтный Док',
      help: 'Корабль можно отправить в Док, только если его не примет ни одна станция; или ещё и тогда, когда остались лишь платные места; или всегда.',
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
      label: 'Последняя колония в Центре Колонистов',
      help: 'Кто может забрать вашу последнюю колонию из Центра и высадить её: одна Станция Терраформирования или и Конструктор Колонии тоже.',
      choices: { 'terraforming-only': 'Одна Станция', 'constructor-too': 'И Конструктор' },
    },
    cannonShot: {
      label: 'Выстрел Плазменной Пушки',
      help: 'Чьи корабли на станции достаёт одно применение за топливо.',
      choices: { 'one-player': 'Одного соперника', 'several-players': 'Нескольких' },
    },
    terraformingShip: {
      label: 'Корабль на Станции Терраформирования',
      help: 'Сброшенная Плазменная Пушка бьёт только по игроку, у которого больше трёх кораблей. Тот, что ждёт на Станции Терраформирования, считается среди них всегда или только если цель он сам.',
      choices: { counts: 'Считается', 'does-not-count': 'Только как цель' },
    },
    tieBreakTokens: {
      label: 'Фишки при ничьей',
      help: 'При равных очках и равном числе карт решает руда, затем топливо; или все фишки вместе.',
      choices: { 'ore-then-fuel': 'Руда, затем топливо', together: 'Всё вместе' },
    },
  },
  sources: {
    colonies: 'Колонии',
    territories: 'Территории',
    'alien-city': 'Город Чужих',
    'alien-monument': 'Монумент Чужих',
    'positron-field': 'Позитронное Поле',
  },
  endings: { 'last-colony-landed': 'Один из игроков высадил свою последнюю колонию.' },
  action: (action, names) => sayAction(actionLines, action, names),
  event: (event, names) => sayEvent(eventLines, event, names),
  decision: (decision, names) => sayDecision(decisionLines, decision, names),
  refusal: ({ code, rule, values }) => sayRefusal(refusalLines, code, values ?? {}) ?? `Этого не позволяет правило ${rule}.`,
  primer: [
    'Ваши кубики — корабли. В начале хода вы собираете весь флот и бросаете его.',
    'Стыкуйте корабли по одному или группами. Каждая станция просит своё: любой корабль, пару, три одинаковых, три подряд, шестёрку. Места, доступные сейчас, подсвечены.',
    'Солнечный Конвертор даёт топливо, Лунная Шахта — руду. Ими платят за всё остальное.',
    'Судоверфь строит новые корабли за пару, топливо и руду. Четвёртый корабль стоит построить пораньше.',
    'Побеждают колониями. Их высаживают со Станции Терраформирования, из Конструктора Колонии или не спеша из Центра Колонистов.',
    'Каждая колония на планете — очко. Если на территории их у вас больше, чем у любого другого, вы получаете ещё очко и её бонус.',
    'Карты от Артефакта Чужих меняют кубики и правила: за топливо, а сильнее всего — сбросом самой карты.',
    'Корабли стоят в отсеках до вашего следующего хода и мешают другим. В конце хода можно оставить не больше 8 фишек. Партия кончается, когда кто-то высадит последнюю колонию; побеждает тот, у кого больше очков.',
  ],
};
