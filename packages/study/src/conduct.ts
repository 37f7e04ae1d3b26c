import type { MatchRecord } from '@orrery/engine';
import type { WayToLook } from './eyes.ts';
import { refuseOther, STUDY_FORMAT, STUDY_VERSION, type StudiedStep, type Study } from './study.ts';
import { summaryOf } from './summary.ts';
import { stepsBehind, turningPointsOf } from './turning-points.ts';

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

/** A match that is about to be studied, or has been in part. */
interface StudyGround {
  readonly record: MatchRecord;
  /** Chances after so many actions, as `lineAt` reckons them. */
  readonly line: Study['line'];
  readonly steps: readonly StudiedStep[];
}

export interface ConductRequest {
  readonly eyes: WayToLook;
  /** The same salt gives the same study. */
  readonly salt: string;
  /** Times the usual effort; 1 where left out. */
  readonly depth?: number;
  /** A study of the same match that was stopped: it is gone on with. */
  readonly from?: Study | undefined;
  /** Stops behind the steps that are being looked at; what is known by then is given back. */
  readonly signal?: AbortSignal;
  /** Called after every step. */
  readonly onProgress?: (progress: StudyProgress) => void;
  readonly lookers: Lookers;
}

/** A quick look at all steps, so that the first turning points show soon; a whole one at all; a close one where the match turned. */
const QUICK = 0.1;
const WHOLE = 1;
const CLOSE = 4;
/** Swings that are looked at closely. */
const SWINGS = 12;

/** Has a match studied by others who look at its steps: nothing of the game itself is needed here. */
export async function conductStudy({ record, line, steps }: StudyGround, request: ConductRequest): Promise<Study> {
  const { eyes, salt, depth = 1, from, signal } = request;
  if (from !== undefined) refuseOther(from, record, { eyes, salt });
  const work: Work = {
    record,
    request,
    line,
    steps: [...steps],
    // A deeper look than before chooses anew.
    closely: from?.depth === depth ? from.closely : undefined,
    done: 0,
  };
  await lookAt(work, [...work.steps.keys()], QUICK);
  await lookAt(work, [...work.steps.keys()], WHOLE * depth);
  if (signal?.aborted === true) return studyOf(work, { isWhole: false });
  work.closely ??= stepsBehind(work.steps, SWINGS);
  const isWhole = await lookAt(work, work.closely, CLOSE * depth);
  return studyOf(work, { isWhole });
}

/** A study on its way. */
interface Work {
  readonly record: MatchRecord;
  readonly request: ConductRequest;
  readonly line: Study['line'];
  readonly steps: StudiedStep[];
  closely: readonly number[] | undefined;
  /** Looks that were taken or not needed. */
  done: number;
}

/** False: it was stopped before all of these had been looked at. */
async function lookAt(work: Work, places: readonly number[], effort: number): Promise<boolean> {
  const { steps, line } = work;
  const { signal, onProgress, lookers } = work.request;
  const waiting = places.values();
  const lane = async (): Promise<void> => {
    for (const at of waiting) {
      const step = steps[at];
      work.done += 1;
      if (step === undefined || step.effort >= effort) continue;
      steps[at] = await lookers.look({ step, effort, line });
      const all = 2 * steps.length + (work.closely?.length ?? SWINGS);
      onProgress?.({ done: work.done, all, study: () => studyOf(work, { isWhole: false }) });
      await breath();
      if (signal?.aborted === true) return;
    }
  };
  if (signal?.aborted === true) return false;
  await Promise.all(Array.from({ length: lookers.together }, lane));
  return places.every((at) => (steps[at]?.effort ?? effort) >= effort);
}

function studyOf({ record, request, line, steps, closely }: Work, { isWhole }: Pick<Study, 'isWhole'>): Study {
  const { eyes, salt, depth = 1 } = request;
  return {
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
  };
}

/** Lets the others on this thread have their turn: whoever wants to stop must be heard. */
function breath(): Promise<void> {
  return new Promise((done) => setTimeout(done, 0));
}
