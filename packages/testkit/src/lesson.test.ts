import {
  type DoneAction,
  isFreeToPass,
  type Lesson,
  LessonLog,
  type LessonMoment,
  lessonAfter,
  lessonBegins,
  lessonNow,
  scriptedReply,
} from '@orrery/engine';
import { expect, test } from 'vitest';
import { type AmbushAction, type AmbushState, ambush } from './throwaway/ambush.ts';

type View = ReturnType<typeof ambush.view>;
const OPENING = ambush.position({ seats: 2, seed: 'a lesson' });
const [MINE] = OPENING.prey[0].hand;
const by = (seat: number, action: AmbushAction): DoneAction => ({ seat, action });
const hide = by(1, { type: 'hide', place: MINE });
const hunt = by(0, { type: 'hunt', place: 3 });
const pass = by(1, { type: 'pass' });

/** Seat 1 learns to hide: a word to read, a place to choose, a dodge to leave alone, and a round to play as one likes. */
const lesson: Lesson<View, AmbushAction> = {
  id: 'hiding',
  learner: 1,
  position: { seats: 2, seed: 'a lesson' },
  level: 'random',
  steps: [
    { id: 'welcome' },
    { id: 'hide', wants: [{ type: 'hide' }], replies: [{ seat: 0, does: { type: 'hunt', place: 3 } }] },
    { id: 'stay', wants: [{ type: 'pass' }], strays: { dodged: { type: 'dodge' } } },
    { id: 'again', done: ({ round }) => round >= 3 },
    { id: 'bye' },
  ],
};
const lecture = { module: ambush, lesson };

function after(...done: readonly DoneAction[]): LessonMoment {
  return done.reduce((moment, one) => lessonAfter(lecture, moment, one), lessonBegins(lecture));
}

const dodge = ({ state }: LessonMoment) => by(1, { type: 'dodge', place: (state as AmbushState).prey[0].hand[0] });

test('a lesson begins with something to read, and there is no way back', () => {
  expect(lessonNow(lecture, after(), 0)).toEqual({
    step: 0,
    beganAt: 0,
    ask: { kind: 'read', points: [] },
    stray: undefined,
    back: undefined,
  });
});

test('"Next" leads to the step after it, and no further than to one where something is to be done', () => {
  const wanted = { kind: 'act', wanted: hide.action, pattern: { type: 'hide' }, besides: [{ type: 'hide' }], points: [] };
  expect(lessonNow(lecture, after(), 1)).toEqual({ step: 1, beganAt: 0, ask: wanted, stray: undefined, back: { step: 0, keep: 0 } });
  expect(lessonNow(lecture, after(), 4).step).toBe(1);
});

test('an action says as much as "Next"; the step lasts until the others have answered', () => {
  const moment = after(hide);
  expect(moment).toMatchObject({ count: 1, step: 1, beganAt: [0, 0], isHeld: true, since: [hide], leftWay: [] });
  expect(lessonNow(lecture, moment, 1)).toMatchObject({ ask: { kind: 'wait' }, back: { step: 1, keep: 0 } });
  expect(scriptedReply(lecture, moment, 0)).toEqual(hunt.action);
  expect(scriptedReply(lecture, moment, 1)).toBeUndefined();
});

test('"Back" leads to the step before also when the others have answered something in this one already', () => {
  const moment = after(hide, hunt);
  expect(lessonNow(lecture, { ...moment, count: 3, since: [hunt] }, 0).back).toEqual({ step: 1, keep: 0 });
  expect(lessonNow(lecture, { ...moment, count: 3, since: [pass] }, 0).back).toEqual({ step: 2, keep: 2 });
});

test('when the learner is asked again the next step begins', () => {
  const moment = after(hide, hunt);
  expect(moment).toMatchObject({ count: 2, step: 2, beganAt: [0, 0, 2], isHeld: false, since: [] });
  expect(lessonNow(lecture, moment, 2)).toMatchObject({
    ask: { kind: 'act', wanted: { type: 'pass' } },
    stray: undefined,
    back: { step: 1, keep: 0 },
  });
});

test('what opponents do otherwise is nobody’s mistake, and what the script has had answered is not said twice', () => {
  const other = by(0, { type: 'hunt', place: 2 });
  expect(after(hide, other)).toMatchObject({ step: 2, leftWay: [] });
  expect(scriptedReply(lecture, { ...after(hide), since: [hide, hunt] }, 0)).toBeUndefined();
});

test('who does something else hears so, by its name, and may go back to before it', () => {
  const before = after(hide, hunt);
  const moment = lessonAfter(lecture, before, dodge(before));
  expect(moment.leftWay).toEqual([{ step: 2, keep: 2 }]);
  expect(lessonNow(lecture, moment, 2)).toMatchObject({ step: 2, stray: { keep: 2, name: 'dodged' }, back: { step: 2, keep: 2 } });
  // Then what was wanted: the step is over, and the way was left once.
  const passed = lessonAfter(lecture, moment, pass);
  expect(passed).toMatchObject({ step: 3, leftWay: [{ step: 2, keep: 2 }] });
  expect(lessonNow(lecture, passed, 3).stray).toBeUndefined();
});

test('what a step allows is no mistake', () => {
  const allowing = {
    ...lesson,
    steps: lesson.steps.map((step) => (step.id === 'stay' ? { ...step, allows: [{ type: 'dodge' as const }] } : step)),
  };
  const before = after(hide, hunt);
  const moment = lessonAfter({ module: ambush, lesson: allowing }, before, dodge(before));
  expect(moment.leftWay).toEqual([]);
  expect(lessonNow({ module: ambush, lesson: allowing }, moment, 2).stray).toBeUndefined();
});

test('where the order matters, with the first out of reach nothing later is asked for, and doing it leaves the way', () => {
  const wants = [{ type: 'hide' as const }, { type: 'pass' as const }];
  const steps = (inOrder?: true) => lesson.steps.map((step) => (step.id === 'stay' ? { ...step, wants, inOrder } : step));
  const [strict, loose] = [steps(true), steps()].map((some) => ({ module: ambush, lesson: { ...lesson, steps: some } }));
  const moment = after(hide, hunt);
  expect(lessonNow(loose, moment, 2).ask).toMatchObject({ kind: 'act', wanted: { type: 'pass' } });
  expect(lessonNow(strict, moment, 2).ask).toEqual({ kind: 'lost', to: { step: 0, keep: 0 } });
  expect(lessonAfter(loose, moment, pass).leftWay).toEqual([]);
  expect(lessonAfter(strict, moment, pass).leftWay).toEqual([{ step: 2, keep: 2 }]);
});

test('in a strict step whoever left the way is led back, though what is wanted could still be done', () => {
  const strict = { ...lesson, steps: lesson.steps.map((step) => (step.id === 'stay' ? { ...step, isStrict: true as const } : step)) };
  const before = after(hide, hunt);
  const moment = lessonAfter({ module: ambush, lesson: strict }, before, dodge(before));
  expect(lessonNow(lecture, moment, 2).ask.kind).toBe('act');
  expect(lessonNow({ module: ambush, lesson: strict }, moment, 2)).toMatchObject({
    ask: { kind: 'lost', to: { step: 2, keep: 2 } },
    stray: { keep: 2, name: 'dodged' },
  });
});

test('where the way is lost by something done before what was wanted, it is that which is told of', () => {
  const steps = [{ id: 'hunt', wants: [{ type: 'pass' as const }, { type: 'hunt' as const }], strays: { hid: { type: 'hide' as const } } }];
  const lost = { module: ambush, lesson: { ...lesson, steps } };
  const done = [hide, hunt, pass];
  const moment = done.reduce((now, one) => lessonAfter(lost, now, one), lessonBegins(lost));
  expect(lessonNow(lost, moment, 0)).toMatchObject({ ask: { kind: 'lost' }, stray: { keep: 0, name: 'hid' } });
});

test('a stray without words of its own has no name', () => {
  const plain = { ...lesson, steps: lesson.steps.map(({ strays: _, ...step }) => step) };
  const before = after(hide, hunt);
  const moment = lessonAfter({ module: ambush, lesson: plain }, before, dodge(before));
  expect(lessonNow({ module: ambush, lesson: plain }, moment, 2).stray).toEqual({ keep: 2, name: undefined });
});

test('what was answered for the learner is not what the learner did', () => {
  const moment = after(hide, hunt, { ...pass, automatic: true });
  expect(moment).toMatchObject({ step: 2, isHeld: false, leftWay: [] });
});

/** A round in which nobody dodges. */
function roundAfter(moment: LessonMoment): LessonMoment {
  const { prey } = moment.state as AmbushState;
  const done = [by(1, { type: 'hide', place: prey[0].hand[0] }), hunt, pass];
  return done.reduce((now, one) => lessonAfter(lecture, now, one), moment);
}

test('a step with a condition is over when that holds, and one only read ends the lesson; then the match is free', () => {
  const third = after(hide, hunt, pass);
  expect(third).toMatchObject({ step: 3 });
  expect(isFreeToPass(lecture, third)).toBe(false);
  const fourth = roundAfter(third);
  expect(fourth).toMatchObject({ step: 4, count: 6 });
  expect(lessonNow(lecture, fourth, 4).ask).toEqual({ kind: 'read', points: [] });
  expect(lessonNow(lecture, fourth, 5)).toMatchObject({ step: 5, ask: { kind: 'free' } });
  const over = roundAfter(fourth);
  expect(over).toMatchObject({ step: 5, count: 9 });
  expect(lessonNow(lecture, over, 0).ask).toEqual({ kind: 'free' });
});

test('where the condition holds already there is nothing to do but read', () => {
  const held = { ...lesson, steps: [{ id: 'so', done: ({ round }: View) => round === 1 }, ...lesson.steps] };
  const moment = lessonBegins({ module: ambush, lesson: held });
  expect(lessonNow({ module: ambush, lesson: held }, moment, 0).ask).toEqual({ kind: 'read', points: [] });
  expect(lessonNow({ module: ambush, lesson: held }, moment, 1).step).toBe(1);
});

test('where nothing wanted can be done any more the way leads back to where it was left', () => {
  const impossible: Lesson<View, AmbushAction> = { ...lesson, steps: [{ id: 'hunt', wants: [{ type: 'hunt' }] }] };
  const lost = { module: ambush, lesson: impossible };
  const begun = lessonBegins(lost);
  expect(lessonNow(lost, begun, 0).ask).toEqual({ kind: 'lost', to: { step: 0, keep: 0 } });
  const strayed = lessonAfter(lost, begun, hide);
  expect(lessonNow(lost, strayed, 0)).toMatchObject({ ask: { kind: 'wait' }, stray: { keep: 0, name: undefined } });
  expect(lessonNow(lost, lessonAfter(lost, strayed, hunt), 0).ask).toEqual({ kind: 'lost', to: { step: 0, keep: 0 } });
});

test('opponents asked together with the learner answer what the next step has for them, while a step is read', () => {
  const three: Lesson<View, AmbushAction> = {
    ...lesson,
    position: { seats: 3, seed: 'a lesson' },
    steps: [{ id: 'read' }, { id: 'hide', wants: [{ type: 'hide' }], replies: [{ seat: 2, does: { type: 'hide' } }] }],
  };
  const moment = lessonBegins({ module: ambush, lesson: three });
  expect(scriptedReply({ module: ambush, lesson: three }, moment, 2)).toMatchObject({ type: 'hide' });
});

test('an action that is not legal cannot be followed', () => {
  expect(() => after(pass)).toThrow(/ambush: the lesson hiding cannot follow: not-now/);
});

test('the log of a lesson follows what is new, goes back, and takes another way', () => {
  const log = new LessonLog(lecture);
  expect(log.at([])).toEqual(after());
  expect(log.at([hide, hunt])).toEqual(after(hide, hunt));
  const newest = log.at([hide, hunt, pass]);
  expect(log.at([hide, hunt, pass])).toBe(newest);
  expect(log.at([hide])).toEqual(after(hide));
  const other = by(0, { type: 'hunt', place: 2 });
  expect(log.at([hide, other])).toEqual(after(hide, other));
  expect(log.at([hide, other], 1)).toEqual(after(hide));
  expect(log.at([hide, other], 7)).toEqual(after(hide, other));
});
