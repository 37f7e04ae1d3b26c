import type { LessonWords } from '@orrery/engine';
import type { HuntedStep } from '../../../lessons/hunted.ts';

export const words: LessonWords<HuntedStep> = {
  steps: {
    goal: {
      title: 'Two counters, one star',
      task: 'Look at the track on top. Rescue comes from the left, 11 steps away; Assimilation from the right, 5 steps away. Then press Next.',
      why: 'You and your friend are the Hunted, and you win together if Rescue reaches the star first. Your opponent is the Creature and wants Assimilation there. Rescue moves by itself at the end of every turn, so time is on your side, if you are not caught too often.',
    },
    explore: {
      title: 'Hide somewhere',
      task: 'Each turn you secretly go to one place. Lay the Beach face down.',
      why: 'Your hand is the list of places you can go to: Jungle, Beach, Rover. The Creature sees your discard pile, so it knows you cannot be at the Lair or the River. It must guess among three.',
      instead: 'You can go there too. The Beach is where help is called, and that is what we want now.',
    },
    beach: {
      title: 'Use the place',
      task: 'The Creature looked for you at the Rover: wrong! Use the Beach and put the Marker there.',
      why: 'On a place without a token you either use its power or take back one used card. The Beach works in two visits: one charges the Marker, the next one, by any of you, spends it for a step of Rescue.',
      instead: 'That works. The Marker on the Beach would be half a step of Rescue, for either of you to finish.',
      strays: { back: 'A card more makes you harder to find. But the Marker would be half a step of Rescue.' },
    },
    discard: {
      title: 'What you have used is gone, for now',
      task: 'The Beach lies in your discard pile: you have only Jungle and Rover left. Press Next.',
      why: 'The fewer cards in hand, the easier you are to guess. There are four ways to get cards back: some places, taking a card instead of a power, paying Will, or giving up.',
    },
    rover: {
      title: 'New places',
      task: 'Lay the Rover.',
      why: 'The Rover brings you a new place card from the reserve, for good. More places to go to is the best hiding there is.',
      instead: 'Not wrong, but two cards are easy to guess. The Rover would bring you a third, for good.',
    },
    take: {
      title: 'Take the Wreck',
      task: 'Safe again: use the Rover and take the Wreck.',
      why: 'The Wreck moves Rescue a step each time one of you explores it. And watch the Beach: your friend is there and takes your Marker this turn, which moves Rescue too.',
      instead: 'A good place as well. The Wreck, though, is the one that brings help closer.',
    },
    caught: {
      title: 'Greed is easy to guess',
      task: 'Go straight to the Wreck.',
      why: 'You want that step of Rescue. So, let us see whether the Creature thinks the same.',
      instead: 'Wiser, perhaps! Try the Wreck all the same: this lesson wants to show you something.',
    },
    will: {
      title: 'Caught',
      task: 'The Creature was waiting for you: no power, one Will less, and Assimilation one step closer. Press Next.',
      why: 'However many of you are caught in a turn, Assimilation moves one step. Whoever loses their last Will moves it again. After that you get everything back and go on: nobody is ever out.',
    },
    resist: {
      title: 'Resist',
      task: 'One card in hand is no hiding at all. Resist for 1 Will, take back the Beach and the Wreck, and lay the Wreck once more.',
      why: 'A Will buys two cards back, and with more places to choose from you are harder to find. Would the Creature look at the Wreck twice in a row?',
      instead: 'Possible. But with so few cards the Creature hardly has to guess: Will is there to be spent before it is taken from you.',
      strays: {
        surrender: 'That brings all cards and all Will back, but Assimilation moves a step at once. Keep it for when nothing else helps.',
      },
    },
    end: {
      title: 'It looked elsewhere',
      task: 'The Creature went to the Jungle, and you are safe at the Wreck. Press Next; then use the Wreck, and Rescue moves a step.',
      why: 'Survival cards, which you will draw at the Shelter and the Source, change the odds once each. On the last cells of Rescue the Creature gets a second token. And you may tell your friend anything, but the Creature hears it all: bluff!',
    },
  },
  farewell: 'The rest is yours: survive until Rescue is there. Do not always go where it pays best; that is where it waits.',
  hints: {
    explore: 'Where would the Creature look? The obvious place is seldom empty of it. With two cards or fewer, think of resisting.',
    act: 'Rescue when you can; a card back when your hand is small.',
    'take-place': 'The Wreck brings help, the Swamp and the Source keep you going, the Artefact lets you go to two places.',
    'return-places': 'Take back what you would really like to play.',
    'discard-places': 'Give up the place the Creature would least expect you to miss.',
    'keep-survival': 'Take the one you can play soonest.',
    window: 'One Survival card a turn. Keep it if nothing is at stake.',
  },
};
