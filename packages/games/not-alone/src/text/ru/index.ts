import { sayTold } from '@orrery/engine';
import type { Event } from '../../events.ts';
import { type NotAloneText, type Planet, textByPlanet } from '../shape.ts';
import { spotCases } from './cases.ts';
import { eventLines } from './events.ts';
import { firstOn } from './first.ts';
import { options } from './options.ts';
import { phrases } from './phrases.ts';
import { refusalLines } from './refusals.ts';
import { terms } from './terms.ts';

/** Слова за столом с такой планетой. */
export function textOn(planet: Planet): NotAloneText {
  const spot = spotCases(planet);
  return {
    ...firstOn(planet),
    terms,
    options,
    ...sayTold<Event>({
      events: eventLines(spot),
      refusals: refusalLines(spot),
      unknownRefusal: (rule) => `Этого не позволяет правило ${rule}.`,
    }),
    phrases,
    primer: [
      'Один игрок — существо, остальные — жертвы. Жертвы побеждают вместе, когда до звезды доходит спасение, существо — когда ассимиляция.',
      'Жертвам: каждый ход все вы тайно выкладываете по одной карте места. До вскрытия никто не видит, куда вы идёте.',
      'Существу: потом вы кладёте жетон туда, где, по-вашему, жертвы. Смотрите на их сбросы: лежащие там карты сыграть нельзя.',
      'На месте без жетона жертва использует его силу или возвращает сыгранную карту. Под жетоном существа она поймана и теряет волю.',
      'Жертвам: маленькую руку легко угадать. Сопротивляйтесь — отдайте волю за карты; или смиритесь и верните всё, но тогда ассимиляция сделает шаг.',
      'Жертвам: Пляж и Обломки приближают помощь, Вездеход даёт новые места. Говорите что угодно: существо слышит всё, а блефовать можно.',
      'Существу: поимка двигает ассимиляцию на шаг, скольких бы вы ни поймали; двигает её и потеря последней фишки воли. Карты охоты дают жетоны цели и Артемии.',
      'Каждый игрок может сыграть одну карту за ход, в указанной на ней фазе. Вас спросят, когда это можно: следить за этим не нужно.',
    ],
  };
}

export const text: NotAloneText = textByPlanet(textOn);
