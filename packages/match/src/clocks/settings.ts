/** `live`: everybody is there, and time runs in minutes. `slow`: a move a day; the nights, days off and holidays of each person do not count. */
export const PACES = ['live', 'slow'] as const;
export type Pace = (typeof PACES)[number];

/**
 * What becomes of a seat whose time has run out. `stand-in`: a bot plays for it until its person comes back. `give-up`: the seat is a
 * bot's for good, and its person has lost; of two seats the other has won.
 */
export const TIME_UP_CHOICES = ['stand-in', 'give-up'] as const;
export type WhenOut = (typeof TIME_UP_CHOICES)[number];

/** The clocks of a table, chosen when it is made (docs/decisions/0024-clocks.md). */
export interface ClockSettings {
  readonly pace: Pace;
  /** For each turn; what is left of it is not kept. */
  readonly turnSeconds: number;
  /** For all turns together, once the time of a turn is used up. */
  readonly bankSeconds: number;
  readonly whenOut: WhenOut;
  /** The level of the bot that plays on. */
  readonly standIn: string;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const CLOCK_BOUNDS: Readonly<Record<Pace, { readonly turnSeconds: Bounds; readonly bankSeconds: Bounds }>> = {
  // No shorter than the longest pause in which everybody's passes wait: that must never cost anybody the bank.
  live: { turnSeconds: { least: 10, most: HOUR }, bankSeconds: { least: 0, most: 6 * HOUR } },
  slow: { turnSeconds: { least: HOUR, most: 14 * DAY }, bankSeconds: { least: 0, most: 60 * DAY } },
};

export type ClockTimes = Pick<ClockSettings, 'pace' | 'turnSeconds' | 'bankSeconds'>;

/** What most tables want. */
export const CLOCK_PRESETS = {
  brisk: { pace: 'live', turnSeconds: MINUTE, bankSeconds: 10 * MINUTE },
  calm: { pace: 'live', turnSeconds: 3 * MINUTE, bankSeconds: 30 * MINUTE },
  day: { pace: 'slow', turnSeconds: DAY, bankSeconds: 3 * DAY },
  days: { pace: 'slow', turnSeconds: 3 * DAY, bankSeconds: 7 * DAY },
} as const satisfies Readonly<Record<string, ClockTimes>>;

export type ClockPreset = keyof typeof CLOCK_PRESETS;

export function isWithinBounds({ pace, turnSeconds, bankSeconds }: ClockTimes): boolean {
  const bounds = CLOCK_BOUNDS[pace];
  return isWithin(turnSeconds, bounds.turnSeconds) && isWithin(bankSeconds, bounds.bankSeconds);
}

function isWithin(seconds: number, { least, most }: Bounds): boolean {
  return Number.isInteger(seconds) && seconds >= least && seconds <= most;
}
