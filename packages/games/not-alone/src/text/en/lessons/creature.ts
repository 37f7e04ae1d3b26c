import type { LessonWords } from '@orrery/engine';
import type { CreatureStep } from '../../../lessons/creature.ts';

export const words: LessonWords<CreatureStep> = {
  steps: {
    goal: {
      title: 'You are the planet',
      task: 'You are the Creature. Assimilation, on the right, needs 6 steps to the star; Rescue, on the left, needs 8. Then press Next.',
      why: 'If Assimilation gets there first, you win. It moves when you catch somebody, and again when somebody loses their last Will or gives up. Rescue moves by itself every turn, so you have to hurry.',
    },
    piles: {
      title: 'Read their hands',
      task: 'Both Hunted have secretly gone somewhere. Look at the numbers on their plates: what is dark lies in their discard pile. Then press Next.',
      why: 'They cannot be where their used cards are. The first Hunted, beside your plate, can be at 2, 3 or 4: Jungle, River, Beach. The second, next to that, at 1, 2 or 5: Lair, Jungle, Rover. One place is open to both of them: the Jungle.',
    },
    interference: {
      title: 'A card to close a way',
      task: 'Play Interference from your hand.',
      why: 'The Marker lies on the Beach: whoever goes there now would bring Rescue a step closer. Interference takes the power from Beach and Wreck this turn. You may play one Hunt card a turn, in the phase printed on it.',
      instead: 'You can, but the Marker on the Beach is worth a step of Rescue to them. Interference would stop that.',
      strays: { clone: 'A strong card! It is better kept for a turn in which two places make a catch certain.' },
    },
    hunt: {
      title: 'The hunt',
      task: 'Put the Creature token on the Jungle, then end the hunt.',
      why: 'The Jungle is the one place where either of them may be. Whoever is there is caught: no power, one Will less, and Assimilation moves a step.',
      instead: 'A guess like any other. The Jungle, though, is open to both of them.',
    },
    caught: {
      title: 'Caught!',
      task: 'The second Hunted was in the Jungle and has one Will left; Assimilation needs 5 steps. The first stood on a Beach without power. Press Next.',
      why: 'Now look at the second one’s cards again: Jungle, River and Beach are used up. Only two places are left: Lair and Rover. They know that you know.',
    },
    clone: {
      title: 'No way out',
      task: 'You have no phase 1 card to play: pass, if you are asked. Then play Clone, put the Target token on the Rover and the Creature token on the Lair, and end the hunt.',
      why: 'Cards with the target symbol bring the Target token. With Clone it is a second Creature token, so both places the second Hunted can go to are covered. In the Lair a catch costs one Will more.',
      instead: 'It may work. But the second Hunted can only be at the Lair or the Rover: with Clone you cover both.',
    },
    'last-will': {
      title: 'Broken',
      task: 'The second Hunted was caught in the Lair and lost the last Will: Assimilation moved twice and needs 3 steps. Press Next.',
      why: 'Whoever is broken gets all cards and all Will back, so now there is much to guess again. Nobody is ever out. But two steps in a turn are worth it.',
    },
    artemia: {
      title: 'A token from the board',
      task: 'Rescue has reached a cell with the flower, which gives you the Artemia token. Pass in phase 1 if you are asked, put Artemia on the Beach and the Creature token on the River, then end the hunt.',
      why: 'On the Artemia token nobody uses a power, and they lose a card. The Beach, with its Marker, tempts them; and at the River either of them may be. From here on you have this token every turn on such a cell.',
      instead: 'Also possible. Two tokens are best spent on what they want most, and on a place that is open to both.',
    },
    end: {
      title: 'What else there is',
      task: 'Now press Next, and finish the hunt.',
      why: 'They may answer with Survival cards, resist to get cards back, and bluff: what they say need not be true. You draw up to three Hunt cards each turn, so use them. Think of where they would like to go, and of what they think you think.',
    },
  },
  farewell: 'Not far now. Look at their discard piles first, then at what they want. Good hunting!',
  hints: {
    stalk: 'Phase 1 cards must be played before the Hunted have chosen; otherwise pass.',
    hunt: 'Who can be where? A place open to several of them, or the place they need most.',
    window: 'One Hunt card a turn: keep it if nothing is at stake.',
    'put-hunt-under': 'Keep cards for the phase in which you need them.',
  },
};
