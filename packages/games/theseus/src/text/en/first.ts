import { type Locale, named, sayAsked } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Decision } from '../../decisions.ts';
import { manifest } from '../../manifest.ts';
import type { FirstText } from '../shape.ts';
import { type Table, textByTable } from '../table.ts';
import { actionLines, decisionLines } from './lines.ts';
import { NAMES } from './names.ts';
import { wordsOn } from './words.ts';

const locale: Locale = 'en';

/** The words of a first look at a table; the others come behind it. */
export function firstOn(table: Table): FirstText {
  const words = wordsOn(table);
  return {
    locale,
    name: manifest.shelf.en.name,
    tagline: manifest.shelf.en.tagline,
    terms: named(NAMES),
    sources: { life: 'Life', data: 'Data' },
    endings: {
      'life-gone': 'A faction has lost its last life.',
      'data-complete': 'A faction has collected 20 data.',
      'life-complete': 'A faction has gained 20 points for wounds.',
      'final-sequence': 'The Final Sequence has run out: life and data decide.',
      'tie-break': 'The tie was played out with extra turns.',
    },
    ...sayAsked<Action, Decision>({ actions: actionLines(words), decisions: decisionLines(words) }),
  };
}

export const firstText = textByTable(firstOn);
