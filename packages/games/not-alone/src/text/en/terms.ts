import type { Term } from '@orrery/engine';
import type { Phase } from '../../cards/sets.ts';
import type { HuntToken, Stage } from '../../state.ts';
import type { NotAloneText, Piece } from '../shape.ts';
import { hunt, places, survival } from './cards.ts';
import { abilities, adaptations, bonuses, characters, survivors } from './sanctuary.ts';

const tokens: Readonly<Record<`token:${HuntToken}`, Term>> = {
  'token:creature': {
    name: 'Creature token',
    help: 'Step 4: whoever is here is caught and loses 1 Will, uses no power and takes no card back. Assimilation moves 1 step, however many are caught.',
  },
  'token:target': { name: 'Target token', help: 'Step 2: the effect of the Hunt card that brought it works here; then the Hunted acts.' },
  'token:artemia': {
    name: 'Artemia token',
    help: 'Step 3: whoever is here discards 1 Place card from hand, uses no power and takes no card back.',
  },
};

const phases: Readonly<Record<`phase:${Phase}`, Term>> = {
  'phase:1': { name: 'Exploration', help: 'The Hunted lay Place cards face down. Before that they may Resist or Give Up.' },
  'phase:2': { name: 'Hunting', help: 'The Creature lays its tokens and plays Hunt cards; the Hunted may answer.' },
  'phase:3': {
    name: 'Reckoning',
    help: 'Cards are turned up. Four steps: free places, the Target token, the Artemia token, the Creature token.',
  },
  'phase:4': {
    name: 'End of turn',
    help: 'Cards in play are discarded, tokens go back, the Creature refills its hand, Rescue moves 1 step.',
  },
  'phase:5': { name: 'Adaptation', help: 'The Sanctuary moves on, survivors are turned up, the Creature adapts or hides.' },
};

const stages: Readonly<Record<`stage:${Stage}`, Term>> = {
  'stage:volunteering': { name: 'Who is the Creature?', help: 'Everybody says whether they would like to play the Creature.' },
  'stage:choosing-side': { name: 'Side of the board', help: 'The Creature chooses the side with its Artemia cells.' },
  'stage:drawing-adaptations': { name: 'First adaptations', help: 'The Creature draws its adaptation cards from the two decks.' },
  'stage:choosing-characters': { name: 'Characters', help: 'Each Hunted keeps one of the two characters dealt.' },
  'stage:choosing-adaptation': { name: 'The adaptation', help: 'The Creature chooses the adaptation it has all match long.' },
  'stage:exploration': { name: 'Exploration', help: 'All Hunted lay their Place cards. A choice may be changed until everybody is ready.' },
  'stage:hunting': { name: 'The hunt', help: 'The Creature lays tokens and plays cards.' },
  'stage:hunt-window': { name: 'Answers to the hunt', help: 'The Hunted may play Survival cards of phase 2.' },
  'stage:keeping-cards': { name: 'The River’s choice', help: 'Whoever laid two cards because of the River keeps one in play.' },
  'stage:reveal-window': { name: 'The reveal', help: 'All cards are open. Cards of phase 3 may be played.' },
  'stage:free-places': { name: 'Step 1: free places', help: 'Hunted on places without a token act, clockwise.' },
  'stage:target-places': { name: 'Step 2: Target', help: 'The Target token works, then the Hunted there act.' },
  'stage:artemia-window': { name: 'Before step 3', help: 'Last moment for cards against the Artemia token.' },
  'stage:artemia-places': { name: 'Step 3: Artemia', help: 'Whoever is under the Artemia token discards a Place card.' },
  'stage:creature-window': { name: 'Before step 4', help: 'Last moment for cards against the Creature token.' },
  'stage:creature-places': { name: 'Step 4: Creature', help: 'Whoever is under the Creature token is caught.' },
  'stage:caught-window': { name: 'After the catch', help: 'Cards that answer a catch may be played.' },
  'stage:last-will': { name: 'Last Will', help: 'Whoever lost their last Will gets cards and Will back; Assimilation moves 1 step.' },
  'stage:end-window': { name: 'End of turn', help: 'Cards of phase 4 may be played.' },
  'stage:refill': { name: 'Refill', help: 'Cards in play are discarded and the Creature fills its hand.' },
  'stage:refill-window': { name: 'After the refill', help: 'Once more cards of phase 4 may be played.' },
  'stage:rescue': { name: 'Rescue', help: 'The Rescue counter moves 1 step.' },
  'stage:sanctuary-window': { name: 'Before the Sanctuary moves', help: 'Cards and abilities of phase 5 may be used.' },
  'stage:sanctuary-moves': { name: 'The Sanctuary moves', help: 'It goes to the next number that is open to it.' },
  'stage:survivors': { name: 'Survivors', help: 'Survivors are turned up until two lie face up.' },
  'stage:adaptation': { name: 'Adapt or hide', help: 'The Creature adapts, hides, or does neither.' },
  'stage:over': { name: 'The match is over', help: 'One side has won.' },
};

const pieces: Readonly<Record<Piece, Term>> = {
  creature: { name: 'The Creature', help: 'One player against all others. It wins when the Assimilation counter reaches the star.' },
  hunted: { name: 'The Hunted', help: 'Everybody else. They win together when the Rescue counter reaches the star.' },
  planet: { name: 'Artemia', help: 'Ten places in two rows of five. Places that share an edge are adjacent, corners are not.' },
  'place-card': { name: 'Place card', help: 'A place you can explore. Everybody starts with 1 to 5; the reserve has 6 to 10.' },
  'in-play': { name: 'Card in play', help: 'The Place card laid this turn. It is not part of the hand.' },
  'discard-pile': { name: 'Discard pile', help: 'Place cards already used, open to all: they cannot be laid until they come back.' },
  reserve: { name: 'Reserve', help: 'Place cards that can still be taken.' },
  will: { name: 'Will', help: 'Three at most. Being caught costs Will; losing the last one moves Assimilation.' },
  resist: { name: 'Resist', help: 'Before laying: 1 Will takes back up to 2 Place cards, 2 Will up to 4.' },
  'give-up': { name: 'Give Up', help: 'Before laying: all Place cards and all Will come back, but Assimilation moves 1 step at once.' },
  caught: { name: 'Caught', help: 'On a place with the Creature token in step 4: 1 Will less, no power.' },
  'last-will': { name: 'Last Will', help: 'Lost in phase 3: Assimilation moves 1 step, once for all; then cards and Will come back.' },
  ineffective: { name: 'No power', help: 'A card has made the power ineffective: neither power nor card back on that place.' },
  copy: { name: 'Copy', help: 'A power used from another place. Limits a turn count; the Artefact and the Lair are never copied.' },
  'rescue-counter': { name: 'Rescue', help: 'Steps left until help comes. Moves 1 each turn, and by the Beach and the Wreck.' },
  'assimilation-counter': { name: 'Assimilation', help: 'Steps left until the planet has won. Moves by catches, Give Up and last Wills.' },
  marker: { name: 'Marker', help: 'On the Beach it is charged: the next use of the Beach turns it into a step of Rescue.' },
  'artemia-cell': { name: 'Artemia cell', help: 'While the Rescue counter stands here in phase 2, the Creature has the Artemia token.' },
  'hunt-card': { name: 'Hunt card', help: 'Played by the Creature in the printed phase, 1 a turn.' },
  'survival-card': { name: 'Survival card', help: 'Played by a Hunted in the printed phase, 1 a turn.' },
  'target-symbol': { name: 'Target symbol', help: 'The card brings the Target token this turn.' },
  'artemia-symbol': { name: 'Artemia symbol', help: 'The card brings the Artemia token this turn.' },
  'hunt-tokens': { name: 'Hunt tokens', help: 'Creature, Target and Artemia token. They may share a place.' },
  'dark-pile': { name: 'Dark pile', help: 'The Creature cannot see this discard pile now, only how many cards it has.' },
  sanctuary: {
    name: 'The Sanctuary',
    help: 'A flying city that moves from place to place. On its place you can fortify, next to it rescue survivors.',
  },
  'sanctuary-board': { name: 'Sanctuary board', help: 'The way of the Defense counter, with bonus cells.' },
  'defense-counter': { name: 'Defense', help: 'Steps left until the Sanctuary holds. On the last cell the Hunted win.' },
  survivor: { name: 'Survivor', help: 'Rescued ones help once, then wait face down to be sheltered.' },
  'rescue-survivor': {
    name: 'Rescue a survivor',
    help: 'On a free place next to the Sanctuary: take one that lies face up and use the ability at once.',
  },
  'take-survivor': { name: 'Take a survivor', help: 'From the deck, face down, without ability.' },
  fortify: { name: 'Fortify', help: 'On a free place with the Sanctuary: Defense moves 1 step. One Hunted a turn.' },
  'shelter-survivors': { name: 'Shelter', help: 'Right after fortifying: discard all your survivors, and Defense moves 1 step more.' },
  character: { name: 'Character', help: 'Who a Hunted is: an ability from the start of the match.' },
  adaptation: { name: 'Adaptation', help: 'Hidden in hand; once developed it works from the next turn on. At most 4 developed.' },
  dna: { name: 'DNA', help: 'What the Creature pays adaptations with. Ten in all.' },
  adapt: { name: 'Adapt', help: 'Take 1 DNA, then draw adaptation cards for 1 DNA each and develop them for their price.' },
  hide: { name: 'Hide', help: 'Take up to 3 DNA; then Defense moves 1 step.' },
  reconstructed: {
    name: 'Reconstructed',
    help: 'No public source gives this text. It is a proposal that fits what is known; an owner of the box can correct it in the card tables.',
  },
};

export const terms: NotAloneText['terms'] = {
  ...places,
  ...hunt,
  ...survival,
  ...survivors,
  ...characters,
  ...adaptations,
  ...bonuses,
  ...abilities,
  ...tokens,
  ...phases,
  ...stages,
  ...pieces,
};
