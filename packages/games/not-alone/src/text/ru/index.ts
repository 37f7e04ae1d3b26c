import { sayTold } from '@orrery/engine';
import type { Event } from '../../events.ts';
import { type NotAloneText, type Planet, textByPlanet } from '../shape.ts';
import { spotCases } from './cases.ts';
import { eventLines } from './events.ts';
import { firstOn } from './first.ts';
import { options } from './options.ts';
import { phrases } from './phrases.ts';
import { refusalLines } from './refusals.ts';
import { terms } from './terms.ts';

/** Слова за столом с такой планетой. */
export function textOn(planet: Planet): NotAloneText {
  const spot = spotCases(planet);
  return {
    ...firstOn(planet),
    terms,
    options,
    ...sayTold<Event>({
      events: eventLines(spot),
      refusals: refusalLines(spot),
      unknownRefusal: (rule) => `Этого не позволяет правило ${rule}.`,
    }),
    phrases,
  };
}

export const text: NotAloneText = textByPlanet(textOn);
