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
