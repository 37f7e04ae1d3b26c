import { termsOf } from '@orrery/engine';
import type { AlienFrontiersText } from '../shape.ts';
import { NAMES } from './names.ts';

export const terms: AlienFrontiersText['terms'] = termsOf(NAMES, {
  // Facilities.
  'alien-artifact':
    'Four docks, one ship at a time, any value. Each ship lets you cycle the display once. When your ships here total 8 or more, you may claim one displayed card you do not own; a claim uses up all your ships here.',
  'colonist-hub':
    'Your own track of three docks and seven circles; ships of any value. The first ship puts a colony on circle 1, each further ship moves it one circle. From circle 7 you may launch it at any time on your turn for 1 fuel and 1 ore.',
  'colony-constructor': 'Three equal ships and 3 ore: land a colony at once. Up to six docks: two triples.',
  'lunar-mine': 'One ship at a time, at least as high as the highest ship docked here. Each brings 1 ore. Up to five docks.',
  'maintenance-bay':
    'No limit and no benefit. Ships that fit nowhere else, new ships and ships knocked out of their docks go here. They fly again on their owner’s next turn.',
  'orbital-market':
    'Two equal ships. For the rest of the turn you may trade as often as you like: fuel equal to the value of one of the pair buys 1 ore. Up to four docks: two pairs.',
  'raiders-outpost':
    'A run of three ships, such as 2-3-4. Steal up to 4 tokens from any opponents, or one tech card from one of them. Only a higher run can bump the ships docked here; they go to the Maintenance Bay.',
  shipyard:
    'Two equal ships build a new one of your colour, ready on your next turn. The 4th ship costs 1 fuel and 1 ore, the 5th costs 2 and 2, the 6th 3 and 3. Up to six docks: three pairs.',
  'solar-converter':
    'One ship at a time, any value. Brings fuel equal to half the value, rounded up: 1 for a 1 or 2, 2 for a 3 or 4, 3 for a 5 or 6. Up to eight docks.',
  'terraforming-station':
    'A single dock for a 6, plus 1 fuel and 1 ore: land a colony at once. The ship goes back to the ship stock when your next turn begins, so you need a fourth ship of your colour, or the Relic Ship showing 6.',

  // Territories.
  'asimov-crater':
    'The second ship you dock at the Colonist Hub in a turn moves your colony one extra circle: two ships make 3 steps, three make 4.',
  'bradbury-plateau': 'The Colony Constructor costs you 1 ore less.',
  'burroughs-desert':
    'On your turn you may buy the Relic Ship for 1 fuel and 1 ore. It returns here at once if you lose control or the Isolation Field is placed here.',
  'heinlein-plains': 'At the Orbital Market 1 fuel buys you 1 ore, whatever your ships show.',
  'herbert-valley':
    'Each ship you build at the Shipyard costs 1 fuel and 1 ore less: the 4th is free, the 5th costs 1 and 1, the 6th 2 and 2.',
  'lem-badlands': 'Each ship you dock at the Solar Converter brings 1 fuel more.',
  'pohl-foothills': 'Each use of a card’s fuel power costs you 1 fuel less, to a minimum of 0.',
  'van-vogt-mountains': 'The first ship you dock at the Lunar Mine each turn may have any value.',

  // Alien Tech cards.
  'alien-city': 'Worth 1 point while you hold it. There is only one.',
  'alien-monument': 'Worth 1 point while you hold it. There is only one.',
  'booster-pod': '1 fuel: raise one of your unplaced ships by 1. Discard: take any one field generator off the planet.',
  'data-crystal':
    '1 fuel for each colony on a territory: use its bonus until your turn ends. Not for Burroughs Desert or an empty or isolated territory. Discard: place or move the Positron Field.',
  'gravity-manipulator': '2 fuel: lower one of your unplaced ships by 1 and raise another by 1. Discard: place or move the Repulsor Field.',
  'holographic-decoy': 'Always active: raiders cannot take your tokens, and the only card they can take from you is this one.',
  'orbital-teleporter':
    '2 fuel: move one ship you docked this turn to another station and use it there, together with unplaced ships if you like. Never from the Terraforming Station. Discard: move any one colony to another territory.',
  'plasma-cannon':
    '1 fuel per ship: send an opponent’s ships from one station to the Maintenance Bay (from the Terraforming Station: to the ship stock). Discard: one ship of an opponent with more than 3 of their colour goes back to the ship stock.',
  'polarity-device':
    '1 fuel: turn one of your unplaced ships to its opposite face (1 and 6, 2 and 5, 3 and 4). Discard: swap two colonies of two players on two territories.',
  'resource-cache':
    'Automatic after you roll: more odd ships bring 1 ore, more even ships 1 fuel. As many of each bring both, and the card is discarded. Not on the turn you get it.',
  'stasis-beam': '1 fuel: lower one of your unplaced ships by 1. Discard: place or move the Isolation Field.',
  'temporal-warper': '1 fuel: roll any of your unplaced ships again, once. Discard: take a card of your choice from the discard pile.',

  // Field generators.
  isolation: 'Nobody can use the bonus of this territory. Control and points are not affected. Placed by discarding a Stasis Beam.',
  positron: 'The player who controls this territory scores 1 extra point. Placed by discarding a Data Crystal.',
  repulsor:
    'No colony can come to this territory or leave it. Its bonus, its control and other field generators are not affected. Placed by discarding a Gravity Manipulator.',

  // Tokens.
  fuel: 'From the Solar Converter. Pays for cards, ships, launches and trades. 30 tokens for the whole table.',
  ore: 'From the Lunar Mine and the Orbital Market. Pays for colonies and ships. 20 tokens for the whole table.',

  // Pieces and notions.
  ship: 'A die of your colour. You begin with three and can have up to six.',
  'relic-ship':
    'A ship without a colour, for the controller of Burroughs Desert. It flies like any other, but never counts as one of your colour, and it returns to the desert instead of the stock.',
  fleet: 'All your ships in play. You gather and roll them together when your turn begins.',
  'unplaced-ship': 'Rolled but not yet docked. Cards that change dice work only on these.',
  blocker: 'With fewer than four players some docks stay blocked for the whole match.',
  colony: 'Each one on the planet is worth 1 point. The match ends when a player lands their last one.',
  dock: 'Room for one ship. It stays taken until the ship’s owner gathers the fleet again.',
  circle: 'A step of the Hub’s track. A colony can be launched from the seventh.',
  display: 'Three face-up tech cards at the Alien Artifact.',
  cycle: 'Discard the whole display and lay out three new cards: once for each ship you dock at the Alien Artifact.',
  deck: 'Nobody knows its order. When it runs out, the discard pile is shuffled into a new deck.',
  'discard-pile': 'Everybody can look through it. It becomes the new deck when the old one runs out.',
  stock: 'Fuel and ore nobody holds. You cannot gain what the stock does not have.',
  'ship-stock': 'Ships not in play. The Shipyard brings them into play.',
  'tech-card': 'Face up in front of its owner, at most one of each kind. Each can be used once per turn.',
  'fuel-power': 'Paid for with fuel, once per turn for each card. You keep the card.',
  'discard-power': 'Costs the card itself. Only one per turn, and not with a card you have used this turn.',
  'field-generator': 'Changes the rules of the territory it is on. Stronger than any card.',
  facility: 'One of the ten orbital facilities where ships dock.',
  territory: 'One of the eight parts of the planet. The player who controls it has its bonus.',
  'territory-token': 'Shows who controls the territory.',
  control: 'You control a territory while you have more colonies there than any other player. In a tie nobody does.',
  points:
    '1 for each colony on the planet, each territory you control, Alien City and Alien Monument, and 1 more for controlling the territory with the Positron Field.',
  'token-limit': 'You keep at most 8 tokens when your turn ends, fuel and ore together. There is no limit during the turn.',
});
