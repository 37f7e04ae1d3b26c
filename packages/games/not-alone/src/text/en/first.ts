import { type Locale, named, sayAsked } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Decision } from '../../decisions.ts';
import { manifest } from '../../manifest.ts';
import { type FirstText, type Planet, type SpotNames, textByPlanet } from '../shape.ts';
import { actionLines, decisionLines } from './lines.ts';
import { NAMES } from './names.ts';
import { place } from './words.ts';

const locale: Locale = 'en';

/** What the spots of this planet are called. */
export function spotNames(planet: Planet): SpotNames {
  return (number) => {
    const card = planet(number);
    return card === undefined ? `place ${number}` : place(card);
  };
}

/** The words of a first look at a table; the others come behind it. */
export function firstOn(planet: Planet): FirstText {
  const spot = spotNames(planet);
  return {
    locale,
    name: manifest.shelf.en.name,
    tagline: manifest.shelf.en.tagline,
    terms: named(NAMES),
    sources: { rescue: 'Rescue', defense: 'Defense', assimilation: 'Assimilation' },
    endings: {
      assimilated: 'The Assimilation counter has reached the star: the planet has absorbed the Hunted.',
      rescued: 'The Rescue counter has reached the star: help has come for the Hunted.',
      'sanctuary-held': 'The Defense counter has reached the last cell: the Sanctuary holds.',
    },
    ...sayAsked<Action, Decision>({ actions: actionLines(spot), decisions: decisionLines(spot) }),
  };
}

export const firstText = textByPlanet(firstOn);
