import type { LessonWords } from '@orrery/engine';
import type { ThreeOrFourStep } from '../../../lessons/three-or-four.ts';

export const words: LessonWords<ThreeOrFourStep> = {
  steps: {
    goal: {
      title: 'Nobody loses life',
      task: 'In a deathmatch of three or four, wounds you deal are points, counted beside the heart: you have 7, the Aliens 6, the Scientists 4. First to 20 wins. Press Next.',
      why: 'Wounds take nothing from the victim, and nobody is ever thrown out. The station now has six sectors, one of them the Scientists’. So there is no use in picking on the weak; hit whoever is in reach.',
    },
    'fourth-room': {
      title: 'The fourth room',
      task: 'Whoever takes the last free room of a sector attacks there at once: a Minor Assault. Marine 2, alone in the Science Lab, goes 1: move it to the last free room of the Corridors.',
      why: 'Then the Corridors start their own Assault on top. Two Marines among two enemies: four points in one move. With more units on the station, full sectors come often.',
      instead: 'A legal move. But the last free room of the Corridors is worth two attacks in a row.',
      strays: { bay: 'The Tech Bay gives another turn. The last room of the Corridors, though, is worth two attacks in a row.' },
    },
    mine: {
      title: 'Two will move before you',
      task: 'Install the Landmine in the upper left slot of the Science Lab.',
      why: 'After you come the Aliens, then the Scientists: turns follow the ring. Alien 3, alone in its Hive, goes 1 and must stop in the Science Lab; so must those who leave the Tech Bay, where two units stand.',
      instead: 'That is allowed, but count who comes next: most roads lead to the Science Lab now.',
      strays: {
        elsewhere:
          'It works there too. But Alien 3 must go exactly 1, to the Science Lab, and from the Tech Bay two units go 2: the Science Lab again.',
      },
    },
    trap: {
      title: 'Traps score for their owner',
      task: 'An Alien stepped on your mine: 2 points for you, on somebody else’s turn. Press Next.',
      why: 'It does not matter who moved the victim. So a good trap on a busy sector is income. The other side of it: enemies’ traps score for them, every time you walk into one.',
    },
    data: {
      title: 'Two races at once',
      task: 'The Scientists have 4 points, but also data. Look at it, then press Next.',
      why: 'Scientists and Greys gain data by their cards and attacks, and also win with 20 of it; points and data are added up only if the decks run out first. Watch both numbers of everybody, not only the leader’s. What would heal in a duel, such as the Med Bay, takes points from the others here.',
    },
    'extra-turn': {
      title: 'Another turn',
      task: 'Move Marine 3 to the Tech Bay.',
      why: 'The Tech Bay gives a whole extra turn to another of your units, at once. With everybody so close together that is often an attack, and always a visit more.',
      instead: 'Fine too. The Tech Bay would give you a second move right away.',
    },
    'second-move': {
      title: 'Where to?',
      task: 'Now move another Marine. In the Corridors stand four units, so both of yours there go 4: to the Alien Hive.',
      why: 'Nobody is there to be hit. But in the Hive you may push out the card the Aliens left waiting, or let your next one wait there; and the Corridors are no longer full of targets for them.',
      instead: 'That can wait. The extra turn is for another Marine, and it is yours right now.',
    },
    teams: {
      title: 'Two against two',
      task: 'With four you can also play in teams, seats 1 and 3 against 2 and 4. Press Next.',
      why: 'Then wounds take life again, as in the duel. Allies share one sector, their cards work for both, and they win or lose together: if either of them drops to 0 life, both have lost. Everybody has two units and a deck of ten.',
    },
  },
  farewell: 'Go on: first to 20. Before each move ask where the next two players must go.',
  hints: {
    move: 'Where can you fill the fourth room, or reach the Corridors? And who must walk into your traps next?',
    'pending-cards': 'Traps where two enemies come by are worth twice as much here.',
    'own-sector': 'A token lasts; clearing stops a card that scores against you.',
    'put-malfunction': 'The card that scores most for somebody else.',
    'take-points': 'Take from whoever is closest to 20.',
  },
};
