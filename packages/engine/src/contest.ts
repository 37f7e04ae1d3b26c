/** Answers that are held against each other by playing on behind each of them, in the same imagined futures; the first two promise most. */
export interface Contest {
  readonly answers: number;
  /** So many futures at most; behind the last two answers all of them are played. */
  readonly futures: number;
  /** By how much the best must be better than every other, in chances to win. */
  readonly margin: number;
  /** How a future ended behind an answer, as a chance to win. The same for the same two numbers. */
  worthIn(answer: number, future: number): number;
}

export interface Contestant {
  readonly answer: number;
  /** The mean over the futures that were played behind it. */
  readonly worth: number;
  /** All futures were. */
  readonly isWhole: boolean;
}

/** So many futures between two looks at who is still in it. */
const LOOK = 16;
/** So many standard errors make sure. */
const SURE = 3;

/**
 * The answers with their worth, the best first. An answer that is surely worse by the margin is left behind; undefined as soon as one is surely
 * nearer to the best than the margin, or is so in the end: then none is clearly best. Nor is it looked for where the first two are that near.
 */
export function contest({ answers, futures, margin, worthIn }: Contest): readonly Contestant[] | undefined {
  const all = Array.from({ length: answers }, (_, answer): Played => ({ answer, worths: [] }));
  const play = ({ answer, worths }: Played, until: number): void => {
    for (let at = worths.length; at < until; at++) worths.push(worthIn(answer, at));
  };
  const [one, other] = all;
  if (one === undefined || other === undefined) return undefined;
  for (const played of [one, other]) play(played, Math.min(LOOK, futures));
  const first = leadOver(one.worths, other.worths);
  if (Math.abs(first.lead) + SURE * first.error < margin) return undefined;
  let going: readonly Played[] = all;
  for (let until = LOOK; until < futures + LOOK; until += LOOK) {
    const last = Math.min(until, futures);
    for (const played of going) play(played, last);
    const best = going.reduce((found, played) => (meanOf(played.worths) > meanOf(found.worths) ? played : found));
    const stays: Played[] = [];
    for (const played of going) {
      const { lead, error } = leadOver(best.worths, played.worths);
      if (played === best || lead - SURE * error < margin) stays.push(played);
      if (played !== best && (lead + SURE * error < margin || (last === futures && lead < margin))) return undefined;
    }
    going = stays;
    if (going.length === 1 && last < futures) break;
  }
  const order = all.toSorted((two, three) => meanOf(three.worths) - meanOf(two.worths) || two.answer - three.answer);
  for (const played of order.slice(0, WHOLE)) play(played, futures);
  return order
    .map(({ answer, worths }) => ({ answer, worth: meanOf(worths), isWhole: worths.length === futures }))
    .sort((two, three) => three.worth - two.worth);
}

/** So many of the best are played behind in all futures. */
const WHOLE = 2;

/** What came of an answer, future by future. */
interface Played {
  readonly answer: number;
  readonly worths: number[];
}

/** By how much one is better than another in the same futures, on average, and the standard error of that. */
export function leadOver(one: readonly number[], other: readonly number[]): { readonly lead: number; readonly error: number } {
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (const [at, worth] of one.entries()) {
    const against = other[at];
    if (against === undefined) break;
    const by = worth - against;
    count += 1;
    sum += by;
    squares += by * by;
  }
  const lead = sum / count;
  const variance = Math.max(0, squares / count - lead * lead) * (count / Math.max(1, count - 1));
  return { lead, error: Math.sqrt(variance / count) };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
