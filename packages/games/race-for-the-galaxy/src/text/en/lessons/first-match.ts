import type { LessonWords } from '@orrery/engine';
import type { FirstMatchStep } from '../../../lessons/first-match.ts';

export const words: LessonWords<FirstMatchStep> = {
  steps: {
    goal: {
      title: 'An empire of cards',
      task: 'The match is under way, in round 3. The cards above your hand are your tableau; the hexagons on them are victory points, VP for short. The match ends once somebody has 12 cards there or the pool of VP chips is empty, and the most points win. Press Next.',
      why: 'Points come from the cards you place and from VP chips, which goods earn you. So far you have Old Earth and Spice World: that is where we begin.',
    },
    choose: {
      title: 'Everybody chooses in secret',
      task: 'Everybody secretly picks one action. Only phases that somebody picked take place, but for all players, and whoever picked one gets its bonus. Choose Develop: your development costs you 1 card less.',
      why: 'Phases always come in the same order: Explore, Develop, Settle, Consume, Produce. What nobody picked does not happen this round.',
      instead: 'You may. Here we want a development on the table, and Develop makes it 1 cheaper for you.',
    },
    develop: {
      title: 'Cards are money',
      task: 'You pay with cards from your hand. Pick Space Marines and place them: they cost 2, with your bonus 1. Mining Robots are already picked to pay with: confirm.',
      why: 'Cards you pay with are discarded. So every card is a choice: build it, or spend it. The number in the diamond is what it costs.',
      instead: 'Possible. The plan is Space Marines: their +2 Military opens worlds that cannot be bought.',
      strays: {
        guild: 'A 6-cost development can decide a match, but it takes nearly the whole hand. Not yet.',
        nothing: 'You called Develop: with its bonus this is the cheapest moment to build.',
        avian: 'You will want Avian Uplift Race in a moment: it is conquered for nothing. Take this back and pay with Mining Robots.',
        gem: 'You will want Gem World next round. Take this back and pay with Mining Robots.',
      },
    },
    conquer: {
      title: 'A phase for free',
      task: 'Your opponent picked Settle, and everybody takes part in a phase, so you settle too. Worlds with a red number are not bought but conquered. Place Avian Uplift Race: your Military 2 against its defense 2.',
      why: 'With enough Military such a world costs no cards at all. Space Marines work already, because cards count from the next phase on. Guess what others will pick, and you get their phase for nothing.',
      instead: 'That works. But Avian Uplift Race costs you no cards at all: Military 2 against defense 2.',
      strays: { pay: 'Gem World costs 2 cards. Avian Uplift Race is conquered for nothing, and it brings a good besides.' },
    },
    settle: {
      title: 'Settling a world',
      task: 'Choose Settle: your bonus is a card after it. Then place Gem World. Worlds with a white number are paid for: Colony Ship and Deficit Spending are already picked.',
      why: 'Gem World is a production world: it will bear goods again and again.',
      instead: 'Also a way. We are after Gem World here, because worlds that produce feed the rest of the match.',
    },
    goods: {
      title: 'Goods',
      task: 'Your opponent picked Produce: Spice World and Gem World got a good each, as they do in every Produce phase. Avian Uplift Race is a windfall world: it got its good when it was placed, and only then. Press Next.',
      why: 'Production worlds have a solid frame, windfall worlds a dashed one: only the Produce bonus and special powers give those another good. Goods are worth nothing by themselves: consume or sell them.',
    },
    explore: {
      title: 'Plan for points',
      task: 'Consume turns goods into points, and ×2 doubles them: choose Consume: ×2 VP. If your opponent picked Explore, you are shown cards first: keep the one that is lit.',
      why: 'In Explore everybody sees 2 cards and keeps 1; whoever picked it sees or keeps more. Keep what you can place: a free world with 2 points beats one that costs 4 cards.',
      instead: 'Fine as well. With three goods on the table, ×2 VP is where they are worth the most.',
      strays: { merchant: 'Merchant World is good for traders, but it costs 4 cards. Pilgrimage World would cost nothing.' },
    },
    consume: {
      title: 'Goods become points',
      task: 'Press Old Earth below your tableau: it turns up to two goods into 1 VP each, and ×2 doubles that. It takes the goods of Spice World and Gem World; confirm: 4 VP.',
      why: 'Consume powers must be used if they can be. Keep the good of Avian Uplift Race: it is genes, and genes sell for more.',
      instead: 'That scores the same now. But the genes of Avian Uplift Race sell for 5 cards later, novelty goods for far less.',
      strays: {
        genes: 'The points are the same, but you gave the genes away: they would have sold for 5 cards, a novelty good for 2 or 3.',
      },
    },
    trade: {
      title: 'Goods become cards',
      task: 'Goods can also be sold for cards: novelty for 2, rare elements for 3, genes for 4, alien technology for 5. Choose Consume with the $: the genes of Avian Uplift Race bring you 5, because Old Earth adds 1.',
      why: 'Only whoever picked the $ sells, one good, before anybody consumes. Here a single good is left, so you are not asked which. Five cards pay for the next big thing.',
      instead: 'You can do that. Your hand is thin, though, and the genes are worth 5 cards.',
    },
    end: {
      title: 'How it is won',
      task: 'The end is 12 cards in a tableau or an empty pool. Two good ways: fill your tableau to 12 before the others are ready, or produce and consume with ×2 again and again. Press Next.',
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
