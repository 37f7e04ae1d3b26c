import { contest, leadOver } from './contest.ts';
import type { ActionBase, Seat } from './contract.ts';
import type { GradedAnswer, PuzzleKind, PuzzleSolver } from './puzzle.ts';

/** How a match ends behind a line in the future of this number, as a chance to win. The same number is the same luck for every line. */
export type Behind<Action extends ActionBase> = (line: readonly Action[], future: number) => number;

/** Puzzles whose answers are weighed by playing on: what a game gives for them. From what the seat knows alone. */
export interface PlayedOn<State, Action extends ActionBase> {
  readonly answers: PuzzleSolver<State, Action>['answers'];
  /** Fewer answers are no puzzle. */
  readonly fewest: number;
  /** Answers that come to different things as the game's evaluation holds them, the best first. */
  candidates(start: State, seat: Seat): readonly GradedAnswer<Action>[];
  /** What is best when it is played on must be what the evaluation holds to be the best. Left out: that must only be clear about something. */
  readonly mustAgree?: true;
  /** By which answers are weighed, always in the same futures. */
  weighing(start: State, seat: Seat): Behind<Action>;
  /** Stronger play, further on, in futures of this name. */
  confirming(start: State, seat: Seat, salt: string): Behind<Action>;
}

/** What all kinds have in common that are weighed so; in chances to win. */
export const PLAYED_ON = { measure: 'chance', tolerance: 0.02, margin: 0.05, mostAsGood: 1, scale: 0.15 } as const satisfies Partial<
  PuzzleKind<unknown, ActionBase>
>;

/** The evaluation must hold its best to be so much better than the next: what is not clear to it seldom is when it is played on. */
const LEAST_LEAD = 0.02;
/** Behind by more there, an answer is not played on; nor are more than so many. */
const BEYOND_HOPE = 0.25;
const MOST_PLAYED = 8;
/** Futures for each whole of the effort; with the usual four of them an answer is weighed. */
const FUTURES = 40;
/** The stronger look: after so many futures the lead must be so much, and as many times its standard error; short of that, more are played. */
const CONFIRMED = { looks: [64, 128, 256], lead: 0.03, errors: 3 } as const;

const futuresFor = (effort: number): number => Math.max(1, Math.round(FUTURES * effort));
const thousandths = (chance: number): number => Math.round(chance * 1000) / 1000;

export function playedOn<State, Action extends ActionBase>(game: PlayedOn<State, Action>): PuzzleSolver<State, Action> {
  return {
    answers: game.answers,
    solve: (start, seat, effort) => {
      const found = game.candidates(start, seat);
      const [best, next] = found;
      if (best === undefined || next === undefined || found.length < game.fewest || best.worth - next.worth < LEAST_LEAD) return undefined;
      const hopeful = found.filter(({ worth }) => best.worth - worth < BEYOND_HOPE).length;
      const lineOf = (answer: number): readonly Action[] => found[answer]?.line ?? [];
      const behind = game.weighing(start, seat);
      const order = contest({
        answers: Math.max(2, Math.min(MOST_PLAYED, hopeful)),
        futures: futuresFor(effort),
        margin: PLAYED_ON.margin,
        worthIn: (answer, future) => behind(lineOf(answer), future),
      });
      if (game.mustAgree === true && order?.[0]?.answer !== 0) return undefined;
      return order?.filter(({ isWhole }) => isWhole).map(({ answer, worth }) => ({ line: lineOf(answer), worth: thousandths(worth) }));
    },
    worthOf: ({ start, seat, line }, effort) => {
      const behind = game.weighing(start, seat);
      const futures = futuresFor(effort);
      let sum = 0;
      for (let future = 0; future < futures; future++) sum += behind(line, future);
      return thousandths(sum / futures);
    },
    confirms: (start, seat, { answers: [best, ...others], salt }) => {
      const behind = game.confirming(start, seat, salt);
      return best !== undefined && others.every((other) => isBehind(behind, best.line, other.line));
    },
  };
}

function isBehind<Action extends ActionBase>(behind: Behind<Action>, best: readonly Action[], other: readonly Action[]): boolean {
  const one: number[] = [];
  const two: number[] = [];
  for (const futures of CONFIRMED.looks) {
    for (let future = one.length; future < futures; future++) {
      one.push(behind(best, future));
      two.push(behind(other, future));
    }
    const { lead, error } = leadOver(one, two);
    if (lead >= CONFIRMED.lead && lead >= CONFIRMED.errors * error) return true;
    if (lead + CONFIRMED.errors * error < CONFIRMED.lead) return false;
  }
  return false;
}
