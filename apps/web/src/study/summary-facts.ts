import type { Locale, Result } from '@orrery/engine';
import { type SeatSummary, worstTurns } from '@orrery/study';
import { chanceWords } from './figures.ts';
import type { SummaryFacts } from './words.ts';

/** In chances to win: less is not worth a word. */
const LEAST = 0.01;

interface About {
  readonly name: string;
  /** Undefined: the match is not over. */
  readonly result: Result | undefined;
  readonly locale: Locale;
}

/** What there is to say of one seat. */
export function summaryFacts(summary: SeatSummary, { name, result, locale }: About): SummaryFacts {
  const { seat, began, ended, gaveAway, luck, others, rest } = summary;
  const worst = worstTurns(summary);
  return {
    name,
    began: chanceWords(began, locale),
    end: endOf(seat, result),
    ended: chanceWords(ended, locale),
    gaveAway: pointsOf(gaveAway),
    worst: worst && { turns: worst.turns, amount: Math.round(worst.cost * 100) },
    luck: pointsOf(luck),
    // What others did and what is not told apart say nothing each alone: an estimate sinks while others play and rises with one's own turn.
    rest: pointsOf(others + rest),
  };
}

function pointsOf(change: number): number | undefined {
  return Math.abs(change) < LEAST ? undefined : Math.round(change * 100);
}

/** Where each plays alone, the next after two winners is third: a second place behind several means that they are allies. */
function endOf(seat: number, result: Result | undefined): SummaryFacts['end'] {
  if (result === undefined) return 'runs';
  const winners = result.seats.filter(({ rank }) => rank === 1);
  if (!winners.some((line) => line.seat === seat)) return 'lost';
  const areAllied = result.seats.some(({ rank }) => rank === 2);
  return winners.length > 1 && !areAllied ? 'shared' : 'won';
}
