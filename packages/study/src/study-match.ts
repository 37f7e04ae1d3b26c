import type { MatchRecord } from '@orrery/engine';
import type { WayToLook } from './eyes.ts';
import type { AnyJudgedGame } from './judged-game.ts';
import { refuseOther, STUDY_FORMAT, STUDY_VERSION, type StudiedStep, type Study } from './study.ts';
import { lineAt, studiedOf, studyStep, unseenSteps } from './study-step.ts';
import { summaryOf } from './summary.ts';
import { stepsBehind, turningPointsOf } from './turning-points.ts';

export interface StudyRequest {
  readonly eyes: WayToLook;
  /** The same salt gives the same study. */
  readonly salt: string;
  /** The event that begins a turn, as the game's manifest names it. */
  readonly turnEvent: string;
  /** Times the usual effort; 1 where left out. */
  readonly depth?: number;
  /** A study of the same match that was stopped: it is gone on with. */
  readonly from?: Study | undefined;
  /** Stops behind the steps that are being looked at; what is known by then is given back. */
  readonly signal?: AbortSignal;
  /** Called after every step. */
  readonly onProgress?: (progress: StudyProgress) => void;
  /** Who looks at the steps, where it is not done here: workers. Left out: one after the other, with a breath between them. */
  readonly lookers?: Lookers;
}

export interface StudyProgress {
  readonly done: number;
  readonly all: number;
  /** The study as it stands. */
  study(): Study;
}

export interface LookRequest {
  readonly step: StudiedStep;
  readonly effort: number;
  readonly line: Study['line'];
}

/** Steps do not depend on each other, so several may be looked at together. Each must be looked at as `studyStep` does. */
export interface Lookers {
  readonly together: number;
  look(request: LookRequest): Promise<StudiedStep>;
}

/** A quick look at all steps, so that the first turning points show soon; a whole one at all; a close one where the match turned. */
const QUICK = 0.1;
const WHOLE = 1;
const CLOSE = 4;
/** Swings that are looked at closely. */
const SWINGS = 12;

/** Studies a match. */
export async function studyMatch(game: AnyJudgedGame, record: MatchRecord, request: StudyRequest): Promise<Study> {
  const { eyes, salt, turnEvent, depth = 1, from, signal, onProgress } = request;
  if (from !== undefined) refuseOther(from, record, { eyes, salt });
  const studied = studiedOf(game, record, { eyes, salt, turnEvent });
  const line = from?.line ?? studied.moments.map((_, count) => lineAt(game, studied, count));
  const steps: StudiedStep[] = from === undefined ? unseenSteps(studied) : [...from.steps];
  // A deeper look than before chooses anew.
  let closely = from?.depth === depth ? from.closely : undefined;
  const lookers = request.lookers ?? { together: 1, look: async (asked) => studyStep(game, studied, asked) };

  const studyNow = (isWhole: boolean): Study => ({
    format: STUDY_FORMAT,
    formatVersion: STUDY_VERSION,
    game: record.game,
    rulesVersion: record.rulesVersion,
    hash: record.hash,
    eyes,
    salt,
    depth,
    line,
    steps: [...steps],
    ...(closely === undefined ? {} : { closely }),
    turningPoints: turningPointsOf(steps),
    summary: summaryOf({ line, steps }),
    isWhole,
  });

  const isStopped = () => signal?.aborted === true;
  let done = 0;
  const lookAt = async (places: readonly number[], effort: number): Promise<void> => {
    const waiting = places.values();
    const lane = async (): Promise<void> => {
      for (const at of waiting) {
        if (isStopped()) return;
        const step = steps[at];
        done += 1;
        if (step === undefined || step.effort >= effort) continue;
        steps[at] = await lookers.look({ step, effort, line });
        onProgress?.({ done, all: 2 * steps.length + (closely?.length ?? SWINGS), study: () => studyNow(false) });
        await breath();
      }
    };
    await Promise.all(Array.from({ length: lookers.together }, lane));
  };

  await lookAt([...steps.keys()], QUICK);
  await lookAt([...steps.keys()], WHOLE * depth);
  if (isStopped()) return studyNow(false);
  closely ??= stepsBehind(steps, SWINGS);
  await lookAt(closely, CLOSE * depth);
  return studyNow(!isStopped());
}

/** Lets the others on this thread have their turn: whoever wants to stop must be heard. */
function breath(): Promise<void> {
  return new Promise((done) => setTimeout(done, 0));
}
