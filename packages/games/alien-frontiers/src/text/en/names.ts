import type { TermId } from '../shape.ts';

/** What everything is called. */
export const NAMES: Readonly<Record<TermId, string>> = {
  // Facilities.
  'alien-artifact': 'Alien Artifact',
  'colonist-hub': 'Colonist Hub',
  'colony-constructor': 'Colony Constructor',
  'lunar-mine': 'Lunar Mine',
  'maintenance-bay': 'Maintenance Bay',
  'orbital-market': 'Orbital Market',
  'raiders-outpost': 'Raiders’ Outpost',
  shipyard: 'Shipyard',
  'solar-converter': 'Solar Converter',
  'terraforming-station': 'Terraforming Station',

  // Territories.
  'asimov-crater': 'Asimov Crater',
  'bradbury-plateau': 'Bradbury Plateau',
  'burroughs-desert': 'Burroughs Desert',
  'heinlein-plains': 'Heinlein Plains',
  'herbert-valley': 'Herbert Valley',
  'lem-badlands': 'Lem Badlands',
  'pohl-foothills': 'Pohl Foothills',
  'van-vogt-mountains': 'Van Vogt Mountains',

  // Alien Tech cards.
  'alien-city': 'Alien City',
  'alien-monument': 'Alien Monument',
  'booster-pod': 'Booster Pod',
  'data-crystal': 'Data Crystal',
  'gravity-manipulator': 'Gravity Manipulator',
  'holographic-decoy': 'Holographic Decoy',
  'orbital-teleporter': 'Orbital Teleporter',
  'plasma-cannon': 'Plasma Cannon',
  'polarity-device': 'Polarity Device',
  'resource-cache': 'Resource Cache',
  'stasis-beam': 'Stasis Beam',
  'temporal-warper': 'Temporal Warper',

  // Field generators.
  isolation: 'Isolation Field',
  positron: 'Positron Field',
  repulsor: 'Repulsor Field',

  // Tokens.
  fuel: 'Fuel',
  ore: 'Ore',

  // Pieces and notions.
  ship: 'Ship',
  'relic-ship': 'Relic Ship',
  fleet: 'Fleet',
  'unplaced-ship': 'Unplaced ship',
  blocker: 'Blocked dock',
  colony: 'Colony',
  dock: 'Dock',
  circle: 'Circle',
  display: 'Display',
  cycle: 'Cycling',
  deck: 'Deck',
  'discard-pile': 'Discard pile',
  stock: 'Stock',
  'ship-stock': 'Ship stock',
  'tech-card': 'Alien Tech card',
  'fuel-power': 'Fuel power',
  'discard-power': 'Discard power',
  'field-generator': 'Field generator',
  facility: 'Station',
  territory: 'Territory',
  'territory-token': 'Territory token',
  control: 'Control',
  points: 'Points',
  'token-limit': 'Limit of 8',
};
