import type { LessonWords } from '@orrery/engine';
import type { View } from '../../../knowledge/view.ts';
import { type HuntedStep, mayBetterResist } from '../../../lessons/hunted.ts';

/** Said where the learner reaches for what comes later. */
const EFFORTS = {
  resist: 'Resisting pays Will, the flames on your plate, for used cards. You will need it later: keep your Will for now.',
  surrender: 'Giving up brings all cards and Will back, but Assimilation moves a step at once. Keep it for when nothing else helps.',
};

export const words: LessonWords<HuntedStep, View> = {
  steps: {
    goal: {
      title: 'Two counters, one star',
      task: 'This match is already in turn 4. On the track at the top, Rescue is 11 steps left of the star and Assimilation 5 steps right of it. You win if Rescue gets there first, and every turn it moves a step by itself. Press Next.',
      why: 'You and Rigel are the Hunted and win or lose together. Vega is the Creature and wants Assimilation at the star: it moves when one of you is caught. Time is on your side, if you are not caught too often.',
    },
    explore: {
      title: 'Hide somewhere',
      task: 'Each turn you secretly go to one place; then the Creature puts its token where it thinks you are. Lay the Beach face down.',
      why: 'Your hand is the list of places you can go to: Jungle, Beach, Rover. The Creature sees your discard pile, so it knows you cannot be at the Lair or the River. It must guess among three.',
      instead: 'Possible too. But help is called from the Beach, and that is what we want now.',
      strays: EFFORTS,
    },
    beach: {
      title: 'Use the place',
      task: 'Vega put the Creature token on the Rover: wrong! On a place without a token you use its power, or take back one used card. Use the Beach: it puts the Marker there.',
      why: 'The Marker is your distress signal, and the Beach works in two visits: the first puts the Marker there, the next one, by either of you, takes it off and moves Rescue a step.',
      instead: 'That works. But the Marker on the Beach would be half a step of Rescue, for either of you to finish.',
      strays: { back: 'A card more makes you harder to find. But the Marker would be half a step of Rescue.' },
    },
    rover: {
      title: 'New places',
      task: 'Used cards lie in your discard pile, where the Creature sees them: now you can only go to the Jungle or the Rover. Lay the Rover, which brings you a new place.',
      why: 'The fewer cards you hold, the easier you are to find. There are four ways to get cards back: some places, a card instead of a power, paying Will, or giving up. A place from the Rover is a new one, for good.',
      instead: 'Not wrong. But the Rover would bring you a new place, for good, and so make you harder to find.',
      strays: EFFORTS,
    },
    take: {
      title: 'Take the Wreck',
      task: 'Vega looked in the Jungle: safe again. Use the Rover and take the Wreck, which moves Rescue a step when one of you uses it.',
      why: 'It works once a turn for both of you together. And watch the Beach: Rigel is there and takes your Marker off this turn, which moves Rescue too.',
      instead: 'A good choice as well. The Wreck, though, is the place that brings help closer.',
    },
    caught: {
      title: 'Greed is easy to guess',
      task: 'Go straight to the Wreck.',
      why: 'You want that step of Rescue. Let us see whether the Creature thinks the same.',
      instead: 'Wiser, perhaps! Try the Wreck all the same: this lesson wants to show you something.',
      strays: EFFORTS,
    },
    will: {
      title: 'Caught',
      task: 'Vega was waiting at the Wreck: no power, one Will less (a flame on your plate), and Assimilation a step closer. Whoever loses the last Will moves it once more. Press Next.',
      why: 'With the last Will gone you get all cards and Will back: nobody is ever out. Rigel used the River and lays two cards this turn: after the hunt one of them stays, the other goes back to hand.',
    },
    survival: {
      title: 'A Survival card',
      task: 'You may play one Survival card a turn, and only in the phase printed on it. Adrenaline shows a 1, and this is phase 1: play it to get 1 Will back.',
      why: 'You are asked whenever you can play one, so you need not watch for it. You get new ones at the Shelter and the Source. The Creature’s Hunt cards follow the same rule: one a turn, in the phase printed on it.',
      instead: 'That can wait a moment. Adrenaline first: once phase 1 is over, it has to wait for the next turn.',
    },
    resist: {
      title: 'Resist',
      task: 'With one card in hand you cannot hide. Resist: 1 Will brings back up to two used cards. Take the Beach and the Wreck, and lay the Wreck once more.',
      why: 'With more places to choose from you are harder to find. Would Vega look at the Wreck twice in a row? Your last Will cannot be paid: then you can only Give Up, which brings everything back but moves Assimilation a step.',
      instead: 'Possible. But for this turn the plan is: 1 Will for the Beach and the Wreck, and back to the Wreck.',
      strays: {
        surrender: EFFORTS.surrender,
        two: 'That paid 2 Will for up to four cards. Here 1 Will is enough: you need the Beach and the Wreck.',
        card: 'That one makes you harder to find as well. For this turn, though, you need the Beach and the Wreck.',
        laid: 'You may well be safe there. But the lesson goes on at the Wreck, with the two cards that resisting brings.',
      },
    },
    end: {
      title: 'It looked elsewhere',
      task: 'Vega looked in the Jungle, and you are safe at the Wreck. On the Rescue cells underlined in purple it has the Artemia token too: there you have no power and discard a Place card. Press Next, then use the Wreck.',
      why: 'A third token, the Target, comes with some Hunt cards, which say what it does. And the Creature hears all you say, so bluff.',
    },
  },
  farewell: 'The rest is yours: survive until help comes. Do not always go where you gain most; that is where it waits.',
  hints: {
    explore: 'Where would the Creature look? Often where you gain most.',
    act: 'Move Rescue when you can; take a card back when your hand is small.',
    'take-place': 'The Wreck brings help, the Swamp brings cards back, the Source Will, and the Artefact lets you go to two places.',
    'return-places': 'Take back what you would really like to play.',
    'discard-places': 'Discard the place you will miss least.',
    'keep-survival': 'Take the one you can play soonest.',
    window: 'One Survival card a turn. Keep it if nothing is at stake.',
  },
  hint: (ask, view) => (mayBetterResist(ask, view) ? 'With so few cards you are easy to find: think of resisting.' : undefined),
};
