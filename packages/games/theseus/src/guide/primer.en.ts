import type { GamePrimer } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';
import type { Mode } from '../state.ts';

const turn = [
  'A turn is one move: choose a unit and the room it goes to. It moves clockwise, exactly as many sectors as there are units where it starts.',
  'Every move changes how far the other units will go. Count before you move: you cannot pass.',
  'Where you arrive, enemy traps go off. Fill the fourth room and you make a Minor Assault there; in a full sector you push a unit out into space.',
  'Then your own action cards in that sector are performed, and the sector acts: the Corridors attack everywhere, the Tech Bay gives an extra turn, the Control Room breaks an enemy card.',
  'In your own sector you take an Upgrade token, or throw out an enemy card. Tokens turn units to their stronger side or raise the number of a card.',
  'Last, one pending card: install yours anywhere on the station, or push an enemy’s out. Only installed cards work, and they work only in their sector.',
  'Units attack through passages, never through walls. The last room of a chain is the safest.',
];

export const primer: GamePrimer<View, Mode> = {
  variant: ({ mode }) => mode,
  steps: {
    duel: [
      'Bring the enemy’s life from 20 to 0. Scientists and Greys also win with 20 data.',
      ...turn,
      'When decks run dry, every card installed advances the end token. At END the higher sum of life and data wins.',
    ],
    deathmatch: [
      'First to 20 points for wounds wins: whoever deals a wound scores, and nobody loses life or is thrown out. Scientists and Greys also win with 20 data.',
      ...turn,
      'Turns go round the ring. Before you move, ask where the next players must go, and whose traps they will step on: a trap scores for its owner.',
      'What would heal in a duel takes points from the others here: use it against whoever is closest to 20.',
      'When decks run dry, every card installed advances the end token. At END the higher sum of points and data wins.',
    ],
    teams: [
      'You and the ally opposite you win and lose together: bring one enemy’s life from 20 to 0. Scientists and Greys also win with 20 data.',
      'You share one sector and the bonus cards, and your ally’s cards work for you too. But only you move your units, and you draw only from your own deck.',
      ...turn,
      'When decks run dry, every card installed advances the end token. At END the alliance with the higher sum of life and data wins.',
    ],
  },
};
