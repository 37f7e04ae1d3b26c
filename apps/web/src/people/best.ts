import type { PlayedAnswer } from '@orrery/protocol';

export type BestLine =
  | ({ readonly kind: 'person'; readonly place: number } & PlayedAnswer['best'][number])
  | ({ readonly kind: 'bot' } & PlayedAnswer['bots'][number]);

/** People in the order of the server, and each bot before the first of them whose rating is surely below its own. */
export function linesOf({ best, bots }: Pick<PlayedAnswer, 'best' | 'bots'>): readonly BestLine[] {
  const waiting = [...bots].sort((one, other) => other.rating - one.rating);
  const lines: BestLine[] = [];
  for (const [index, person] of best.entries()) {
    const stronger = waiting.filter(({ rating }) => rating > person.rating - person.within);
    for (const bot of waiting.splice(0, stronger.length)) lines.push({ kind: 'bot', ...bot });
    lines.push({ kind: 'person', place: index + 1, ...person });
  }
  return [...lines, ...waiting.map((bot): BestLine => ({ kind: 'bot', ...bot }))];
}
