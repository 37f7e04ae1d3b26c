import { termsOf } from '@orrery/engine';
import type { GoalId } from '../../cards/goals.ts';
import type { Good, Keyword } from '../../cards/powers.ts';
import type { ActionCard, Stage } from '../../state.ts';
import type { Face, Helps, Piece, RaceText } from '../shape.ts';
import { forPrinted } from '../table.ts';
import { NAMES } from './names.ts';
import { cardWords } from './powers.ts';

const cards = forPrinted((_id, card) => cardWords(card));

const goals: Helps<'goal', GoalId> = {
  'goal:galactic-standard-of-living': 'First to have 5 VP in chips; points from goals do not count. Checked after Consume; 3 VP.',
  'goal:innovation-leader':
    'First to have a power in each of Explore, Develop, Settle, Trade, Consume and Produce. Checked after Develop and Settle; 3 VP.',
  'goal:system-diversity': 'First to have a windfall or production world of each of the four kinds. Checked after Settle; 3 VP.',
  'goal:galactic-status': 'First to have a 6-cost development. Checked after Develop; 3 VP.',
  'goal:budget-surplus': 'First to discard a card because of the hand limit. Checked at the end of the round; 3 VP.',
  'goal:overlord-discoveries': 'First to have 3 cards with the word ALIEN. Checked after Develop and Settle; 3 VP.',
  'goal:production-leader': 'Most production worlds, at least 4. Checked after Settle; 5 VP, 3 for a tie without the tile.',
  'goal:greatest-military':
    'Most total Military, at least 6: permanent Military that works against every world, negative points included. Checked after Develop and Settle; 5 VP, 3 for a tie without the tile.',
  'goal:greatest-infrastructure': 'Most developments, at least 4. Checked after Develop; 5 VP, 3 for a tie without the tile.',
  'goal:largest-industry':
    'Most worlds of novelty goods and rare elements together, at least 3. Checked after Settle; 5 VP, 3 for a tie without the tile.',
};

const stages: Helps<'stage', Stage> = {
  'stage:draft': 'Everybody takes a card from a pack and passes the rest on.',
  'stage:start': 'Everybody keeps some cards of their first hand.',
  'stage:choose': 'Everybody secretly chooses which phases this round will have.',
  'stage:explore': 'Phase I: look at 2 cards and keep 1. The bonus is seeing 5 more, or seeing 1 more and keeping 1 more.',
  'stage:develop': 'Phase II: place a development and pay for it with cards from your hand. The bonus is paying 1 card less.',
  'stage:settle':
    'Phase III: place a world. Military worlds are conquered, the others are paid for with cards from your hand. The bonus is drawing 1 card afterwards.',
  'stage:consume': 'Phase IV: Consume powers turn goods into VP and cards. The bonus is selling a good for cards first, or twice the VP.',
  'stage:produce': 'Phase V: every empty production world gets a good. The bonus is a good on a windfall world.',
  'stage:limit': 'At the end of the round everybody discards down to 10 cards.',
  'stage:over': 'The match is over: points are counted.',
};

const actions: Helps<'action', ActionCard> = {
  'action:explore-5': 'Explore happens. You see 5 cards more than the others.',
  'action:explore-1-1': 'Explore happens. You see 1 card more and keep 1 more.',
  'action:develop': 'Develop happens. Your development costs 1 less.',
  'action:settle': 'Settle happens. You draw 1 card after placing a world.',
  'action:consume-trade': 'Consume happens. First you sell one good for cards: novelty 2, rare 3, genes 4, alien 5.',
  'action:consume-x2': 'Consume happens. Your Consume powers bring twice the VP.',
  'action:produce': 'Produce happens. You also put a good on one of your empty windfall worlds.',
};

const good = (price: number): string => `A kind of good. It sells for ${price} cards, more with Trade powers.`;

const goods: Helps<'good', Good> = {
  'good:novelty': good(2),
  'good:rare': good(3),
  'good:genes': good(4),
  'good:alien': good(5),
};

const keyword = 'A keyword that some cards and goals refer to. It does nothing by itself.';

const keywords: Helps<'keyword', Keyword> = {
  'keyword:alien': keyword,
  'keyword:imperium': keyword,
  'keyword:rebel': keyword,
  'keyword:terraforming': keyword,
  'keyword:uplift': keyword,
};

const faces: Helps<'face', Face> = {
  'face:robot': 'The action set by the robot’s start world; it can change during the match.',
  'face:match': 'The robot copies you: your right-most marked action without a die.',
};

const pieces: Readonly<Record<Piece, string>> = {
  'start-world': 'The first card of a tableau. Where turn order matters, the lowest number goes first.',
  tableau: 'Your cards on the table. When somebody has twelve, the match ends with that round.',
  hand: 'Cards to place, and the money to pay for them. At most 10 at the end of a round.',
  world: 'Placed in Settle. It may hold a good, have powers and bring VP.',
  'military-world': 'You do not pay for it, you conquer it: your Military must be at least its defense.',
  'grey-world': 'It has no kind of good and never holds one.',
  'windfall-world': 'It gets a good when placed, and later only by powers or the Produce bonus.',
  'production-world': 'It gets a good in every Produce phase, if it is empty.',
  development: 'Placed in Develop. A tableau never holds two with the same name.',
  'six-development': 'Its VP depend on the other cards of the tableau and are counted at the end.',
  power: 'It works in its own phase, starting with the phase after the card was placed.',
  bonus: 'Only the players who chose a phase get its bonus.',
  good: 'A face-down card on a world, at most one. Nobody knows which card it is.',
  military: 'Strength against military worlds. Total Military is the permanent part that works against all of them.',
  chip: 'Points won in Consume, taken from the pool.',
  pool: '12 VP for each player. When it is empty the match ends with the round; what is still won is paid.',
  supply: 'Where cards and goods come from. When it is empty the discards are shuffled.',
  discards: 'Face down: nobody may look through them.',
  chromosome: 'A mark on some worlds that another card counts.',
  trade: 'Selling a good for cards. Trade powers raise the price.',
  'first-goal': '3 VP for the first to meet it, and for all who do so in the same phase. Never lost.',
  'most-goal': '5 VP for its holder at the end. It goes to a sole leader and can be lost.',
  'draft-pack': 'Five cards that go round: one is taken, the rest passed on.',
  'own-deck': 'After a draft everybody draws from the cards they drafted and has their own discard pile.',
  robot: 'Your opponent in a solo match. It rolls dice for its actions and has neither goods nor powers.',
  'robot-stack': 'Its face-down hand, turned up card by card until one fits.',
  'robot-credit': 'What the robot pays with, at most 4.',
  'robot-economy': 'VP the robot gains in Consume, at most 5.',
  'robot-counter': 'Stands for a 6-cost development and counts as a card in the robot’s tableau.',
  'robot-overlay': 'What the robot’s start world changes on its mat.',
  reconstructed: 'Not known from a printed source, filled in to fit the rules.',
};

export const terms: RaceText['terms'] = termsOf(NAMES, {
  ...cards,
  ...goals,
  ...stages,
  ...actions,
  ...goods,
  ...keywords,
  ...faces,
  ...pieces,
});
