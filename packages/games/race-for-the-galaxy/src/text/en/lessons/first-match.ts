import type { LessonWords } from '@orrery/engine';
import type { FirstMatchStep } from '../../../lessons/first-match.ts';

export const words: LessonWords<FirstMatchStep> = {
  steps: {
    goal: {
      title: 'An empire of cards',
      task: 'The two cards above your hand are your tableau: Old Earth and Spice World. The hexagons on them are points. Look at them, then press Next.',
      why: 'Points are printed on cards you place and on VP chips you earn. The match ends when somebody has 12 cards in their tableau or the chips run out; the most points win.',
    },
    choose: {
      title: 'Everybody chooses in secret',
      task: 'Choose Develop for this round.',
      why: 'Everybody picks one action, and only the phases that somebody picked take place, but for all players. Whoever picked a phase has its bonus: in Develop, your development costs 1 less.',
      instead: 'You may. Here we want a development on the table, and Develop makes it 1 cheaper for you.',
    },
    develop: {
      title: 'Cards are money',
      task: 'Pick Space Marines and press the button that places them. They cost 2, with your bonus 1. Once you are asked to pay, Mining Robots are picked already: confirm.',
      why: 'You pay with other cards from your hand, face down and gone. So every card is a choice: build it, or spend it. The number in the diamond is what it costs.',
      instead: 'Possible. The plan is Space Marines: their +2 Military opens worlds that cannot be bought.',
      strays: {
        guild: 'A 6-cost development can decide a match, but it takes nearly the whole hand. Not yet.',
        nothing: 'You called Develop: with its bonus this is the cheapest moment to build.',
        avian: 'You will want Avian Uplift Race in a moment: it is conquered for nothing. Take this back and pay with Mining Robots.',
      },
    },
    conquer: {
      title: 'A phase for free',
      task: 'Your opponent picked Settle, so you may settle too. Place Avian Uplift Race: your Military is 2, its defense is 2.',
      why: 'Worlds with a red number are not bought but conquered: with enough Military they cost no cards at all. Space Marines work already, because cards count from the next phase on. Guess what others will pick, and you get it for nothing.',
      instead: 'That works. But Avian Uplift Race costs you no cards at all: Military 2 against defense 2.',
      strays: { pay: 'Gem World costs 2 cards. Avian Uplift Race is conquered for nothing, and it brings a good besides.' },
    },
    settle: {
      title: 'Settling a world',
      task: 'Choose Settle, place Gem World, and pay for it with Colony Ship and Deficit Spending, which are picked already.',
      why: 'Worlds with a white number are paid for like developments. Your bonus in Settle: you draw a card after placing. Gem World is a production world, it will bear goods again and again.',
      instead: 'Also a way. We are after Gem World here, because worlds that produce feed the rest of the match.',
    },
    goods: {
      title: 'Goods',
      task: 'Your opponent picked Produce, so Spice World and Gem World have produced: a good lies on each. Avian Uplift Race had one from the start. Press Next.',
      why: 'Production worlds, with a solid frame, get a good in every Produce phase. Windfall worlds, with a dashed frame, get one when they are placed and then only by special powers. Goods are worth nothing by themselves: consume or sell them.',
    },
    explore: {
      title: 'Plan for points',
      task: 'Choose Consume: ×2 VP. Your opponent explores, so first you draw two cards and keep one: keep Pilgrimage World.',
      why: 'In Explore everybody draws 2 and keeps 1; whoever picked it sees or keeps more. Pilgrimage World costs nothing and is worth 2 points: a good one to keep.',
      instead: 'Fine as well. With three goods on the table, ×2 VP is where they are worth the most.',
      strays: { merchant: 'Merchant World is good for traders, but it costs 4 cards. Pilgrimage World would cost nothing.' },
    },
    consume: {
      title: 'Goods become points',
      task: 'Old Earth turns up to two goods into 1 VP each, and ×2 doubles that. Pick the goods of Spice World and Gem World for it, then confirm: 4 VP.',
      why: 'Consume powers must be used if they can be. Keep the good of Avian Uplift Race: it is genes, and genes sell for more.',
      instead: 'That scores the same now. But the genes of Avian Uplift Race sell for 5 cards later, novelty goods for far less.',
      strays: {
        genes: 'The points are the same, but you gave the genes away: they would have sold for 5 cards, a novelty good for 2 or 3.',
      },
    },
    trade: {
      title: 'Goods become cards',
      task: 'Choose Consume with the $: Trade. The good of Avian Uplift Race is the only one left, so it is sold at once.',
      why: 'The trader sells one good before the others consume: novelty 2, rare elements 3, genes 4, alien technology 5 cards. Old Earth adds 1. Five cards pay for the next big thing.',
      instead: 'You can do that. Your hand is thin, though, and the genes are worth 5 cards.',
    },
    end: {
      title: 'How it is won',
      task: 'Two good ways: fill your tableau to 12 before the others are ready, or produce and consume with ×2 again and again. Press Next.',
      why: 'Watch the pool and the others’ tableaux: when the end is two rounds away, cards in hand are worth nothing. A 6-cost development such as Merchant Guild scores for what you already have.',
    },
  },
  farewell:
    'The rest of the match is yours, against an easy opponent. Ask yourself each round: what will the others pick, so that I need not?',
  hints: {
    'choose-actions': 'What do you need most, and what will your opponent pick anyway? Pick the other one.',
    'place-development': 'Cheap developments early; a 6-cost one that fits your cards later.',
    'place-world': 'Military worlds are free if you are strong enough. Otherwise, is it worth the cards you pay?',
    discard: 'Keep cards that fit together; the rest is money.',
    sell: 'The dearest good first, and mind your trade bonuses.',
    consume: 'Use the powers that need a certain good first.',
    produce: 'Put the good where you can sell or consume it.',
  },
};
