import type { MatchRatingsAnswer, RatingChange } from '@orrery/protocol';

export type MatchRatings = NonNullable<MatchRatingsAnswer['rated']>;

/** A match is reckoned a moment after its end; where the server has more to do it may be a minute. */
const PAUSES_MS = [300, 700, 1000, 2000, 4000, 8000, 16_000, 32_000] as const;

/** Tells what is known, and again whenever more is, until all is. What cannot be asked at the moment is asked again, too. */
export async function followRatings(
  ask: () => Promise<MatchRatings | null>,
  {
    told,
    pause,
    signal,
  }: {
    readonly told: (ratings: MatchRatings | undefined) => void;
    readonly pause: (milliseconds: number) => Promise<unknown>;
    readonly signal: AbortSignal;
  },
): Promise<void> {
  for (const milliseconds of [...PAUSES_MS, undefined]) {
    const answer = await ask().catch(() => undefined);
    if (signal.aborted) return;
    if (answer !== undefined) told(answer ?? undefined);
    if (answer === null || answer?.isReckoned === true || milliseconds === undefined) return;
    await pause(milliseconds);
    if (signal.aborted) return;
  }
}

/** By how much, with its sign: a hyphen is not one. Undefined where it is not known from what. */
export function gainOf({ before, after }: RatingChange): string | undefined {
  if (before === undefined) return undefined;
  const gain = after.rating - before.rating;
  return gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : '0';
}
