import { chanceFromSeed, type GradedAnswer, type Puzzle, type WithChance } from '@orrery/engine';
import { type AnyPuzzleGame, kindOf } from './puzzle-game.ts';
import { isClear, WHOLE } from './verdict.ts';

/** Worlds in which an answer that is weighed by the game must stay the best. */
const WORLDS = 3;

type Asked = Pick<Puzzle, 'answers' | 'kind' | 'seat'>;

interface Checking {
  readonly start: WithChance;
  readonly salt: string;
}

/** The answers again, and by a stronger look than the one that found them; undefined where they do not hold. */
export function checkPuzzle(game: AnyPuzzleGame, asked: Asked, checking: Checking): readonly GradedAnswer[] | undefined {
  const again = solvedAgain(game, asked, checking);
  return again !== undefined && isConfirmed(game, { ...asked, answers: again }, checking) ? again : undefined;
}

/** Whether stronger play comes to the same, where answers are weighed by playing on. */
export function isConfirmed(game: AnyPuzzleGame, { answers, kind, seat }: Asked, { start, salt }: Checking): boolean {
  return kindOf(game, kind).solver.confirms?.(start, seat, { answers, salt: `${salt} confirmed` }) ?? true;
}

/** By the larger effort; undefined where that finds another answer, or none that is clearly best. */
export function solvedAgain(
  game: AnyPuzzleGame,
  { answers, kind, seat }: Asked,
  { start, salt }: Checking,
): readonly GradedAnswer[] | undefined {
  const rules = kindOf(game, kind);
  const { solver } = rules;
  const { module } = game;
  const view = module.view(start, seat);
  // What is weighed by playing on imagines its worlds itself, more of them than when it was found.
  const isPlayedOn = solver.confirms !== undefined;
  const count = isPlayedOn ? 0 : WORLDS - 1;
  const others = Array.from({ length: count }, (_, at) => module.imagine(view, chanceFromSeed(`${salt} other ${at}`)));
  const keyOf = ({ line }: GradedAnswer): string => rules.keyOf({ seat, start, line, now: start });
  const found = [start, ...others].map((world) => solver.solve(world, seat, WHOLE));
  const best = answers[0];
  const isSame = found.every((again) => {
    const first = again?.[0];
    return (
      best !== undefined &&
      first !== undefined &&
      keyOf(first) === keyOf(best) &&
      (isPlayedOn || first.worth === best.worth) &&
      isClear(rules, again ?? [])
    );
  });
  return isSame ? found[0] : undefined;
}

/** Whether the best answer is found again, in the world it is asked in. */
export function resolves(
  game: AnyPuzzleGame,
  { answers, kind, seat }: Pick<Puzzle, 'answers' | 'kind' | 'seat'>,
  start: WithChance,
): boolean {
  const rules = kindOf(game, kind);
  const keyOf = (answer: GradedAnswer | undefined): string | undefined =>
    answer && rules.keyOf({ seat, start, line: answer.line, now: start });
  const again = rules.solver.solve(start, seat, WHOLE);
  return again?.[0] !== undefined && keyOf(again[0]) === keyOf(answers[0]);
}
