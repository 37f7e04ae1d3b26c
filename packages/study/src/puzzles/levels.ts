import { botLevels, chooseAction } from '@orrery/bots';
import type { Seat, WithChance } from '@orrery/engine';
import { type AnyTried, type Attempt, beginAttempt, offeredIn, tryAction, tryLine } from './attempt.ts';
import { type AnyKind, type AnyPuzzleGame, kindOf } from './puzzle-game.ts';
import { type Answers, type Verdict, verdictOf, WHOLE } from './verdict.ts';

/** A level solves it if it does so in more than half of this many tries: some draw lots. */
const TRIES = 5;
/** Any legal answers, so often, and with what part of the effort they are weighed. */
const GUESSES = 40;
const HASTY = 0.5;
/** No answer has more actions. */
const LONGEST = 80;
const ANYBODY = 'random';

export interface Asked extends Answers {
  readonly kind: string;
  readonly start: WithChance;
  readonly seat: Seat;
  readonly salt: string;
}

/** Who solves a puzzle, and how often one would by accident. */
export interface SolvedBy {
  readonly solvedBy: readonly string[];
  readonly guessed: number;
}

/** Undefined: one of the levels has found what is better than the best. */
export function solvedBy(game: AnyPuzzleGame, asked: Asked): SolvedBy | undefined {
  const kind = kindOf(game, asked.kind);
  const known = new Map<string, Verdict>();
  const verdict = (tried: AnyTried): Verdict => {
    const key = JSON.stringify(tried.line);
    const found = known.get(key) ?? verdictOf(kind, asked, tried);
    known.set(key, found);
    return found;
  };
  const levels: string[] = [];
  for (const level of botLevels(game.module.id)) {
    if (level === ANYBODY) continue;
    let solved = 0;
    // As soon as more than half of the tries are one way, the others change nothing.
    for (let at = 0; at < TRIES && solved <= TRIES / 2 && at - solved < TRIES / 2; at++) {
      const answer = answerBy(game, kind, { ...asked, level, salt: `${asked.salt} ${level} ${at}` });
      if (answer === undefined) continue;
      const { worth, best, isSolved } = verdict(answer.tried);
      if (worth > best + kind.tolerance) return undefined;
      if (isSolved) solved += 1;
    }
    if (solved > TRIES / 2) levels.push(level);
  }
  return { solvedBy: levels, guessed: guessed(game, kind, asked) };
}

/** In a hundred. What must be played on is weighed hastily, the best as well, in the same futures: most of what anybody does is far behind. */
function guessed(game: AnyPuzzleGame, kind: AnyKind, asked: Asked): number {
  const effort = kind.solver.confirms === undefined ? WHOLE : HASTY;
  const held = effort === WHOLE ? asked : { answers: [bestAsWeighed(game, kind, { ...asked, effort })] };
  const known = new Map<string, boolean>();
  let solved = 0;
  for (let at = 0; at < GUESSES; at++) {
    const answer = answerBy(game, kind, { ...asked, level: ANYBODY, salt: `${asked.salt} ${ANYBODY} ${at}` });
    if (answer === undefined) continue;
    const key = JSON.stringify(answer.tried.line);
    const isSolved = known.get(key) ?? verdictOf(kind, held, answer.tried, effort).isSolved;
    known.set(key, isSolved);
    if (isSolved) solved += 1;
  }
  return Math.round((100 * solved) / GUESSES);
}

function bestAsWeighed(game: AnyPuzzleGame, kind: AnyKind, { answers: [best], start, seat, effort }: Asked & { readonly effort: number }) {
  const { line } = best;
  const tried = tryLine({ module: game.module, kind }, beginAttempt(start, seat), line)?.tried;
  return tried === undefined ? best : { line, worth: kind.solver.worthOf(tried, effort) };
}

/** What a bot of this level answers; undefined where it comes to no end. */
function answerBy(
  game: AnyPuzzleGame,
  kind: AnyKind,
  { start, seat, level, salt }: Asked & { readonly level: string },
): Attempt | undefined {
  const { module } = game;
  let attempt = beginAttempt(start, seat);
  for (let done = 0; done < LONGEST; done++) {
    const { now } = attempt.tried;
    const legal = offeredIn({ module, kind }, attempt);
    const question = { seat, view: module.view(now, seat), legal, salt: `${salt} ${done}`, isMute: true } as const;
    const next = tryAction({ module, kind }, attempt, chooseAction(game, level, question).action);
    if (next === undefined) return undefined;
    if (next.isAnswered) return next;
    attempt = next;
  }
  return undefined;
}

/** Every level that thinks solves it. */
export function isEasy(gameId: string, { solvedBy: levels }: SolvedBy): boolean {
  return levels.length === botLevels(gameId).length - 1;
}

const EASIEST = 900;
/** From one that all levels solve to one that none does. */
const BY_LEVELS = 600;
/** A guess that succeeds half as often makes it harder by so much, from one in four on. */
const BY_GUESSES = 120;
const EVEN_GUESS = 25;
const RAREST_GUESS = 1.5;
const BY_LENGTH = 40;
const MOST_LENGTH = 5;

/** How hard it is, on the scale of the players' ratings: who solves it, how likely a guess is, how many actions it takes. */
export function ratingOf(gameId: string, { solvedBy: levels, guessed }: SolvedBy, actions: number): number {
  const thinkers = botLevels(gameId).filter((level) => level !== ANYBODY).length;
  const unsolved = 1 - levels.length / Math.max(1, thinkers);
  const guess = BY_GUESSES * Math.log2(EVEN_GUESS / Math.max(RAREST_GUESS, guessed));
  const length = BY_LENGTH * (Math.min(MOST_LENGTH, actions) - 1);
  return Math.round((EASIEST + BY_LEVELS * unsolved + guess + length) / 10) * 10;
}
