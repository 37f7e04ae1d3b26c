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

/** The words as they are at such a table. */
function textOn(table: Table): RaceText {
  const nameOf = namesOn(table);
  return {
    ...firstOn(table),
    terms: { ...terms, ...ownTerms(table, (card, facts) => ({ name: nameOf(card), help: cardWords(facts) })) },
    options,
    ...sayTold<Event>({
      events: eventLines(table),
      refusals: refusalLines(table),
      unknownRefusal: (rule) => `Rule ${rule} does not allow this.`,
    }),
    primer: [
      'You build a civilisation of worlds and developments in front of you. Most points win: printed on cards, won as chips, and brought by goals.',
      'Each round everybody secretly chooses an action. Only chosen phases happen, and all players take part; those who chose a phase get its bonus.',
      'So try to read the others: a phase that somebody else chooses is yours for free.',
      'Cards are money too. For a development or world of cost 3 you discard 3 other cards from your hand.',
      'Worlds with a red number are conquered, not paid for: your Military must be at least their defense.',
      'Produce puts goods on your worlds. Consume: Trade sells one for many cards, Consume powers turn goods into VP, ×2 doubles them.',
      'Cards you place work from the next phase on. Look for those that fit together, above all with a 6-cost development.',
      'The match ends with the round in which a tableau has 12 cards or the pool of VP chips is empty.',
    ],
  };
}

export const text: RaceText = textByTable(textOn);
