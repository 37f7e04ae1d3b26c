import { type Locale, sayBy } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Decision } from '../../decisions.ts';
import type { Event } from '../../events.ts';
import { manifest } from '../../manifest.ts';
import type { TheseusText } from '../shape.ts';
import { type Table, textByTable } from '../table.ts';
import { eventLines } from './events.ts';
import { actionLines, decisionLines } from './lines.ts';
import { options } from './options.ts';
import { refusalLines } from './refusals.ts';
import { terms } from './terms.ts';
import { wordsOn } from './words.ts';

const locale: Locale = 'en';

/** The words as they are at a table like this. */
export function textOn(table: Table): TheseusText {
  const words = wordsOn(table);
  const [actions, events, decisions] = [actionLines(words), eventLines(words), decisionLines(words)];
  return {
    locale,
    name: manifest.shelf.en.name,
    tagline: manifest.shelf.en.tagline,
    terms,
    options,
    sources: { life: 'Life', data: 'Data' },
    endings: {
      'life-gone': 'A faction has lost its last life.',
      'data-complete': 'A faction has collected 20 data.',
      'life-complete': 'A faction has gained 20 points for wounds.',
      'final-sequence': 'The Final Sequence has run out: life and data decide.',
      'tie-break': 'The tie was played out with extra turns.',
    },
    ...sayBy<Action, Event, Decision>({
      actions,
      events,
      decisions,
      refusals: refusalLines,
      unknownRefusal: (rule) => `Rule ${rule} does not allow this.`,
    }),
    primer: [
      'Bring the enemy’s life from 20 to 0. Scientists and Greys also win with 20 data.',
      'A turn is one move: choose a unit and the room it goes to. It moves clockwise, exactly as many sectors as there are units where it starts.',
      'Every move changes how far the other units will go. Count before you move: you cannot pass.',
      'Where you arrive, enemy traps go off. Fill the fourth room and you make a Minor Assault there; in a full sector you push a unit out into space.',
      'Then your own action cards in that sector are performed, and the sector acts: the Corridors attack everywhere, the Tech Bay gives an extra turn, the Control Room breaks an enemy card.',
      'In your own sector you take an Upgrade token, or throw out an enemy card. Tokens turn units to their stronger side or raise the number of a card.',
      'Last, one pending card: install yours anywhere on the station, or push an enemy’s out. Only installed cards work, and they work only in their sector.',
      'Units attack through passages, never through walls. The last room of a chain is the safest.',
      'When decks run dry, every card installed advances the end token. At END the higher sum of life and data wins.',
    ],
  };
}

export const text: TheseusText = textByTable(textOn);
