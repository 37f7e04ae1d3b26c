import { type Locale, named, sayAsked } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Decision } from '../../decisions.ts';
import { manifest } from '../../manifest.ts';
import { type FirstText, type Planet, textByPlanet } from '../shape.ts';
import { spotCases } from './cases.ts';
import { actionLines, decisionLines } from './lines.ts';
import { NAMES } from './names.ts';

const locale: Locale = 'ru';

/** Слова для первого взгляда на стол; остальные приходят следом. */
export function firstOn(planet: Planet): FirstText {
  const spot = spotCases(planet);
  return {
    locale,
    name: manifest.shelf.ru.name,
    tagline: manifest.shelf.ru.tagline,
    terms: named(NAMES),
    sources: { rescue: 'Спасение', defense: 'Защита', assimilation: 'Ассимиляция' },
    endings: {
      assimilated: 'Фишка ассимиляции дошла до звезды: планета забрала жертв.',
      rescued: 'Фишка спасения дошла до звезды: за жертвами прибыла помощь.',
      'sanctuary-held': 'Фишка защиты дошла до последней ячейки: Город-Убежище выстоял.',
    },
    ...sayAsked<Action, Decision>({ actions: actionLines(spot), decisions: decisionLines(spot) }),
  };
}

export const firstText = textByPlanet(firstOn);
