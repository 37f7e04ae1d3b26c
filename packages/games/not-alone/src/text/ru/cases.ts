import { counter } from '@orrery/engine';
import type { PlaceId, PlaceNumber } from '../../cards/places.ts';
import type { HuntToken } from '../../state.ts';
import type { Planet } from '../shape.ts';

/** Место во всех нужных падежах; `at` и `to` с предлогом, у каждого места своим. */
export interface PlaceCases {
  readonly nominative: string;
  readonly accusative: string;
  readonly genitive: string;
  readonly instrumental: string;
  readonly at: string;
  readonly to: string;
}

/** Дрон лежит не на месте планеты, поэтому он всегда назван картой. */
const drone = (name: string): PlaceCases => ({
  nominative: `карта «${name}»`,
  accusative: `карту «${name}»`,
  genitive: `карты «${name}»`,
  instrumental: `картой «${name}»`,
  at: `с картой «${name}»`,
  to: `к карте «${name}»`,
});

type Endings = readonly [genitive: string, instrumental: string, at: string, to: string];

const place = (nominative: string, [genitive, instrumental, at, to]: Endings, accusative = nominative): PlaceCases => ({
  nominative,
  accusative,
  genitive,
  instrumental,
  at,
  to,
});

export const PLACE: Readonly<Record<PlaceId, PlaceCases>> = {
  lair: place('Логово', ['Логова', 'Логовом', 'в Логове', 'в Логово']),
  jungle: place('Джунгли', ['Джунглей', 'Джунглями', 'в Джунглях', 'в Джунгли']),
  river: place('Река', ['Реки', 'Рекой', 'у Реки', 'к Реке'], 'Реку'),
  beach: place('Пляж', ['Пляжа', 'Пляжем', 'на Пляже', 'на Пляж']),
  rover: place('Вездеход', ['Вездехода', 'Вездеходом', 'у Вездехода', 'к Вездеходу']),
  swamp: place('Болото', ['Болота', 'Болотом', 'на Болоте', 'на Болото']),
  // Слово «место» отличает его от летающего Города-Убежища.
  shelter: place('место «Убежище»', ['места «Убежище»', 'местом «Убежище»', 'на месте «Убежище»', 'на место «Убежище»']),
  wreck: place('Обломки', ['Обломков', 'Обломками', 'на Обломках', 'на Обломки']),
  source: place('Источник', ['Источника', 'Источником', 'у Источника', 'к Источнику']),
  artefact: place('Артефакт', ['Артефакта', 'Артефактом', 'у Артефакта', 'к Артефакту']),
  camp: place('Лагерь', ['Лагеря', 'Лагерем', 'в Лагере', 'в Лагерь']),
  laboratory: place('Лаборатория', ['Лаборатории', 'Лабораторией', 'в Лаборатории', 'в Лабораторию'], 'Лабораторию'),
  gates: place('Врата', ['Врат', 'Вратами', 'у Врат', 'к Вратам']),
  infirmary: place('Лазарет', ['Лазарета', 'Лазаретом', 'в Лазарете', 'в Лазарет']),
  monolith: place('Монолит', ['Монолита', 'Монолитом', 'у Монолита', 'к Монолиту']),
  mists: place('Туманы', ['Туманов', 'Туманами', 'в Туманах', 'в Туманы']),
  'promo-drone': drone('Дрон'),
  'drone-z1': drone('Дрон Z-1'),
  'drone-z2': drone('Дрон Z-2'),
  'drone-z3': drone('Дрон Z-3'),
};

/** Какая карта лежит на местах 6–10, решают варианты стола; без них остаётся номер. */
export function spotCases(planet: Planet): (spot: PlaceNumber) => PlaceCases {
  return (spot) => {
    const id = planet(spot);
    if (id !== undefined) return PLACE[id];
    return place(`место ${spot}`, [`места ${spot}`, `местом ${spot}`, `на месте ${spot}`, `на место ${spot}`]);
  };
}

export const TOKEN: Readonly<Record<HuntToken, string>> = { creature: 'жетон существа', target: 'жетон цели', artemia: 'жетон Артемии' };

/** Винительный с числом: «1 карту места», «2 карты мест», «5 карт мест». */
export const placeCards = counter('ru', 'карту места', 'карты мест', 'карт мест');
/** Родительный после «до»: «до 1 карты места», «до 2 карт мест». */
export const upToPlaceCards = counter('ru', 'карты места', 'карт мест', 'карт мест');
export const will = counter('ru', 'фишку воли', 'фишки воли', 'фишек воли');
export const survivalCards = counter('ru', 'карту выживания', 'карты выживания', 'карт выживания');
export const huntCards = counter('ru', 'карту охоты', 'карты охоты', 'карт охоты');
export const upToHuntCards = counter('ru', 'карты охоты', 'карт охоты', 'карт охоты');
export const adaptationCards = counter('ru', 'карту адаптации', 'карты адаптаций', 'карт адаптаций');
export const upToAdaptationCards = counter('ru', 'карты адаптации', 'карт адаптаций', 'карт адаптаций');
export const survivors = counter('ru', 'выжившего', 'выживших', 'выживших');
export const cards = counter('ru', 'карта', 'карты', 'карт');
export const steps = counter('ru', 'шаг', 'шага', 'шагов');
