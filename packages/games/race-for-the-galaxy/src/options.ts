import type { OptionField, OptionsOf } from '@orrery/engine';

/** Table options: which boxes, which variants, and how hard the robot is. */
export const OPTIONS = {
  /** [RG-1.2] Five seats, the robot, the draft and goals need The Gathering Storm. */
  box: { kind: 'choice', choices: ['gathering-storm', 'base'], default: 'gathering-storm', seats: [2, 3, 4] },
  /** [RG-11.1] */
  goals: { kind: 'flag', default: true },
  /** [RG-3.5] Two actions a round. */
  expert: { kind: 'flag', default: false, seats: [2] },
  /** [RG-2.7] First-game hands. */
  presetHands: { kind: 'flag', default: false, seats: [2, 3, 4, 5] },
  /** [RG-13.1] */
  draft: { kind: 'flag', default: false, seats: [2, 3] },
  /** [RG-14.2] */
  robot: { kind: 'choice', choices: ['easy', 'medium', 'hard'], default: 'easy', seats: [1] },
} as const satisfies Record<string, OptionField>;

export type Options = OptionsOf<typeof OPTIONS>;

/** [RG-13.1] Whether The Gathering Storm plays: a draft always needs its start worlds. */
export function hasStorm({ box, draft }: Pick<Options, 'box' | 'draft'>): boolean {
  return box === 'gathering-storm' || draft;
}
