import type { ActionBase, Json, Seat } from './contract.ts';
import type { Locale } from './text.ts';

/** Part of something: objects may leave fields out, all the way down; lists are whole. */
type PartOf<Whole> = Whole extends readonly (infer Item)[]
  ? readonly PartOf<Item>[]
  : Whole extends object
    ? { readonly [Key in keyof Whole]?: PartOf<Whole[Key]> }
    : Whole;

/** Part of an action: what it names must be so, what it leaves out may be anything. */
export type ActionPattern<Action extends ActionBase> = Action extends ActionBase
  ? Readonly<Pick<Action, 'type'>> & PartOf<Omit<Action, 'type'>>
  : never;

/** What an opponent answers along the intended way, where it may. */
export interface LessonReply<Action extends ActionBase> {
  readonly seat: Seat;
  readonly does: ActionPattern<Action>;
}

/**
 * One idea of a lesson. With `wants` or `done` the learner must act; without either it is only read. It is over at the first moment
 * the learner is asked something after its condition held: what the others answer in between belongs to it.
 */
export interface LessonStep<View, Action extends ActionBase> {
  /** Names its words. */
  readonly id: string;
  /** Things of the table to light, by their `data-spot`. What is wanted next is lit anyway. */
  readonly points?: readonly string[];
  /** The same, for each of `wants` in turn, where what is wanted next is somewhere else than what was wanted before. */
  readonly pointsFor?: readonly (readonly string[])[];
  /** The learner's actions along the intended way, in order. */
  readonly wants?: readonly ActionPattern<Action>[];
  /** Each of `wants` rests on the one before it: with that out of reach the way is lost, and nothing later is asked for. */
  readonly inOrder?: true;
  /** What else the learner may do meanwhile without a word from the coach. */
  readonly allows?: readonly ActionPattern<Action>[];
  /** The condition on the learner's view. Left out: all that is wanted was done. */
  readonly done?: (view: View) => boolean;
  /** The opponents' answers until the step is over, in order for each seat; an easy bot answers where none fits. */
  readonly replies?: readonly LessonReply<Action>[];
  /** Ways to go astray that have words of their own, by name. */
  readonly strays?: Readonly<Record<string, ActionPattern<Action>>>;
  /** Whoever left the way in it is led back: what is wanted may still be legal then, but does not lead where the words say. */
  readonly isStrict?: true;
}

/** A guided match: a described position, then steps of one idea each, then the match goes on freely (docs/LESSONS.md). */
export interface Lesson<View, Action extends ActionBase> {
  readonly id: string;
  /** Where the learner sits; bots sit everywhere else. */
  readonly learner: Seat;
  /** As `GameModule.position` reads it; its chance included. */
  readonly position: Json;
  /** The level of the bots where nothing is scripted. */
  readonly level: string;
  readonly steps: readonly LessonStep<View, Action>[];
}

// biome-ignore lint/suspicious/noExplicitAny: as in AnyGame, where code works for all games alike
export type AnyLesson = Lesson<any, any>;

export interface LessonStepWords {
  readonly title: string;
  /** What to do, or what to look at. */
  readonly task: string;
  /** Why: the idea of the step. */
  readonly why: string;
  /** Said kindly when something else was done. Needed where the learner acts. */
  readonly instead?: string;
  /** The same, for the strays of the step, by name. */
  readonly strays?: Readonly<Record<string, string>>;
}

/** All words of a lesson in one language. */
export interface LessonWords<StepId extends string = string, View = unknown> {
  readonly steps: Readonly<Record<StepId, LessonStepWords>>;
  /** When the last step is done and the match goes on. */
  readonly farewell: string;
  /** The coach's line in the free match, by the kind of question (`DecisionBase.ask`). */
  readonly hints: Readonly<Record<string, string>>;
  /** The same where what the learner sees calls for another line than the question alone. */
  hint?(ask: string, view: View): string | undefined;
}

/** A lesson where it is chosen, before it is loaded. */
export interface LessonEntry {
  readonly id: string;
  readonly shelf: Readonly<Record<Locale, { readonly name: string; readonly about: string }>>;
  readonly minutes: number;
  lesson(): Promise<AnyLesson>;
  words(locale: Locale): Promise<LessonWords>;
}

/** Whether the action is as the pattern says: objects may have more fields than it names, lists must be the same throughout. */
export function fits(pattern: unknown, given: unknown): boolean {
  if (Array.isArray(pattern)) {
    return Array.isArray(given) && given.length === pattern.length && pattern.every((item, index) => fits(item, given[index]));
  }
  if (typeof pattern !== 'object' || pattern === null) return pattern === given;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  const fields = new Map<string, unknown>(Object.entries(given));
  return Object.entries(pattern).every(([key, value]) => value === undefined || fits(value, fields.get(key)));
}
