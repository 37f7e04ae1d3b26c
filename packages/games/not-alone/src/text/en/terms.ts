import type { Term } from '@orrery/engine';
import type { Phase } from '../../cards/sets.ts';
import type { HuntToken, Stage } from '../../state.ts';
import type { NotAloneText, Piece } from '../shape.ts';
import { hunt, places, survival } from './cards.ts';
import { abilities, adaptations, bonuses, characters, survivors } from './sanctuary.ts';

const tokens: Readonly<Record<`token:${HuntToken}`, Term>> = {
  'token:creature': {
    name: 'Creature token',
    help: 'Step 4: each Hunted here is caught, loses 1 Will, and neither uses the power nor takes a card back. Assimilation moves 1 step, however many are caught.',
  },
  'token:target': { name: 'Target token', help: 'Step 2: the Hunt card that brought it takes effect here; then the Hunted here act.' },
  'token:artemia': {
    name: 'Artemia token',
    help: 'Step 3: each Hunted here discards 1 Place card from hand, and neither uses the power nor takes a card back.',
  },
};

const phases: Readonly<Record<`phase:${Phase}`, Term>> = {
  'phase:1': { name: 'Exploration', help: 'The Hunted lay Place cards face down. Before that they may Resist or Give Up.' },
  'phase:2': { name: 'Hunting', help: 'The Creature places its tokens and plays Hunt cards; the Hunted may respond.' },
  'phase:3': {
    name: 'Reckoning',
    help: 'Cards are revealed. Four steps: free places, the Target token, the Artemia token, the Creature token.',
  },
  'phase:4': {
    name: 'End of turn',
    help: 'Cards in play are discarded, tokens go back, the Creature refills its hand, Rescue moves 1 step.',
  },
  'phase:5': { name: 'Adaptation', help: 'The Sanctuary moves on, survivors are revealed, the Creature adapts or hides.' },
};

const stages: Readonly<Record<`stage:${Stage}`, Term>> = {
  'stage:volunteering': { name: 'Who is the Creature?', help: 'Everybody says whether they would like to play the Creature.' },
  'stage:choosing-side': { name: 'Side of the board', help: 'The Creature chooses the side with its Artemia cells.' },
  'stage:drawing-adaptations': { name: 'First adaptations', help: 'The Creature draws its adaptation cards from the two decks.' },
  'stage:choosing-characters': { name: 'Characters', help: 'Each Hunted keeps one of the two characters dealt.' },
  'stage:choosing-adaptation': { name: 'The adaptation', help: 'The Creature chooses its adaptation for the whole match.' },
  'stage:exploration': { name: 'Exploration', help: 'All Hunted lay their Place cards. A choice may be changed until everybody is ready.' },
  'stage:hunting': { name: 'The hunt', help: 'The Creature places tokens and plays cards.' },
  'stage:hunt-window': { name: 'Response to the hunt', help: 'The Hunted may play phase 2 Survival cards.' },
  'stage:keeping-cards': { name: 'The River’s choice', help: 'A Hunted who laid two cards because of the River keeps one in play.' },
  'stage:reveal-window': { name: 'The reveal', help: 'All cards are revealed. Phase 3 cards may be played.' },
  'stage:free-places': { name: 'Step 1: free places', help: 'Hunted on places without a token act, clockwise.' },
  'stage:target-places': { name: 'Step 2: Target', help: 'The Target token takes effect, then the Hunted there act.' },
  'stage:artemia-window': { name: 'Before step 3', help: 'Last moment for cards against the Artemia token.' },
  'stage:artemia-places': { name: 'Step 3: Artemia', help: 'Each Hunted under the Artemia token discards a Place card.' },
  'stage:creature-window': { name: 'Before step 4', help: 'Last moment for cards against the Creature token.' },
  'stage:creature-places': { name: 'Step 4: Creature', help: 'Each Hunted under the Creature token is caught.' },
  'stage:caught-window': { name: 'After the catch', help: 'Cards that respond to a catch may be played.' },
  'stage:last-will': { name: 'Last Will', help: 'A Hunted who lost their last Will gets cards and Will back; Assimilation moves 1 step.' },
  'stage:end-window': { name: 'End of turn', help: 'Phase 4 cards may be played.' },
  'stage:refill': { name: 'Refill', help: 'Cards in play are discarded and the Creature fills its hand.' },
  'stage:refill-window': { name: 'After the refill', help: 'Phase 4 cards may be played once more.' },
  'stage:rescue': { name: 'Rescue', help: 'The Rescue counter moves 1 step.' },
  'stage:sanctuary-window': { name: 'Before the Sanctuary moves', help: 'Phase 5 cards and abilities may be used.' },
  'stage:sanctuary-moves': { name: 'The Sanctuary moves', help: 'It goes to the next number that is open to it.' },
  'stage:survivors': { name: 'Survivors', help: 'Survivors are revealed until two are face up.' },
  'stage:adaptation': { name: 'Adapt or hide', help: 'The Creature adapts, hides, or does neither.' },
  'stage:over': { name: 'The match is over', help: 'One side has won.' },
};

const pieces: Readonly<Record<Piece, Term>> = {
  creature: { name: 'The Creature', help: 'One player against all the others. Wins when the Assimilation counter reaches the star.' },
  hunted: { name: 'The Hunted', help: 'All the other players. They win together when the Rescue counter reaches the star.' },
  planet: { name: 'Artemia', help: 'Ten places in two rows of five. Places that share an edge are adjacent, corners are not.' },
  'place-card': {
    name: 'Place card',
    help: 'A place you can explore. Every Hunted starts with places 1 to 5; the reserve has places 6 to 10.',
  },
  'in-play': { name: 'Card in play', help: 'The Place card laid this turn. It is not part of the hand.' },
  'discard-pile': { name: 'Discard pile', help: 'Used Place cards, face up for all to see: they cannot be laid until you take them back.' },
  reserve: { name: 'Reserve', help: 'Place cards that can still be taken.' },
  will: { name: 'Will', help: 'Three at most. Being caught costs Will; losing the last one moves Assimilation.' },
  resist: { name: 'Resist', help: 'Before laying a card: spend 1 Will to take back up to 2 Place cards, or 2 Will for up to 4.' },
  'give-up': {
    name: 'Give Up',
    help: 'Before laying a card: take back all Place cards and all Will, but Assimilation moves 1 step at once.',
  },
  caught: { name: 'Caught', help: 'On a place with the Creature token in step 4: you lose 1 Will and cannot use the power.' },
  'last-will': {
    name: 'Last Will',
    help: 'Lost in phase 3: Assimilation moves 1 step, however many lost it; then cards and Will come back.',
  },
  ineffective: { name: 'No power', help: 'A card has cancelled the power: at that place you can neither use it nor take a card back.' },
  copy: {
    name: 'Copy',
    help: 'Using the power of another place. Limits per turn still apply; the Artefact and the Lair can never be copied.',
  },
  'rescue-counter': { name: 'Rescue', help: 'Steps left until help arrives. Moves 1 step each turn, and through the Beach and the Wreck.' },
  'assimilation-counter': {
    name: 'Assimilation',
    help: 'Steps left until the Creature wins. Moves when Hunted are caught, Give Up or lose their last Will.',
  },
  marker: { name: 'Marker', help: 'On the Beach it is charged: the next use of the Beach turns it into a step of Rescue.' },
  'artemia-cell': { name: 'Artemia cell', help: 'While the Rescue counter stands here in phase 2, the Creature has the Artemia token.' },
  'hunt-card': { name: 'Hunt card', help: 'Played by the Creature in the phase printed on it, 1 per turn.' },
  'survival-card': { name: 'Survival card', help: 'Played by a Hunted in the phase printed on it, 1 per turn.' },
  'target-symbol': { name: 'Target symbol', help: 'The card brings the Target token this turn.' },
  'artemia-symbol': { name: 'Artemia symbol', help: 'The card brings the Artemia token this turn.' },
  'hunt-tokens': { name: 'Hunt tokens', help: 'The Creature, Target and Artemia tokens. They may share a place.' },
  'dark-pile': { name: 'Hidden pile', help: 'Right now the Creature cannot see this discard pile, only how many cards it has.' },
  sanctuary: {
    name: 'The Sanctuary',
    help: 'A flying city that moves from place to place. You can fortify it at its place and rescue survivors next to it.',
  },
  'sanctuary-board': { name: 'Sanctuary board', help: 'The track of the Defense counter, with bonus cells.' },
  'defense-counter': { name: 'Defense', help: 'Steps left until the Sanctuary holds. On the last cell the Hunted win.' },
  survivor: { name: 'Survivor', help: 'A rescued survivor helps once, then waits face down to be sheltered.' },
  'rescue-survivor': {
    name: 'Rescue a survivor',
    help: 'On a free place next to the Sanctuary: take a face-up survivor and use their ability at once.',
  },
  'take-survivor': { name: 'Take a survivor', help: 'From the deck, face down, without their ability.' },
  fortify: { name: 'Fortify', help: 'On a free place with the Sanctuary: Defense moves 1 step. One Hunted per turn.' },
  'shelter-survivors': { name: 'Shelter', help: 'Right after fortifying: discard all your survivors, and Defense moves 1 more step.' },
  character: { name: 'Character', help: 'Who you are as a Hunted: an ability you have from the start of the match.' },
  adaptation: { name: 'Adaptation', help: 'Hidden in hand; once developed it works from the next turn on. At most 4 developed.' },
  dna: { name: 'DNA', help: 'What the Creature pays for adaptations with. Ten in all.' },
  adapt: { name: 'Adapt', help: 'Take 1 DNA, then draw adaptation cards for 1 DNA each and develop them for their price.' },
  hide: { name: 'Hide', help: 'Take up to 3 DNA; then Defense moves 1 step.' },
  reconstructed: {
    name: 'Reconstructed',
    help: 'No public source gives this text. It is our reconstruction and fits what is known.',
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
