import { type Locale, named, sayAsked } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Decision } from '../../decisions.ts';
import { manifest } from '../../manifest.ts';
import type { FirstText } from '../shape.ts';
import { ownTerms, type Table, textByTable } from '../table.ts';
import { actionLines, decisionLines } from './lines.ts';
import { NAMES } from './names.ts';
import { namesOn } from './words.ts';

const locale: Locale = 'ru';

/** Слова для первого взгляда на стол; остальные приходят следом. */
export function firstOn(table: Table): FirstText {
  const nameOf = namesOn(table).name;
  const robot = table.robotPoints === undefined ? '' : ` У робота ${table.robotPoints} ПО.`;
  return {
    locale,
    name: manifest.shelf.ru.name,
    tagline: manifest.shelf.ru.tagline,
    terms: { ...named(NAMES), ...ownTerms(table, (card) => ({ name: nameOf(card) })) },
    sources: {
      chips: 'Жетоны ПО',
      worlds: 'Миры',
      developments: 'Разработки',
      'six-developments': 'Разработки со стоимостью 6',
      goals: 'Цели',
    },
    endings: {
      pool: `Взят последний жетон ПО из запаса.${robot}`,
      tableau: `В одном из секторов двенадцать карт.${robot}`,
    },
    ...sayAsked<Action, Decision>({ actions: actionLines(table), decisions: decisionLines(table) }),
  };
}

export const firstText = textByTable(firstOn);
