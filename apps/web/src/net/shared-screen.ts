import type { EventBase, Seat, Viewer } from '@orrery/engine';
import type { Match, Update } from '@orrery/match';
import { Calls, type QuietPass } from './calls.ts';
import type { Handing, MatchListener } from './connection.ts';
import { SealedRound } from './sealed-round.ts';

export interface ScreenPorts {
  /** Resolves after this many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** 0 to 1: when the screen goes round for nothing, so that its going round tells nothing. */
  readonly chance: () => number;
}

/** How long somebody who has nothing to play looks at their cards before the screen goes on by itself. */
const LOOK_MS = 2600;

const PORTS: ScreenPorts = {
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  chance: Math.random,
};

/**
 * Which seat's view of a match in this browser the screen shows. Where hands are secret and several people share it, it shows
 * what everybody may see until somebody takes it; a seat's view, log and question reach the page only then, and leave it
 * before the next one is named.
 */
export class SharedScreen {
  /** Several people look, and hands are secret. */
  readonly isSecret: boolean;
  readonly #match: Match;
  readonly #listener: MatchListener;
  readonly #people: readonly Seat[];
  readonly #heard = new Map<number, Map<Viewer, Update>>();
  readonly #stops: readonly (() => void)[];
  readonly #round: SealedRound;
  readonly #calls: Calls;
  readonly #ports: ScreenPorts;
  #viewer: Viewer;
  #handing: Handing | undefined;
  /** Who looked last: the next one is looked for from there. */
  #last: Seat = -1;
  /** Taken by somebody nobody waits for, to look or to interrupt: theirs until they act or give it away. */
  #isWished = false;
  /** What everybody may know, as it was before the last change. */
  #before: Update;
  /** What comes to light once all are looking. */
  #held: EventBase[] = [];
  /** Who looks at which question and can only pass. */
  #looksAt = '';
  /** Waits for the match to settle before the screen goes to somebody. */
  #isDeciding = false;
  #isClosed = false;

  constructor(match: Match, listener: MatchListener, ports: ScreenPorts = PORTS) {
    this.#ports = ports;
    this.#match = match;
    this.#listener = listener;
    this.#people = match.occupants.flatMap((occupant, seat) => (occupant.kind === 'person' ? [seat] : []));
    this.isSecret = match.module.hasSecretHands && this.#people.length > 1;
    this.#viewer = this.isSecret ? 'spectator' : (this.#people[0] ?? 'spectator');
    this.#before = match.update('spectator');
    this.#round = new SealedRound(match, this.#people);
    this.#calls = new Calls(match, this.#people, ports.chance);
    const viewers: readonly Viewer[] = this.isSecret || this.#people.length === 0 ? [...this.#people, 'spectator'] : this.#people;
    this.#stops = viewers.map((who) => match.subscribe(who, (update) => this.#hear(who, update)));
  }

  get viewer(): Viewer {
    return this.#viewer;
  }

  /** A full update for the seat that looks; at the opening none does yet. */
  show(): void {
    const next = this.#nextOf(this.#calls.now().wanted);
    if (this.isSecret && this.#last < 0 && next !== undefined && this.#handing === undefined) {
      this.#cover({ kind: 'hand-over', seat: next });
      return;
    }
    if (!this.isSecret) this.#lookAs(this.#match.update(this.#viewer).waitingFor);
    this.#listener.update(this.#match.update(this.#viewer), this.#viewer);
    this.readLog();
    if (this.isSecret && next === undefined) this.#decide();
  }

  readLog(): void {
    this.#listener.log(this.#match.log(this.#viewer), this.#match.seq);
  }

  answers(): void {
    if (this.#viewer !== 'spectator') this.#round.answers(this.#viewer);
  }

  /** The seat that was named has the screen, or all are looking. */
  take(): void {
    const handing = this.#handing;
    if (handing === undefined) return;
    if (handing.kind !== 'reveal') this.#look(handing.seat);
    this.#hand(undefined);
    if (handing.kind !== 'reveal') void this.#lookThrough(this.#calls.take(handing.seat));
    // After the table as it was before has been drawn, so that what comes to light is seen to come.
    if (handing.kind === 'reveal') queueMicrotask(() => this.#reveal());
  }

  /** Given to somebody nobody waits for. */
  give(seat: Seat): void {
    if (!this.isSecret || !this.#people.includes(seat) || seat === this.#viewer) return;
    this.#isWished = true;
    this.#cover({ kind: 'hand-over', seat });
  }

  close(): void {
    this.#isClosed = true;
    for (const stop of this.#stops) stop();
  }

  /** A change is told to one viewer after another; what to show is decided when all have been told. */
  #hear(who: Viewer, update: Update): void {
    const updates = this.#heard.get(update.seq) ?? new Map<Viewer, Update>();
    this.#heard.set(update.seq, updates.set(who, update));
    queueMicrotask(() => this.#flush());
  }

  #flush(): void {
    for (const [seq, updates] of [...this.#heard].sort(([one], [other]) => one - other)) {
      this.#heard.delete(seq);
      if (this.isSecret) this.#tellSecretly(updates);
      else this.#tell(updates);
    }
  }

  #tell(updates: ReadonlyMap<Viewer, Update>): void {
    const [any] = updates.values();
    const before = this.#viewer;
    this.#lookAs(any.waitingFor);
    const update = updates.get(this.#viewer);
    if (update !== undefined) this.#listener.update(update, this.#viewer);
    if (before !== this.#viewer) this.readLog();
  }

  /** The seat that is asked looks; while nobody here is asked, the last one keeps looking. */
  #lookAs(waitingFor: readonly Seat[]): void {
    if (this.#viewer === 'spectator' || waitingFor.includes(this.#viewer)) return;
    this.#viewer = this.#people.find((seat) => waitingFor.includes(seat)) ?? this.#viewer;
  }

  #tellSecretly(updates: ReadonlyMap<Viewer, Update>): void {
    const own = updates.get(this.#viewer);
    const open = updates.get('spectator');
    // Standing orders: nobody but their seat hears of them.
    if (open === undefined) {
      if (own !== undefined) this.#listener.update(own, this.#viewer);
      return;
    }
    const before = this.#before;
    this.#before = { ...open, change: { kind: 'full' }, events: [] };
    const isOpening = this.#round.ends(open.change) && open.result === undefined;
    if (open.change.kind === 'actions' && open.change.seat === this.#viewer) this.#isWished = false;
    if (open.change.kind === 'undo') this.#calls.forget();
    if (this.#handing?.kind === 'reveal') {
      this.#held.push(...open.events);
    } else if (isOpening) {
      this.#held = [...open.events];
      this.#cover({ kind: 'reveal' }, before);
    } else {
      if (own !== undefined) this.#listener.update(own, this.#viewer);
      this.#decide();
    }
  }

  /** Whether the screen must go to somebody else now. */
  #decide(): void {
    if (this.#isClosed || this.#handing?.kind === 'reveal') return;
    const { wanted, quiet } = this.#calls.now();
    const next = this.#nextOf(wanted);
    if (this.#match.isOver || (next === undefined && !this.#isWished)) this.#hand(undefined);
    if (this.#match.isOver || this.#isWished) return;
    if (next === undefined && quiet === undefined) return;
    if (next !== undefined && next === this.#viewer) {
      void this.#lookThrough(this.#calls.take(next));
      return;
    }
    // Somebody may be about to be answered for: the screen does not go to those who have nothing to say.
    if (this.#match.hasAutomaticTurn) return void this.#decideLater();
    if (quiet !== undefined) return void this.#pass(quiet);
    if (next === undefined) return;
    const covered = this.#handing?.kind === 'hand-over' ? this.#handing : undefined;
    if (covered?.seat === next) return;
    if (covered !== undefined || this.#viewer !== 'spectator') this.#cover({ kind: 'hand-over', seat: next });
    else this.#hand({ kind: 'open', seat: next });
  }

  #pass({ seat, decision, pass }: QuietPass): Promise<unknown> {
    return this.#match.act(seat, { decision, actions: [{ ...pass }] });
  }

  /** A seat with nothing to play has the screen for as long as a glance takes, and it goes on. */
  async #lookThrough(pass: QuietPass | undefined): Promise<void> {
    const looksAt = `${pass?.seat} ${pass?.decision}`;
    if (pass === undefined || looksAt === this.#looksAt) return;
    this.#looksAt = looksAt;
    await this.#ports.wait(LOOK_MS);
    if (!this.#isClosed && this.#viewer === pass.seat) await this.#pass(pass);
  }

  /** Once, however many changes come meanwhile: each of them would decide the same again. */
  async #decideLater(): Promise<void> {
    if (this.#isDeciding) return;
    this.#isDeciding = true;
    await this.#match.settled();
    this.#isDeciding = false;
    this.#decide();
  }

  /** Of the people who are asked: who looks or is named already, else the next around the table. */
  #nextOf(asked: readonly Seat[]): Seat | undefined {
    const named = this.#handing === undefined || this.#handing.kind === 'reveal' ? this.#viewer : this.#handing.seat;
    return asked.find((seat) => seat === named) ?? asked.find((seat) => seat > this.#last) ?? asked[0];
  }

  #look(seat: Seat): void {
    this.#viewer = seat;
    this.#last = seat;
    this.#listener.update(this.#match.update(seat), seat);
    this.readLog();
  }

  #reveal(): void {
    if (this.#isClosed) return;
    this.#listener.update({ ...this.#match.update('spectator'), events: this.#held }, 'spectator');
    this.readLog();
    this.#held = [];
    this.#decide();
  }

  /** First the cover, then nothing but what everybody may see beneath it. */
  #cover(handing: Handing, beneath: Update = this.#match.update('spectator')): void {
    this.#hand(handing);
    this.#viewer = 'spectator';
    this.#listener.update(beneath, 'spectator');
    this.readLog();
  }

  #hand(handing: Handing | undefined): void {
    this.#handing = handing;
    this.#listener.handing(handing);
  }
}
