import type { Thought } from '@orrery/bots';
import { type ActionBase, type AnyReasonWords, type Locale, type Seat, stableJson, type TermBase } from '@orrery/engine';
import type { Update } from '@orrery/match';
import type { Explained } from '@orrery/study';
import type { Look } from '../games/coaching.ts';
import { type AnyCoaching, type AnyCoachingWords, gameEntry } from '../games/registry.ts';
import { type Adviser, workerAdviser } from '../net/adviser.ts';
import type { AdviceReply } from '../net/bot-worker.ts';
import type { Outcome } from '../net/connection.ts';
import type { Review } from '../net/review.ts';
import type { MatchRoom } from '../store/match-room.svelte.ts';
import { settings } from '../store/settings.svelte.ts';
import { placesToLook } from './hint.ts';
import { type CoachQuestion, questionIn } from './question.ts';

export const LAST_STEP = 3;

/** Everything the coach says with. */
interface CoachSpeech {
  readonly points: AnyCoaching;
  readonly words: AnyCoachingWords;
  readonly reasons: AnyReasonWords | undefined;
}

/** What is said of a move that gave away much. */
export interface Warning {
  readonly review: Review;
  readonly seat: Seat;
  /** Actions in force before it: taking it back goes there. */
  readonly keep: number;
}

/** The coach of one table: a hint in three steps about the question on the screen, thought out beside the page. */
export class TableCoach {
  readonly #room: MatchRoom;
  readonly #adviser: Adviser;
  /** What it was asked about. */
  #asked = $state.raw<CoachQuestion | undefined>();
  #thought = $state.raw<Pick<Thought<ActionBase>, 'action' | 'alternatives'> | undefined>();
  #step = $state(1);
  #wanted: { readonly game: string; readonly locale: Locale } | undefined;
  speech = $state.raw<CoachSpeech | undefined>();
  /** Why the move; null: nothing else could be done, undefined: not thought out yet. */
  explained = $state.raw<Explained<ActionBase, TermBase> | null | undefined>();
  #hasFailed = $state(false);
  #warning = $state.raw<Warning | undefined>();

  /** What could be asked about. */
  readonly question: CoachQuestion | undefined = $derived.by(() => questionIn(this.#room.update, this.#room.viewer));
  /** What was asked about, while it is still the question. */
  readonly hinted: CoachQuestion | undefined = $derived.by(() => (this.#asked?.key === this.question?.key ? this.#asked : undefined));
  /** The move, as it can be made. */
  readonly move: ActionBase | undefined = $derived.by(() => {
    const thought = this.#thought;
    if (thought === undefined || this.hinted === undefined) return undefined;
    const wanted = stableJson(thought.action);
    return this.question?.legal.find((action) => stableJson(action) === wanted);
  });
  readonly places: readonly Look[] = $derived.by(() => {
    const { hinted, speech, move } = this;
    if (hinted === undefined || speech === undefined || move === undefined || this.#thought === undefined) return [];
    return placesToLook(speech.points, { thought: this.#thought, legal: hinted.legal, view: hinted.view, seat: hinted.seat });
  });
  /** What to light: the places, in the end the things the move is made with. */
  readonly things: readonly string[] = $derived.by(() => {
    const { hinted, speech, move, places } = this;
    if (this.#step < LAST_STEP || move === undefined || hinted === undefined) return places.flatMap(({ things }) => things);
    return speech?.points.things(move, hinted) ?? [];
  });

  /** Of the last move of who looks at the screen, as long as it stands. */
  readonly warning: Warning | undefined = $derived.by(() => {
    const { update, viewer } = this.#room;
    const stands = this.#warning?.seat === viewer && update !== undefined && update.actionCount > (this.#warning?.keep ?? 0);
    return stands && update.result === undefined ? this.#warning : undefined;
  });

  constructor(room: MatchRoom, adviser = workerAdviser()) {
    this.#room = room;
    this.#adviser = adviser;
  }

  get step(): number {
    return this.#step;
  }

  /** Nothing can be shown yet: of the last step the reason is waited for, too. */
  get isThinking(): boolean {
    if (this.hinted === undefined || this.hasFailed) return false;
    return this.move === undefined || this.speech === undefined || (this.#step === LAST_STEP && this.explained === undefined);
  }

  /** Also where what was thought of cannot be done any more. */
  get hasFailed(): boolean {
    return this.#hasFailed || (this.hinted !== undefined && this.#thought !== undefined && this.move === undefined);
  }

  get isBusy(): boolean {
    return this.#room.isBusy;
  }

  /** The words of the coach; of two languages asked for in a row the second counts. */
  async load(game: string, locale: Locale): Promise<void> {
    const wanted = { game, locale };
    this.#wanted = wanted;
    const entry = gameEntry(game);
    try {
      const [coaching, reasons] = await Promise.all([entry?.coaching?.(locale), entry?.reasonWords?.(locale)]);
      if (this.#wanted === wanted) this.speech = coaching && { ...coaching, reasons };
    } catch {
      this.#hasFailed = true;
    }
  }

  /** A hint, or the next step of it. */
  ask(): void {
    if (this.hinted !== undefined && !this.hasFailed) this.#step = Math.min(this.#step + 1, LAST_STEP);
    else if (this.question !== undefined) this.#begin(this.question);
  }

  #begin(question: CoachQuestion): void {
    this.withdraw();
    this.#asked = question;
    // What could not be fetched before is tried again.
    if (this.speech === undefined && this.#wanted !== undefined) void this.load(this.#wanted.game, this.#wanted.locale);
    const { key, ...request } = question;
    this.#adviser.ask({ advise: request }, (reply) => this.#hear(reply));
  }

  #hear(reply: AdviceReply): void {
    if ('thought' in reply) this.#thought = reply.thought;
    else if ('explained' in reply) this.explained = reply.explained ?? null;
    else if ('problem' in reply) this.#hasFailed = true;
  }

  /** Something was done here: what it gave away is thought about beside the page, and told only if it was much. */
  watch(before: Update, seat: Seat, played: readonly ActionBase[]): void {
    this.withdraw();
    this.#warning = undefined;
    const question = questionIn(before, seat);
    if (question === undefined || question.legal.length < 2 || !settings.coachWarns) return;
    const { key, ...request } = question;
    this.#adviser.ask({ review: request, played: JSON.parse(JSON.stringify(played)) }, (reply) => {
      if ('review' in reply && reply.review !== undefined) this.#warning = { review: reply.review, seat, keep: before.actionCount };
    });
  }

  /** Others have chosen in secret since: then nobody can go back. */
  get canTakeBack(): boolean {
    const { update } = this.#room;
    if (update === undefined || this.warning === undefined) return false;
    const { consent = update.actionCount, free } = update.undo;
    return this.warning.keep >= update.actionCount - Math.max(consent, free);
  }

  /** What others did since would go back, too. */
  get takesOthersBack(): boolean {
    const { warning } = this;
    return warning !== undefined && this.#room.log.some(({ index, seat }) => index >= warning.keep && seat !== warning.seat);
  }

  /** Others may have acted since it was pressed: what is meant is the same, so it is asked for once more. */
  async takeBack(): Promise<Outcome | undefined> {
    const { warning } = this;
    if (warning === undefined) return undefined;
    const outcome = await this.#room.goBackTo(warning.keep);
    return outcome.ok || outcome.refusal.code !== 'stale-decision' ? outcome : this.#room.goBackTo(warning.keep);
  }

  letBe(): void {
    this.#warning = undefined;
  }

  /** The hint goes, and so does the thought that is under way. */
  withdraw(): void {
    if (this.#asked !== undefined && this.explained === undefined) this.#adviser.stop();
    this.#asked = undefined;
    this.#thought = undefined;
    this.explained = undefined;
    this.#hasFailed = false;
    this.#step = 1;
  }

  close(): void {
    this.withdraw();
    this.#adviser.stop();
  }
}
