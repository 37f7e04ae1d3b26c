import { plural } from '@orrery/engine';
import type { Room, SectorId } from '../../cards/sectors.ts';
import type { UnitTerm } from '../shape.ts';

/** Сектор во всех нужных падежах; `at`, `to` и `from` с предлогом, у каждого сектора своим. */
export interface SectorCases {
  readonly nominative: string;
  readonly accusative: string;
  readonly genitive: string;
  readonly at: string;
  readonly to: string;
  readonly from: string;
}

type Endings = readonly [accusative: string, genitive: string, prepositional: string];

const inside = (nominative: string, [accusative, genitive, prepositional]: Endings): SectorCases => ({
  nominative,
  accusative,
  genitive,
  at: `в ${prepositional}`,
  to: `в ${accusative}`,
  from: `из ${genitive}`,
});

const onTop = (nominative: string, [accusative, genitive, prepositional]: Endings): SectorCases => ({
  nominative,
  accusative,
  genitive,
  at: `на ${prepositional}`,
  to: `на ${accusative}`,
  from: `с ${genitive}`,
});

export const SECTOR: Readonly<Record<SectorId, SectorCases>> = {
  corridors: inside('Коридоры', ['Коридоры', 'Коридоров', 'Коридорах']),
  'control-room': inside('Комната управления', ['Комнату управления', 'Комнаты управления', 'Комнате управления']),
  'tech-bay': inside('Технический отсек', ['Технический отсек', 'Технического отсека', 'Техническом отсеке']),
  'landing-platform': onTop('Разгрузочная платформа', ['Разгрузочную платформу', 'Разгрузочной платформы', 'Разгрузочной платформе']),
  'alien-hive': inside('Улей Чужих', ['Улей Чужих', 'Улья Чужих', 'Улье Чужих']),
  'science-lab': inside('Научная лаборатория', ['Научную лабораторию', 'Научной лаборатории', 'Научной лаборатории']),
  'damaged-ship': onTop('Повреждённый корабль', ['Повреждённый корабль', 'Повреждённого корабля', 'Повреждённом корабле']),
};

/** Пока неизвестно, какое поле где лежит, остаётся номер. */
export const unknownSector = (number: number): SectorCases =>
  inside(`сектор ${number}`, [`сектор ${number}`, `сектора ${number}`, `секторе ${number}`]);

/** Отряд: кто и кого; родительный у всех, кроме Существа, тот же, что винительный. */
export interface UnitCases {
  readonly nominative: string;
  readonly accusative: string;
  readonly genitive: string;
}

const someone = (nominative: string, accusative: string, genitive = accusative): UnitCases => ({ nominative, accusative, genitive });

export const UNIT: Readonly<Record<UnitTerm, UnitCases>> = {
  marines: someone('Десантник', 'Десантника'),
  aliens: someone('Чужой', 'Чужого'),
  scientists: someone('Учёный', 'Учёного'),
  greys: someone('Серый', 'Серого'),
  'minor-alien': someone('Детёныш Чужого', 'Детёныша Чужого'),
  creature: someone('Существо', 'Существо', 'Существа'),
  catcher: someone('Ловец', 'Ловца'),
  runner: someone('Бегун', 'Бегуна'),
  warrior: someone('Воин', 'Воина'),
};

export const unknownUnit = (number: number): UnitCases => someone(`отряд ${number}`, `отряд ${number}`, `отряда ${number}`);

export const ROOM: Readonly<Record<Room, string>> = { a: 'А', b: 'Б', c: 'В', d: 'Г' };

const form =
  (one: string, few: string, many: string) =>
  (count: number): string =>
    `${count} ${plural('ru', count, [one, few, many])}`;

/** Винительный с числом: «1 рану», «2 раны», «5 ран». */
export const wounds = form('рану', 'раны', 'ран');
export const extraWounds = form('лишнюю рану', 'лишние раны', 'лишних ран');
export const upgrades = form('жетон улучшения', 'жетона улучшения', 'жетонов улучшения');
export const enemies = form('вражеский отряд', 'вражеских отряда', 'вражеских отрядов');
export const own = form('свой отряд', 'своих отряда', 'своих отрядов');
export const cards = form('карту', 'карты', 'карт');
export const sectors = form('сектор', 'сектора', 'секторов');
export const points = form('очко', 'очка', 'очков');
/** Родительный после «до»: «до 1 отряда», «до 2 отрядов». */
export const upToOwn = form('своего отряда', 'своих отрядов', 'своих отрядов');
export const upToEnemies = form('вражеского отряда', 'вражеских отрядов', 'вражеских отрядов');
export const upToTokens = form('жетона', 'жетонов', 'жетонов');
export const upToPending = form('своей карты ожидания', 'своих карт ожидания', 'своих карт ожидания');
export const upToPoints = form('очка движения', 'очков движения', 'очков движения');
/** Именительный с числом: «осталась 1 карта», «осталось 2 карты». */
export const left = {
  units: form('отряд', 'отряда', 'отрядов'),
  cards: form('карта', 'карты', 'карт'),
  tokens: form('жетон', 'жетона', 'жетонов'),
} as const;
