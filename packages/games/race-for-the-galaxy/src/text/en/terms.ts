import { capital, type Term } from '@orrery/engine';
import type { GoalId } from '../../cards/goals.ts';
import type { Good, Keyword } from '../../cards/powers.ts';
import type { ActionCard, Stage } from '../../state.ts';
import type { Face, Piece, RaceText, Terms } from '../shape.ts';
import { printedTerms } from '../table.ts';
import { CARD_NAMES } from './cards.ts';
import { cardWords, GOOD_NAMES, KEYWORD_NAMES } from './powers.ts';

const cards = printedTerms((id, card) => ({ name: CARD_NAMES[id], help: cardWords(card) }));

const goals: Terms<'goal', GoalId> = {
  'goal:galactic-standard-of-living': {
    name: 'Galactic Standard of Living',
    help: 'First to have 5 VP in chips; points from goals do not count. Checked after Consume; 3 VP.',
  },
  'goal:innovation-leader': {
    name: 'Innovation Leader',
    help: 'First to have a power in each of Explore, Develop, Settle, Trade, Consume and Produce. Checked after Develop and Settle; 3 VP.',
  },
  'goal:system-diversity': {
    name: 'System Diversity',
    help: 'First to have a windfall or production world of each of the four kinds. Checked after Settle; 3 VP.',
  },
  'goal:galactic-status': {
    name: 'Galactic Status',
    help: 'First to have a 6-cost development. Checked after Develop; 3 VP.',
  },
  'goal:budget-surplus': {
    name: 'Budget Surplus',
    help: 'First to discard a card because of the hand limit. Checked at the end of the round; 3 VP.',
  },
  'goal:overlord-discoveries': {
    name: 'Overlord Discoveries',
    help: 'First to have 3 cards with the word ALIEN. Checked after Develop and Settle; 3 VP.',
  },
  'goal:production-leader': {
    name: 'Production Leader',
    help: 'Most production worlds, at least 4. Checked after Settle; 5 VP, 3 for a tie without the tile.',
  },
  'goal:greatest-military': {
    name: 'Greatest Military',
    help: 'Most total Military, at least 6: permanent Military that works against every world, negative points included. Checked after Develop and Settle; 5 VP, 3 for a tie without the tile.',
  },
  'goal:greatest-infrastructure': {
    name: 'Greatest Infrastructure',
    help: 'Most developments, at least 4. Checked after Develop; 5 VP, 3 for a tie without the tile.',
  },
  'goal:largest-industry': {
    name: 'Largest Industry',
    help: 'Most worlds of novelty goods and rare elements together, at least 3. Checked after Settle; 5 VP, 3 for a tie without the tile.',
  },
};

const stages: Terms<'stage', Stage> = {
  'stage:draft': { name: 'Draft', help: 'Everybody takes a card from a pack and passes the rest on.' },
  'stage:start': { name: 'Start', help: 'Everybody keeps some cards of their first hand.' },
  'stage:choose': { name: 'Choosing actions', help: 'Everybody secretly chooses which phases this round will have.' },
  'stage:explore': {
    name: 'Explore',
    help: 'Phase I: look at 2 cards and keep 1. The bonus is seeing 5 more, or seeing 1 more and keeping 1 more.',
  },
  'stage:develop': {
    name: 'Develop',
    help: 'Phase II: place a development and pay for it with cards from your hand. The bonus is paying 1 card less.',
  },
  'stage:settle': {
    name: 'Settle',
    help: 'Phase III: place a world. Military worlds are conquered, the others are paid for with cards from your hand. The bonus is drawing 1 card afterwards.',
  },
  'stage:consume': {
    name: 'Consume',
    help: 'Phase IV: Consume powers turn goods into VP and cards. The bonus is selling a good for cards first, or twice the VP.',
  },
  'stage:produce': { name: 'Produce', help: 'Phase V: every empty production world gets a good. The bonus is a good on a windfall world.' },
  'stage:limit': { name: 'Hand limit', help: 'At the end of the round everybody discards down to 10 cards.' },
  'stage:over': { name: 'The end', help: 'The match is over: points are counted.' },
};

const actions: Terms<'action', ActionCard> = {
  'action:explore-5': { name: 'Explore +5', help: 'Explore happens. You see 5 cards more than the others.' },
  'action:explore-1-1': { name: 'Explore +1, +1', help: 'Explore happens. You see 1 card more and keep 1 more.' },
  'action:develop': { name: 'Develop', help: 'Develop happens. Your development costs 1 less.' },
  'action:settle': { name: 'Settle', help: 'Settle happens. You draw 1 card after placing a world.' },
  'action:consume-trade': {
    name: 'Consume: Trade',
    help: 'Consume happens. First you sell one good for cards: novelty 2, rare 3, genes 4, alien 5.',
  },
  'action:consume-x2': { name: 'Consume: ×2 VP', help: 'Consume happens. Your Consume powers bring twice the VP.' },
  'action:produce': { name: 'Produce', help: 'Produce happens. You also put a good on one of your empty windfall worlds.' },
};

const good = (kind: Good, price: number): Term => ({
  name: capital(GOOD_NAMES[kind]),
  help: `A kind of good. It sells for ${price} cards, more with Trade powers.`,
});

const goods: Terms<'good', Good> = {
  'good:novelty': good('novelty', 2),
  'good:rare': good('rare', 3),
  'good:genes': good('genes', 4),
  'good:alien': good('alien', 5),
};

const keyword = (word: Keyword): Term => ({
  name: KEYWORD_NAMES[word],
  help: 'A keyword that some cards and goals refer to. It does nothing by itself.',
});

const keywords: Terms<'keyword', Keyword> = {
  'keyword:alien': keyword('alien'),
  'keyword:imperium': keyword('imperium'),
  'keyword:rebel': keyword('rebel'),
  'keyword:terraforming': keyword('terraforming'),
  'keyword:uplift': keyword('uplift'),
};

const faces: Terms<'face', Face> = {
  'face:robot': { name: 'Robot', help: 'The action set by the robot’s start world; it can change during the match.' },
  'face:match': { name: 'Match', help: 'The robot copies you: your right-most marked action without a die.' },
};

const pieces: Readonly<Record<Piece, Term>> = {
  'start-world': { name: 'Start world', help: 'The first card of a tableau. Where turn order matters, the lowest number goes first.' },
  tableau: { name: 'Tableau', help: 'Your cards on the table. When somebody has twelve, the match ends with that round.' },
  hand: { name: 'Hand', help: 'Cards to place, and the money to pay for them. At most 10 at the end of a round.' },
  world: { name: 'World', help: 'Placed in Settle. It may hold a good, have powers and bring VP.' },
  'military-world': { name: 'Military world', help: 'You do not pay for it, you conquer it: your Military must be at least its defense.' },
  'grey-world': { name: 'World without goods', help: 'It has no kind of good and never holds one.' },
  'windfall-world': { name: 'Windfall world', help: 'It gets a good when placed, and later only by powers or the Produce bonus.' },
  'production-world': { name: 'Production world', help: 'It gets a good in every Produce phase, if it is empty.' },
  development: { name: 'Development', help: 'Placed in Develop. A tableau never holds two with the same name.' },
  'six-development': { name: '6-cost development', help: 'Its VP depend on the other cards of the tableau and are counted at the end.' },
  power: { name: 'Power', help: 'It works in its own phase, starting with the phase after the card was placed.' },
  bonus: { name: 'Bonus', help: 'Only the players who chose a phase get its bonus.' },
  good: { name: 'Good', help: 'A face-down card on a world, at most one. Nobody knows which card it is.' },
  military: {
    name: 'Military',
    help: 'Strength against military worlds. Total Military is the permanent part that works against all of them.',
  },
  chip: { name: 'VP chip', help: 'Points won in Consume, taken from the pool.' },
  pool: { name: 'Pool', help: '12 VP for each player. When it is empty the match ends with the round; what is still won is paid.' },
  supply: { name: 'Supply', help: 'Where cards and goods come from. When it is empty the discards are shuffled.' },
  discards: { name: 'Discards', help: 'Face down: nobody may look through them.' },
  chromosome: { name: 'Chromosome', help: 'A mark on some worlds that another card counts.' },
  trade: { name: 'Trade', help: 'Selling a good for cards. Trade powers raise the price.' },
  'first-goal': { name: 'Goal: first', help: '3 VP for the first to meet it, and for all who do so in the same phase. Never lost.' },
  'most-goal': { name: 'Goal: most', help: '5 VP for its holder at the end. It goes to a sole leader and can be lost.' },
  'draft-pack': { name: 'Pack', help: 'Five cards that go round: one is taken, the rest passed on.' },
  'own-deck': { name: 'Own deck', help: 'After a draft everybody draws from the cards they drafted and has their own discard pile.' },
  robot: { name: 'Robot', help: 'Your opponent in a solo match. It rolls dice for its actions and has neither goods nor powers.' },
  'robot-stack': { name: 'Robot’s stack', help: 'Its face-down hand, turned up card by card until one fits.' },
  'robot-credit': { name: 'Credit', help: 'What the robot pays with, at most 4.' },
  'robot-economy': { name: 'Economy', help: 'VP the robot gains in Consume, at most 5.' },
  'robot-counter': {
    name: '6-development counter',
    help: 'Stands for a 6-cost development and counts as a card in the robot’s tableau.',
  },
  'robot-overlay': { name: 'Overlay', help: 'What the robot’s start world changes on its mat.' },
  reconstructed: { name: 'Reconstructed', help: 'Not known from a printed source, filled in to fit the rules.' },
};

export const terms: RaceText['terms'] = {
  ...cards,
  ...goals,
  ...stages,
  ...actions,
  ...goods,
  ...keywords,
  ...faces,
  ...pieces,
};
