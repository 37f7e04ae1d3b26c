import type { NotAloneText } from '../shape.ts';

export const options: NotAloneText['options'] = {
  creature: {
    label: 'Who plays the Creature',
    help: 'A certain seat, a random seat, or a random volunteer.',
    choices: { 'first-seat': 'First seat', 'last-seat': 'Last seat', random: 'Random', volunteer: 'A volunteer' },
  },
  boardSide: {
    label: 'Side of the board',
    help: 'A: the Creature has the Artemia token on each of the last six cells. B: on every other cell, from the middle on.',
    choices: { a: 'Side A', b: 'Side B', 'creature-picks': 'The Creature picks' },
  },
  expansion: {
    label: 'Sanctuary',
    help: 'Base game: no expansion. Bridge: the base game with characters and one adaptation. Sanctuary: the whole expansion with the flying city, survivors and a second way to win.',
    choices: { none: 'Base game', bridge: 'Bridge', sanctuary: 'Sanctuary' },
  },
  promo: { label: 'Promo cards', help: 'Adds the promo cards. Their effects are our reconstruction.' },
  advanced: { label: 'Advanced variant', help: 'A Hunted who loses their last Will in the Reckoning regains 2 Will instead of 3.' },
  tokens: {
    label: 'Placing tokens',
    help: 'Whether the Creature may leave a token unused or has to place every token it has.',
    choices: { may: 'Optional', must: 'Required' },
  },
  pointlessMoves: {
    label: 'Pointless moves',
    help: 'Resisting with nothing to take back and giving up with nothing to regain: allowed or not.',
    choices: { allow: 'Allowed', refuse: 'Not allowed' },
  },
  phase3Cards: {
    label: 'Phase 3 cards',
    help: 'Cards that move or ignore a token can be played until that token’s step begins, or only until the Artemia step begins.',
    choices: { 'any-moment': 'At any moment', 'before-artemia': 'Before the Artemia step' },
  },
  phase4Cards: {
    label: 'Phase 4 cards',
    help: 'They can also be played after the Creature has refilled its hand, or only when the phase begins.',
    choices: { 'any-moment': 'At any moment', start: 'At the start only' },
  },
  stepChoices: {
    label: 'Choices in steps 2 and 3',
    help: 'Whether the Hunted make the choices that the Target and Artemia tokens force on them one after the other, or secretly and all together.',
    choices: { 'in-order': 'In order', together: 'Together' },
  },
  mayPass: {
    label: 'Acting is optional',
    help: 'A Hunted on a free place may do nothing, even if they could use the power or take a card back.',
  },
  huntDiscard: {
    label: 'Played Hunt cards',
    help: 'When they reach the discard pile, and so when Flashback can copy them.',
    choices: { 'at-once': 'At once', 'end-of-turn': 'At the end of the turn' },
  },
  lastWillReturn: {
    label: 'After the last Will',
    help: 'Which Place cards come back: all of them, including the card in play, or only the discard pile.',
    choices: { all: 'All cards', pile: 'Discard pile only' },
  },
  copyIneffective: { label: 'Copying a cancelled power', help: 'The Lair may copy a power that a card has made ineffective.' },
  stasis: {
    label: 'Stasis',
    help: 'Stops every step of Rescue in phase 4, or only the automatic one.',
    choices: { 'whole-phase': 'The whole phase', 'automatic-step': 'The automatic step' },
  },
  strikeBack: {
    label: 'Strike Back',
    help: 'Whether everybody sees the Hunt cards that go under the deck, or only the Creature.',
    choices: { hidden: 'Hidden', public: 'Open' },
  },
  sanctuaryOnIneffective: {
    label: 'Sanctuary actions without a power',
    help: 'Survivors may be rescued and the Sanctuary fortified on a place whose power a card has made ineffective.',
  },
};
