import { SUSPENSION } from '@orrery/protocol/constants';

/** What is about to be done, and to whom. */
export type Deed =
  | { readonly kind: 'suspend' | 'rename'; readonly person: string; readonly name: string }
  | { readonly kind: 'close'; readonly table: string };

export const DAYS = ['1', '7', '30', '365', 'good'] as const;
export type Days = (typeof DAYS)[number];

/** Undefined: for good. */
export function untilOf(until: number, when: Intl.DateTimeFormat): string | undefined {
  return until >= SUSPENSION.forGood ? undefined : when.format(until);
}
