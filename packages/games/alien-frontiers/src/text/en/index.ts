import { sayTold } from '@orrery/engine';
import type { Event } from '../../events.ts';
import type { AlienFrontiersText } from '../shape.ts';
import { eventLines } from './events.ts';
import { firstText } from './first.ts';
import { refusalLines } from './refusals.ts';
import { terms } from './terms.ts';

export const text: AlienFrontiersText = {
  ...firstText,
  terms,
  options: {
    twoPlayerSetUp: {
      label: 'Two-player set-up',
      help: 'Russian edition: 7 colonies each and 6 blocked docks. English edition: 8 colonies each and 12 blocked docks.',
      choices: { 'as-printed': 'Russian edition', 'english-edition': 'English edition' },
    },
    longGame: { label: 'Long game', help: 'Everybody has 8 colonies to land, so the planet fills up and the match takes longer.' },
    maintenanceBay: {
      label: 'Maintenance Bay',
      help: 'When a ship may go to the Bay: only if no station can take it; also if only docks that cost tokens are left; or always.',
      choices: {
        'when-no-dock-is-left': 'If no dock is left',
        'paid-docks-not-forced': 'Also to avoid paying',
        always: 'Always',
      },
    },
    tokenSupply: {
      label: 'Token supply',
      help: 'Whether fuel and ore can run out.',
      choices: { limited: '30 fuel, 20 ore', unlimited: 'Unlimited' },
    },
    lastHubColony: {
      label: 'Last colony on the Hub',
      help: 'Which station may take your last colony from the Colonist Hub and land it: only the Terraforming Station, or the Colony Constructor too.',
      choices: { 'terraforming-only': 'Terraforming only', 'constructor-too': 'Constructor too' },
    },
    cannonShot: {
      label: 'Plasma Cannon shot',
      help: 'Whose ships at a station one use of the fuel power can hit.',
      choices: { 'one-player': 'One opponent’s', 'several-players': 'Several opponents’' },
    },
    terraformingShip: {
      label: 'Ship on the Terraforming Station',
      help: 'A discarded Plasma Cannon can only hit a player with more than 3 ships. A ship on the Terraforming Station counts towards that number always, or only when it is the target itself.',
      choices: { counts: 'Counts', 'does-not-count': 'Only as the target' },
    },
    tieBreakTokens: {
      label: 'Tie-break by tokens',
      help: 'If points and cards are equal, more ore wins, then more fuel; or more tokens in total.',
      choices: { 'ore-then-fuel': 'Ore, then fuel', together: 'Total tokens' },
    },
  },
  ...sayTold<Event>({ events: eventLines, refusals: refusalLines, unknownRefusal: (rule) => `Rule ${rule} does not allow this.` }),
};
