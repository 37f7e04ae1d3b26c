import { type Locale, named, sayAsked } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Decision } from '../../decisions.ts';
import { manifest } from '../../manifest.ts';
import type { FirstText } from '../shape.ts';
import { actionLines, decisionLines } from './lines.ts';
import { NAMES } from './names.ts';

const locale: Locale = 'en';

/** The words of a first look at a table; the others come behind it. */
export const firstText: FirstText = {
  locale,
  name: manifest.shelf.en.name,
  tagline: manifest.shelf.en.tagline,
  terms: named(NAMES),
  sources: {
    colonies: 'Colonies',
    territories: 'Territories',
    'alien-city': 'Alien City',
    'alien-monument': 'Alien Monument',
    'positron-field': 'Positron Field',
  },
  endings: { 'last-colony-landed': 'A player has landed their last colony.' },
  ...sayAsked<Action, Decision>({ actions: actionLines, decisions: decisionLines }),
};
