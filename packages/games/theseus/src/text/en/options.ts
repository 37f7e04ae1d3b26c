import type { TheseusText } from '../shape.ts';

const factions = {
  any: 'Random',
  marines: 'Marines',
  aliens: 'Aliens',
  scientists: 'Scientists',
  greys: 'Greys',
  pandora: 'Pandora',
};
const taken = 'If it is taken, a random free faction is used.';

export const options: TheseusText['options'] = {
  faction1: { label: 'Faction of seat 1', help: 'Pandora plays without cards and is for experienced players.', choices: factions },
  faction2: { label: 'Faction of seat 2', help: taken, choices: factions },
  faction3: { label: 'Faction of seat 3', help: taken, choices: factions },
  faction4: { label: 'Faction of seat 4', help: taken, choices: factions },
  match: {
    label: 'Kind of match',
    help: 'Deathmatch: everybody alone, and the wounds you deal are points. Teams: seats 1 and 3 against 2 and 4.',
    choices: { deathmatch: 'Deathmatch', teams: 'Two against two' },
  },
  firstPlayer: {
    label: 'First player',
    help: 'Whose sector comes first after the Corridors, and who takes the first turn.',
    choices: { 'first-seat': 'First seat', random: 'Random' },
  },
  ring: {
    label: 'Ring of sectors',
    help: 'The printed order, a random order, or boards placed by the players in turn.',
    choices: { standard: 'Printed order', random: 'Random', drafted: 'Placed in turn' },
  },
  decks: {
    label: 'Decks',
    help: 'Which of the 25 cards a deck is drawn from: the 15 of level 0 are for beginners. Or each player picks the cards.',
    choices: {
      'level-0': 'Level 0',
      'level-1': 'Levels 0 and 1',
      'level-2': 'Levels 0 to 2',
      all: 'All levels',
      chosen: 'Picked by the player',
    },
  },
  firstGame: { label: 'First game', help: 'Everybody begins with three installed cards instead of one. Good for learning.' },
  setUpOnBonus: { label: 'Bonus slots in the set-up', help: 'Cards may be installed over bonus cards during the set-up.' },
  extraTurnFromSpace: { label: 'Extra turn from space', help: 'The Tech Bay may also bring a unit back from space.' },
  teleportInPlace: {
    label: 'Teleporting in place',
    help: 'When a unit is teleported within the sector it reached: nothing happens there, or everything as on any arrival.',
    choices: { quiet: 'Nothing there', whole: 'Everything there' },
  },
};
