import type { ActionBase, AnyTableText, SeatNames } from '@orrery/engine';
import { type Attempt, beginAttempt, type Trial, tryAction, tryLine } from '@orrery/study/puzzles';
import type { PuzzleRoom } from './puzzle-room.svelte.ts';

interface Speaking {
  readonly text: AnyTableText;
  readonly names: SeatNames;
}

/** What an answer does, action by action. */
export function answerWords(room: PuzzleRoom, line: readonly ActionBase[], speaking: Speaking): readonly string[] {
  return lineWords(room, { begun: room.begun, line }, speaking);
}

/** What the best answer is held against: what was tried, else the next best. */
export function worseOf({ judged, tried, opened }: PuzzleRoom): readonly ActionBase[] {
  const next = opened.puzzle.answers[1]?.line ?? [];
  return judged?.verdict.isSolved === true ? next : (tried ?? next);
}

/** What another seat can do about that. */
export function replyWords(room: PuzzleRoom, speaking: Speaking): readonly string[] {
  const reply = room.judged?.reply;
  const end = reply && tryLine(room.trial, room.begun, worseOf(room));
  if (reply === undefined || end === undefined) return [];
  return lineWords(room, { begun: beginAttempt(end.tried.now, reply.seat), line: reply.line }, speaking);
}

interface Line {
  readonly begun: Attempt;
  readonly line: readonly ActionBase[];
}

/** In the words of the table as it is at each action, seen by who solves. */
function lineWords({ trial, seat }: PuzzleRoom, { begun, line }: Line, { text, names }: Speaking): readonly string[] {
  const whole: Trial = { module: trial.module, kind: { ...trial.kind, isLast: undefined } };
  const said: string[] = [];
  let attempt: Attempt | undefined = begun;
  for (const action of line) {
    if (attempt === undefined) break;
    const view: unknown = trial.module.view(attempt.tried.now, seat);
    said.push((text.at?.(view) ?? text).action(action, names));
    attempt = tryAction(whole, attempt, action);
  }
  return said;
}
