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
