import type { MatchRecord } from '@orrery/engine';
import { type ConductRequest, conductStudy, type Lookers } from './conduct.ts';
import type { AnyJudgedGame } from './judged-game.ts';
import { refuseOther, type Study } from './study.ts';
import { lineAt, studiedOf, studyStep } from './study-step.ts';
import { unseenSteps } from './unseen-steps.ts';

export interface StudyRequest extends Omit<ConductRequest, 'lookers'> {
  /** The event that begins a turn, as the game's manifest names it. */
  readonly turnEvent: string;
  /** Who looks at the steps, where it is not done here: workers. Left out: one after the other, with a breath between them. */
  readonly lookers?: Lookers;
}

/** Studies a match. */
export async function studyMatch(game: AnyJudgedGame, record: MatchRecord, request: StudyRequest): Promise<Study> {
  const { eyes, salt, turnEvent, from } = request;
  if (from !== undefined) refuseOther(from, record, { eyes, salt });
  const studied = studiedOf(game, record, { eyes, salt, turnEvent });
  const ground = {
    record,
    line: from?.line ?? studied.moments.map((_, count) => lineAt(game, studied, count)),
    steps: from?.steps ?? unseenSteps(studied),
  };
  const lookers: Lookers = request.lookers ?? { together: 1, look: async (asked) => studyStep(game, studied, asked) };
  return conductStudy(ground, { ...request, lookers });
}
