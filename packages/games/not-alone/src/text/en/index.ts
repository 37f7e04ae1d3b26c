import { sayTold } from '@orrery/engine';
import type { Event } from '../../events.ts';
import { type NotAloneText, type Planet, textByPlanet } from '../shape.ts';
import { eventLines } from './events.ts';
import { firstOn, spotNames } from './first.ts';
import { options } from './options.ts';
import { phrases } from './phrases.ts';
import { refusalLines } from './refusals.ts';
import { terms } from './terms.ts';

/** The words as they are at a table whose planet is this. */
export function textOn(planet: Planet): NotAloneText {
  const spot = spotNames(planet);
  return {
    ...firstOn(planet),
    terms,
    options,
    ...sayTold<Event>({
      events: eventLines(spot),
      refusals: refusalLines(spot),
      unknownRefusal: (rule) => `Rule ${rule} does not allow this.`,
    }),
    phrases,
  };
}

export const text: NotAloneText = textByPlanet(textOn);
