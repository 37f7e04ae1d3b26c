import { chanceFromSeed, type GradedAnswer, type Puzzle, type WithChance } from '@orrery/engine';
import { type AnyPuzzleGame, kindOf } from './puzzle-game.ts';
import { isClear } from './verdict.ts';

/** Worlds in which an answer that is weighed by the game must stay the best. */
const WORLDS = 3;
/** With this effort nothing is left out. */
const WHOLE = 4;

/** The answers again, by a stronger look than the one that found them; undefined where they do not hold. */
export function checkPuzzle(
  game: AnyPuzzleGame,
  { answers, kind, seat }: Pick<Puzzle, 'answers' | 'kind' | 'seat'>,
  { start, salt }: { readonly start: WithChance; readonly salt: string },
): readonly GradedAnswer[] | undefined {
  const rules = kindOf(game, kind);
  const { solver } = rules;
  const { module } = game;
  const view = module.view(start, seat);
  const others = Array.from({ length: WORLDS - 1 }, (_, at) => module.imagine(view, chanceFromSeed(`${salt} other ${at}`)));
  const keyOf = ({ line }: GradedAnswer): string => rules.keyOf({ seat, start, line, now: start });
  const found = [start, ...others].map((world) => solver.solve(world, seat, WHOLE));
  const best = answers[0];
  const isSame = found.every((again) => {
    const first = again?.[0];
    return (
      best !== undefined && first !== undefined && keyOf(first) === keyOf(best) && first.worth === best.worth && isClear(rules, again ?? [])
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
