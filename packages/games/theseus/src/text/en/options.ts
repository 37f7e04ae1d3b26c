import type { TheseusText } from '../shape.ts';

const factions = {
  any: 'Drawn at random',
  marines: 'Marines',
  aliens: 'Aliens',
  scientists: 'Scientists',
  greys: 'Greys',
  pandora: 'Pandora',
};
const taken = 'A faction that an earlier seat has is replaced by one drawn from the free ones.';

export const options: TheseusText['options'] = {
  faction1: { label: 'Faction of seat 1', help: 'Pandora plays without cards and is for those who know the game.', choices: factions },
  faction2: { label: 'Faction of seat 2', help: taken, choices: factions },
  faction3: { label: 'Faction of seat 3', help: taken, choices: factions },
  faction4: { label: 'Faction of seat 4', help: taken, choices: factions },
  match: {
    label: 'Kind of match',
    help: 'Deathmatch: each alone, wounds dealt are points. Teams: seats 1 and 3 against 2 and 4.',
    choices: { deathmatch: 'Deathmatch', teams: 'Two against two' },
  },
  firstPlayer: {
    label: 'First player',
    help: 'Who has the first sector after the Corridors and so the first turn.',
    choices: { 'first-seat': 'First seat', random: 'Random' },
  },
  ring: {
    label: 'Ring of sectors',
    help: 'Printed order, a random order, or one board after the other placed by the players.',
    choices: { standard: 'Printed order', random: 'Random', drafted: 'Placed in turn' },
  },
  decks: {
    label: 'Decks',
    help: 'Which of the 25 cards a deck is drawn from: level 0 are the 15 for beginners. Or each player picks the cards.',
    choices: {
      'level-0': 'Level 0',
      'level-1': 'Levels 0 to 1',
      'level-2': 'Levels 0 to 2',
      all: 'All levels',
      chosen: 'Picked by the player',
    },
  },
  firstGame: { label: 'First game', help: 'Everybody begins with three installed cards instead of one. Good for learning.' },
  setUpOnBonus: { label: 'Bonus slots in the set-up', help: 'Cards of the set-up may be installed over bonus cards.' },
  extraTurnFromSpace: { label: 'Extra turn from space', help: 'The Tech Bay may also bring in a unit out of space.' },
  teleportInPlace: {
    label: 'Teleporting in place',
    help: 'A unit teleported into the sector it ended in: nothing happens to it there, or everything as on any arrival.',
    choices: { quiet: 'Nothing there', whole: 'Everything there' },
  },
};
