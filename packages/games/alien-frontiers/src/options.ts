import type { OptionField, OptionsOf } from '@orrery/engine';

/** Table options: the rulings that people dispute. Defaults are as the rulebook prints them. */
export const OPTIONS = {
  /** [AF-R1] */
  twoPlayerSetUp: { kind: 'choice', choices: ['as-printed', 'english-edition'], default: 'as-printed', seats: [2] },
  longGame: { kind: 'flag', default: false, seats: [3, 4] },
  /** [AF-R2] */
  maintenanceBay: { kind: 'choice', choices: ['when-no-dock-is-left', 'paid-docks-not-forced', 'always'], default: 'when-no-dock-is-left' },
  /** [AF-R7] */
  tokenSupply: { kind: 'choice', choices: ['limited', 'unlimited'], default: 'limited' },
  /** [AF-R22] */
  lastHubColony: { kind: 'choice', choices: ['terraforming-only', 'constructor-too'], default: 'terraforming-only' },
  /** [AF-R35] */
  cannonShot: { kind: 'choice', choices: ['one-player', 'several-players'], default: 'one-player' },
  /** [AF-R36] */
  terraformingShip: { kind: 'choice', choices: ['counts', 'does-not-count'], default: 'counts' },
  /** [AF-R60] */
  tieBreakTokens: { kind: 'choice', choices: ['ore-then-fuel', 'together'], default: 'ore-then-fuel' },
} as const satisfies Record<string, OptionField>;

export type Options = OptionsOf<typeof OPTIONS>;
