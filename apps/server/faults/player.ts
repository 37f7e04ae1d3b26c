import { setTimeout } from 'node:timers/promises';
import { below, type Seat } from '@orrery/engine';
import type { Update } from '@orrery/match';
import { PATHS, tableAnswer } from '@orrery/protocol';
import { pick } from '../test/support/choice.ts';
import type { Answer, Line } from './line.ts';
import type { Attempt, SeatDeed } from './notes.ts';
import type { Person } from './person.ts';
import { Watcher } from './watcher.ts';

const LOOK_MILLISECONDS = 3000;
const REFUSED_MILLISECONDS = 300;
const NAP_MILLISECONDS = 500;
const COME_BACK_TRIES = 60;
const OTHER_TABS = 2;

/** In a thousand turns. */
const OFTEN = { chat: 40, undo: 40, askUndo: 8, leave: 6, otherNode: 15, otherTab: 15, orders: 25, may: 30, sleep: 6 } as const;

/** Somebody with a clock sleeps for about as long as it runs. */
const SLEEP = { least: 8000, most: 40_000 } as const;

export interface Place {
  readonly match: string;
  readonly seat: Seat;
  /** The words of the game for standing orders. */
  readonly orders: readonly string[];
}

/** One person at one match, until it is over. What was not acknowledged is asked again, elsewhere, with the same decision. */
export class Player {
  readonly #person: Person;
  readonly #match: string;
  readonly #seat: Seat;
  readonly #orders: readonly string[];
  readonly #tab: Watcher;
  #otherTabs: Watcher[] = [];
  #update: Update | undefined;
  /** Asked for and not answered yet. */
  #open: Attempt | undefined;
  #answered = -1;
  /** Decisions of which a node said that they are out of date. */
  readonly #stale = new Map<number, Attempt>();
  /** And was told so. */
  #hasLeft = false;

  constructor(person: Person, { match, seat, orders }: Place) {
    this.#person = person;
    this.#match = match;
    this.#seat = seat;
    this.#orders = orders;
    this.#tab = new Watcher({
      world: person.world,
      match,
      chance: person.chance,
      who: person,
      hear: (message) => {
        if (message.type === 'update') this.#update = message.update;
      },
    });
  }

  async play(): Promise<void> {
    for (;;) {
      const line = await this.#tab.connected();
      if (line === undefined || this.#update?.waitingFor.length === 0 || this.#isPutOut) break;
      if (this.#update !== undefined) await this.#turn(line, this.#update);
    }
    this.#tab.drop();
    for (const tab of this.#otherTabs) tab.drop();
  }

  /** Time ran out at a table where that loses the seat. */
  get #isPutOut(): boolean {
    return this.#update?.occupants[this.#seat]?.kind === 'bot';
  }

  /** A bot plays in this place. What was asked before it sat down there is asked again afterwards, while its question stands. */
  async #comeBack(line: Line, isReturning: boolean): Promise<void> {
    if (!isReturning) {
      const answer = await line.request({ type: 'come-back', match: this.#match, seat: this.#seat });
      if (answer !== undefined && answer.type !== 'done') this.#person.world.notes.count(`come back: ${answer.type}`);
    }
    await line.next(REFUSED_MILLISECONDS);
  }

  async #turn(line: Line, update: Update): Promise<void> {
    const { asked, undo, occupants } = update;
    // A request to stand up that was stalled on its way is heard late, by another node than the one that let this person sit again.
    if (occupants[this.#seat]?.kind === 'open') return this.#return(line);
    const there = occupants[this.#seat];
    if (there?.kind === 'person' && there.standIn !== undefined) return this.#comeBack(line, there.standIn.returns === true);
    if (this.#open !== undefined) return this.#try(line, this.#open);
    if (undo.request !== undefined) return this.#discuss(line, undo.request);
    const mayAct = asked !== undefined && asked.id !== this.#answered;
    if (!mayAct || !(asked.must || this.#chance(OFTEN.may))) return line.next(LOOK_MILLISECONDS);
    if (await this.#didSomethingElse(line, update)) return;
    if (update.clocks !== undefined && this.#chance(OFTEN.sleep)) await this.#sleep();
    else await setTimeout(5 + below(this.#person.chance, 60));
    if (this.#update !== update) return;
    const known = this.#stale.get(asked.id);
    await this.#try(
      line,
      known ?? this.#attempt({ kind: 'actions', decision: asked.id, action: { ...pick(this.#person.chance, asked.legal) } }),
    );
  }

  /** Nobody is waited for who sleeps while the others go home. */
  async #sleep(): Promise<void> {
    const { chance, world } = this.#person;
    const until = performance.now() + SLEEP.least + below(chance, SLEEP.most - SLEEP.least);
    while (performance.now() < until && !world.isClosing && !world.isOver) await setTimeout(NAP_MILLISECONDS);
  }

  async #try(line: Line, attempt: Attempt): Promise<void> {
    const { wanted, seat, match } = attempt;
    if (wanted.kind !== 'actions') return;
    this.#open = attempt;
    attempt.tries += 1;
    if (attempt.tries > 1) this.#person.world.notes.retried += 1;
    const answer = await line.request({ type: 'act', match, seat, decision: wanted.decision, actions: [wanted.action] as never });
    if (answer === undefined) return;
    await this.#heed(attempt, wanted.decision, answer);
  }

  async #heed(attempt: Attempt, decision: number, answer: Answer): Promise<void> {
    const { notes } = this.#person.world;
    if (answer.type === 'error') {
      // Nobody knows: it is asked again.
      notes.count(`error ${answer.code}`);
      await setTimeout(REFUSED_MILLISECONDS);
      return;
    }
    this.#open = undefined;
    if (answer.type === 'done') {
      notes.acknowledged += 1;
      attempt.done = answer.seq;
      this.#answered = decision;
      if (attempt.stale !== undefined)
        notes.violations.push(`${this.#what(attempt)} was refused as ${attempt.stale} and done later: its question had stood`);
      return;
    }
    const { code } = answer.refusal;
    notes.count(`refused ${code}${attempt.tries > 1 ? ' when asked again' : ''}`);
    if (code === 'illegal')
      notes.violations.push(`${this.#what(attempt)} was listed as legal and refused: ${JSON.stringify(answer.refusal)}`);
    if (code === 'stale-decision' || code === 'not-asked') {
      attempt.stale = code;
      this.#stale.set(decision, attempt);
    }
    await setTimeout(REFUSED_MILLISECONDS);
  }

  /** What people do besides playing. True: they did, and look again before they play. */
  async #didSomethingElse(line: Line, { undo, actionCount, seq }: Update): Promise<boolean> {
    const [match, seat] = [this.#match, this.#seat];
    if (this.#chance(OFTEN.chat)) line.say({ type: 'say', match, text: this.#person.newWords() });
    if (this.#chance(OFTEN.otherTab)) this.#changeTabs();
    if (undo.free > 0 && this.#chance(OFTEN.undo)) {
      const keep = actionCount - undo.last;
      await this.#ask(this.#attempt({ kind: 'undo', keep }), line.request({ type: 'undo', match, seat, keep, seq }));
      return true;
    }
    if ((undo.consent ?? 0) > 0 && this.#chance(OFTEN.askUndo)) {
      const keep = actionCount - 1;
      await this.#ask(this.#attempt({ kind: 'undo-request', keep }), line.request({ type: 'request-undo', match, seat, keep, seq }));
      return true;
    }
    if (this.#orders.length > 0 && this.#chance(OFTEN.orders)) {
      const orders = this.#orders.filter(() => this.#chance(300));
      await this.#ask(this.#attempt({ kind: 'orders', orders }), line.request({ type: 'give-orders', match, seat, orders }));
      return true;
    }
    if (this.#chance(OFTEN.leave)) {
      const { status } = await this.#person.post(PATHS.leave(match), {});
      if (status < 300) this.#noteSeat('left');
      await this.#return(line);
      return true;
    }
    if (!this.#chance(OFTEN.otherNode)) return false;
    this.#tab.drop();
    return true;
  }

  async #discuss(line: Line, request: NonNullable<Update['undo']['request']>): Promise<void> {
    const isMine = request.seat === this.#seat;
    if (!isMine && request.agreed.includes(this.#seat)) return line.next(LOOK_MILLISECONDS);
    // Whoever asked waits a moment, and withdraws.
    if (isMine) await line.next(LOOK_MILLISECONDS);
    if (this.#update?.undo.request?.keep !== request.keep) return;
    const agree = !isMine && below(this.#person.chance, 10) < 7;
    const attempt = this.#attempt({ kind: 'undo-answer', keep: request.keep, agree });
    await this.#ask(attempt, line.request({ type: 'answer-undo', match: this.#match, seat: this.#seat, keep: request.keep, agree }));
    await line.next(REFUSED_MILLISECONDS);
  }

  /** What is not asked again when it is lost: one sees what became of it. */
  async #ask(attempt: Attempt, asking: Promise<Answer | undefined>): Promise<void> {
    attempt.tries += 1;
    const answer = await asking;
    const { notes } = this.#person.world;
    if (answer?.type === 'done') {
      notes.acknowledged += 1;
      attempt.done = answer.seq;
    } else if (answer !== undefined) notes.count(answer.type === 'error' ? `error ${answer.code}` : `refused ${answer.refusal.code}`);
  }

  async #return(line: Line): Promise<void> {
    const { world } = this.#person;
    for (let tries = 0; !world.isOver; tries++) {
      const { status, body } = await this.#person.post(PATHS.join(this.#match), { seat: this.#seat });
      // While nobody sat there the clock may have run out: then a bot has the seat for good.
      if (this.#update?.waitingFor.length === 0 || this.#isPutOut) return;
      if (status < 300) {
        // Who only believed to have stood up may have sat there all the time.
        if (this.#hasLeft) this.#noteSeat('sat');
        return line.next(REFUSED_MILLISECONDS);
      }
      // It has ended, or a bot has the seat, and the line that would have told so is cut.
      if (JSON.stringify(body).includes('match-over')) return;
      if (tries >= COME_BACK_TRIES) {
        if (await this.#hasBot()) return;
        world.notes.violations.push(
          `${this.#person.name} left seat ${this.#seat} of ${this.#match} and cannot return: ${JSON.stringify(body)}`,
        );
        return;
      }
      await setTimeout(REFUSED_MILLISECONDS);
    }
  }

  #noteSeat(kind: SeatDeed['kind']): void {
    this.#hasLeft = kind === 'left';
    this.#person.world.notes.seatDeeds.push({ match: this.#match, seat: this.#seat, person: this.#person.id, kind });
  }

  async #hasBot(): Promise<boolean> {
    const table = tableAnswer.safeParse((await this.#person.get(PATHS.table(this.#match))).body);
    return table.data?.table.seats[this.#seat]?.kind === 'bot';
  }

  /** Another tab at the same match, on whichever node; the oldest is closed when there are enough. */
  #changeTabs(): void {
    const { world, chance } = this.#person;
    const tab = new Watcher({ world, match: this.#match, chance, who: this.#person });
    void tab.connected();
    this.#otherTabs.push(tab);
    if (this.#otherTabs.length > OTHER_TABS) this.#otherTabs.shift()?.drop();
  }

  #attempt(wanted: Attempt['wanted']): Attempt {
    const attempt: Attempt = { match: this.#match, seat: this.#seat, person: this.#person.id, wanted, tries: 0 };
    this.#person.world.notes.attempts.push(attempt);
    return attempt;
  }

  #chance(inThousand: number): boolean {
    return below(this.#person.chance, 1000) < inThousand;
  }

  #what({ match, seat, wanted }: Attempt): string {
    return `${match} seat ${seat}: ${JSON.stringify(wanted)}`;
  }
}
