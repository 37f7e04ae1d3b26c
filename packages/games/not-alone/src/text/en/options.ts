import type { NotAloneText } from '../shape.ts';

export const options: NotAloneText['options'] = {
  creature: {
    label: 'Who is the Creature',
    help: 'A seat of the table, a seat drawn at random, or one drawn among those who volunteer.',
    choices: { 'first-seat': 'First seat', 'last-seat': 'Last seat', random: 'Random', volunteer: 'A volunteer' },
  },
  boardSide: {
    label: 'Side of the board',
    help: 'A: the Artemia token comes on each of the last six cells. B: on every other cell, from the middle on.',
    choices: { a: 'Side A', b: 'Side B', 'creature-picks': 'The Creature picks' },
  },
  expansion: {
    label: 'Sanctuary',
    help: 'Base game: nothing of the expansion. Bridge: the base game with characters and one adaptation. Sanctuary: the whole expansion with the flying city, survivors and a second way to win.',
    choices: { none: 'Base game', bridge: 'Bridge', sanctuary: 'Sanctuary' },
  },
  promo: { label: 'Promo cards', help: 'Adds the promo cards. Their effects are reconstructed.' },
  advanced: { label: 'Advanced', help: 'Whoever loses their last Will in the reckoning regains 2 Will instead of 3.' },
  tokens: {
    label: 'Laying tokens',
    help: 'Whether the Creature may leave a token away, or has to lay every token it has.',
    choices: { may: 'May', must: 'Must' },
  },
  pointlessMoves: {
    label: 'Pointless moves',
    help: 'Resisting with nothing to take back and giving up with nothing to regain: allowed or refused.',
    choices: { allow: 'Allowed', refuse: 'Refused' },
  },
  phase3Cards: {
    label: 'Cards of phase 3',
    help: 'Cards that move or ignore a token: until the step of that token begins, or only until the Artemia step begins.',
    choices: { 'any-moment': 'At any moment', 'before-artemia': 'Before the Artemia step' },
  },
  phase4Cards: {
    label: 'Cards of phase 4',
    help: 'Also after the Creature has refilled its hand, or only when the phase begins.',
    choices: { 'any-moment': 'At any moment', start: 'At the start only' },
  },
  stepChoices: {
    label: 'Choices in steps 2 and 3',
    help: 'What the Target and the Artemia token make the Hunted choose: one after the other, or secretly and together.',
    choices: { 'in-order': 'In order', together: 'Together' },
  },
  mayPass: { label: 'Acting is optional', help: 'On a free place a Hunted may do nothing, even if power or card back is possible.' },
  huntDiscard: {
    label: 'Played Hunt cards',
    help: 'When they reach the discard pile, and so when Flashback can copy them.',
    choices: { 'at-once': 'At once', 'end-of-turn': 'At the end of the turn' },
  },
  lastWillReturn: {
    label: 'After the last Will',
    help: 'Which Place cards come back: all, the card in play included, or only the discard pile.',
    choices: { all: 'All cards', pile: 'Discard pile only' },
  },
  copyIneffective: { label: 'Copying a power without effect', help: 'The Lair may copy a power that a card has made ineffective.' },
  stasis: {
    label: 'Stasis',
    help: 'Stops every step of Rescue in phase 4, or only the one that comes by itself.',
    choices: { 'whole-phase': 'The whole phase', 'automatic-step': 'The automatic step' },
  },
  strikeBack: {
    label: 'Strike Back',
    help: 'Whether everybody sees the Hunt cards that go under the deck, or the Creature alone.',
    choices: { hidden: 'Hidden', public: 'Open' },
  },
  sanctuaryOnIneffective: {
    label: 'Sanctuary actions without a power',
    help: 'Survivors may be rescued and the Sanctuary fortified on a place whose power a card has made ineffective.',
  },
};
