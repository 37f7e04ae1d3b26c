import type { Answer, Match } from '@orrery/match';
import { type ClientMessage, type ClientMessageOf, LIMITS, PROTOCOL_VERSION, readClientMessage } from '@orrery/protocol';
import { shownPerson } from '../account/shown-person.ts';
import type { KeptBytes } from '../lobby/kept-bytes.ts';
import type { LiveMatches } from '../lobby/live-matches.ts';
import type { Tables } from '../lobby/tables.ts';
import { suspensionNow } from '../manners/footings.ts';
import type { Metrics } from '../metrics.ts';
import { untilRead } from '../news/until-read.ts';
import { claimStandIn } from '../presence/claiming.ts';
import type { Presence } from '../presence/presence.ts';
import { problemOf, RequestProblem, suspended } from '../problem.ts';
import { type Person, StorageDown, type TableStore } from '../storage/ports.ts';
import type { Chat } from './chat.ts';
import { CLOSE, type Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import { tellOwnTables } from './own-tables.ts';
import type { PageSight } from './page-sight.ts';
import type { Rooms } from './rooms.ts';

export interface MessageHandlerSetting {
  readonly hub: Hub;
  readonly rooms: Rooms;
  readonly matches: LiveMatches;
  readonly tables: Tables;
  readonly tableStore: TableStore;
  readonly chat: Chat;
  readonly kept: KeptBytes;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly presence: Presence;
  readonly sight: Pick<PageSight, 'hear'>;
  readonly failed: (reason: unknown) => void;
}

type Request = Extract<ClientMessage, { readonly request: string }>;

/** A whole view, the whole log, all one's tables: a page asks for them when it opens or comes back. */
const LONG_ANSWERS: ReadonlySet<ClientMessage['type']> = new Set(['watch', 'read-log', 'watch-tables']);
const LONG_ANSWER_COST = 4;

/** Understands what a socket says and does it. Nothing a client sends may throw out of here. */
export class MessageHandler {
  readonly #setting: MessageHandlerSetting;
  #running = 0;
  #isStopping = false;
  #resolveIdle: (() => void) | undefined;

  constructor(setting: MessageHandlerSetting) {
    this.#setting = setting;
  }

  handle(connection: Connection, text: string): void {
    if (this.#isStopping || !connection.isHeard) return;
    const reading = readClientMessage(text);
    const cost = reading.ok && LONG_ANSWERS.has(reading.value.type) ? LONG_ANSWER_COST : 1;
    if (!connection.mayHear(cost)) {
      // Whoever waits for an answer to it is told that there will be none.
      connection.refuseHaste(reading.ok ? requestOf(reading.value) : reading.request);
      return;
    }
    if (!reading.ok) {
      connection.error(reading.problem.code, reading.problem.message, { request: reading.request });
      return;
    }
    this.#running += 1;
    connection.begins();
    this.#answer(connection, reading.value)
      .catch((reason: unknown) => this.#apologise(connection, reading.value, reason))
      .finally(() => {
        this.#running -= 1;
        connection.ended();
        if (this.#running === 0) this.#resolveIdle?.();
      });
  }

  /** Counted like any message: what is only refused would cost as much as what is answered. */
  refuseBinary(connection: Connection): void {
    if (this.#isStopping || !connection.isHeard) return;
    if (connection.mayHear(1)) connection.error('bad-request', 'message: must be text');
    else connection.refuseHaste(undefined);
  }

  /** Hears nothing more; resolves when everything heard has been answered. */
  stop(): Promise<void> {
    this.#isStopping = true;
    return this.#running === 0 ? Promise.resolve() : new Promise((resolve) => (this.#resolveIdle = resolve));
  }

  async #answer(connection: Connection, message: ClientMessage): Promise<void> {
    if (message.type === 'hello') return this.#greet(connection, message);
    if (!connection.greeted) throw new RequestProblem('bad-request', 'say hello first');
    switch (message.type) {
      case 'ping':
        return connection.send({ type: 'pong', at: this.#setting.now() });
      case 'watch':
        return this.#watch(connection, message);
      case 'unwatch':
        return this.#setting.hub.unwatch(message.match, connection);
      case 'read-log':
        if (!this.#setting.rooms.askLog(message.match, connection))
          throw new RequestProblem('not-found', 'you are not watching this match');
        return;
      case 'watch-tables':
        return this.#watchTables(connection, message);
      case 'unwatch-tables':
        return this.#setting.hub.unwatchTables(connection);
      case 'watch-evening':
        return this.#setting.hub.watchEvening(connection, message.evening);
      case 'unwatch-evening':
        return this.#setting.hub.watchEvening(connection, undefined);
      case 'page':
        return this.#setting.sight.hear(connection, message);
      case 'say':
        return this.#say(connection, message);
      case 'act':
      case 'undo':
      case 'request-undo':
      case 'answer-undo':
      case 'give-orders':
      case 'resign':
      case 'propose':
      case 'answer-proposal':
      case 'stand-in':
      case 'come-back':
      case 'claim-stand-in':
        return this.#request(connection, message);
    }
  }

  #greet(connection: Connection, { protocol }: ClientMessageOf<'hello'>): void {
    if (protocol !== PROTOCOL_VERSION) {
      connection.error('wrong-protocol', `this server speaks version ${PROTOCOL_VERSION}: load the page again`);
      connection.drop(CLOSE.policy, 'wrong-protocol');
      return;
    }
    connection.greeted = true;
    const { person } = connection;
    const suspension = suspensionNow(connection.footing, this.#setting.now());
    const held = suspension === undefined ? {} : { suspended: { until: suspension.until, why: suspension.why } };
    const known = person === undefined ? {} : { person: shownPerson(person), ...held };
    connection.send({ type: 'welcome', protocol: PROTOCOL_VERSION, server: 'orrery', at: this.#setting.now(), ...known });
  }

  async #watch(connection: Connection, { match: id, since }: ClientMessageOf<'watch'>): Promise<void> {
    const { hub, rooms, tableStore, tables } = this.#setting;
    const isNew = !connection.watched.has(id);
    if (isNew && connection.watched.size >= LIMITS.watchedMatches) {
      throw new RequestProblem('too-many-requests', `you are already watching ${LIMITS.watchedMatches} matches`);
    }
    hub.watch(id, connection);
    const isThere = await rooms.enter(id, connection, since).catch((reason: unknown) => {
      hub.unwatch(id, connection);
      throw reason;
    });
    if (!isThere) {
      const table = await tableStore.load(id);
      if (table === undefined || table.stage === 'closed') {
        hub.unwatch(id, connection);
        throw new RequestProblem('not-found', 'there is no such match');
      }
      connection.send({ type: 'table', table: await tables.shown(table) });
    }
    if (!isNew) return;
    let repeated: Promise<void> | undefined;
    connection.paced.run(`chat ${id}`, () => {
      repeated = this.#repeatChat(connection, id);
    });
    await repeated;
  }

  async #watchTables(connection: Connection, { only }: ClientMessageOf<'watch-tables'>): Promise<void> {
    this.#setting.hub.watchTables(connection, only ?? 'any');
    await tellOwnTables(connection, { tables: this.#setting.tables, failed: this.#setting.failed });
  }

  #refuseSuspended({ footing }: Connection): void {
    if (suspensionNow(footing, this.#setting.now()) !== undefined) throw suspended();
  }

  /** It may come later than it was asked for. While the database is away a match that is in memory is shown without what was said there, which follows. */
  async #repeatChat(connection: Connection, id: string): Promise<void> {
    if (this.#isStopping || !connection.watched.has(id)) return;
    try {
      await this.#setting.chat.repeat(connection, id);
    } catch (reason) {
      if (!(reason instanceof StorageDown)) return this.#setting.failed(reason);
      const { chat, failed } = this.#setting;
      const isWanted = (): boolean => !this.#isStopping && connection.watched.has(id);
      void untilRead(() => chat.catchUp(id), isWanted)
        .finally(() => chat.left(connection, id))
        .catch(failed);
    }
  }

  async #say(connection: Connection, { match, text, phrase }: ClientMessageOf<'say'>): Promise<void> {
    const { person } = connection;
    if (person === undefined) throw new RequestProblem('not-signed-in', 'choose a name first');
    if (!connection.watched.has(match)) throw new RequestProblem('not-found', 'you are not at this table');
    this.#refuseSuspended(connection);
    const { chat, kept } = this.#setting;
    const takeRoom = (): Promise<void> => kept.takeLine({ person: person.id, address: connection.address }, text ?? '');
    await chat.say(person, match, { text, phrase, takeRoom });
  }

  async #request(connection: Connection, message: Request): Promise<void> {
    const start = performance.now();
    const { matches, metrics } = this.#setting;
    const { person } = connection;
    this.#refuseSuspended(connection);
    const answer = await matches.use<Answer>(message.match, async (match) => {
      // Who sat down by another node a moment ago may be quicker than its news.
      if (person !== undefined && !sitsAt(match, message.seat, person)) await match.refresh();
      return person !== undefined && sitsAt(match, message.seat, person) ? this.#asked(match, message) : refusedSeat;
    });
    const { request } = message;
    if (answer === undefined) connection.send({ type: 'refused', request, refusal: { code: 'no-such-match' } });
    else if (answer.ok) connection.send({ type: 'done', request, seq: answer.seq });
    else connection.send({ type: 'refused', request, refusal: answer.refusal });
    if (answer?.ok === true) {
      metrics.acknowledgement.observe((performance.now() - start) / 1000);
    } else {
      metrics.refusals.inc({ code: answer === undefined ? 'no-such-match' : answer.refusal.code });
    }
  }

  #asked(match: Match, message: Request): Promise<Answer> {
    const { now, presence } = this.#setting;
    const { seat } = message;
    switch (message.type) {
      case 'act':
        return match.act(seat, { decision: message.decision, actions: message.actions });
      case 'undo':
        return match.undo(seat, { keep: message.keep, seq: message.seq });
      case 'request-undo':
        return match.requestUndo(seat, { keep: message.keep, seq: message.seq });
      case 'answer-undo':
        return match.answerUndo(seat, { keep: message.keep, agree: message.agree });
      case 'give-orders':
        return match.giveOrders(seat, message.orders);
      case 'resign':
        return match.resign(seat);
      case 'propose':
        return match.propose(seat, message.proposed);
      case 'answer-proposal':
        return match.answerProposal(seat, { id: message.proposal, agree: message.agree });
      case 'stand-in':
        return match.standIn(seat, 'asked');
      case 'come-back':
        return match.comeBack(seat);
      case 'claim-stand-in':
        return claimStandIn(match, { seat, target: message.target, now: now(), presence });
    }
  }

  #apologise(connection: Connection, message: ClientMessage, reason: unknown): void {
    // An error that names a match and no request means: there is nothing to watch.
    const about = {
      request: requestOf(message),
      match: message.type === 'watch' ? message.match : undefined,
    };
    if (!(reason instanceof RequestProblem)) this.#setting.failed(reason);
    const { code, message: text } = problemOf(reason);
    connection.error(code, text, about);
  }
}

function requestOf(message: ClientMessage): string | undefined {
  return 'request' in message ? message.request : undefined;
}

const refusedSeat: Answer = { ok: false, refusal: { code: 'not-your-seat' } };

function sitsAt(match: Match, seat: number, person: Person): boolean {
  const occupant = match.occupants[seat];
  return occupant?.kind === 'person' && occupant.person === person.id;
}
