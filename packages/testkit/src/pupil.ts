import { chooseAction } from '@orrery/bots';
import {
  type ActionBase,
  type AnyGame,
  type AnyKnowledge,
  type DoneAction,
  type Lecture,
  LessonLog,
  type LessonMoment,
  type LessonNow,
  lessonNow,
  type Seat,
  type StepBegin,
  scriptedReply,
  seedFrom,
  step,
  type WithChance,
} from '@orrery/engine';

/** Somebody who takes a lesson, with everything the coach's card offers; the opponents answer as at a table. */
export class Pupil {
  readonly done: DoneAction[] = [];
  /** What the script was asked for and had nothing for: the bot answered. */
  unscripted = 0;
  readonly #lecture: Lecture;
  readonly #game: { readonly module: AnyGame; readonly knowledge: AnyKnowledge };
  readonly #log: LessonLog;
  /** The match itself, which goes on where the lesson no longer follows; by the number of actions. */
  readonly #states: WithChance[];
  #shown = 0;

  constructor(lecture: Lecture, knowledge: AnyKnowledge) {
    this.#lecture = lecture;
    this.#game = { module: lecture.module, knowledge };
    this.#log = new LessonLog(lecture);
    this.#states = [lecture.module.position(lecture.lesson.position)];
    this.#letOthersAnswer();
  }

  get moment(): LessonMoment {
    return this.#log.at(this.done);
  }

  get now(): LessonNow {
    return lessonNow(this.#lecture, this.moment, this.#shown);
  }

  get state(): WithChance {
    const state = this.#states.at(-1);
    if (state === undefined) throw new Error('a match has a beginning');
    return state;
  }

  get isOver(): boolean {
    return this.#lecture.module.asked(this.state).length === 0;
  }

  get legal(): readonly ActionBase[] {
    return this.#lecture.module.legal(this.state, this.#lecture.lesson.learner);
  }

  /** What the learner is asked, and what they see. */
  get ask(): string {
    return this.#lecture.module.decision(this.state, this.#lecture.lesson.learner)?.ask ?? '';
  }

  get view(): unknown {
    return this.#lecture.module.view(this.state, this.#lecture.lesson.learner);
  }

  next(): void {
    this.#shown = this.now.step + 1;
  }

  act(action: ActionBase): void {
    this.#do({ seat: this.#lecture.lesson.learner, action });
    this.#letOthersAnswer();
  }

  /** What an easy bot would do in the learner's place. */
  advised(): ActionBase {
    return this.#bot(this.#lecture.lesson.learner);
  }

  goTo({ step: shown, keep }: StepBegin): void {
    this.#shown = shown;
    this.done.length = keep;
    this.#states.length = keep + 1;
    this.#letOthersAnswer();
  }

  /** Everybody but the learner, as long as somebody else is asked. */
  #letOthersAnswer(): void {
    const { module, lesson } = this.#lecture;
    for (let answers = 0; answers < 2000; answers++) {
      const asked = module.asked(this.state);
      const automatic = asked.find((seat) => this.#automaticOf(seat) !== undefined);
      const other = asked.find((seat) => seat !== lesson.learner);
      if (automatic === undefined && other === undefined) return;
      if (automatic === undefined && other !== undefined) this.#do({ seat: other, action: this.#answerOf(other) });
      else if (automatic !== undefined) this.#answerFor(automatic);
    }
    throw new Error(`${lesson.id}: the others go on without end`);
  }

  #answerFor(seat: Seat): void {
    const action = this.#automaticOf(seat);
    if (action !== undefined) this.#do({ seat, action, automatic: true });
  }

  /** A person who has nothing to play in a window is not asked: the match passes for them. */
  #automaticOf(seat: Seat): ActionBase | undefined {
    const { module, lesson } = this.#lecture;
    const automatic = module.automatic?.(this.state, seat, []);
    if (automatic !== undefined || seat !== lesson.learner || module.windows === undefined) return automatic;
    const open = module.windows.open(this.state, seat);
    return open !== undefined && module.windows.interest(this.state, seat, []) === 'none' ? open.pass : undefined;
  }

  #answerOf(seat: Seat): ActionBase {
    const { lesson } = this.#lecture;
    const { moment } = this;
    if (moment.step >= lesson.steps.length) return this.#bot(seat);
    const reply = scriptedReply(this.#lecture, moment, seat);
    if (reply === undefined) this.unscripted += 1;
    return reply ?? this.#bot(seat);
  }

  #bot(seat: Seat): ActionBase {
    const { module, lesson } = this.#lecture;
    const legal = module.legal(this.state, seat);
    const salt = seedFrom(`${lesson.id} ${this.done.length} ${seat}`);
    return chooseAction(this.#game, lesson.level, { seat, view: module.view(this.state, seat), legal, salt, isMute: true }).action;
  }

  #do(done: DoneAction): void {
    const stepped = step(this.#lecture.module, this.state, done.seat, done.action);
    if (!stepped.ok) throw new Error(`${this.#lecture.lesson.id}: ${JSON.stringify(done)} is refused: ${stepped.refusal.code}`);
    this.done.push(done);
    this.#states.push(stepped.state);
  }
}
