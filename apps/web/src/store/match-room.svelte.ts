import type { ActionBase, EventBase, MatchRecord, Phrase, Seat, Viewer } from '@orrery/engine';
import type { LogLine, Update } from '@orrery/match';
import type { ChatLine, Deed, Handing, MatchConnection, Outcome, RemoteListener, WireState } from '../net/connection.ts';
import { withLine } from './chat.ts';
import type { Pace } from './pace.ts';
import { judge } from './sequence.ts';
import { BROWSER_CLOCK, type Clock, Showing, type ShowingState } from './showing.ts';
import { NO_STEPS, type Steps, type Telling, withStep } from './steps.ts';
import { undoReach } from './undo-reach.ts';
import { isDoneHere, weightOf } from './weight.ts';

/**
 * One match on this screen. Takes an update only when it is the next one; after a gap it asks for the whole truth again. What
 * was taken is shown at the viewer's pace, in the order it came.
 */
export class MatchRoom {
  /** What is shown. */
  update = $state.raw<Update | undefined>();
  /** What came last; it may not be shown yet. */
  newest = $state.raw<Update | undefined>();
  showing = $state<ShowingState>('idle');
  /** What can be shown again. */
  steps = $state.raw<Steps>(NO_STEPS);
  /** Undefined until the words of the game are there. */
  telling = $state.raw<Telling | undefined>();
  viewer = $state.raw<Viewer>('spectator');
  /** How many actions there were when this page first showed the match. */
  shownFrom: number | undefined;
  /** What the last update told, each batch once. */
  events = $state.raw<readonly EventBase[]>([]);
  eventsKey = $state(0);
  log = $state.raw<readonly LogLine[]>([]);
  /** The whole log has been told; until then it holds only what happened since. */
  isLogHeard = $state(false);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Written while the wire was lost; said as soon as it is back. */
  unsaid = $state.raw<readonly string[]>([]);
  wire = $state<WireState>('connecting');
  /** Seats whose people have not looked at the match for a while. */
  away = $state.raw<readonly Seat[]>([]);
  /** Of them, those who were not on the server for two days. */
  longAway = $state.raw<readonly Seat[]>([]);
  gone = $state<string | undefined>();
  isBusy = $state(false);
  /** Where secrets are at the table and several share the screen: who is to take it. */
  handing = $state.raw<Handing | undefined>();
  connection = $state.raw<MatchConnection | undefined>();

  readonly #queue: Showing;

  constructor({ pace, clock = BROWSER_CLOCK }: { readonly pace: () => Pace; readonly clock?: Clock }) {
    this.#queue = new Showing({
      clock,
      pace,
      changed: (state) => {
        this.showing = state;
      },
    });
  }

  readonly listener: RemoteListener = {
    update: (update, viewer) => this.#hear(update, viewer),
    log: (lines, seq) => {
      if (this.newest !== undefined && seq < this.newest.seq) {
        this.connection?.readLog();
        return;
      }
      this.#inTurn(() => {
        this.log = lines;
        this.isLogHeard = true;
      });
    },
    said: (line) => {
      const speaker = line.seat === undefined ? undefined : this.update?.occupants[line.seat];
      const hear = () => {
        this.chat = withLine(this.chat, line);
      };
      // A bot speaks of what it has just done; people speak when they speak.
      if (speaker?.kind === 'bot') this.#inTurn(hear);
      else hear();
    },
    talk: (lines) => {
      this.chat = lines;
    },
    handing: (handing) => {
      this.#inTurn(() => {
        this.handing = handing;
        if (this.#isCovered) this.steps = NO_STEPS;
      });
    },
    away: (seats) => {
      this.away = seats;
    },
    longAway: (seats) => {
      this.longAway = seats;
    },
    wire: (state) => {
      this.wire = state;
      if (state !== 'open') return;
      for (const text of this.unsaid) this.connection?.say?.(text);
      this.unsaid = [];
    },
    gone: (code) => {
      this.gone = code;
    },
  };

  #hear(update: Update, viewer: Viewer): void {
    const verdict = judge(this.newest?.seq, update);
    if (verdict === 'ask-again') this.connection?.again();
    if (verdict !== 'apply') return;
    this.newest = update;
    // The wire was lost meanwhile, so what waits is old; or somebody acted here, and sees it at once.
    const isNow = update.change.kind === 'full' ? this.connection?.kind === 'remote' : this.#isOwn(update, viewer);
    if (isNow) this.#queue.catchUp();
    this.#queue.add({ weight: () => this.#weightOf(update, viewer), show: (how) => this.#show(update, viewer, how) });
    if (update.change.kind === 'undo') this.connection?.readLog();
  }

  /** After all that came before it, without a pause of its own. */
  #inTurn(show: () => void): void {
    this.#queue.add({ weight: () => 'quiet', show });
  }

  #weightOf(update: Update, viewer: Viewer): ReturnType<typeof weightOf> {
    const { update: shown, viewer: shownTo, telling } = this;
    const isLocal = this.connection?.kind === 'local';
    return weightOf(update, viewer, { shown, shownTo, isLocal, isCovered: this.#isCovered, tells: telling?.tells });
  }

  #isOwn(update: Update, viewer: Viewer): boolean {
    return isDoneHere(update, viewer, this.connection?.kind);
  }

  get #isCovered(): boolean {
    return this.handing?.kind === 'hand-over' || this.handing?.kind === 'reveal';
  }

  #show(update: Update, viewer: Viewer, how: 'seen' | 'skipped'): void {
    this.#keepStep(update, viewer);
    this.shownFrom ??= update.actionCount;
    this.viewer = viewer;
    this.update = update;
    this.events = how === 'skipped' ? [] : update.events;
    this.eventsKey += 1;
    if (update.change.kind === 'actions') {
      const { seat, index } = update.change;
      this.log = [...this.log, { index, seat, at: update.waitingSince, events: update.events }];
    }
    if (update.asked?.must === true || update.result !== undefined) this.#queue.stopSkipping();
  }

  #keepStep(after: Update, viewer: Viewer): void {
    const { update: before, telling, connection } = this;
    if (before === undefined || telling === undefined || (connection?.isShared === true && viewer !== this.viewer)) {
      this.steps = NO_STEPS;
      return;
    }
    this.steps = withStep(this.steps, { before, after, by: this.#isOwn(after, viewer) ? 'self' : 'others' }, telling);
  }

  /** Shows the next thing others did, which waits for it. */
  letThrough(): void {
    this.#queue.letThrough();
  }

  /** To this viewer's next question; for somebody who is never asked, to what came last. */
  skipToOwnTurn(): void {
    if (this.viewer === 'spectator') this.#queue.catchUp();
    else this.#queue.skip();
  }

  /** The pace was chosen anew: it holds for what waits as well, and for those who skipped. */
  reconsiderPace(): void {
    this.#queue.stopSkipping();
    this.#queue.reconsider();
  }

  /** The seat that was named takes the screen, unless by now another is named. */
  takeScreen(): void {
    const named = this.handing;
    this.#queue.catchUp();
    if (named === this.handing) this.connection?.takeScreen?.();
  }

  giveScreen(seat: Seat): void {
    this.#queue.catchUp();
    this.connection?.giveScreen?.(seat);
  }

  /** Sends all or none; undefined: done. One request at a time, so that a second click does nothing. */
  async act(actions: readonly ActionBase[]): Promise<Outcome> {
    const asked = this.update?.asked;
    if (asked === undefined || this.connection === undefined) return { ok: false, refusal: { code: 'not-asked' } };
    this.#queue.catchUp();
    return this.#alone((connection) => connection.act({ decision: asked.id, actions }));
  }

  /** Takes back what came with the last request, or asks the table to go back to before the last own action. */
  async undo(): Promise<Outcome> {
    this.#queue.catchUp();
    const { update } = this;
    const reach = update === undefined ? { kind: 'nothing' as const } : undoReach(update, this.viewer, this.log);
    if (update === undefined || reach.kind === 'nothing' || reach.kind === 'barred') {
      return { ok: false, refusal: { code: reach.kind === 'barred' ? 'undo-barred' : 'nothing-to-undo' } };
    }
    const request = { keep: reach.keep, seq: update.seq };
    return this.#alone((connection) => (reach.kind === 'alone' ? connection.undo(request) : connection.requestUndo(request)));
  }

  /** Back to this many actions; the table agrees at once where nobody but bots is at it. */
  goBackTo(keep: number): Promise<Outcome> {
    this.#queue.catchUp();
    const { update } = this;
    if (update === undefined) return Promise.resolve({ ok: false, refusal: { code: 'nothing-to-undo' } });
    return this.#alone((connection) => connection.requestUndo({ keep, seq: update.seq }));
  }

  async answerUndo(agree: 'agree' | 'decline'): Promise<Outcome> {
    const keep = this.update?.undo.request?.keep;
    if (keep === undefined) return { ok: false, refusal: { code: 'nothing-to-undo' } };
    return this.#alone((connection) => connection.answerUndo({ keep, agree: agree === 'agree' }));
  }

  giveOrders(orders: readonly string[]): Promise<Outcome> {
    return this.#alone((connection) => connection.giveOrders(orders));
  }

  /** What is about seats and the table as a whole. */
  ask(deed: Deed): Promise<Outcome> {
    return this.#alone((connection) => connection.ask?.(deed) ?? Promise.resolve({ ok: false, refusal: { code: 'not-allowed' } }));
  }

  sayPhrase(phrase: Phrase): void {
    if (this.wire === 'open') this.connection?.say?.(phrase);
  }

  say(text: string): void {
    if (this.wire === 'open') this.connection?.say?.(text);
    else this.unsaid = [...this.unsaid, text];
  }

  record(): Promise<MatchRecord | undefined> {
    return this.connection?.record() ?? Promise.resolve(undefined);
  }

  close(): void {
    this.#queue.close();
    this.connection?.close();
  }

  async #alone(ask: (connection: MatchConnection) => Promise<Outcome>): Promise<Outcome> {
    if (this.isBusy || this.connection === undefined) return { ok: false, refusal: { code: 'stale-decision' } };
    this.isBusy = true;
    try {
      return await ask(this.connection);
    } finally {
      this.isBusy = false;
    }
  }
}
