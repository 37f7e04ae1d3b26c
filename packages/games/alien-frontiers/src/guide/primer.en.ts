import type { GamePrimer } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';

export const primer: GamePrimer<View, 'base'> = {
  variant: () => 'base',
  steps: {
    base: [
      'Your dice are your ships. At the start of your turn you gather the whole fleet and roll it.',
      'Dock your ships one by one or in groups. Each station asks for something different: any ship, a pair, three of a kind, a run of three, a 6. The stations you can use right now are lit.',
      'The Solar Converter gives you fuel, the Lunar Mine gives you ore. They pay for everything else.',
      'The Shipyard builds a new ship for a pair, some fuel and some ore. Get a fourth ship early.',
      'Colonies win the game. Land them from the Terraforming Station, from the Colony Constructor, or slowly from the Colonist Hub.',
      'Each colony on the planet is worth a point. If you have more colonies on a territory than anybody else, you score one more point and can use its bonus.',
      'Cards from the Alien Artifact change dice and bend rules: pay fuel to use them, or discard them for a stronger effect.',
      'Ships stay docked until your next turn and block those docks for everybody else. You can keep at most 8 tokens when your turn ends. The match ends when somebody lands their last colony; the most points win.',
    ],
  },
};
