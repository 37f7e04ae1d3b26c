import {
  type ActionBase,
  type AnyLesson,
  below,
  type Chance,
  chanceFromSeed,
  fits,
  type GameManifest,
  isRead,
  type LessonEntry,
  LOCALES,
  type Locale,
  pick,
} from '@orrery/engine';
import { describe, expect, test } from 'vitest';
import { Pupil } from './pupil.ts';

const RANDOM_WAYS = 10;
/** Of one random way: moves at random, then moves back onto the way and to the end. */
const WANDERINGS = 40;
const MOVES = 1000;
const MOST_ACTIONS = 5000;
/** Milliseconds: bots think in these, and on a busy machine slowly. */
const LONG = 60_000;

/** The suite every lesson of a game passes: `describeLessons(manifest)`. */
export function describeLessons(manifest: GameManifest): void {
  for (const entry of manifest.lessons ?? []) {
    describe(`${manifest.id}: the lesson ${entry.id}`, () => {
      for (const locale of LOCALES) test(`has all its words, ${locale}`, () => expectWords(entry, locale));
      test('is played to its end along the intended way', () => walkIntended(manifest, entry));
      test('goes as told when its steps are followed, by each of the ways that are left open', () => walkObediently(manifest, entry), LONG);
      test(`is never stuck on ${RANDOM_WAYS} random ways`, () => walkAtRandom(manifest, entry), LONG);
      test('goes on as a match that ends', () => playOn(manifest, entry), LONG);
    });
  }
}

async function pupilOf(manifest: GameManifest, entry: LessonEntry): Promise<{ pupil: Pupil; lesson: AnyLesson }> {
  const [module, knowledge, lesson] = await Promise.all([manifest.module(), manifest.knowledge(), entry.lesson()]);
  return { pupil: new Pupil({ module, lesson }, knowledge), lesson };
}

/** Every step has its words, and no words are left over. */
async function expectWords(entry: LessonEntry, locale: Locale): Promise<void> {
  const [lesson, words] = await Promise.all([entry.lesson(), entry.words(locale)]);
  expect(lesson.id).toBe(entry.id);
  expect(Object.keys(words.steps)).toEqual(lesson.steps.map(({ id }) => id));
  const { name, about } = entry.shelf[locale];
  for (const line of [name, about, words.farewell, ...Object.values(words.hints)]) expectLine(line);
  for (const step of lesson.steps) {
    const { title, task, why, instead, strays = {} } = words.steps[step.id];
    for (const line of [title, task, why, ...Object.values(strays)]) expectLine(line);
    expect(step.pointsFor?.length ?? 0, `${step.id}: pointsFor its wants`).toBeLessThanOrEqual(step.wants?.length ?? 0);
    expect(instead !== undefined, `${step.id}: instead is for steps with something to do`).toBe(!isRead(step));
    expect(Object.keys(strays).sort(), `${step.id}: words of its strays`).toEqual(Object.keys(step.strays ?? {}).sort());
  }
}

function expectLine(line: string): void {
  expect(line.trim()).toBe(line);
  expect(line).not.toBe('');
}

/** "Next" and "Show me" alone lead to the end, through every step in order, and every answer of the script is given. */
async function walkIntended(manifest: GameManifest, entry: LessonEntry): Promise<void> {
  const { pupil, lesson } = await pupilOf(manifest, entry);
  expect(lesson.steps.length).toBeGreaterThanOrEqual(6);
  expect(lesson.steps.length).toBeLessThanOrEqual(10);
  const seen = new Set<string>();
  for (let move = 0; pupil.now.step < lesson.steps.length; move++) {
    expect(move, 'ends').toBeLessThan(MOVES);
    const { step: index, ask, stray } = pupil.now;
    const step = lesson.steps[index];
    seen.add(step.id);
    expect(stray, `${step.id}: what is wanted is no stray`).toBeUndefined();
    expect(ask.kind, `${step.id}: after ${JSON.stringify(pupil.done.slice(-3))}`).toBe(isRead(step) ? 'read' : 'act');
    if (ask.kind === 'act') pupil.act(ask.wanted);
    else pupil.next();
  }
  expect([...seen]).toEqual(lesson.steps.map(({ id }) => id));
  expect(pupil.isOver, 'the match goes on').toBe(false);
  for (const { seat, does } of lesson.steps.flatMap((step) => step.replies ?? [])) {
    const isGiven = pupil.done.some((done) => done.seat === seat && fits(does, done.action));
    expect(isGiven, `seat ${seat} never answers ${JSON.stringify(does)}`).toBe(true);
  }
}

/** The words leave some things open, "any room", "either of them": every such choice leads on, and the script's answers still come. */
async function walkObediently(manifest: GameManifest, entry: LessonEntry): Promise<void> {
  for (let way = 0; way < RANDOM_WAYS; way++) {
    const { pupil, lesson } = await pupilOf(manifest, entry);
    const chance = chanceFromSeed(`obedient ${lesson.id} ${way}`);
    for (let move = 0; pupil.now.step < lesson.steps.length; move++) {
      expect(move, 'ends').toBeLessThan(MOVES);
      const { step, ask } = pupil.now;
      const { id, allows = [] } = lesson.steps[step];
      expect(['act', 'read'], `way ${way}, ${id}: after ${JSON.stringify(pupil.done.slice(-4))}`).toContain(ask.kind);
      if (ask.kind === 'act') pupil.act(pick(chance, [...openTo(pupil, [ask.pattern, ...allows])]));
      else pupil.next();
    }
    for (const { seat, does } of lesson.steps.flatMap((step) => step.replies ?? [])) {
      const isGiven = pupil.done.some((done) => done.seat === seat && fits(does, done.action));
      expect(isGiven, `way ${way}: seat ${seat} never answers ${JSON.stringify(does)}`).toBe(true);
    }
  }
}

function openTo(pupil: Pupil, patterns: readonly object[]): readonly ActionBase[] {
  return pupil.legal.filter((action) => patterns.some((pattern) => fits(pattern, action)));
}

/** Whatever the learner tries, what the coach offers then leads to the end. */
async function walkAtRandom(manifest: GameManifest, entry: LessonEntry): Promise<void> {
  for (let way = 0; way < RANDOM_WAYS; way++) {
    const { pupil, lesson } = await pupilOf(manifest, entry);
    const chance = chanceFromSeed(`${manifest.id} ${lesson.id} ${way}`);
    for (let move = 0; move < WANDERINGS && !pupil.isOver; move++) wander(pupil, chance);
    for (let move = 0; pupil.now.step < lesson.steps.length && !pupil.isOver; move++) {
      expect(move, `way ${way} ends; at ${lesson.steps[pupil.now.step].id}`).toBeLessThan(MOVES);
      follow(pupil, chance);
    }
  }
}

function wander(pupil: Pupil, chance: Chance): void {
  const { ask, back } = pupil.now;
  const kind = below(chance, 4);
  if (kind === 0 && back !== undefined) pupil.goTo(back);
  else if (kind === 1 && ask.kind === 'read') pupil.next();
  else if (kind === 2 && ask.kind === 'act') pupil.act(ask.wanted);
  else pupil.act(pick(chance, [...pupil.legal]));
}

function follow(pupil: Pupil, chance: Chance): void {
  const { step, ask, stray } = pupil.now;
  if (stray !== undefined && below(chance, 2) === 0) pupil.goTo({ step, keep: stray.keep });
  else if (ask.kind === 'act') pupil.act(ask.wanted);
  else if (ask.kind === 'read') pupil.next();
  else if (ask.kind === 'lost') pupil.goTo(ask.to);
  else throw new Error(`the coach says ${ask.kind}, and the learner can do nothing`);
}

/** The match after the lesson ends, and whatever the coach says of a moment of it is a line. */
async function playOn(manifest: GameManifest, entry: LessonEntry): Promise<void> {
  const [{ pupil, lesson }, ...words] = await Promise.all([pupilOf(manifest, entry), ...LOCALES.map((locale) => entry.words(locale))]);
  while (pupil.now.step < lesson.steps.length) {
    const { ask } = pupil.now;
    if (ask.kind === 'act') pupil.act(ask.wanted);
    else pupil.next();
  }
  while (!pupil.isOver) {
    expect(pupil.done.length, 'the match ends').toBeLessThan(MOST_ACTIONS);
    for (const { hint } of words) {
      const line = hint?.(pupil.ask, pupil.view);
      if (line !== undefined) expectLine(line);
    }
    pupil.act(pupil.advised());
  }
}
