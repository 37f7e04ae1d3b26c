import { type OptionSet, randomPlay } from '@orrery/testkit';
import { theseus } from '../index.ts';

export const { playRandomly, randomChoice } = randomPlay(theseus);

/** Every pair of factions in a duel, every mode, and every option turned. */
export const OPTION_SETS: readonly OptionSet[] = [
  { seats: 2, options: {} },
  { seats: 2, options: { faction1: 'scientists', faction2: 'greys', ring: 'random' } },
  { seats: 2, options: { faction1: 'marines', faction2: 'scientists', firstGame: true, setUpOnBonus: true } },
  { seats: 2, options: { faction1: 'greys', faction2: 'aliens', teleportInPlace: 'whole', firstPlayer: 'random' } },
  { seats: 2, options: { faction1: 'pandora', faction2: 'marines' } },
  { seats: 2, options: { faction1: 'greys', faction2: 'pandora', decks: 'chosen', ring: 'drafted' } },
  { seats: 2, options: { faction1: 'aliens', faction2: 'scientists', decks: 'level-2', extraTurnFromSpace: true } },
  { seats: 3, options: {} },
  { seats: 3, options: { faction1: 'greys', faction2: 'scientists', faction3: 'pandora', ring: 'drafted' } },
  { seats: 3, options: { faction1: 'pandora', faction2: 'aliens', faction3: 'any', decks: 'level-1', extraTurnFromSpace: true } },
  { seats: 4, options: {} },
  { seats: 4, options: { faction4: 'pandora', ring: 'random', decks: 'level-0', firstGame: true } },
  { seats: 4, options: { match: 'teams' } },
  {
    seats: 4,
    options: { match: 'teams', faction1: 'greys', faction2: 'scientists', faction3: 'aliens', faction4: 'marines', ring: 'drafted' },
  },
];
