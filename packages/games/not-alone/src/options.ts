import type { OptionField, OptionsOf } from '@orrery/engine';

/** Table options: what is played, who hunts, and the rulings that people dispute. Defaults are as the rulebooks print them. */
export const OPTIONS = {
  /** [NA-2.1] Who plays the Creature. Seats are chosen at the table, so "chosen" is the first or the last seat. */
  creature: { kind: 'choice', choices: ['first-seat', 'last-seat', 'random', 'volunteer'], default: 'first-seat' },
  /** [NA-2.2] */
  boardSide: { kind: 'choice', choices: ['a', 'b', 'creature-picks'], default: 'a' },
  /** Base game; the base game with characters and one adaptation; the whole expansion. */
  expansion: { kind: 'choice', choices: ['none', 'bridge', 'sanctuary'], default: 'none' },
  promo: { kind: 'flag', default: false },
  advanced: { kind: 'flag', default: false },
  /** [NA-R12] */
  tokens: { kind: 'choice', choices: ['may', 'must'], default: 'may' },
  /** [NA-R4] [NA-R6] */
  pointlessMoves: { kind: 'choice', choices: ['allow', 'refuse'], default: 'allow' },
  /** [NA-R28] [NA-R63] */
  phase3Cards: { kind: 'choice', choices: ['any-moment', 'before-artemia'], default: 'any-moment' },
  /** [NA-R64] */
  phase4Cards: { kind: 'choice', choices: ['any-moment', 'start'], default: 'any-moment' },
  /** [NA-R66] */
  stepChoices: { kind: 'choice', choices: ['in-order', 'together'], default: 'in-order' },
  /** [NA-R67] */
  mayPass: { kind: 'flag', default: false },
  /** [NA-R38] */
  huntDiscard: { kind: 'choice', choices: ['at-once', 'end-of-turn'], default: 'at-once' },
  /** [NA-R36] */
  lastWillReturn: { kind: 'choice', choices: ['all', 'pile'], default: 'all' },
  /** [NA-R20] */
  copyIneffective: { kind: 'flag', default: false },
  /** [NA-R37] */
  stasis: { kind: 'choice', choices: ['whole-phase', 'automatic-step'], default: 'whole-phase' },
  /** [NA-R9] */
  strikeBack: { kind: 'choice', choices: ['hidden', 'public'], default: 'hidden' },
  /** [NA-R42] */
  sanctuaryOnIneffective: { kind: 'flag', default: true },
} as const satisfies Record<string, OptionField>;

export type Options = OptionsOf<typeof OPTIONS>;
