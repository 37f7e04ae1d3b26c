import { type Locale, named, sayAsked } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Decision } from '../../decisions.ts';
import { manifest } from '../../manifest.ts';
import type { FirstText } from '../shape.ts';
import { type Table, textByTable } from '../table.ts';
import { actionLines, decisionLines } from './lines.ts';
import { NAMES } from './names.ts';
import { wordsOn } from './words.ts';

const locale: Locale = 'ru';

/** Слова для первого взгляда на стол; остальные приходят следом. */
export function firstOn(table: Table): FirstText {
  const words = wordsOn(table);
  return {
    locale,
    name: manifest.shelf.ru.name,
    tagline: manifest.shelf.ru.tagline,
    terms: named(NAMES),
    sources: { life: 'Очки жизни', data: 'Очки данных' },
    endings: {
      'life-gone': 'Фракция потеряла последнее очко жизни.',
      'data-complete': 'Фракция собрала 20 очков данных.',
      'life-complete': 'Фракция набрала 20 очков за раны.',
      'final-sequence': 'Финальная последовательность исчерпана: решают жизнь и данные.',
      'tie-break': 'Ничья разыграна дополнительными ходами.',
    },
    ...sayAsked<Action, Decision>({ actions: actionLines(words), decisions: decisionLines(words) }),
  };
}

export const firstText = textByTable(firstOn);
