import { sayTold } from '@orrery/engine';
import type { Event } from '../../events.ts';
import type { TheseusText } from '../shape.ts';
import { type Table, textByTable } from '../table.ts';
import { eventLines } from './events.ts';
import { firstOn } from './first.ts';
import { options } from './options.ts';
import { refusalLines } from './refusals.ts';
import { terms } from './terms.ts';
import { wordsOn } from './words.ts';

/** The words as they are at a table like this. */
export function textOn(table: Table): TheseusText {
  return {
    ...firstOn(table),
    terms,
    options,
    ...sayTold<Event>({
      events: eventLines(wordsOn(table)),
      refusals: refusalLines,
      unknownRefusal: (rule) => `Rule ${rule} does not allow this.`,
    }),
  };
}

export const text: TheseusText = textByTable(textOn);
