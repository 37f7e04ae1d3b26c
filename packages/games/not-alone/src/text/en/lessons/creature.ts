import type { LessonWords } from '@orrery/engine';
import type { CreatureStep } from '../../../lessons/creature.ts';

export const words: LessonWords<CreatureStep> = {
  steps: {
    goal: {
      title: 'You are the planet',
      task: 'You are the Creature, and this match is already in turn 4. You win if Assimilation, 6 steps right of the star, gets there before Rescue, 8 steps left of it. Press Next.',
      why: 'Assimilation moves when you catch somebody, and again when somebody loses their last Will or gives up. Rescue moves by itself every turn, so you have to hurry.',
    },
    piles: {
      title: 'Read their hands',
      task: 'Vega and Rigel have each secretly gone somewhere. On their plates, dim numbers are used cards: they cannot be there. Vega can be at 2, 3 or 4, Rigel at 1, 2 or 5. Press Next.',
      why: 'So Vega is in the Jungle, at the River or on the Beach, and Rigel in the Lair, in the Jungle or at the Rover. One place is open to both of them: the Jungle.',
    },
    interference: {
      title: 'A card to close a way',
      task: 'You may play one Hunt card a turn, in the phase printed on it. Play Interference: this turn the Beach and the Wreck have no power.',
      why: 'The Marker lies on the Beach: whoever goes there now would bring Rescue a step closer. Interference shows a 2, and the hunt is phase 2.',
      instead: 'You can, but the Marker on the Beach is worth a step of Rescue to them. Interference would stop that.',
      strays: { clone: 'A strong card! It is better kept for a turn in which two places make a catch certain.' },
    },
    hunt: {
      title: 'The hunt',
      task: 'Put the Creature token on the Jungle, then end the hunt. Whoever is there is caught: no power, one Will less, and Assimilation moves a step.',
      why: 'The Jungle is the one place where either of them may be. However many you catch in a turn, Assimilation moves one step for it.',
      instead: 'Possible. But the Jungle is open to both of them: the Creature token is best put there.',
      strays: {
        elsewhere: 'The Creature token lies elsewhere now: a guess like any other. The Jungle, though, is open to both of them.',
        early: 'That hunt ended without a token on the Jungle, the one place open to both of them.',
      },
    },
    caught: {
      title: 'Caught!',
      task: 'Rigel was in the Jungle and has one Will left, one flame; Assimilation needs 5 steps. Rigel’s numbers show where the next hunt leads: only the Lair and the Rover are left. Press Next.',
      why: 'Vega stood on a Beach without power. Rigel knows what you know, but the last Will cannot be paid to take cards back, and giving up would move Assimilation.',
    },
    clone: {
      title: 'No way out',
      task: 'Play Clone: it brings the Target token, which this turn catches like the Creature token. Put the Creature token on the Lair, the Target token on the Rover, and end the hunt.',
      why: 'So both places Rigel can go to are covered, and in the Lair a catch costs one Will more. Other cards with the target symbol bring the same token; what it does then is printed on them.',
      instead: 'It may work. But Rigel can only be in the Lair or at the Rover: with Clone you cover both.',
      strays: {
        swapped: 'That was the Creature token, which lay ready. It belongs in the Lair; the Target token goes to the Rover.',
        elsewhere: 'That token lies elsewhere now. Rigel can only be in the Lair or at the Rover: cover both.',
        early: 'That hunt ended before both places were covered: the Lair and the Rover.',
      },
    },
    'last-will': {
      title: 'Broken',
      task: 'Rigel was caught in the Lair and lost the last Will. Assimilation moved twice, once for the catch and once for the Will, and needs 3 steps. Press Next.',
      why: 'Whoever loses the last Will gets all cards and all Will back, so now there is much to guess again. Nobody is ever out. But two steps in a turn are worth it.',
    },
    artemia: {
      title: 'A token from the board',
      task: 'Rescue stands on a cell underlined in purple: there you have the Artemia token as well. Whoever is on it has no power and discards a Place card. Put the Creature token on the River, Artemia on the Beach, and end the hunt.',
      why: 'At the River either of them may be, and the Beach tempts them with its Marker. All cells of Rescue from here to the star are underlined: now you have this token every turn.',
      instead: 'Also possible. The plan: the Creature token on the River, the Artemia token on the Beach.',
      strays: {
        elsewhere: 'Also possible. But tokens are best spent on what they want most, the Beach, and on a place open to both, the River.',
        early: 'That hunt ended before both tokens were placed.',
      },
    },
    end: {
      title: 'What else there is',
      task: 'They may answer with Survival cards, one a turn each, and resist to take cards back. And they bluff: what they say need not be true. Press Next, and finish the hunt.',
      why: 'At the end of each turn you draw up to three Hunt cards, so use them. Think of where they would like to go, and of what they think you think.',
    },
  },
  farewell: 'Not far now. Look at their discard piles first, then at what they want. Good hunting!',
  hints: {
    stalk: 'A phase 1 card is played now or not this turn. It would be your one Hunt card of the turn: pass if you need another one later.',
    hunt: 'Who can be where? A place open to several of them, or the place they need most.',
    window: 'One Hunt card a turn: keep it if nothing is at stake.',
    'put-hunt-under': 'Keep cards for the phase in which you need them.',
  },
};
