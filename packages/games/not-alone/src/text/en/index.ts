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
    primer: [
      'One player is the Creature, all others are the Hunted. The Hunted win together when Rescue reaches the star, the Creature when Assimilation does.',
      'Hunted: each turn you all secretly lay one Place card. Nobody sees where you go until the reveal.',
      'Creature: you then place your token where you think they are. Look at the discard piles: what is there cannot be played.',
      'On a place without a token a Hunted uses its power or takes back a used card. A Hunted under the Creature token is caught and loses Will.',
      'Hunted: a small hand is easy to guess. Resist to trade Will for cards, or Give Up to get everything back, but giving up moves Assimilation.',
      'Hunted: the Beach and the Wreck bring help closer, the Rover gives you new places. Talk as you like: the Creature hears it all, and bluffing is allowed.',
      'Creature: catching anybody moves Assimilation one step, however many you catch; so does a last Will lost that turn. Hunt cards bring the Target and Artemia tokens.',
      'Each player may play one card a turn, in the phase printed on it. You will be asked when you can, so you need not watch for it.',
    ],
  };
}

export const text: NotAloneText = textByPlanet(textOn);
