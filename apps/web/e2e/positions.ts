/** Not Alone: the cards lie open, and the Creature is where the person is, who holds two cards against it: asked now, and again before the catch. */
export const CAUGHT_WITH_CARDS = {
  stage: 'reveal-window',
  seats: 3,
  turn: 3,
  rescue: 6,
  options: { creature: 'last-seat' },
  tokens: { creature: [2] },
  hunted: [
    { played: ['jungle'], survival: ['dodge', 'wrong-track'], discard: ['river'] },
    { played: ['lair'], discard: ['rover'] },
  ],
};

/** Alien Frontiers: the person may take two more tokens from the other. */
export const RAIDING = {
  seats: 2,
  players: { red: { fuel: 1 }, green: { fuel: 3, ore: 2 } },
  docks: { 'raiders-outpost': { red: [3, 4, 5] } },
  turn: { seat: 'red', number: 5, unplaced: [2] },
  pending: [{ ask: 'raid', tokensLeft: 2 }],
};

/** Not Alone: the person is at the Source, where one of the Hunted can regain Will: the first answer is to use it. */
export const AT_THE_SOURCE = {
  stage: 'reckoning',
  seats: 3,
  turn: 3,
  options: { creature: 'last-seat' },
  tokens: { creature: [1] },
  hunted: [
    { played: ['source'], will: 2, discard: ['river'] },
    { played: ['beach'], will: 1 },
  ],
};

/** Not Alone: the person is the Creature, and of three Hunted one each is at Lair, Jungle and Beach; nobody holds a card against it. */
export const BEFORE_THE_REVEAL = {
  stage: 'hunting',
  seats: 4,
  turn: 3,
  rescue: 6,
  hunted: [{ played: ['lair'] }, { played: ['jungle'] }, { played: ['beach'] }],
};

/** Not Alone: the person lays a card, and has as much before them as there is: many places, a pile to take back, Survival cards. */
export const FULL_HANDS = {
  seats: 3,
  turn: 5,
  options: { creature: 'last-seat' },
  hunted: [
    {
      hand: ['lair', 'jungle', 'river', 'beach', 'swamp', 'shelter', 'wreck'],
      discard: ['rover', 'source'],
      survival: ['adrenaline', 'dodge', 'wrong-track'],
      will: 3,
    },
    { discard: ['rover'] },
  ],
};

/** Alien Frontiers: both have landed half of their colonies. */
export const LATE_FRONTIERS = {
  seats: 2,
  players: { red: { fuel: 2, ore: 2, ships: 4 }, green: { fuel: 2, ore: 2, ships: 4 } },
  colonies: {
    'lem-badlands': { red: 2, green: 1 },
    'burroughs-desert': { red: 1, green: 2 },
    'herbert-valley': { red: 1, green: 1 },
  },
  turn: { seat: 'red', number: 9 },
};

/** Theseus: the station is furnished, and both sides have lost some life. */
export const LATE_DUEL = {
  ring: ['corridors', 'control-room', 'alien-hive', 'tech-bay', 'landing-platform'],
  players: { marines: { life: 16 }, aliens: { life: 16 } },
  units: {
    marines: ['corridors a', 'corridors b', 'corridors c'],
    aliens: ['alien-hive a upgraded', 'alien-hive b', 'control-room a'],
  },
  cards: { 'landing-platform': ['vent'], corridors: ['landmine', 'battle-position', null, 'tentacles', 'alien-assault'] },
};

/** Race: five at the table, and the person may use several Consume powers, each for other goods. */
export const CONSUMING = {
  stage: 'consume',
  round: 7,
  goals: ['Galactic Standard of Living', 'Greatest Military'],
  players: [
    {
      startWorld: 'Old Earth',
      chips: 6,
      hand: ['Space Port', 'Public Works', 'Artist Colony'],
      actions: ['consume-x2'],
      tableau: [
        'Old Earth',
        { card: 'Gem World', good: true },
        { card: 'Spice World', good: true },
        'Free Trade Association',
        'Merchant World',
        'New Vinland',
      ],
      asked: ['consume'],
    },
    { chips: 4, hand: 5, tableau: ['Alpha Centauri', 'Space Marines', 'Rebel Miners'], actions: ['develop'], asked: [] },
    { chips: 2, hand: 3, tableau: ['New Sparta', 'Contact Specialist'], actions: ['settle'], asked: [] },
    { chips: 0, hand: 6, tableau: ['Epsilon Eridani', 'Investment Credits', 'New Economy'], actions: ['produce'], asked: [] },
    { chips: 3, hand: 2, tableau: ["Earth's Lost Colony", 'Expanding Colony'], actions: ['explore-5'], asked: [] },
  ],
};

/** Race: the person looks at five cards and keeps one. */
export const EXPLORING = {
  stage: 'explore',
  round: 2,
  players: [
    {
      tableau: ['Old Earth'],
      hand: ['Space Port', 'Public Works', 'Artist Colony'],
      seen: ['Gem World', 'Rebel Base', 'Contact Specialist', 'New Economy', 'Spice World'],
      actions: ['explore-5'],
      asked: [{ ask: 'discard', because: 'explore', count: 4 }],
    },
    { tableau: ['New Sparta'], hand: 4, actions: ['develop'], asked: [] },
    { tableau: ['Epsilon Eridani'], hand: 4, actions: ['settle'], asked: [] },
  ],
};
