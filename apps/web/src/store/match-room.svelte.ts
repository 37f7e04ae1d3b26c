import type { ActionBase, EventBase, MatchRecord, Phrase, Viewer } from '@orrery/engine';
import type { LogLine, Update } from '@orrery/match';
import type { ChatLine, Handing, MatchConnection, MatchListener, Outcome, WireState } from '../net/connection.ts';
import { withLine } from './chat.ts';
import { judge } from './sequence.ts';
import { undoReach } from './undo-reach.ts';

/**
 * One match on this screen. Applies an update only when it is the next one; after a gap it asks for the whole truth again.
 */
export class MatchRoom {
  update = $state.raw<Update | undefined>();
  viewer = $state.raw<Viewer>('spectator');
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
  gone = $state<string | undefined>();
  isBusy = $state(false);
  /** Where secrets are at the table and several share the screen: who is to take it. */
  handing = $state.raw<Handing | undefined>();
  connection = $state.raw<MatchConnection | undefined>();

  readonly listener: MatchListener = {
    update: (update, viewer) => this.#hear(update, viewer),
    log: (lines, seq) => {
      if (this.update !== undefined && seq < this.update.seq) {
        this.connection?.readLog();
        return;
      }
      this.log = lines;
      this.isLogHeard = true;
    },
    said: (line) => {
      this.chat = withLine(this.chat, line);
    },
    handing: (handing) => {
      this.handing = handing;
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
    const verdict = judge(this.update?.seq, update);
    if (verdict === 'ask-again') this.connection?.again();
    if (verdict !== 'apply') return;
    this.viewer = viewer;
    this.update = update;
    this.events = update.events;
    this.eventsKey += 1;
    if (update.change.kind === 'actions') {
      const { seat, index } = update.change;
      this.log = [...this.log, { index, seat, at: update.waitingSince, events: update.events }];
    }
    if (update.change.kind === 'undo') this.connection?.readLog();
  }

  /** Sends all or none; undefined: done. One request at a time, so that a second click does nothing. */
  async act(actions: readonly ActionBase[]): Promise<Outcome> {
    const asked = this.update?.asked;
    if (asked === undefined || this.connection === undefined) return { ok: false, refusal: { code: 'not-asked' } };
    return this.#alone((connection) => connection.act({ decision: asked.id, actions }));
  }

  /** Takes back what came with the last request, or asks the table to go back to before the last own action. */
  async undo(): Promise<Outcome> {
    const { update } = this;
    const reach = update === undefined ? { kind: 'nothing' as const } : undoReach(update, this.viewer, this.log);
    if (update === undefined || reach.kind === 'nothing' || reach.kind === 'barred') {
      return { ok: false, refusal: { code: reach.kind === 'barred' ? 'undo-barred' : 'nothing-to-undo' } };
    }
    const request = { keep: reach.keep, seq: update.seq };
    return this.#alone((connection) => (reach.kind === 'alone' ? connection.undo(request) : connection.requestUndo(request)));
  }

  /** Back to so many actions; the table agrees at once where nobody but bots is at it. */
  goBackTo(keep: number): Promise<Outcome> {
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
