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
  const played = Array.from({ length: answers }, (): number[] => []);
  let going = played.map((_, answer) => answer);
  for (const answer of going.slice(0, 2)) for (let at = 0; at < Math.min(LOOK, futures); at++) played[answer].push(worthIn(answer, at));
  const first = leadOver(played[0], played[1]);
  if (Math.abs(first.lead) + SURE * first.error < margin) return undefined;
  for (let until = LOOK; until < futures + LOOK; until += LOOK) {
    const last = Math.min(until, futures);
    for (const answer of going) for (let at = played[answer].length; at < last; at++) played[answer].push(worthIn(answer, at));
    const best = going.reduce((one, other) => (meanOf(played[other]) > meanOf(played[one]) ? other : one));
    const stays: number[] = [];
    for (const answer of going) {
      const { lead, error } = leadOver(played[best], played[answer]);
      if (answer === best || lead - SURE * error < margin) stays.push(answer);
      if (answer !== best && (lead + SURE * error < margin || (last === futures && lead < margin))) return undefined;
    }
    going = stays;
    if (going.length === 1 && last < futures) break;
  }
  return wholeOnes(played, { futures, worthIn });
}

/** So many of the best are played behind in all futures. */
const WHOLE = 2;

function wholeOnes(played: readonly number[][], { futures, worthIn }: Pick<Contest, 'futures' | 'worthIn'>): readonly Contestant[] {
  const order = played.map((_, answer) => answer).sort((one, other) => meanOf(played[other]) - meanOf(played[one]) || one - other);
  for (const answer of order.slice(0, WHOLE)) {
    for (let at = played[answer].length; at < futures; at++) played[answer].push(worthIn(answer, at));
  }
  return order
    .map((answer) => ({ answer, worth: meanOf(played[answer]), isWhole: played[answer].length === futures }))
    .sort((one, other) => other.worth - one.worth);
}

/** By how much one is better than another in the same futures, on average, and the standard error of that. */
export function leadOver(one: readonly number[], other: readonly number[]): { readonly lead: number; readonly error: number } {
  const count = Math.min(one.length, other.length);
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < count; at++) {
    const by = one[at] - other[at];
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
