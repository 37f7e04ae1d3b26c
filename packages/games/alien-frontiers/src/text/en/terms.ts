import type { AlienFrontiersText } from '../shape.ts';

export const terms: AlienFrontiersText['terms'] = {
  // Facilities.
  'alien-artifact': {
    name: 'Alien Artifact',
    help: 'Four docks, one ship at a time, any value. Each ship lets you cycle the display once. When your ships here total 8 or more, you may claim one displayed card you do not own; a claim uses up all your ships here.',
  },
  'colonist-hub': {
    name: 'Colonist Hub',
    help: 'Your own track of three docks and seven circles; ships of any value. The first ship puts a colony on circle 1, each further ship moves it one circle. From circle 7 you may launch it at any time on your turn for 1 fuel and 1 ore.',
  },
  'colony-constructor': {
    name: 'Colony Constructor',
    help: 'Three equal ships and 3 ore: land a colony at once. Up to six docks: two triples.',
  },
  'lunar-mine': {
    name: 'Lunar Mine',
    help: 'One ship at a time, at least as high as the highest ship docked here. Each brings 1 ore. Up to five docks.',
  },
  'maintenance-bay': {
    name: 'Maintenance Bay',
    help: 'No limit and no benefit. Ships that fit nowhere else, new ships and ships knocked out of their docks go here. They fly again on their owner’s next turn.',
  },
  'orbital-market': {
    name: 'Orbital Market',
    help: 'Two equal ships. For the rest of the turn you may trade as often as you like: fuel equal to the value of one of the pair buys 1 ore. Up to four docks: two pairs.',
  },
  'raiders-outpost': {
    name: 'Raiders’ Outpost',
    help: 'A run of three ships, such as 2-3-4. Steal up to 4 tokens from any opponents, or one tech card from one of them. Only a higher run can bump the ships docked here; they go to the Maintenance Bay.',
  },
  shipyard: {
    name: 'Shipyard',
    help: 'Two equal ships build a new one of your colour, ready on your next turn. The 4th ship costs 1 fuel and 1 ore, the 5th costs 2 and 2, the 6th 3 and 3. Up to six docks: three pairs.',
  },
  'solar-converter': {
    name: 'Solar Converter',
    help: 'One ship at a time, any value. Brings fuel equal to half the value, rounded up: 1 for a 1 or 2, 2 for a 3 or 4, 3 for a 5 or 6. Up to eight docks.',
  },
  'terraforming-station': {
    name: 'Terraforming Station',
    help: 'A single dock for a 6, plus 1 fuel and 1 ore: land a colony at once. The ship goes to the stock when your next turn begins, so you need a fourth ship of your colour, or the Relic Ship showing 6.',
  },

  // Territories.
  'asimov-crater': {
    name: 'Asimov Crater',
    help: 'The second ship you dock at the Colonist Hub in a turn moves your colony one extra circle: two ships make 3 steps, three make 4.',
  },
  'bradbury-plateau': { name: 'Bradbury Plateau', help: 'The Colony Constructor costs you 1 ore less.' },
  'burroughs-desert': {
    name: 'Burroughs Desert',
    help: 'On your turn you may buy the Relic Ship for 1 fuel and 1 ore. It returns here at once if you lose control or the Isolation Field is placed here.',
  },
  'heinlein-plains': { name: 'Heinlein Plains', help: 'At the Orbital Market 1 fuel buys you 1 ore, whatever your ships show.' },
  'herbert-valley': {
    name: 'Herbert Valley',
    help: 'Each ship you build at the Shipyard costs 1 fuel and 1 ore less: the 4th is free, the 5th costs 1 and 1, the 6th 2 and 2.',
  },
  'lem-badlands': { name: 'Lem Badlands', help: 'Each ship you dock at the Solar Converter brings 1 fuel more.' },
  'pohl-foothills': { name: 'Pohl Foothills', help: 'Each use of a card’s fuel power costs you 1 fuel less, to a minimum of 0.' },
  'van-vogt-mountains': {
    name: 'Van Vogt Mountains',
    help: 'The first ship you dock at the Lunar Mine each turn may have any value.',
  },

  // Alien Tech cards.
  'alien-city': { name: 'Alien City', help: 'Worth 1 point while you hold it. There is only one.' },
  'alien-monument': { name: 'Alien Monument', help: 'Worth 1 point while you hold it. There is only one.' },
  'booster-pod': {
    name: 'Booster Pod',
    help: '1 fuel: raise one of your unplaced ships by 1. Discard: take any one field generator off the planet.',
  },
  'data-crystal': {
    name: 'Data Crystal',
    help: '1 fuel for each colony on a territory: use its bonus until your turn ends. Not for Burroughs Desert or an empty or isolated territory. Discard: place or move the Positron Field.',
  },
  'gravity-manipulator': {
    name: 'Gravity Manipulator',
    help: '2 fuel: lower one of your unplaced ships by 1 and raise another by 1. Discard: place or move the Repulsor Field.',
  },
  'holographic-decoy': {
    name: 'Holographic Decoy',
    help: 'Always active: raiders cannot take your tokens, and the only card they can take from you is this one.',
  },
  'orbital-teleporter': {
    name: 'Orbital Teleporter',
    help: '2 fuel: move one ship you docked this turn to another station and use it there, together with unplaced ships if you like. Never from the Terraforming Station. Discard: move any one colony to another territory.',
  },
  'plasma-cannon': {
    name: 'Plasma Cannon',
    help: '1 fuel per ship: send an opponent’s ships from one station to the Maintenance Bay (from the Terraforming Station: to the stock). Discard: one ship of an opponent with more than 3 of their colour goes to the stock.',
  },
  'polarity-device': {
    name: 'Polarity Device',
    help: '1 fuel: turn one of your unplaced ships to its opposite face (1 and 6, 2 and 5, 3 and 4). Discard: swap two colonies of two players on two territories.',
  },
  'resource-cache': {
    name: 'Resource Cache',
    help: 'Automatic after you roll: more odd ships bring 1 ore, more even ships 1 fuel. As many of each bring both, and the card is discarded. Not on the turn you get it.',
  },
  'stasis-beam': {
    name: 'Stasis Beam',
    help: '1 fuel: lower one of your unplaced ships by 1. Discard: place or move the Isolation Field.',
  },
  'temporal-warper': {
    name: 'Temporal Warper',
    help: '1 fuel: roll any of your unplaced ships again, once. Discard: take a card of your choice from the discard pile.',
  },

  // Field generators.
  isolation: {
    name: 'Isolation Field',
    help: 'Nobody can use the bonus of this territory. Control and points are not affected. Placed by discarding a Stasis Beam.',
  },
  positron: {
    name: 'Positron Field',
    help: 'The player who controls this territory scores 1 extra point. Placed by discarding a Data Crystal.',
  },
  repulsor: {
    name: 'Repulsor Field',
    help: 'No colony can come to this territory or leave it. Its bonus, its control and other field generators are not affected. Placed by discarding a Gravity Manipulator.',
  },

  // Tokens.
  fuel: { name: 'Fuel', help: 'From the Solar Converter. Pays for cards, ships, launches and trades. 30 tokens for the whole table.' },
  ore: { name: 'Ore', help: 'From the Lunar Mine and the Orbital Market. Pays for colonies and ships. 20 tokens for the whole table.' },

  // Pieces and notions.
  ship: { name: 'Ship', help: 'A die of your colour. You begin with three and can have up to six.' },
  'relic-ship': {
    name: 'Relic Ship',
    help: 'A ship without a colour, for the controller of Burroughs Desert. It flies like any other, but never counts as one of your colour, and it returns to the desert instead of the stock.',
  },
  fleet: { name: 'Fleet', help: 'All your ships in play. You gather and roll them together when your turn begins.' },
  'unplaced-ship': { name: 'Unplaced ship', help: 'Rolled but not yet docked. Cards that change dice work only on these.' },
  blocker: { name: 'Blocked dock', help: 'With fewer than four players some docks stay blocked for the whole match.' },
  colony: { name: 'Colony', help: 'Each one on the planet is worth 1 point. The match ends when a player lands their last one.' },
  dock: { name: 'Dock', help: 'Room for one ship. It stays taken until the ship’s owner gathers the fleet again.' },
  circle: { name: 'Circle', help: 'A step of the Hub’s track. A colony can be launched from the seventh.' },
  display: { name: 'Display', help: 'Three face-up tech cards at the Alien Artifact.' },
  cycle: {
    name: 'Cycling',
    help: 'Discard the whole display and lay out three new cards: once for each ship you dock at the Alien Artifact.',
  },
  deck: { name: 'Deck', help: 'Nobody knows its order. When it runs out, the discard pile is shuffled into a new deck.' },
  'discard-pile': { name: 'Discard pile', help: 'Everybody can look through it. It becomes the new deck when the old one runs out.' },
  stock: { name: 'Stock', help: 'Fuel and ore nobody holds. You cannot gain what the stock does not have.' },
  'ship-stock': { name: 'Ship stock', help: 'Ships not in play. The Shipyard brings them into play.' },
  'tech-card': {
    name: 'Alien Tech card',
    help: 'Face up in front of its owner, at most one of each kind. Each can be used once per turn.',
  },
  'fuel-power': { name: 'Fuel power', help: 'Paid for with fuel, once per turn for each card. You keep the card.' },
  'discard-power': {
    name: 'Discard power',
    help: 'Costs the card itself. Only one per turn, and not with a card you have used this turn.',
  },
  'field-generator': { name: 'Field generator', help: 'Changes the rules of the territory it is on. Stronger than any card.' },
  facility: { name: 'Station', help: 'One of the ten orbital facilities where ships dock.' },
  territory: { name: 'Territory', help: 'One of the eight parts of the planet. The player who controls it has its bonus.' },
  'territory-token': { name: 'Territory token', help: 'Shows who controls the territory.' },
  control: {
    name: 'Control',
    help: 'You control a territory while you have more colonies there than any other player. In a tie nobody does.',
  },
  points: {
    name: 'Points',
    help: '1 for each colony on the planet, each territory you control, Alien City and Alien Monument, and 1 more for controlling the territory with the Positron Field.',
  },
  'token-limit': {
    name: 'Limit of 8',
    help: 'You keep at most 8 tokens when your turn ends, fuel and ore together. There is no limit during the turn.',
  },
};
