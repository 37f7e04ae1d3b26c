import type { Locale } from '@orrery/engine';
import { manifest } from '../../manifest.ts';
import { type AlienFrontiersText, sayAction, sayDecision, sayEvent, sayRefusal } from '../shape.ts';
import { actionLines, decisionLines, eventLines } from './lines.ts';
import { refusalLines } from './refusals.ts';
import { terms } from './terms.ts';

const locale: Locale = 'en';

export const text: AlienFrontiersText = {
  locale,
  name: manifest.shelf.en.name,
  tagline: manifest.shelf.en.tagline,
  terms,
  options: {
    twoPlayerSetUp: {
      label: 'Two-player set-up',
      help: 'As printed: 7 colonies each and 6 blocked docks. English edition: 8 colonies each and 12 blocked docks.',
      choices: { 'as-printed': 'As printed', 'english-edition': 'English edition' },
    },
    longGame: { label: 'Long game', help: 'Everybody starts with all 8 colonies, so the planet fills up and the match takes longer.' },
    maintenanceBay: {
      label: 'Maintenance Bay',
      help: 'A ship may go to the Bay only when no station takes it; or also when only docks that cost tokens are left; or always.',
      choices: {
        'when-no-dock-is-left': 'When no dock is left',
        'paid-docks-not-forced': 'Also to avoid a price',
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
      help: 'Which station may take your last colony from the Colonist Hub and land it: the Terraforming Station alone, or the Colony Constructor too.',
      choices: { 'terraforming-only': 'Terraforming only', 'constructor-too': 'Constructor too' },
    },
    cannonShot: {
      label: 'Plasma Cannon shot',
      help: 'Whose ships one use of the fuel power may hit at a station.',
      choices: { 'one-player': 'One opponent’s', 'several-players': 'Several opponents’' },
    },
    terraformingShip: {
      label: 'Ship on the Terraforming Station',
      help: 'A discarded Plasma Cannon needs a victim with more than 3 ships. A ship waiting on the Terraforming Station counts among them, or only when it is the target.',
      choices: { counts: 'Counts', 'does-not-count': 'Only as the target' },
    },
    tieBreakTokens: {
      label: 'Tie-break by tokens',
      help: 'With equal points and equally many cards, more ore wins, then more fuel; or more tokens of both together.',
      choices: { 'ore-then-fuel': 'Ore, then fuel', together: 'Both together' },
    },
  },
  sources: {
    colonies: 'Colonies',
    territories: 'Territories',
    'alien-city': 'Alien City',
    'alien-monument': 'Alien Monument',
    'positron-field': 'Positron Field',
  },
  endings: { 'last-colony-landed': 'A player has landed the last of their colonies.' },
  action: (action, names) => sayAction(actionLines, action, names),
  event: (event, names) => sayEvent(eventLines, event, names),
  decision: (decision, names) => sayDecision(decisionLines, decision, names),
  refusal: ({ code, rule, values }) => sayRefusal(refusalLines, code, values ?? {}) ?? `Rule ${rule} does not allow this.`,
  primer: [
    'Your dice are ships. When your turn begins you gather the whole fleet and roll it.',
    'Dock the ships one by one or in groups. Every station asks for something: any ship, a pair, three equal ones, a run of three, a 6. Places you can use right now are lit.',
    'The Solar Converter brings fuel, the Lunar Mine ore. They pay for everything else.',
    'The Shipyard builds more ships: a pair, fuel and ore. Get a fourth ship early.',
    'Colonies win. Land them from the Terraforming Station, from the Colony Constructor, or slowly from the Colonist Hub.',
    'Each colony on the planet is a point. Have more colonies on a territory than anybody else, and you score one more and use its bonus.',
    'Cards from the Alien Artifact bend dice and rules: for fuel, or more strongly by discarding them.',
    'Ships stay docked until your next turn and block those docks for the others. Keep at most 8 tokens when your turn ends. The match ends when somebody lands their last colony; most points win.',
  ],
};
