import { type Locale, sayBy } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Decision } from '../../decisions.ts';
import type { Event } from '../../events.ts';
import { manifest } from '../../manifest.ts';
import { type NotAloneText, type Planet, textByPlanet } from '../shape.ts';
import { eventLines } from './events.ts';
import { actionLines, decisionLines } from './lines.ts';
import { options } from './options.ts';
import { phrases } from './phrases.ts';
import { refusalLines } from './refusals.ts';
import { terms } from './terms.ts';
import { place } from './words.ts';

const locale: Locale = 'en';

/** The words as they are at a table whose planet is this. */
export function textOn(planet: Planet): NotAloneText {
  const spot = (number: Parameters<Planet>[0]): string => {
    const card = planet(number);
    return card === undefined ? `place ${number}` : place(card);
  };
  const [actions, events] = [actionLines(spot), eventLines(spot)];
  const [decisions, refusals] = [decisionLines(spot), refusalLines(spot)];
  return {
    locale,
    name: manifest.shelf.en.name,
    tagline: manifest.shelf.en.tagline,
    terms,
    options,
    sources: { rescue: 'Rescue', defense: 'Defense', assimilation: 'Assimilation' },
    endings: {
      assimilated: 'The Assimilation counter has reached the star: the planet has taken the Hunted.',
      rescued: 'The Rescue counter has reached the star: help has come for the Hunted.',
      'sanctuary-held': 'The Defense counter has reached the last cell: the Sanctuary holds.',
    },
    ...sayBy<Action, Event, Decision>({
      actions,
      events,
      decisions,
      refusals,
      unknownRefusal: (rule) => `Rule ${rule} does not allow this.`,
    }),
    phrases,
    primer: [
      'One player is the Creature, all others are the Hunted. The Hunted win together when Rescue reaches the star, the Creature when Assimilation does.',
      'Hunted: each turn you secretly lay one Place card. All at once, and nobody sees where you go until the reveal.',
      'Creature: you then lay your token where you think they are. Look at the open discard piles: what lies there cannot be played.',
      'On a place without a token the Hunted use its power or take a used card back. Under the Creature token they are caught and lose Will.',
      'Hunted: a small hand is easy to guess. Resist to pay Will for cards, or Give Up to get everything back; but giving up moves Assimilation.',
      'Hunted: the Beach and the Wreck bring help nearer, the Rover gives new places. Talk as you like: the Creature hears it all, and bluffing is allowed.',
      'Creature: a catch moves Assimilation one step, however many you catch; so does every last Will of a turn. Hunt cards bring the Target and the Artemia token.',
      'Both sides may play one card a turn, in the phase printed on it. The table asks you when you can, so you need not watch for it.',
    ],
  };
}

export const text: NotAloneText = textByPlanet(textOn);
