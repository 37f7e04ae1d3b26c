/** [RG-11] First: once, never lost. Most: to a sole leader, and can be lost. */
export interface Goal {
  readonly type: 'first' | 'most';
  /** Ends of phases at which it is looked at. */
  readonly at: readonly ('develop' | 'settle' | 'consume' | 'round-end')[];
  /** The threshold, or the least amount. */
  readonly least: number;
  readonly measure: GoalMeasure;
}

export type GoalMeasure =
  | 'chips'
  | 'powered-phases'
  | 'kinds'
  | 'six-development'
  | 'limit-discards'
  | 'alien-cards'
  | 'production-worlds'
  | 'military'
  | 'developments'
  | 'novelty-and-rare-worlds';

/** [RG-11.8] */
const TABLE = {
  'galactic-standard-of-living': { type: 'first', at: ['consume'], least: 5, measure: 'chips' },
  'innovation-leader': { type: 'first', at: ['develop', 'settle'], least: 6, measure: 'powered-phases' },
  'system-diversity': { type: 'first', at: ['settle'], least: 4, measure: 'kinds' },
  'galactic-status': { type: 'first', at: ['develop'], least: 1, measure: 'six-development' },
  'budget-surplus': { type: 'first', at: ['round-end'], least: 1, measure: 'limit-discards' },
  'overlord-discoveries': { type: 'first', at: ['develop', 'settle'], least: 3, measure: 'alien-cards' },
  'production-leader': { type: 'most', at: ['settle'], least: 4, measure: 'production-worlds' },
  'greatest-military': { type: 'most', at: ['develop', 'settle'], least: 6, measure: 'military' },
  'greatest-infrastructure': { type: 'most', at: ['develop'], least: 4, measure: 'developments' },
  'largest-industry': { type: 'most', at: ['settle'], least: 3, measure: 'novelty-and-rare-worlds' },
} as const satisfies Record<string, Goal>;

export type GoalId = keyof typeof TABLE;
export const GOALS: Readonly<Record<GoalId, Goal>> = TABLE;
export const GOAL_IDS = Object.keys(TABLE) as GoalId[];

export const FIRST_GOALS_DEALT = 4;
export const MOST_GOALS_DEALT = 2;
export const FIRST_POINTS = 3;
export const MOST_POINTS = 5;
/** Tied for the greatest amount at the end, without the tile. */
export const TIED_POINTS = 3;
