import { plural } from '@orrery/engine';
import type { TechId } from '../../cards/tech.ts';
import type { Facility, Territory, Token } from '../../state.ts';
import { NAMES } from './names.ts';

/** Куда стыкуются, откуда уходят и где стоят: предлог у каждой станции свой. */
interface FacilityCases {
  readonly to: string;
  readonly from: string;
  readonly at: string;
}

export const FACILITY: Readonly<Record<Facility, FacilityCases>> = {
  'alien-artifact': { to: 'к Артефакту Чужих', from: 'от Артефакта Чужих', at: 'у Артефакта Чужих' },
  'colonist-hub': { to: 'в Центр Колонистов', from: 'из Центра Колонистов', at: 'в Центре Колонистов' },
  'colony-constructor': { to: 'в Конструктор Колонии', from: 'из Конструктора Колонии', at: 'в Конструкторе Колонии' },
  'lunar-mine': { to: 'в Лунную Шахту', from: 'из Лунной Шахты', at: 'в Лунной Шахте' },
  'maintenance-bay': { to: 'в Ремонтный Док', from: 'из Ремонтного Дока', at: 'в Ремонтном Доке' },
  'orbital-market': { to: 'на Орбитальный Рынок', from: 'с Орбитального Рынка', at: 'на Орбитальном Рынке' },
  'raiders-outpost': { to: 'на Аванпост Рейдеров', from: 'с Аванпоста Рейдеров', at: 'на Аванпосте Рейдеров' },
  shipyard: { to: 'на Судоверфь', from: 'с Судоверфи', at: 'на Судоверфи' },
  'solar-converter': { to: 'на Солнечный Конвертор', from: 'с Солнечного Конвертора', at: 'на Солнечном Конверторе' },
  'terraforming-station': {
    to: 'на Станцию Терраформирования',
    from: 'со Станции Терраформирования',
    at: 'на Станции Терраформирования',
  },
};

/** Винительный без предлога, для «контролирует», и три ответа: куда, откуда, где. */
interface TerritoryCases extends FacilityCases {
  readonly accusative: string;
  readonly genitive: string;
}

const territory = (into: 'в' | 'на', accusative: string, [genitive, locative]: readonly [string, string]): TerritoryCases => ({
  to: `${into} ${accusative}`,
  from: `${into === 'в' ? 'из' : 'с'} ${genitive}`,
  at: `${into} ${locative}`,
  accusative,
  genitive,
});

export const TERRITORY: Readonly<Record<Territory, TerritoryCases>> = {
  'asimov-crater': territory('в', 'Кратер Азимова', ['Кратера Азимова', 'Кратере Азимова']),
  'bradbury-plateau': territory('на', 'Плато Бредбери', ['Плато Бредбери', 'Плато Бредбери']),
  'burroughs-desert': territory('в', 'Пустыню Берроуза', ['Пустыни Берроуза', 'Пустыне Берроуза']),
  'heinlein-plains': territory('на', 'Равнины Хайнлайна', ['Равнин Хайнлайна', 'Равнинах Хайнлайна']),
  'herbert-valley': territory('в', 'Долину Герберта', ['Долины Герберта', 'Долине Герберта']),
  'lem-badlands': territory('на', 'Пустоши Лема', ['Пустошей Лема', 'Пустошах Лема']),
  'pohl-foothills': territory('на', 'Холмы Пола', ['Холмов Пола', 'Холмах Пола']),
  'van-vogt-mountains': territory('в', 'Горы Ван Вогта', ['Гор Ван Вогта', 'Горах Ван Вогта']),
};

/** Винительный: названия карт, у которых он отличается от именительного. */
const CARD_ACCUSATIVE: Readonly<Partial<Record<TechId, string>>> = { 'plasma-cannon': 'Плазменную Пушку' };

export const cardAccusative = (card: TechId): string => CARD_ACCUSATIVE[card] ?? NAMES[card];

/** Винительный с числом: «1 топливо», «2 топлива», «1 руду», «5 руды». */
export function tokens(kind: Token, amount: number): string {
  const forms = kind === 'fuel' ? (['топливо', 'топлива', 'топлива'] as const) : (['руду', 'руды', 'руды'] as const);
  return `${amount} ${plural('ru', amount, forms)}`;
}

/** «1 топливо и 2 руды»; если платить нечего, «ничего». */
export function price(fuel: number, ore: number): string {
  if (fuel === 0 && ore === 0) return 'ничего';
  if (ore === 0) return tokens('fuel', fuel);
  return fuel === 0 ? tokens('ore', ore) : `${tokens('fuel', fuel)} и ${tokens('ore', ore)}`;
}

export const shipsCount = (count: number): string => `${count} ${plural('ru', count, ['корабль', 'корабля', 'кораблей'])}`;
