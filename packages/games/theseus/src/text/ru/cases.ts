import { counter } from '@orrery/engine';
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

/** Винительный с числом: «1 рану», «2 раны», «5 ран». */
export const wounds = counter('ru', 'рану', 'раны', 'ран');
export const extraWounds = counter('ru', 'лишнюю рану', 'лишние раны', 'лишних ран');
export const upgrades = counter('ru', 'жетон улучшения', 'жетона улучшения', 'жетонов улучшения');
export const enemies = counter('ru', 'вражеский отряд', 'вражеских отряда', 'вражеских отрядов');
export const own = counter('ru', 'свой отряд', 'своих отряда', 'своих отрядов');
export const cards = counter('ru', 'карту', 'карты', 'карт');
export const sectors = counter('ru', 'сектор', 'сектора', 'секторов');
export const points = counter('ru', 'очко', 'очка', 'очков');
/** Родительный после «до»: «до 1 отряда», «до 2 отрядов». */
export const upToOwn = counter('ru', 'своего отряда', 'своих отрядов', 'своих отрядов');
export const upToEnemies = counter('ru', 'вражеского отряда', 'вражеских отрядов', 'вражеских отрядов');
export const upToTokens = counter('ru', 'жетона', 'жетонов', 'жетонов');
export const upToPending = counter('ru', 'своей карты ожидания', 'своих карт ожидания', 'своих карт ожидания');
export const upToPoints = counter('ru', 'очка движения', 'очков движения', 'очков движения');
/** Именительный с числом: «осталась 1 карта», «осталось 2 карты». */
export const left = {
  units: counter('ru', 'отряд', 'отряда', 'отрядов'),
  cards: counter('ru', 'карта', 'карты', 'карт'),
  tokens: counter('ru', 'жетон', 'жетона', 'жетонов'),
} as const;
