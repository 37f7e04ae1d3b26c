import type { LessonWords } from '@orrery/engine';
import type { FirstDuelStep } from '../../../lessons/first-duel.ts';

export const words: LessonWords<FirstDuelStep> = {
  steps: {
    goal: {
      title: 'Two factions, one station',
      task: 'You are the Marines, in red; the Aliens are green. The hearts show life: you have 16, the Aliens 12. At 0 a faction has lost. We join in turn 6. Press Next.',
      why: 'No unit ever dies: a wound on any of your three units takes a life from the whole faction. The station is a ring of sectors with four rooms each, for units; around the rooms are slots for cards.',
    },
    move: {
      title: 'How far a unit goes',
      task: 'A unit goes clockwise, as many sectors as there are units where it starts. Marine 3 is alone in the Alien Hive, so it goes 1: pick it, then any room of the Corridors.',
      why: 'A turn is one such move. Where the unit stops, the sector acts: the Corridors start an Assault, in which all your Marines attack whoever they can reach through open passages.',
      instead:
        'A legal move, but it starts no fight. From the Hive, Marine 3 reaches the Corridors, and there all your Marines attack at once.',
    },
    install: {
      title: 'Cards must be installed',
      task: 'Marine 1 has hit Alien 1 through the passage. Beside the Corridors your Landmine waits; a waiting card does nothing until it is installed. Pick it, then a free slot in the Corridors.',
      why: 'When your unit ends its turn in a sector, you may install a card of yours that waits there in any sector of the station, and your next card takes its place. The Aliens in the Tech Bay are two, so each of them would go 2 sectors: to the Corridors.',
      instead:
        'You may do that. But count the units in the Tech Bay: two, so an Alien from there goes 2 sectors and stops in the Corridors. The mine belongs there.',
      strays: {
        elsewhere:
          'It works there too, but only on a unit that stops there. Two Aliens stand in the Tech Bay, so they go 2 sectors: the Corridors are where the next one stops.',
        skip: 'Then the Landmine keeps waiting and does nothing. Only installed cards work.',
      },
    },
    trap: {
      title: 'It was a trap',
      task: 'Alien 2 came to the Corridors and set off your Landmine: 2 wounds, 9 life left. Press Next.',
      why: 'Traps work on enemies that stop in their sector, whoever’s turn it is. Aliens do not attack until they are upgraded, so their Assault in the Corridors did nothing. That will not stay so.',
    },
    'own-sector': {
      title: 'Home',
      task: 'A unit that stops in your own sector brings an Upgrade token. Move Marine 2 from the Control Room to the Landing Platform, which is yours: any free room.',
      why: 'It is alone there, so it goes 1. Instead of taking the token you may throw out an enemy card that is installed in your sector.',
      instead: 'Possible, but the Landing Platform is yours: ending there brings an Upgrade token. Marine 2 gets there with one step.',
      strays: {
        third: 'That brings the token, too. But Marine 3 will soon have something better to do from the Corridors: let Marine 2 go home.',
      },
    },
    upgrade: {
      title: 'Stronger units',
      task: 'You have a token; it makes a unit stronger for good. Press the button with the double arrow below, then Marine 1 in room A.',
      why: 'An upgraded Marine hits every enemy it can reach instead of one. A token can also raise the number on one of your cards. It costs no turn, so spend it before you choose what to do with pending cards.',
      instead: 'That can wait: first make Marine 1 stronger, it has an Alien right beside it.',
      strays: {
        card: 'Good for a card that will be used often. Here Marine 1 has an Alien right beside it, so the unit is worth more.',
        install: 'The turn ends with that. The token would have made Marine 1 stronger first.',
      },
    },
    fire: {
      title: 'Where will they pass?',
      task: 'Fire has a crescent: it also burns units that only pass through. It waits in the lower pending slot here: install it in a free slot of the Control Room.',
      why: 'Other traps hurt only those who stop in their sector. In the Corridors there are two units, so Alien 2 must go 2 sectors: through the Control Room to the Landing Platform.',
      instead:
        'Not bad, but look where Alien 2 must go: two units in the Corridors, so 2 sectors, through the Control Room. Fire burns whoever passes.',
      strays: {
        position: 'Battle Position makes your hits in its sector stronger. Fire in the Control Room hurts in the Aliens’ very next turn.',
      },
    },
    malfunction: {
      title: 'Break their best card',
      task: 'Fire burnt Alien 2 on its way: 8 life left. Whoever stops in the Control Room moves the Malfunction token: the card under it does not work. Move Marine 3 there, then put the token on Tentacles in the Alien Hive.',
      why: 'Tentacles is a trap with a crescent: it would wound every Marine on its way through the Hive. Your own Fire does not touch your units. Alien 2 took the fourth room of your home, which means a Minor Assault there; but Aliens attack only once upgraded.',
      instead: 'Another time, perhaps. Right now a Marine in the Control Room can switch off the trap in the Hive.',
    },
    fill: {
      title: 'The next card comes up',
      task: 'The pending slot here is empty: fill it with the top card of your deck.',
      why: 'On your last step you may use one pending slot of the sector: fill an empty one, install your card from it, or push an enemy’s card out. What waits here can be installed the next time one of yours ends here.',
      instead: 'You may skip it, but then no card will be waiting here when you come back.',
    },
    end: {
      title: 'How it can also end',
      task: 'When decks run out, the end token begins to move on its track 3-2-1-END. At END the higher life wins. Press Next.',
      why: 'Scientists and Greys add their data, and 20 data win at once. Two things to try: the Tech Bay gives another of your units a turn right away, and a fifth unit in a sector pushes one out into space.',
    },
  },
  farewell: 'The duel is yours now, against an easy opponent. Count the units before every move: that is the whole secret.',
  hints: {
    move: 'Which of your moves ends in the Corridors, at home, or out of reach of their traps? And where will they be able to go then?',
    'choose-target': 'A wound is a wound, whoever takes it: look which unit cannot hide behind a protecting card.',
    'put-malfunction': 'Take the card that would hurt you next turn.',
    'own-sector': 'A token lasts; clearing helps when an enemy card here works against you.',
    'pending-cards': 'Install traps where they must stop or pass, action cards where you often stop.',
    between: 'Instant cards can be played now.',
  },
};
