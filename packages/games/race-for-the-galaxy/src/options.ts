import type { OptionField, OptionsOf } from '@orrery/engine';
import { readPlayablePack } from './workshop/cards-of-pack.ts';
import { BOUNDS } from './workshop/vocabulary.ts';

/** Table options: which boxes, which variants, and how hard the robot is. */
export const OPTIONS = {
  /** [RG-1.2] Five seats, the robot, the draft and goals need The Gathering Storm. */
  box: { kind: 'choice', choices: ['gathering-storm', 'base'], default: 'gathering-storm', seats: [2, 3, 4] },
  /** [RG-11.1] */
  goals: { kind: 'flag', default: true },
  /** [RG-3.5] Two actions per round. */
  expert: { kind: 'flag', default: false, seats: [2] },
  /** [RG-2.7] First-game hands. */
  presetHands: { kind: 'flag', default: false, seats: [2, 3, 4, 5] },
  /** [RG-13.1] */
  draft: { kind: 'flag', default: false, seats: [2, 3] },
  /** [RG-14.2] */
  robot: { kind: 'choice', choices: ['easy', 'medium', 'hard'], default: 'easy', seats: [1] },
  /** [RG-15.1] Cards that players made. */
  pack: { kind: 'document', default: null, most: BOUNDS.file, read: readPlayablePack },
} as const satisfies Record<string, OptionField>;

export type Options = OptionsOf<typeof OPTIONS>;

/** What a state keeps of them: the cards of a pack are in it as cards. */
export type TableOptions = Omit<Options, 'pack'>;
