import type { GamePrimer } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';
import { type Variant, variantOf } from './variant.ts';

const aim =
  'One player is the Creature, all others are the Hunted. The Hunted win together when Rescue reaches the star, the Creature when Assimilation does.';
const sanctuaryAim =
  'One player is the Creature, all others are the Hunted. The Hunted win together when Rescue reaches the star or Defense its last cell, the Creature when Assimilation reaches the star.';
const hunted = [
  'Each turn you and the other Hunted secretly lay one Place card. Nobody sees where you go until the reveal; then the Creature may be waiting there.',
  'On a place without a token you use its power or take back a used card. Under the Creature token you are caught and lose Will.',
  'A small hand is easy to guess. Resist to trade Will for cards, or Give Up to get everything back, but giving up moves Assimilation.',
];
const creature = [
  'You are the Creature. The Hunted have secretly laid Place cards: place your token where you think they are. Look at their discard piles: what lies there cannot be played.',
  'A Hunted under your token is caught and loses Will. Catching anybody moves Assimilation one step, however many you catch; so does a last Will lost that turn.',
  'Hunt cards bring the Target and Artemia tokens: they cover more places, or spoil their powers.',
];
const places =
  'The Beach and the Wreck bring help closer, the Rover gives you new places. Talk as you like: the Creature hears it all, and bluffing is allowed.';
const cards =
  'Each player may play one card a turn, in the phase printed on it. You will be asked when you can, so you need not watch for it.';

export const primer: GamePrimer<View, Variant> = {
  variant: variantOf,
  steps: {
    hunted: [aim, ...hunted, places, cards],
    creature: [aim, ...creature, cards],
    'bridge-hunted': [
      aim,
      ...hunted,
      places,
      cards,
      'Each of the Hunted is a character with an ability of their own: read yours before the first turn.',
    ],
    'bridge-creature': [
      aim,
      ...creature,
      cards,
      'Each of the Hunted is a character with an ability of their own, and you have an adaptation: read them before the first turn.',
    ],
    'sanctuary-hunted': [
      sanctuaryAim,
      ...hunted,
      'Find the Sanctuary: at the end of each turn the flying city moves on to the next number. On the place under it you may fortify it, which moves Defense; next to it you may rescue a survivor. Either replaces the power of the place.',
      'A survivor helps once, when rescued. Whoever fortifies may shelter all their survivors for one more step of Defense.',
      'The Beach brings help closer; the places 6 to 10 are other ones than in the base game. Talk as you like: the Creature hears it all, and bluffing is allowed.',
      cards,
    ],
    'sanctuary-creature': [
      sanctuaryAim,
      ...creature,
      'The Sanctuary tells where they want to be: under it they fortify, next to it they rescue survivors, and both bring Defense on.',
      'At the end of the turn you adapt, taking 1 DNA and buying abilities that last all match, or hide, taking up to 3 DNA while Defense moves a step.',
      cards,
    ],
  },
};
