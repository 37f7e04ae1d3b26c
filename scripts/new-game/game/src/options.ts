import type { OptionField, OptionsOf } from '@orrery/engine';

export const OPTIONS = {
  /** [NG-1.1] */
  longMatch: { kind: 'flag', default: false },
} as const satisfies Record<string, OptionField>;

export type Options = OptionsOf<typeof OPTIONS>;
