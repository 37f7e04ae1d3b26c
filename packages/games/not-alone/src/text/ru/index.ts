import { type Locale, sayBy } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Decision } from '../../decisions.ts';
import type { Event } from '../../events.ts';
import { manifest } from '../../manifest.ts';
import { type NotAloneText, type Planet, textByPlanet } from '../shape.ts';
import { spotCases } from './cases.ts';
import { eventLines } from './events.ts';
import { actionLines, decisionLines } from './lines.ts';
import { options } from './options.ts';
import { phrases } from './phrases.ts';
import { refusalLines } from './refusals.ts';
import { terms } from './terms.ts';

const locale: Locale = 'ru';

/** Слова за столом с такой планетой. */
export function textOn(planet: Planet): NotAloneText {
  const spot = spotCases(planet);
  const [actions, events] = [actionLines(spot), eventLines(spot)];
  const [decisions, refusals] = [decisionLines(spot), refusalLines(spot)];
  return {
    locale,
    name: manifest.shelf.ru.name,
    tagline: manifest.shelf.ru.tagline,
    terms,
    options,
    sources: { rescue: 'Спасение', defense: 'Защита', assimilation: 'Ассимиляция' },
    endings: {
      assimilated: 'Фишка ассимиляции дошла до звезды: планета забрала жертв.',
      rescued: 'Фишка спасения дошла до звезды: за жертвами прибыла помощь.',
      'sanctuary-held': 'Фишка защиты дошла до последней ячейки: Город-Убежище выстоял.',
    },
    ...sayBy<Action, Event, Decision>({
      actions,
      events,
      decisions,
      refusals,
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
