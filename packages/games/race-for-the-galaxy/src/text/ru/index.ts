import { sayTold } from '@orrery/engine';
import type { Event } from '../../events.ts';
import type { RaceText } from '../shape.ts';
import { ownTerms, type Table, textByTable } from '../table.ts';
import { eventLines } from './events.ts';
import { firstOn } from './first.ts';
import { options } from './options.ts';
import { cardWords } from './powers.ts';
import { refusalLines } from './refusals.ts';
import { terms } from './terms.ts';
import { namesOn } from './words.ts';

/** Слова за таким столом. */
function textOn(table: Table): RaceText {
  const nameOf = namesOn(table).name;
  return {
    ...firstOn(table),
    terms: { ...terms, ...ownTerms(table, (card, facts) => ({ name: nameOf(card), help: cardWords(facts) })) },
    options,
    ...sayTold<Event>({
      events: eventLines(table),
      refusals: refusalLines(table),
      unknownRefusal: (rule) => `Этого не позволяет правило ${rule}.`,
    }),
  };
}

export const text: RaceText = textByTable(textOn);
