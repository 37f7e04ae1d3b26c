import { capital, lister } from '@orrery/engine';
import type { Action } from '@orrery/race-for-the-galaxy';
import type { CoachingWords } from '../../coaching.ts';
import type { Region } from './points.ts';
import { type Purpose, purposesOf } from './purposes.ts';

const list = lister('en');
const PURPOSES: { readonly [Each in Purpose]: string } = {
  cards: 'see new cards',
  build: 'place a card',
  trade: 'turn goods into cards or points',
  goods: 'get new goods',
};

export const words: CoachingWords<Action, Region> = {
  regions: {
    hand: 'Your hand: what is worth its price now?',
    payment: 'How you pay',
    tableau: 'Your tableau',
    gamble: 'The number you name',
    question: 'The question itself',
  },
  kinds: {
    pick: 'Take a card',
    'choose-start': 'Choose your start world',
    'choose-actions': ({ actions }) => capital(list(purposesOf(actions).map((purpose) => PURPOSES[purpose]))),
    reconsider: 'Think again',
    discard: 'Give a card away',
    place: 'Place a card from your hand',
    pass: 'Place nothing now',
    pay: ({ use }) => (use.length === 0 ? 'Pay with cards alone' : 'Pay with the help of a card on the table'),
    sell: 'Sell a good',
    consume: 'Consume goods',
    gamble: 'Name a number',
    stop: 'Stop here',
    produce: 'Produce a good',
    'draw-for': 'Draw cards by a power',
    'produce-for-card': 'Give a card for a good',
  },
};
