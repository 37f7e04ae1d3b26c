import { type Locale, named, sayAsked } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Decision } from '../../decisions.ts';
import { manifest } from '../../manifest.ts';
import type { FirstText } from '../shape.ts';
import { actionLines, decisionLines } from './lines.ts';
import { NAMES } from './names.ts';

const locale: Locale = 'ru';

/** Слова для первого взгляда на стол; остальные приходят следом. */
export const firstText: FirstText = {
  locale,
  name: manifest.shelf.ru.name,
  tagline: manifest.shelf.ru.tagline,
  terms: named(NAMES),
  sources: {
    colonies: 'Колонии',
    territories: 'Территории',
    'alien-city': 'Город Чужих',
    'alien-monument': 'Монумент Чужих',
    'positron-field': 'Позитронное Поле',
  },
  endings: { 'last-colony-landed': 'Один из игроков высадил свою последнюю колонию.' },
  ...sayAsked<Action, Decision>({ actions: actionLines, decisions: decisionLines }),
};
