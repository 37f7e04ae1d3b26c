import type { ActionCard } from '../state.ts';

/** A face of the robot's dice: an action, whatever its `robot=` counter shows, or what the player marked. */
export type RobotFace = ActionCard | 'robot' | 'match';

/**
 * [RG-14.3] The stickers of the two dice are known only in part (one has two robot faces, both have a match): the rest is reconstructed.
 * Explore is written `explore-5`; both Explores together are `explore-5` and `explore-1-1`.
 */
export const ROBOT_DICE: readonly (readonly RobotFace[])[] = [
  ['explore-5', 'develop', 'settle', 'consume-trade', 'produce', 'match'],
  ['robot', 'robot', 'develop', 'settle', 'consume-x2', 'match'],
];

export interface RobotStart {
  readonly credit: number;
  readonly economy: number;
  readonly stack: number;
  /** What the robot face means at first. */
  readonly face: ActionCard;
  readonly settle: {
    readonly seeks: 'military' | 'other';
    /** Cards drawn by its action and its response. */
    readonly draws: readonly [number, number];
    /** The response asks for no credit. */
    readonly isFree: boolean;
  };
  /** Cards drawn in Explore: by its action, by two dice there, by its response. */
  readonly explore: readonly [number, number, number];
  /** What else is on the mat. */
  readonly overlay: 'none' | 'x2-after-trade' | 'trade-or-produce' | 'first-settle';
}

const SETTLE = { seeks: 'other', draws: [3, 2], isFree: false } as const;
const EXPLORE = [1, 3, 1] as const;
const USUAL = { credit: 1, economy: 0, stack: 4, settle: SETTLE, explore: EXPLORE, overlay: 'none' } as const;

/** [RG-14.4] By the number of the robot's start world. The faces of 1, 4, 5 and the first of 7 are reconstructed. */
export const ROBOT_STARTS: readonly RobotStart[] = [
  { ...USUAL, face: 'consume-trade', overlay: 'x2-after-trade' },
  { ...USUAL, economy: 1, face: 'develop', settle: { seeks: 'military', draws: [3, 2], isFree: true } },
  { ...USUAL, credit: 2, face: 'settle', settle: { seeks: 'other', draws: [4, 2], isFree: true } },
  { ...USUAL, face: 'settle', settle: { seeks: 'military', draws: [5, 4], isFree: true } },
  { ...USUAL, economy: 1, face: 'produce' },
  { ...USUAL, face: 'explore-5', settle: { seeks: 'military', draws: [3, 2], isFree: true }, explore: [3, 7, 3] },
  { ...USUAL, credit: 0, stack: 3, face: 'consume-trade' },
  { ...USUAL, face: 'produce', overlay: 'trade-or-produce' },
  { ...USUAL, face: 'settle', overlay: 'first-settle' },
];

/** [RG-14.2] Counters laid out, and what each of them and each development of cost 6 is worth. */
export const ROBOT_LEVELS = {
  easy: { counters: 1, points: 6 },
  medium: { counters: 2, points: 6 },
  hard: { counters: 3, points: 9 },
} as const;

export const MOST_CREDIT = 4;
export const MOST_ECONOMY = 5;
/** [RG-14.9] What the first Settle action of Doomed World looks for, and what comes with it. */
export const FIRST_SETTLE = { leastPoints: 3, credit: 2, economy: 1 } as const;
