import type { TermId } from '../shape.ts';

/** What everything is called. */
export const NAMES: Readonly<Record<TermId, string>> = {
  // Орбитальные станции.
  'alien-artifact': 'Артефакт Чужих',
  'colonist-hub': 'Центр Колонистов',
  'colony-constructor': 'Конструктор Колонии',
  'lunar-mine': 'Лунная Шахта',
  'maintenance-bay': 'Ремонтный Док',
  'orbital-market': 'Орбитальный Рынок',
  'raiders-outpost': 'Аванпост Рейдеров',
  shipyard: 'Судоверфь',
  'solar-converter': 'Солнечный Конвертор',
  'terraforming-station': 'Станция Терраформирования',

  // Территории.
  'asimov-crater': 'Кратер Азимова',
  'bradbury-plateau': 'Плато Бредбери',
  'burroughs-desert': 'Пустыня Берроуза',
  'heinlein-plains': 'Равнины Хайнлайна',
  'herbert-valley': 'Долина Герберта',
  'lem-badlands': 'Пустоши Лема',
  'pohl-foothills': 'Холмы Пола',
  'van-vogt-mountains': 'Горы Ван Вогта',

  // Карты технологий чужих.
  'alien-city': 'Город Чужих',
  'alien-monument': 'Монумент Чужих',
  'booster-pod': 'Ускоритель',
  'data-crystal': 'Кристалл Данных',
  'gravity-manipulator': 'Манипулятор Гравитации',
  'holographic-decoy': 'Голографический Мираж',
  'orbital-teleporter': 'Орбитальный Телепортатор',
  'plasma-cannon': 'Плазменная Пушка',
  'polarity-device': 'Поляризующее Устройство',
  'resource-cache': 'Тайник Ресурсов',
  'stasis-beam': 'Стазис-луч',
  'temporal-warper': 'Темпоральный Искривитель',

  // Генераторы полей.
  isolation: 'Изоляционное Поле',
  positron: 'Позитронное Поле',
  repulsor: 'Репульсорное Поле',

  // Фишки ресурсов.
  fuel: 'Топливо',
  ore: 'Руда',

  // Прочие предметы и понятия.
  ship: 'Корабль',
  'relic-ship': 'Реликтовый Корабль',
  fleet: 'Флот',
  'unplaced-ship': 'Неразмещённый корабль',
  blocker: 'Закрытый отсек',
  colony: 'Колония',
  dock: 'Стыковочный отсек',
  circle: 'Круг готовности',
  display: 'Запас технологий чужих',
  cycle: 'Прокрутка',
  deck: 'Колода',
  'discard-pile': 'Сброс',
  stock: 'Запас',
  'ship-stock': 'Запас кораблей',
  'tech-card': 'Карта технологии чужих',
  'fuel-power': 'Действие за топливо',
  'discard-power': 'Действие сбросом',
  'field-generator': 'Генератор поля',
  facility: 'Орбитальная станция',
  territory: 'Территория',
  'territory-token': 'Жетон территории',
  control: 'Контроль',
  points: 'Победные очки',
  'token-limit': 'Предел в 8 фишек',
};
