import { manifestOf } from '@orrery/catalogue';
import type { LessonNow, LessonStepWords, LessonWords, Locale, MatchRecord, Seat, StepBegin } from '@orrery/engine';
import type { Outcome } from '../net/connection.ts';
import type { LessonMatch } from '../net/lesson-match.ts';
import type { MatchRoom } from '../store/match-room.svelte.ts';
import { occupantName } from '../store/occupant-name.ts';
import { isCoachSilent, markLessonDone, silenceCoach } from './kept.ts';
import type { Lights } from './lights.ts';

/** The coach of one lesson on this screen: what is said, lit and offered follows from the match and from what "Next" has shown. */
export class Coach {
  readonly #room: MatchRoom;
  readonly #match: LessonMatch;
  /** The step "Next" or "Back" has led to. */
  #shown = $state(0);
  words = $state.raw<LessonWords | undefined>();
  #isSilent = $state(false);

  /** Of what is on the screen: the match itself may be further, when others are shown at a pace. */
  readonly now: LessonNow | undefined = $derived.by(() => {
    const { update } = this.#room;
    return update === undefined ? undefined : this.#match.now(this.#shown, update.actionCount);
  });
  readonly isOver: boolean = $derived.by(() => this.#room.update?.result !== undefined);
  readonly count: number;

  constructor(room: MatchRoom, match: LessonMatch) {
    this.#room = room;
    this.#match = match;
    this.count = match.lesson.steps.length;
  }

  get game(): string {
    return this.#room.update?.game ?? '';
  }

  get isBusy(): boolean {
    return this.#room.isBusy;
  }

  /** All steps are over; the match goes on. */
  get isFree(): boolean {
    return this.now?.step === this.count;
  }

  /** There is nothing (more) to say. After a reload nobody knows any more that the last words were read: what was switched off stays off. */
  get isSilent(): boolean {
    return (this.isFree && this.isOver) || this.#isSilent || isCoachSilent(this.#room.update?.match ?? '');
  }

  get learner(): Seat {
    return this.#match.lesson.learner;
  }

  get step(): LessonStepWords | undefined {
    const step = this.#match.lesson.steps[this.now?.step ?? 0];
    return step === undefined ? undefined : this.words?.steps[step.id];
  }

  /** What this step wants to be done, from its first action to its last. */
  get wants(): readonly object[] {
    return this.#match.lesson.steps[this.now?.step ?? this.count]?.wants ?? [];
  }

  /** What is said kindly of the last action, if it was something else. */
  get instead(): string | undefined {
    const { stray } = this.now ?? {};
    if (stray === undefined) return undefined;
    return (stray.name === undefined ? undefined : this.step?.strays?.[stray.name]) ?? this.step?.instead;
  }

  /** Until the learner has done something alone. */
  get hasFarewell(): boolean {
    return this.isFree && this.now?.beganAt === this.#room.update?.actionCount;
  }

  /** The line for the question that is asked, in the free match. */
  get hint(): string | undefined {
    const { asked, view } = this.#room.update ?? {};
    if (asked === undefined) return undefined;
    const { ask } = asked.decision;
    return this.words?.hint?.(ask, view) ?? this.words?.hints[ask];
  }

  get isAsked(): boolean {
    return this.#room.update?.asked?.must === true;
  }

  get lights(): Lights {
    const { ask } = this.now ?? {};
    if (ask?.kind === 'act') return { things: ask.points, pattern: ask.pattern, besides: ask.besides };
    return { things: ask?.kind === 'read' ? ask.points : [], pattern: undefined, besides: [] };
  }

  async load(locale: Locale): Promise<void> {
    const entry = manifestOf(this.game)?.lessons?.find(({ id }) => id === this.#match.lesson.id);
    this.words = await entry?.words(locale);
  }

  next(): void {
    this.#shown = (this.now?.step ?? 0) + 1;
  }

  async show(): Promise<Outcome | undefined> {
    const { now } = this;
    return now?.ask.kind === 'act' ? this.#room.act([now.ask.wanted]) : undefined;
  }

  async goTo({ step, keep }: StepBegin): Promise<Outcome | undefined> {
    const outcome = keep < (this.#room.update?.actionCount ?? 0) ? await this.#goBackTo(keep) : undefined;
    if (outcome?.ok !== false) this.#shown = step;
    return outcome;
  }

  /** An opponent may have played since it was pressed: what is meant is the same, so it is asked for once more. */
  async #goBackTo(keep: number): Promise<Outcome> {
    const outcome = await this.#room.goBackTo(keep);
    return outcome.ok || outcome.refusal.code !== 'stale-decision' ? outcome : this.#room.goBackTo(keep);
  }

  async takeBack(): Promise<Outcome | undefined> {
    const { now } = this;
    return now?.stray === undefined ? undefined : this.goTo({ step: now.step, keep: now.stray.keep });
  }

  /** The match up to what is on the screen; undefined: nobody can follow it any more. */
  record(): MatchRecord | undefined {
    const { update } = this.#room;
    return update === undefined ? undefined : this.#match.recordAt(update.actionCount);
  }

  /** How those at the table are called. */
  names(seat: Seat): string {
    return occupantName(this.#room.update?.occupants[seat]);
  }

  silence(): void {
    this.#isSilent = true;
    silenceCoach(this.#room.update?.match ?? '');
  }

  /** Once the last step is over; kept beside the match, which may be deleted. */
  keepDone(): void {
    if (this.isFree) markLessonDone(this.game, this.#match.lesson.id);
  }
}
