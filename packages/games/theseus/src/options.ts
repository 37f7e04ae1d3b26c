import type { OptionField, OptionsOf } from '@orrery/engine';

const FACTION_CHOICES = ['any', 'marines', 'aliens', 'scientists', 'greys', 'pandora'] as const;

/** Table options: who plays what, how the match is set up, and the rulings that people dispute. */
export const OPTIONS = {
  /** [TH-2.1] Of the seat; one that an earlier seat has already, and `any`, is drawn from the free four with cards. */
  faction1: { kind: 'choice', choices: FACTION_CHOICES, default: 'marines' },
  faction2: { kind: 'choice', choices: FACTION_CHOICES, default: 'aliens' },
  faction3: { kind: 'choice', choices: FACTION_CHOICES, default: 'scientists', seats: [3, 4] },
  faction4: { kind: 'choice', choices: FACTION_CHOICES, default: 'greys', seats: [4] },
  /** [TH-10.1] [TH-11.1] */
  match: { kind: 'choice', choices: ['deathmatch', 'teams'], default: 'deathmatch', seats: [4] },
  /** [TH-2.2] */
  firstPlayer: { kind: 'choice', choices: ['first-seat', 'random'], default: 'first-seat' },
  /** [TH-2.2] */
  ring: { kind: 'choice', choices: ['standard', 'random', 'drafted'], default: 'standard' },
  /** [TH-2.4] Which of the 25 cards the deck is made of. */
  decks: { kind: 'choice', choices: ['level-0', 'level-1', 'level-2', 'all', 'chosen'], default: 'all' },
  /** [TH-2.5] Three cards are installed at the start instead of one. */
  firstGame: { kind: 'flag', default: false },
  /** [TH-R22] Cards of the set-up may be installed on bonus cards. */
  setUpOnBonus: { kind: 'flag', default: false },
  /** [TH-R11] */
  extraTurnFromSpace: { kind: 'flag', default: false },
  /** [TH-R44] */
  teleportInPlace: { kind: 'choice', choices: ['quiet', 'whole'], default: 'quiet' },
} as const satisfies Record<string, OptionField>;

export type Options = OptionsOf<typeof OPTIONS>;
