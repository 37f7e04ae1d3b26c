import type { ActionBase } from '@orrery/engine';
import { type Look, worldOf } from './eyes.ts';
import type { AnyJudgedGame } from './judged-game.ts';
import type { Studied } from './study-step.ts';

/** As a logarithm: nobody is surer of the habits of another, so that one who changes them is soon believed. */
const SUREST = 4;

/**
 * What all answers of this seat together say of its habits, with this one behind those of `look.habit`. A single answer does not tell
 * whether it was drawn by lot or is given every time; a match does.
 */
export function habitWith(game: AnyJudgedGame, look: Look, action: ActionBase): number {
  return together(look.habit ?? 0, habitOf(game, look, action));
}

const together = (before: number, more: number): number => Math.max(-SUREST, Math.min(SUREST, before + more));

/** As the seat itself saw the table, whatever eyes look at the match now: its habits are its own. */
function habitOf(game: AnyJudgedGame, { state, seat, salt }: Omit<Look, 'eyes'>, action: ActionBase): number {
  if (game.study.habitIn === undefined) return 0;
  const world = worldOf(game, { state, seat, eyes: 'own', salt: `${salt} habit` });
  return game.study.habitIn(world, { seat, action }) ?? 0;
}

/** Steps are looked at several times, and each needs all that came before it. */
const known = new WeakMap<Studied, Map<number, number>>();

/** What this seat's answers before a step say of its habits. It depends on the record and the salt alone. */
export function habitBefore(game: AnyJudgedGame, studied: Studied, { at, seat }: { readonly at: number; readonly seat: number }): number {
  if (game.study.habitIn === undefined) return 0;
  const found = known.get(studied) ?? new Map<number, number>();
  known.set(studied, found);
  let sum = 0;
  for (const [before, { done }] of studied.moments.slice(1, at + 1).entries()) {
    const moment = studied.moments[before];
    if (done?.seat !== seat || moment === undefined) continue;
    const look = { state: moment.state, seat, salt: `${studied.salt} at ${before}` };
    const more = found.get(before) ?? habitOf(game, look, done.action);
    found.set(before, more);
    sum = together(sum, more);
  }
  return sum;
}
