import type { ActionBase, Seat } from './contract.ts';
import { type AnyLesson, fits, type LessonStep } from './lesson.ts';
import { type PlainGame, step as stepOn, type WithChance } from './step.ts';

type AnyStep = LessonStep<unknown, ActionBase>;

export interface DoneAction {
  readonly seat: Seat;
  readonly action: ActionBase;
  /** Answered for the seat and not by it: the learner has not acted. */
  readonly automatic?: true;
}

/** A lesson after some actions; it follows from them alone, so coming back later needs nothing else. */
export interface LessonMoment {
  /** Actions in force. */
  readonly count: number;
  /** As it was when all steps were over, after that. */
  readonly state: WithChance;
  /** The step that runs, reckoned as if nobody had pressed "Next"; `steps.length` once all are over. */
  readonly step: number;
  /** Actions in force when each step began that has begun, in order. */
  readonly beganAt: readonly number[];
  /** Its condition has held; it is over as soon as the learner is asked. */
  readonly isHeld: boolean;
  /** What was done since the step began. */
  readonly since: readonly DoneAction[];
  /** The steps in which the learner left the intended way, and the actions in force when each of them began. */
  readonly leftWay: readonly StepBegin[];
}

export interface StepBegin {
  readonly step: number;
  readonly keep: number;
}

/** Rules and a lesson by them. */
export interface Lecture {
  readonly module: PlainGame;
  readonly lesson: AnyLesson;
}

export function isRead({ wants, done }: AnyStep): boolean {
  return wants === undefined && done === undefined;
}

export function lessonBegins(lecture: Lecture): LessonMoment {
  const state = lecture.module.position(lecture.lesson.position);
  return { count: 0, state, step: 0, beganAt: [0], isHeld: false, since: [], leftWay: [] };
}

/** The lesson after one more action, which must be legal. Once all steps are over nothing is followed any more. */
export function lessonAfter(lecture: Lecture, before: LessonMoment, done: DoneAction): LessonMoment {
  const { module, lesson } = lecture;
  if (before.step >= lesson.steps.length) return { ...before, count: before.count + 1 };
  const stepped = stepOn(module, before.state, done.seat, done.action);
  if (!stepped.ok) throw new Error(`${module.id}: the lesson ${lesson.id} cannot follow: ${stepped.refusal.code}`);
  const at = isBy(lesson.learner, done) ? passed(lecture, before) : before;
  const left = isStray(lesson, at, done) && at.leftWay.at(-1)?.step !== at.step ? [{ step: at.step, keep: at.beganAt[at.step] ?? 0 }] : [];
  const after = {
    ...at,
    count: before.count + 1,
    state: stepped.state,
    since: [...at.since, done],
    leftWay: [...at.leftWay, ...left],
  };
  const step: AnyStep | undefined = lesson.steps[after.step];
  if (step === undefined) return after;
  const isHeld = after.isHeld || (!isRead(step) && after.since.some((one) => isBy(lesson.learner, one)) && holds(lecture, step, after));
  return isHeld && isLearnersTurn(lecture, after.state) ? begun(after) : { ...after, isHeld };
}

/** Past the steps the learner need not act in, since an action says as much as "Next". */
function passed(lecture: Lecture, moment: LessonMoment): LessonMoment {
  let now = moment;
  while (isFreeToPass(lecture, now)) now = nextRead(now);
  return now;
}

/** "Next" was pressed. What others have answered meanwhile, asked together with the learner, is part of the step that begins. */
export function nextRead(moment: LessonMoment): LessonMoment {
  return { ...begun(moment), since: moment.since };
}

/** "Next" is offered: the step is only read, or what it is about is so already. */
export function isFreeToPass(lecture: Lecture, moment: LessonMoment): boolean {
  const step = lecture.lesson.steps[moment.step];
  if (step === undefined) return false;
  const hasActed = moment.since.some((done) => isBy(lecture.lesson.learner, done));
  return isRead(step) || (!hasActed && step.done !== undefined && holds(lecture, step, moment));
}

/** The same moment with the next step begun. */
function begun(moment: LessonMoment): LessonMoment {
  return { ...moment, step: moment.step + 1, beganAt: [...moment.beganAt, moment.count], isHeld: false, since: [] };
}

function holds({ module, lesson }: Lecture, step: AnyStep, moment: LessonMoment): boolean {
  if (step.done !== undefined) return step.done(module.view(moment.state, lesson.learner));
  return stillWanted(step, lesson.learner, moment.since).length === 0;
}

/** Also a match that is over: nobody is asked any more, and the lesson goes on with its next words. */
export function isLearnersTurn({ module, lesson }: Lecture, state: WithChance): boolean {
  const asked = module.asked(state);
  return asked.length === 0 || asked.includes(lesson.learner);
}

/** Of a list of patterns, those that what was done has not met; each action meets the first that is left and fits. */
function unmet<Wish>(wishes: readonly Wish[], isMet: (wish: Wish, done: DoneAction) => boolean, since: readonly DoneAction[]): Wish[] {
  const left = [...wishes];
  for (const done of since) {
    const index = left.findIndex((wish) => isMet(wish, done));
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

export function isBy(learner: Seat, { seat, automatic }: DoneAction): boolean {
  return seat === learner && automatic !== true;
}

/** Whether the learner does something the step neither wants next nor allows. */
export function isStray({ steps, learner }: AnyLesson, moment: LessonMoment, done: DoneAction): boolean {
  const step: AnyStep | undefined = steps[moment.step];
  if (step === undefined || isRead(step) || !isBy(learner, done)) return false;
  return !welcome(step, learner, moment.since).some((pattern) => fits(pattern, done.action));
}

/** What may be done now without leaving the way: what is wanted, or only the next of it where the order matters, and what is allowed. */
export function welcome(step: AnyStep, learner: Seat, since: readonly DoneAction[]): NonNullable<AnyStep['wants']> {
  const wanted = stillWanted(step, learner, since);
  return [...(step.inOrder ? wanted.slice(0, 1) : wanted), ...(step.allows ?? [])];
}

export function stillWanted(step: AnyStep, learner: Seat, since: readonly DoneAction[]): NonNullable<AnyStep['wants']> {
  return unmet(step.wants ?? [], (wish, done) => isBy(learner, done) && fits(wish, done.action), since);
}

/** What the script lets this seat answer now; undefined: it is the bot's. */
export function scriptedReply({ module, lesson }: Lecture, moment: LessonMoment, seat: Seat): ActionBase | undefined {
  const left = unmet(
    repliesFrom(lesson, moment.step),
    (wish, done) => wish.seat === done.seat && fits(wish.does, done.action),
    moment.since,
  );
  const legal = module.legal(moment.state, seat);
  for (const { does } of left.filter((reply) => reply.seat === seat)) {
    const action = legal.find((one) => fits(does, one));
    if (action !== undefined) return action;
  }
  return undefined;
}

/** Those of the step that runs and, while it is only read, of the next: opponents asked together with the learner do not wait for "Next". */
function repliesFrom(lesson: AnyLesson, from: number): NonNullable<AnyStep['replies']> {
  const acting = lesson.steps.findIndex((step, index) => index >= from && !isRead(step));
  return lesson.steps.slice(from, acting < 0 ? undefined : acting + 1).flatMap((step) => step.replies ?? []);
}
