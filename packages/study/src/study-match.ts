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
  const { eyes, salt, turnEvent, depth = 1, from, signal } = request;
  if (from !== undefined) refuseOther(from, record, { eyes, salt });
  const studied = studiedOf(game, record, { eyes, salt, turnEvent });
  const work: Work = {
    record,
    request,
    line: from?.line ?? studied.moments.map((_, count) => lineAt(game, studied, count)),
    steps: from === undefined ? unseenSteps(studied) : [...from.steps],
    // A deeper look than before chooses anew.
    closely: from?.depth === depth ? from.closely : undefined,
    lookers: request.lookers ?? { together: 1, look: async (asked) => studyStep(game, studied, asked) },
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
  readonly request: StudyRequest;
  readonly line: Study['line'];
  readonly steps: StudiedStep[];
  readonly lookers: Lookers;
  closely: readonly number[] | undefined;
  /** Looks that were taken or not needed. */
  done: number;
}

/** False: it was stopped before all of these had been looked at. */
async function lookAt(work: Work, places: readonly number[], effort: number): Promise<boolean> {
  const { steps, line, lookers } = work;
  const { signal, onProgress } = work.request;
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
