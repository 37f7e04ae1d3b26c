import type { Term } from '@orrery/engine';
import type { GoalId } from '../../cards/goals.ts';
import type { Good, Keyword } from '../../cards/powers.ts';
import type { ActionCard, Stage } from '../../state.ts';
import { capital, type Face, type Piece, type RaceText, type Terms } from '../shape.ts';
import { printedTerms } from '../table.ts';
import { CARD_NAMES } from './cards.ts';
import { cardWords, GOOD_NAMES, KEYWORD_NAMES } from './powers.ts';

const cards = printedTerms((id, card) => ({ name: CARD_NAMES[id], help: cardWords(card) }));

const goals: Terms<'goal', GoalId> = {
  'goal:galactic-standard-of-living': {
    name: 'Galactic Standard of Living',
    help: 'First to have 5 VP in chips. Goal points are no chips. Looked at after Consume; 3 VP.',
  },
  'goal:innovation-leader': {
    name: 'Innovation Leader',
    help: 'First to have a power in each of Explore, Develop, Settle, Trade, Consume and Produce. Looked at after Develop and Settle; 3 VP.',
  },
  'goal:system-diversity': {
    name: 'System Diversity',
    help: 'First to have a windfall or production world of each of the four kinds. Looked at after Settle; 3 VP.',
  },
  'goal:galactic-status': {
    name: 'Galactic Status',
    help: 'First to have a development of cost 6. Looked at after Develop; 3 VP.',
  },
  'goal:budget-surplus': {
    name: 'Budget Surplus',
    help: 'First to discard a card because of the hand limit. Looked at at the end of the round; 3 VP.',
  },
  'goal:overlord-discoveries': {
    name: 'Overlord Discoveries',
    help: 'First to have 3 cards with the word ALIEN. Looked at after Develop and Settle; 3 VP.',
  },
  'goal:production-leader': {
    name: 'Production Leader',
    help: 'Most production worlds, at least 4. Looked at after Settle; 5 VP, 3 for a tie without the tile.',
  },
  'goal:greatest-military': {
    name: 'Greatest Military',
    help: 'Most total Military, at least 6: permanent and general, minus points included. Looked at after Develop and Settle; 5 VP, 3 for a tie without the tile.',
  },
  'goal:greatest-infrastructure': {
    name: 'Greatest Infrastructure',
    help: 'Most developments, at least 4. Looked at after Develop; 5 VP, 3 for a tie without the tile.',
  },
  'goal:largest-industry': {
    name: 'Largest Industry',
    help: 'Most worlds of novelty goods and rare elements together, at least 3. Looked at after Settle; 5 VP, 3 for a tie without the tile.',
  },
};

const stages: Terms<'stage', Stage> = {
  'stage:draft': { name: 'Draft', help: 'Everybody takes a card of a pack and passes the rest on.' },
  'stage:start': { name: 'Start', help: 'Everybody keeps some cards of the first hand.' },
  'stage:choose': { name: 'Choosing actions', help: 'Everybody secretly chooses which phases this round will have.' },
  'stage:explore': {
    name: 'Explore',
    help: 'Phase I: look at 2 cards and keep 1. The bonus is seeing 5 more, or seeing 1 more and keeping 1 more.',
  },
  'stage:develop': {
    name: 'Develop',
    help: 'Phase II: place a development and pay for it with cards of the hand. The bonus is 1 card less to pay.',
  },
  'stage:settle': {
    name: 'Settle',
    help: 'Phase III: place a world. A military one is conquered, any other paid for with cards of the hand. The bonus is 1 card afterwards.',
  },
  'stage:consume': {
    name: 'Consume',
    help: 'Phase IV: Consume powers turn goods into VP and cards. The bonus is selling a good for cards first, or twice the VP.',
  },
  'stage:produce': { name: 'Produce', help: 'Phase V: every empty production world gets a good. The bonus is a good on a windfall world.' },
  'stage:limit': { name: 'Hand limit', help: 'At the end of the round everybody comes down to 10 cards.' },
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
  help: `A kind of good. Sold by itself it brings ${price} cards.`,
});

const goods: Terms<'good', Good> = {
  'good:novelty': good('novelty', 2),
  'good:rare': good('rare', 3),
  'good:genes': good('genes', 4),
  'good:alien': good('alien', 5),
};

const keyword = (word: Keyword): Term => ({
  name: KEYWORD_NAMES[word],
  help: 'A word some cards and goals refer to. It does nothing by itself.',
});

const keywords: Terms<'keyword', Keyword> = {
  'keyword:alien': keyword('alien'),
  'keyword:imperium': keyword('imperium'),
  'keyword:rebel': keyword('rebel'),
  'keyword:terraforming': keyword('terraforming'),
  'keyword:uplift': keyword('uplift'),
};

const faces: Terms<'face', Face> = {
  'face:robot': { name: 'Robot', help: 'The die stands for the action its start world gave the robot; it can change during the match.' },
  'face:match': { name: 'Match', help: 'The robot does what you have marked: your right-most action that has no die yet.' },
};

const pieces: Readonly<Record<Piece, Term>> = {
  'start-world': { name: 'Start world', help: 'The first card of a tableau. The lowest number goes first wherever an order is needed.' },
  tableau: { name: 'Tableau', help: 'Your cards on the table. Twelve of them end the match with the round.' },
  hand: { name: 'Hand', help: 'Cards to place, and at the same time the money to pay with. At the end of a round 10 at most.' },
  world: { name: 'World', help: 'Placed in Settle. It may hold a good, have powers and bring VP.' },
  'military-world': { name: 'Military world', help: 'Not paid for: it is conquered by Military no smaller than its defense.' },
  'grey-world': { name: 'World without goods', help: 'It has no kind and never holds a good.' },
  'windfall-world': { name: 'Windfall world', help: 'It gets a good when placed, and later only by powers or the Produce bonus.' },
  'production-world': { name: 'Production world', help: 'It gets a good in every Produce phase, if it is empty.' },
  development: { name: 'Development', help: 'Placed in Develop. Never two of one name in a tableau.' },
  'six-development': { name: 'Development of cost 6', help: 'Its VP depend on the other cards of the tableau and are counted at the end.' },
  power: { name: 'Power', help: 'It works in its phase, from the phase after the one the card was placed in.' },
  bonus: { name: 'Bonus', help: 'What only those have in a phase who chose it.' },
  good: { name: 'Good', help: 'A face-down card on a world; a world holds one at most. What card it is nobody knows.' },
  military: {
    name: 'Military',
    help: 'Strength against military worlds. Total Military is the permanent part that works against all of them.',
  },
  chip: { name: 'VP chip', help: 'Points won in Consume, taken from the pool.' },
  pool: { name: 'Pool', help: '12 VP for each player. When it is empty the match ends with the round; what is still won is paid.' },
  supply: { name: 'Supply', help: 'Where cards and goods come from. When it is empty the discards are shuffled.' },
  discards: { name: 'Discards', help: 'Face down: nobody may look through them.' },
  chromosome: { name: 'Chromosome', help: 'A mark on some worlds that another card counts.' },
  trade: { name: 'Trade', help: 'Selling a good for cards. Trade powers make it dearer.' },
  'first-goal': { name: 'Goal: first', help: '3 VP for whoever meets it first, for all who do so in the same phase; never lost.' },
  'most-goal': { name: 'Goal: most', help: '5 VP for whoever holds it at the end. It goes to a sole leader and can be lost.' },
  'draft-pack': { name: 'Pack', help: 'Five cards that go round: one is taken, the rest passed on.' },
  'own-deck': { name: 'Own deck', help: 'After a draft everybody draws from the cards they drafted and has discards of their own.' },
  robot: { name: 'Robot', help: 'The opponent of a match alone. It rolls dice for its actions and has neither goods nor powers.' },
  'robot-stack': { name: 'Robot’s stack', help: 'Its hand: face down. It is turned up card by card until one fits.' },
  'robot-credit': { name: 'Credit', help: 'What the robot pays with, 4 at most.' },
  'robot-economy': { name: 'Economy', help: 'The VP the robot wins in Consume, 5 at most.' },
  'robot-counter': {
    name: '6-development counter',
    help: 'Stands for a development of cost 6 of the robot and counts as a card of its tableau.',
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
