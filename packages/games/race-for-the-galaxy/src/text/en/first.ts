import { type Locale, named, sayAsked } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Decision } from '../../decisions.ts';
import { manifest } from '../../manifest.ts';
import type { FirstText } from '../shape.ts';
import { ownTerms, type Table, textByTable } from '../table.ts';
import { actionLines, decisionLines } from './lines.ts';
import { NAMES } from './names.ts';
import { namesOn } from './words.ts';

const locale: Locale = 'en';

/** The words of a first look at a table; the others come behind it. */
export function firstOn(table: Table): FirstText {
  const nameOf = namesOn(table);
  const robot = table.robotPoints === undefined ? '' : ` The robot has ${table.robotPoints} VP.`;
  return {
    locale,
    name: manifest.shelf.en.name,
    tagline: manifest.shelf.en.tagline,
    terms: { ...named(NAMES), ...ownTerms(table, (card) => ({ name: nameOf(card) })) },
    sources: {
      chips: 'VP chips',
      worlds: 'Worlds',
      developments: 'Developments',
      'six-developments': '6-cost developments',
      goals: 'Goals',
    },
    endings: {
      pool: `The last VP chip of the pool was taken.${robot}`,
      tableau: `A tableau has twelve cards.${robot}`,
    },
    ...sayAsked<Action, Decision>({ actions: actionLines(table), decisions: decisionLines(table) }),
  };
}

export const firstText = textByTable(firstOn);
