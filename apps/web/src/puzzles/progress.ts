import { after, type Rating, rated, UNKNOWN } from './rating.ts';

/** What is kept of somebody's puzzles. */
export interface Progress extends Rating {
  /** The day of the last rated try. */
  readonly ratedOn: number;
  /** By `game/id`: what the first try scored, 0 … 1, and whether it has been solved since. */
  readonly met: Readonly<Record<string, Met>>;
  /** Puzzles of the day solved, one day after the other: how many, and on which day the last. */
  readonly streak: number;
  readonly longestStreak: number;
  readonly lastDay: number;
}

export interface Met {
  readonly score: number;
  readonly isSolved: boolean;
  /** The day its answer was looked up last. */
  readonly shownOn?: number;
}

export const NO_PROGRESS: Progress = { ...UNKNOWN, ratedOn: 0, met: {}, streak: 0, longestStreak: 0, lastDay: 0 };

export interface Solving {
  /** `game/id`. */
  readonly name: string;
  /** The rating of the puzzle. */
  readonly rating: number;
  readonly score: number;
  readonly isSolved: boolean;
  /** It was no try: the answer was looked up. */
  readonly isShown?: true;
  readonly day: number;
  readonly isOfTheDay: boolean;
}

/** After a try. Only the first one at a puzzle is rated; one may solve it as often as one likes. */
export function afterTry(before: Progress, solving: Solving): Progress {
  const known = before.met[solving.name];
  const shownOn = solving.isShown ? solving.day : known?.shownOn;
  const now: Met = { score: known?.score ?? solving.score, isSolved: known?.isSolved === true || solving.isSolved };
  const met = { ...before.met, [solving.name]: shownOn === undefined ? now : { ...now, shownOn } };
  // Who has looked up the answer that day only plays it after it.
  const daily = solving.isOfTheDay && solving.isSolved && shownOn !== solving.day ? streakAfter(before, solving.day) : {};
  if (known !== undefined) return { ...before, met, ...daily };
  const rating = rated(after(before.ratedOn === 0 ? 0 : solving.day - before.ratedOn, before), solving.rating, solving.score);
  return { ...before, ...rating, ratedOn: solving.day, met, ...daily };
}

/** Who looks up the answer has not solved it. */
export const givenUp = (solving: Omit<Solving, 'score' | 'isSolved'>): Solving => ({
  ...solving,
  score: 0,
  isSolved: false,
  isShown: true,
});

function streakAfter({ streak, longestStreak, lastDay }: Progress, day: number): Pick<Progress, 'streak' | 'longestStreak' | 'lastDay'> {
  const now = lastDay === day ? streak : lastDay === day - 1 ? streak + 1 : 1;
  return { streak: now, longestStreak: Math.max(longestStreak, now), lastDay: day };
}

/** Days in a row as of today: one that was missed ends them, today's may still come. */
export function streakOn({ streak, lastDay }: Progress, day: number): number {
  return lastDay >= day - 1 ? streak : 0;
}
