import type { ActionBase, EventBase, MatchRecord, Phrase, Viewer } from '@orrery/engine';
import type { LogLine, Update } from '@orrery/match';
import type { ChatLine, MatchConnection, MatchEars, Outcome, WireState } from '../net/connection.ts';
import { judge } from './sequence.ts';

function said({ text, phrase }: ChatLine): string {
  return phrase === undefined ? text : JSON.stringify(phrase);
}

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
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Written while the wire was lost; said as soon as it is back. */
  unsaid = $state.raw<readonly string[]>([]);
  wire = $state<WireState>('connecting');
  gone = $state<string | undefined>();
  isBusy = $state(false);
  /** The viewer changed while secrets are at the table: nothing is shown until the next one says so. */
  curtain = $state<number | undefined>();
  connection = $state.raw<MatchConnection | undefined>();
  /** Whether a change of viewers on this screen needs a curtain; unknown until the game is loaded. */
  #hasSecretHands: boolean | undefined;

  readonly ears: MatchEars = {
    update: (update, viewer) => this.#hear(update, viewer),
    log: (lines, seq) => {
      if (this.update === undefined || seq >= this.update.seq) this.log = lines;
      else this.connection?.readLog();
    },
    said: (line) => {
      // After every reconnection all of it is told again.
      if (!this.chat.some((known) => known.at === line.at && known.name === line.name && said(known) === said(line))) {
        this.chat = [...this.chat, line].slice(-500);
      }
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
    this.#look(update, viewer);
    this.update = update;
    this.events = update.events;
    this.eventsKey += 1;
    if (update.change.kind === 'actions') {
      const { seat, index } = update.change;
      this.log = [...this.log, { index, seat, at: update.waitingSince, events: update.events }];
    }
    if (update.change.kind === 'undo') this.connection?.readLog();
  }

  #look(update: Update, viewer: Viewer): void {
    const isNew = viewer !== this.viewer;
    if (isNew && this.#hasSecretHands && this.update !== undefined && viewer !== 'spectator' && update.result === undefined) {
      this.curtain = viewer;
    }
    this.viewer = viewer;
  }

  /** The game is loaded: whoever opens a match that several play on this screen may not be the one it would show. */
  seeWhetherSecret(hasSecretHands: boolean): void {
    const isFirst = this.#hasSecretHands === undefined;
    this.#hasSecretHands = hasSecretHands;
    const { update, viewer } = this;
    if (!isFirst || !hasSecretHands || update === undefined || update.result !== undefined || viewer === 'spectator') return;
    const people = update.occupants.filter((occupant) => occupant.kind === 'person');
    if (this.connection?.kind === 'local' && people.length > 1) this.curtain = viewer;
  }

  /** Sends all or none; undefined: done. One request at a time, so that a second click does nothing. */
  async act(actions: readonly ActionBase[]): Promise<Outcome> {
    const asked = this.update?.asked;
    if (asked === undefined || this.connection === undefined) return { ok: false, refusal: { code: 'not-asked' } };
    return this.#alone((connection) => connection.act({ decision: asked.id, actions }));
  }

  /** Takes back what came with the last request. */
  async undo(): Promise<Outcome> {
    const { update } = this;
    if (update === undefined || update.undo.free === 0) return { ok: false, refusal: { code: 'nothing-to-undo' } };
    const keep = update.actionCount - Math.max(1, update.undo.last);
    return this.#alone((connection) => connection.undo({ keep, seq: update.seq }));
  }

  async requestUndo(): Promise<Outcome> {
    const { update } = this;
    if (update === undefined || update.actionCount === 0) return { ok: false, refusal: { code: 'nothing-to-undo' } };
    return this.#alone((connection) => connection.requestUndo({ keep: this.#ownLastAction(), seq: update.seq }));
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

  /** Asking the table means: to before the last thing this viewer did. */
  #ownLastAction(): number {
    const own = this.log.findLast((line) => line.seat === this.viewer);
    return own?.index ?? Math.max(0, (this.update?.actionCount ?? 1) - 1);
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
