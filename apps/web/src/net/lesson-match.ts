import { manifestOf } from '@orrery/catalogue';
import { type AnyGame, type AnyLesson, type Json, type Lecture, LessonLog, type LessonNow, lessonNow, scriptedReply } from '@orrery/engine';
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
