import { type Locale, sayBy } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Decision } from '../../decisions.ts';
import type { Event } from '../../events.ts';
import { manifest } from '../../manifest.ts';
import type { RaceText } from '../shape.ts';
import { ownTerms, type Table, textByTable } from '../table.ts';
import { eventLines } from './events.ts';
import { actionLines, decisionLines } from './lines.ts';
import { options } from './options.ts';
import { cardWords, namesOn } from './powers.ts';
import { refusalLines } from './refusals.ts';
import { terms } from './terms.ts';

const locale: Locale = 'en';

/** The words as they are at such a table. */
function textOn(table: Table): RaceText {
  const actions = actionLines(table);
  const events = eventLines(table);
  const decisions = decisionLines(table);
  const refusals = refusalLines(table);
  const nameOf = namesOn(table);
  const robot = table.robotPoints === undefined ? '' : ` The robot has ${table.robotPoints} VP.`;
  return {
    locale,
    name: manifest.shelf.en.name,
    tagline: manifest.shelf.en.tagline,
    terms: { ...terms, ...ownTerms(table, (card, facts) => ({ name: nameOf(card), help: cardWords(facts) })) },
    options,
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
    ...sayBy<Action, Event, Decision>({
      actions,
      events,
      decisions,
      refusals,
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
