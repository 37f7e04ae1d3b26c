import { termsOf } from '@orrery/engine';
import type { Phase } from '../../cards/sets.ts';
import type { HuntToken, Stage } from '../../state.ts';
import type { NotAloneText, Piece } from '../shape.ts';
import { hunt, places, survival } from './cards.ts';
import { NAMES } from './names.ts';
import { abilities, adaptations, bonuses, characters, survivors } from './sanctuary.ts';

const tokens: Readonly<Record<`token:${HuntToken}`, string>> = {
  'token:creature':
    'Step 4: each Hunted here is caught, loses 1 Will, and neither uses the power nor takes a card back. Assimilation moves 1 step, however many are caught.',
  'token:target': 'Step 2: the Hunt card that brought it takes effect here; then the Hunted here act.',
  'token:artemia': 'Step 3: each Hunted here discards 1 Place card from hand, and neither uses the power nor takes a card back.',
};

const phases: Readonly<Record<`phase:${Phase}`, string>> = {
  'phase:1': 'The Hunted lay Place cards face down. Before that they may Resist or Give Up.',
  'phase:2': 'The Creature places its tokens and plays Hunt cards; the Hunted may respond.',
  'phase:3': 'Cards are revealed. Four steps: free places, the Target token, the Artemia token, the Creature token.',
  'phase:4': 'Cards in play are discarded, tokens go back, the Creature refills its hand, Rescue moves 1 step.',
  'phase:5': 'The Sanctuary moves on, survivors are revealed, the Creature adapts or hides.',
};

const stages: Readonly<Record<`stage:${Stage}`, string>> = {
  'stage:volunteering': 'Everybody says whether they would like to play the Creature.',
  'stage:choosing-side': 'The Creature chooses the side with its Artemia cells.',
  'stage:drawing-adaptations': 'The Creature draws its adaptation cards from the two decks.',
  'stage:choosing-characters': 'Each Hunted keeps one of the two characters dealt.',
  'stage:choosing-adaptation': 'The Creature chooses its adaptation for the whole match.',
  'stage:exploration': 'All Hunted lay their Place cards. A choice may be changed until everybody is ready.',
  'stage:hunting': 'The Creature places tokens and plays cards.',
  'stage:hunt-window': 'The Hunted may play phase 2 Survival cards.',
  'stage:keeping-cards': 'A Hunted who laid two cards because of the River keeps one in play.',
  'stage:reveal-window': 'All cards are revealed. Phase 3 cards may be played.',
  'stage:free-places': 'Hunted on places without a token act, clockwise.',
  'stage:target-places': 'The Target token takes effect, then the Hunted there act.',
  'stage:artemia-window': 'Last moment for cards against the Artemia token.',
  'stage:artemia-places': 'Each Hunted under the Artemia token discards a Place card.',
  'stage:creature-window': 'Last moment for cards against the Creature token.',
  'stage:creature-places': 'Each Hunted under the Creature token is caught.',
  'stage:caught-window': 'Cards that respond to a catch may be played.',
  'stage:last-will': 'A Hunted who lost their last Will gets cards and Will back; Assimilation moves 1 step.',
  'stage:end-window': 'Phase 4 cards may be played.',
  'stage:refill': 'Cards in play are discarded and the Creature fills its hand.',
  'stage:refill-window': 'Phase 4 cards may be played once more.',
  'stage:rescue': 'The Rescue counter moves 1 step.',
  'stage:sanctuary-window': 'Phase 5 cards and abilities may be used.',
  'stage:sanctuary-moves': 'It goes to the next number that is open to it.',
  'stage:survivors': 'Survivors are revealed until two are face up.',
  'stage:adaptation': 'The Creature adapts, hides, or does neither.',
  'stage:over': 'One side has won.',
};

const pieces: Readonly<Record<Piece, string>> = {
  creature: 'One player against all the others. Wins when the Assimilation counter reaches the star.',
  hunted: 'All the other players. They win together when the Rescue counter reaches the star.',
  planet: 'Ten places in two rows of five. Places that share an edge are adjacent, corners are not.',
  'place-card': 'A place you can explore. Every Hunted starts with places 1 to 5; the reserve has places 6 to 10.',
  'in-play': 'The Place card laid this turn. It is not part of the hand.',
  'discard-pile': 'Used Place cards, face up for all to see: they cannot be laid until you take them back.',
  reserve: 'Place cards that can still be taken.',
  will: 'Three at most. Being caught costs Will; losing the last one moves Assimilation.',
  resist: 'Before laying a card: spend 1 Will to take back up to 2 Place cards, or 2 Will for up to 4.',
  'give-up': 'Before laying a card: take back all Place cards and all Will, but Assimilation moves 1 step at once.',
  caught: 'On a place with the Creature token in step 4: you lose 1 Will and cannot use the power.',
  'last-will': 'Lost in phase 3: Assimilation moves 1 step, however many lost it; then cards and Will come back.',
  ineffective: 'A card has cancelled the power: at that place you can neither use it nor take a card back.',
  copy: 'Using the power of another place. Limits per turn still apply; the Artefact and the Lair can never be copied.',
  'rescue-counter': 'Steps left until help arrives. Moves 1 step each turn, and through the Beach and the Wreck.',
  'assimilation-counter': 'Steps left until the Creature wins. Moves when Hunted are caught, Give Up or lose their last Will.',
  marker: 'On the Beach it is charged: the next use of the Beach turns it into a step of Rescue.',
  'artemia-cell': 'While the Rescue counter stands here in phase 2, the Creature has the Artemia token.',
  'hunt-card': 'Played by the Creature in the phase printed on it, 1 per turn.',
  'survival-card': 'Played by a Hunted in the phase printed on it, 1 per turn.',
  'target-symbol': 'The card brings the Target token this turn.',
  'artemia-symbol': 'The card brings the Artemia token this turn.',
  'hunt-tokens': 'The Creature, Target and Artemia tokens. They may share a place.',
  'dark-pile': 'Right now the Creature cannot see this discard pile, only how many cards it has.',
  sanctuary: 'A flying city that moves from place to place. You can fortify it at its place and rescue survivors next to it.',
  'sanctuary-board': 'The track of the Defense counter, with bonus cells.',
  'defense-counter': 'Steps left until the Sanctuary holds. On the last cell the Hunted win.',
  survivor: 'A rescued survivor helps once, then waits face down to be sheltered.',
  'rescue-survivor': 'On a free place next to the Sanctuary: take a face-up survivor and use their ability at once.',
  'take-survivor': 'From the deck, face down, without their ability.',
  fortify: 'On a free place with the Sanctuary: Defense moves 1 step. One Hunted per turn.',
  'shelter-survivors': 'Right after fortifying: discard all your survivors, and Defense moves 1 more step.',
  character: 'Who you are as a Hunted: an ability you have from the start of the match.',
  adaptation: 'Hidden in hand; once developed it works from the next turn on. At most 4 developed.',
  dna: 'What the Creature pays for adaptations with. Ten in all.',
  adapt: 'Take 1 DNA, then draw adaptation cards for 1 DNA each and develop them for their price.',
  hide: 'Take up to 3 DNA; then Defense moves 1 step.',
  reconstructed: 'Our own version: the printed card may differ.',
};

export const terms: NotAloneText['terms'] = termsOf(NAMES, {
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
});
