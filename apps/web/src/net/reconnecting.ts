import { CLOSED_FOR_RESTART } from '@orrery/protocol/constants';

const FIRST = 500;
const LONGEST = 15_000;
/** A server that stops sends everybody away at once; they come back to the next one within this. */
const SPREAD = 1000;
/** Between two looks for another server behind the same address, the first after this. */
const DETOUR = 1000;

export interface Break {
  /** How often it was tried in vain since the line broke. */
  readonly tries: number;
  /** Of the close. */
  readonly code: number;
  /** From 0 to 1. */
  readonly chance: number;
}

/** Milliseconds until another server behind the same address is looked for: those that one comes to are not updated yet. */
export function pauseBeforeDetour({ tries, chance }: Pick<Break, 'tries' | 'chance'>): number {
  return Math.min(LONGEST, DETOUR * 2 ** tries) * (0.5 + chance / 2);
}

/** Milliseconds until a broken line is tried again: longer each time, and never for all in the same instant. */
export function pauseBefore({ tries, code, chance }: Break): number {
  if (code === CLOSED_FOR_RESTART && tries === 0) return SPREAD * chance;
  return Math.min(LONGEST, FIRST * 2 ** tries) * (0.75 + chance / 2);
}
