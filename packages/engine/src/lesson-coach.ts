import type { ActionBase } from './contract.ts';
import { fits, type LessonStep } from './lesson.ts';
import {
  type DoneAction,
  isBy,
  isFreeToPass,
  isLearnersTurn,
  isStray,
  type Lecture,
  type LessonMoment,
  lessonAfter,
  lessonBegins,
  nextRead,
  type StepBegin,
  stillWanted,
  welcome,
} from './lesson-progress.ts';

/** What the coach asks for now. */
export type LessonAsk =
  /** To read, and to press "Next". */
  | { readonly kind: 'read'; readonly points: readonly string[] }
  /** To do this, or anything else that fits the pattern; `points` are the things to light for it, `besides` fits what may be done with it in one press. */
  | {
      readonly kind: 'act';
      readonly wanted: ActionBase;
      readonly pattern: object;
      readonly besides: readonly object[];
      readonly points: readonly string[];
    }
  /** To wait for the others. */
  | { readonly kind: 'wait' }
  /** The way on is lost: to go back to there. */
  | { readonly kind: 'lost'; readonly to: StepBegin }
  /** Nothing: the match goes on freely, or it is over. */
  | { readonly kind: 'free' };

/** What the learner did last that the step did not ask for: one action, or several in a row, as a click may send. */
export interface Stray {
  /** Actions in force before all of it: taking it back goes there. */
  readonly keep: number;
  /** Which of the step's `strays` the last of it was; undefined: none of them. */
  readonly name: string | undefined;
}

export interface LessonNow {
  /** Index of the step shown; `steps.length` once all are over. */
  readonly step: number;
  /** Actions in force when it began. */
  readonly beganAt: number;
  readonly ask: LessonAsk;
  readonly stray: Stray | undefined;
  /** Where "Back" leads; undefined at the very beginning. */
  readonly back: StepBegin | undefined;
}

/** What to say and to offer at this moment; `shown` is the step that "Next" or "Back" has led to, which the actions do not tell. */
export function lessonNow(lecture: Lecture, moment: LessonMoment, shown: number): LessonNow {
  let now = moment;
  while (now.step < shown && isFreeToPass(lecture, now)) now = nextRead(now);
  const beganAt = now.beganAt[now.step] ?? now.count;
  const ask = askAt(lecture, now);
  const stray = strayAt(lecture, now) ?? (ask.kind === 'lost' ? strayBefore(lecture, now) : undefined);
  return { step: now.step, beganAt, ask, stray, back: backFrom(lecture, now) };
}

function askAt(lecture: Lecture, now: LessonMoment): LessonAsk {
  const { module, lesson } = lecture;
  const step: LessonStep<unknown, ActionBase> | undefined = lesson.steps[now.step];
  if (step === undefined) return { kind: 'free' };
  if (isFreeToPass(lecture, now)) return { kind: 'read', points: step.points ?? [] };
  const hasLeft = step.isStrict === true && now.leftWay.at(-1)?.step === now.step;
  if (hasLeft || module.asked(now.state).length === 0) return { kind: 'lost', to: wayBack(now) };
  const legal = module.decision(now.state, lesson.learner) === undefined ? [] : module.legal(now.state, lesson.learner);
  // What is allowed comes last: with the wanted card spent on something earlier, another that may be spent leads on as well.
  const open = [...stillWanted(step, lesson.learner, now.since), ...(step.allows ?? [])];
  for (const pattern of welcome(step, lesson.learner, now.since)) {
    const wanted = legal.find((action) => fits(pattern, action));
    if (wanted !== undefined) return { kind: 'act', wanted, pattern, besides: open, points: pointsOf(step, pattern) };
  }
  return isLearnersTurn(lecture, now.state) ? { kind: 'lost', to: wayBack(now) } : { kind: 'wait' };
}

/** By the place of what is wanted; equal wishes are lit alike. */
function pointsOf({ points, pointsFor, wants }: LessonStep<unknown, ActionBase>, wanted: object): readonly string[] {
  const index = wants?.findIndex((wish) => wish === wanted) ?? -1;
  return pointsFor?.[index] ?? points ?? [];
}

/** To the beginning of the last step in which the learner left the way: so each time further, if that does not help. */
function wayBack({ leftWay }: LessonMoment): StepBegin {
  return leftWay.at(-1) ?? { step: 0, keep: 0 };
}

/** What led astray some actions ago, where it turns out only now: of a payment in one press any card may be the wrong one. */
function strayBefore(lecture: Lecture, now: LessonMoment): Stray | undefined {
  const last = now.since.findLastIndex((done, index) => isStray(lecture.lesson, { ...now, since: now.since.slice(0, index) }, done));
  if (last < 0) return undefined;
  const since = now.since.slice(0, last + 1);
  return strayAt(lecture, { ...now, since, count: now.count - now.since.length + since.length });
}

function strayAt({ lesson }: Lecture, now: LessonMoment): Stray | undefined {
  const step: LessonStep<unknown, ActionBase> | undefined = lesson.steps[now.step];
  const own = now.since.flatMap((done, index) => (isBy(lesson.learner, done) ? [{ done, index }] : []));
  const isAstray = ({ done, index }: (typeof own)[number]) => isStray(lesson, { ...now, since: now.since.slice(0, index) }, done);
  const first = own[own.findLastIndex((one) => !isAstray(one)) + 1];
  const last = own.at(-1);
  if (step === undefined || first === undefined || last === undefined) return undefined;
  const name = Object.entries(step.strays ?? {}).find(([, pattern]) => fits(pattern, last.done.action))?.[0];
  return { keep: now.count - now.since.length + first.index, name };
}

/** To where this step began if the learner did something since, else to where the one before it began: others may have answered already. */
function backFrom({ lesson }: Lecture, { step, count, beganAt, since }: LessonMoment): LessonNow['back'] {
  const own = beganAt[step] ?? count;
  if (own < count && (since.some((done) => isBy(lesson.learner, done)) || step >= lesson.steps.length)) return { step, keep: own };
  const before = beganAt[step - 1];
  return before === undefined ? undefined : { step: step - 1, keep: before };
}

/** The moments of a lesson as a match goes on and back. Follows only what is new. */
export class LessonLog {
  readonly #lecture: Lecture;
  readonly #done: DoneAction[] = [];
  readonly #moments: LessonMoment[];

  constructor(lecture: Lecture) {
    this.#lecture = lecture;
    this.#moments = [lessonBegins(lecture)];
  }

  /** The lesson after these actions, all that are in force, or after the first `count` of them. */
  at(actions: readonly DoneAction[], count = actions.length): LessonMoment {
    const same = actions.findIndex(({ action }, index) => this.#done[index]?.action !== action);
    const kept = same < 0 ? Math.min(actions.length, this.#done.length) : same;
    this.#done.length = kept;
    this.#moments.length = kept + 1;
    for (const done of actions.slice(kept)) {
      this.#done.push(done);
      this.#moments.push(lessonAfter(this.#lecture, this.#newest(), done));
    }
    return this.#moments[Math.min(count, actions.length)] ?? this.#newest();
  }

  #newest(): LessonMoment {
    const newest = this.#moments.at(-1);
    if (newest === undefined) throw new Error('a lesson has a beginning');
    return newest;
  }
}
