import { type MatchRecord, replay, type Seat } from '@orrery/engine';
import { seenChances, type WayToLook } from './eyes.ts';
import { habitBefore } from './habit.ts';
import { judge } from './judge.ts';
import type { AnyJudgedGame } from './judged-game.ts';
import { luckOf } from './luck.ts';
import type { StudiedStep } from './study.ts';
import type { AnyMoment } from './unseen-steps.ts';

/** A match to be studied: every moment of it, and how it is looked at. */
export interface Studied {
  readonly moments: readonly AnyMoment[];
  readonly eyes: WayToLook;
  readonly salt: string;
  /** The event that begins a turn of this game. */
  readonly turnEvent: string;
}

/** Plays the record again. Throws `BadInput` for one that is not in order. */
export function studiedOf(game: AnyJudgedGame, record: MatchRecord, how: Omit<Studied, 'moments'>): Studied {
  return { moments: [...replay(game.module, record)], ...how };
}

/** The chances of all seats in one moment, each as the seat itself sees it. */
export function lineAt(game: AnyJudgedGame, { moments, eyes, salt }: Studied, count: number): readonly number[] {
  const { state } = momentAt(moments, count);
  const seen = (seat: Seat) => seenChances(game, { state, seat, eyes, salt: `${salt} at ${count}` });
  if (game.study.eyesAlike === true) return seen(0);
  return game.study.sideOf(state).map((_, seat) => seen(seat)[seat] ?? 0);
}

/** One step, looked at with this effort. It depends on nothing else, so steps may be shared out among workers. */
export function studyStep(
  game: AnyJudgedGame,
  studied: Studied,
  { step, effort, line }: { readonly step: StudiedStep; readonly effort: number; readonly line: readonly (readonly number[])[] },
): StudiedStep {
  const { eyes, salt } = studied;
  const { at, seat, action, revealed } = step;
  const { state } = momentAt(studied.moments, at);
  const habit = habitBefore(game, studied, step);
  const judged = judge(game, { state, seat, eyes, salt: `${salt} at ${at}`, habit }, { played: action, effort });
  const chances = { before: line[at] ?? [], after: line[at + 1] ?? [] };
  const luck = revealed
    ? luckOf(game, { before: state, seat, action, eyes, salt: `${salt} luck ${at}`, effort, line: chances })
    : undefined;
  const { luck: _, judged: __, ...head } = step;
  return { ...head, effort, ...(luck === undefined ? {} : { luck }), ...(judged === undefined ? {} : { judged }) };
}

export function momentAt(moments: readonly AnyMoment[], count: number): AnyMoment {
  const moment = moments[count];
  if (moment === undefined) throw new Error(`the match has no moment ${count}`);
  return moment;
}
