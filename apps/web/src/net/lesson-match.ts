import { manifestOf } from '@orrery/catalogue';
import {
  type AnyGame,
  type AnyLesson,
  hashOf,
  type Json,
  type Lecture,
  LessonLog,
  type LessonNow,
  lessonNow,
  type MatchRecord,
  recordOf,
  scriptedReply,
  seedFrom,
  silent,
} from '@orrery/engine';
import type { BotPort, Match } from '@orrery/match';

/** The lesson a match of this browser is the match of: what the coach says, and what the opponents answer while there is a script. */
export class LessonMatch {
  readonly lesson: AnyLesson;
  readonly #lecture: Lecture;
  readonly #log: LessonLog;
  #match: Match | undefined;
  #isFollowing: () => void = () => {};
  readonly #followed = new Promise<void>((resolve) => {
    this.#isFollowing = resolve;
  });

  constructor(lecture: Lecture) {
    this.lesson = lecture.lesson;
    this.#lecture = lecture;
    this.#log = new LessonLog(lecture);
  }

  follow(match: Match): void {
    this.#match = match;
    this.#isFollowing();
  }

  /** By the script where it has an answer, else as the bots think. */
  answering(bots: BotPort): BotPort {
    return {
      choose: async (request, cancelled) => {
        await this.#followed;
        const moment = this.#moment();
        const scripted = moment === undefined ? undefined : scriptedReply(this.#lecture, moment, request.seat);
        return scripted ?? bots.choose(request, cancelled);
      },
    };
  }

  /** After as many actions as the screen shows, or all of them. Undefined: the rules have changed since the match began, and nobody can follow it any more. */
  now(shown: number, count?: number): LessonNow | undefined {
    const moment = this.#moment(count);
    return moment === undefined ? undefined : lessonNow(this.#lecture, moment, shown);
  }

  /** The match up to as many actions, without names: one plays on from there. Undefined as in `now`. */
  recordAt(count: number): MatchRecord | undefined {
    const actions = this.#match?.actions();
    if (actions === undefined) return undefined;
    const { module, lesson } = this.#lecture;
    const done = actions.slice(0, count);
    const state = module.position(lesson.position);
    for (const { seat, action } of done) module.apply(state, seat, action, silent);
    return recordOf({
      game: module.id,
      rulesVersion: module.rulesVersion,
      options: {},
      start: { position: lesson.position },
      seats: module.standing(state).map((_, seat) => String(seat + 1)),
      // Chance is in the position; a record has a seed all the same.
      seed: seedFrom(`lesson ${module.id} ${lesson.id}`),
      actions: done.map(({ seat, action }) => ({ seat, action })),
      hash: hashOf(state),
    });
  }

  #moment(count?: number) {
    const actions = this.#match?.actions();
    return actions === undefined ? undefined : this.#log.at(actions, count);
  }
}

interface Named {
  readonly game: string;
  readonly lesson: string;
  /** Where this match of it began: the lesson may have been rewritten since. */
  readonly position: Json;
}

/** Undefined: there is no such lesson any more. The match can be played all the same. */
export async function openLesson(module: AnyGame, { game, lesson: id, position }: Named): Promise<LessonMatch | undefined> {
  const lesson = await manifestOf(game)
    ?.lessons?.find((entry) => entry.id === id)
    ?.lesson();
  return lesson === undefined ? undefined : new LessonMatch({ module, lesson: { ...lesson, position } });
}
