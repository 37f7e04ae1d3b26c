import { setTimeout as wait } from 'node:timers/promises';
import type { Glance, Match, MatchChange } from '@orrery/match';
import type { ServerMessage } from '@orrery/protocol';
import type { MatchSummaries } from '../lobby/match-summaries.ts';
import { type SeenTable, seenOf } from '../lobby/seen-tables.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Metrics } from '../metrics.ts';
import { peopleIn } from '../sitting.ts';
import type { Table } from '../storage/ports.ts';
import { CLOSE, type Connection } from './connection.ts';
import { tellOwnTablesAgain } from './own-tables.ts';
import type { Rooms } from './rooms.ts';

export interface HubSetting {
  readonly metrics: Metrics;
  readonly summaries: MatchSummaries;
  readonly rooms: Rooms;
  readonly tables: Tables;
  /** A table of this id, for news of its match. */
  readonly loadTable: (id: string) => Promise<Table | undefined>;
  readonly warn: (reason: unknown, text: string) => void;
}

const HEARTBEAT_MILLISECONDS = 20_000;
const SIGN_OUT_MILLISECONDS = 1000;
const ASKED_AT_ONCE = 20;

type Heard = 'any' | 'own';

/** All open sockets, and the news that go to them. */
export class Hub {
  readonly #setting: HubSetting;
  readonly #connections = new Set<Connection>();
  readonly #ofPeople = new Map<string, Set<Connection>>();
  readonly #watchers = new Map<string, Set<Connection>>();
  /** Those who hear of tables, and of which: any that is public, or their own alone. */
  readonly #lobby = new Map<Connection, Heard>();
  /** Which evening a tab looks at. */
  readonly #evenings = new Map<Connection, string>();
  readonly #timer: NodeJS.Timeout;
  #resolveEmpty: (() => void) | undefined;
  #isClosing = false;

  constructor(setting: HubSetting) {
    this.#setting = setting;
    this.#timer = setInterval(() => {
      for (const connection of this.#connections) connection.heartbeat();
    }, HEARTBEAT_MILLISECONDS);
    this.#timer.unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  add(connection: Connection): void {
    this.#connections.add(connection);
    if (connection.person !== undefined) put(this.#ofPeople, connection.person.id, connection);
    // Let in before the server began to stop, and here only now.
    if (this.#isClosing) connection.drop(CLOSE.restart, 'restart');
    this.#setting.metrics.sockets.set(this.#connections.size);
  }

  remove(connection: Connection): void {
    connection.paced.clear();
    for (const id of [...connection.watched]) this.unwatch(id, connection);
    this.#connections.delete(connection);
    this.#lobby.delete(connection);
    this.#evenings.delete(connection);
    if (connection.person !== undefined) take(this.#ofPeople, connection.person.id, connection);
    this.#setting.metrics.sockets.set(this.#connections.size);
    if (this.#connections.size === 0) this.#resolveEmpty?.();
  }

  /** The tabs of this person come back, each as whom its cookie says. */
  signOut(person: string): void {
    for (const connection of this.#ofPeople.get(person) ?? []) connection.drop(CLOSE.restart, 'signed-out');
  }

  /**
   * The same, when another node said so: a moment later, because a browser that stays signed in must have its new cookie before its tabs
   * come back. Those that came meanwhile have it.
   */
  signOutSoon(person: string): void {
    const tabs = [...(this.#ofPeople.get(person) ?? [])];
    if (tabs.length === 0) return;
    const drop = (): void => {
      for (const connection of tabs) if (connection.isOpen) connection.drop(CLOSE.restart, 'signed-out');
    };
    setTimeout(drop, SIGN_OUT_MILLISECONDS).unref();
  }

  /** Where it may have been missed who was signed out elsewhere. A few at a time: people come first. */
  async dropSignedOut(): Promise<void> {
    const tabs = [...this.#ofPeople.values()].flatMap((connections) => [...connections]);
    for (let begin = 0; begin < tabs.length; begin += ASKED_AT_ONCE) {
      await Promise.all(tabs.slice(begin, begin + ASKED_AT_ONCE).map((connection) => connection.dropIfSignedOut()));
    }
  }

  watch(id: string, connection: Connection): void {
    connection.watched.add(id);
    put(this.#watchers, id, connection);
  }

  unwatch(id: string, connection: Connection): void {
    connection.watched.delete(id);
    take(this.#watchers, id, connection);
    this.#setting.rooms.leave(id, connection);
  }

  watchTables(connection: Connection, heard: Heard): void {
    // One that has gone meanwhile would stay for good.
    if (this.#connections.has(connection)) this.#lobby.set(connection, heard);
  }

  unwatchTables(connection: Connection): void {
    this.#lobby.delete(connection);
  }

  watchEvening(connection: Connection, evening: string | undefined): void {
    if (evening === undefined) this.#evenings.delete(connection);
    else if (this.#connections.has(connection)) this.#evenings.set(connection, evening);
  }

  /** It has this version now, by whichever node. */
  eveningChanged(evening: string, version: number): void {
    for (const [connection, watched] of this.#evenings) if (watched === evening) connection.send({ type: 'evening', evening, version });
  }

  /** News of evenings may have been missed: those who look at one ask for it again. */
  tellEveningsAgain(): void {
    for (const [connection, evening] of this.#evenings) connection.send({ type: 'evening', evening, version: 0 });
  }

  /** To whom hears of their tables; who wants to know more asks for it. */
  invitationsChanged(person: string): void {
    for (const connection of this.#ofPeople.get(person) ?? []) if (this.#lobby.has(connection)) connection.send({ type: 'invitations' });
  }

  /** News of their own tables may have been missed by those who hear of them. */
  async tellOwnAgain(): Promise<void> {
    const { tables, warn } = this.#setting;
    await tellOwnTablesAgain([...this.#lobby.keys()], {
      tables,
      failed: (reason) => warn(reason, 'could not tell somebody of their tables'),
    });
  }

  /** To everybody who watches this table or match. */
  tellWatchers(id: string, message: ServerMessage, isMeant: (connection: Connection) => boolean = () => true): void {
    const text = JSON.stringify(message);
    for (const connection of this.#watchers.get(id) ?? []) if (isMeant(connection)) connection.sendText(text);
  }

  /** The open tabs of this person. */
  tabsOf(person: string): readonly Connection[] {
    return [...(this.#ofPeople.get(person) ?? [])];
  }

  get people(): readonly string[] {
    return [...this.#ofPeople.keys()];
  }

  /** A change in the lobby: to its people, those who were its people before, its watchers and, if public, to all. */
  async tableChanged(table: Table, before: SeenTable | undefined): Promise<void> {
    const message: ServerMessage =
      table.stage === 'closed'
        ? { type: 'table-closed', table: table.id }
        : { type: 'table', table: await this.#setting.tables.shown(table) };
    const people = new Set([...seenOf(table).people, ...(before?.people ?? [])]);
    this.#tellLobby(table, message, people);
    if (before?.isPublic === true && !table.isPublic) this.#withdraw(table.id, people);
    if (table.stage === 'started' && before?.stage !== 'started') this.#admit(table.id);
  }

  /** A change of a match in memory. */
  async matchChanged(match: Match, change: MatchChange): Promise<void> {
    const { summaries, rooms } = this.#setting;
    const before = summaries.known(match.id);
    const now = summaries.changed(change, match.version);
    rooms.reseat(match);
    await this.#tellOfMatch(match.id, before, now);
  }

  /** A match that is not in memory here went on elsewhere. */
  async matchMoved(id: string, version: number): Promise<void> {
    const { summaries } = this.#setting;
    const before = summaries.known(id);
    summaries.moved(id, version);
    // Nobody here was shown it.
    if (before === undefined || this.#inLobby(id, new Set(peopleIn(before.occupants))).size === 0) return;
    const now = await summaries.of(id);
    if (now !== undefined) await this.#tellOfMatch(id, before, now);
  }

  /** Whether somebody here may want to know of a change of this table: asked for every change there is. */
  mayConcern(id: string): boolean {
    return this.#lobby.size > 0 || this.#watchers.has(id);
  }

  hasWatchers(id: string): boolean {
    return this.#watchers.has(id);
  }

  /** Tables and matches that somebody here watches. */
  get watched(): readonly string[] {
    return [...this.#watchers.keys()];
  }

  /** Sends everybody to another server, spread over this long, so that they do not all knock there in one instant. */
  async sendAway(milliseconds: number): Promise<void> {
    this.#isClosing = true;
    const connections = [...this.#connections];
    const start = performance.now();
    for (const [index, connection] of connections.entries()) {
      const early = start + (index * milliseconds) / connections.length - performance.now();
      if (early >= 1) await wait(early);
      connection.sendAway();
    }
  }

  /** Tells everybody who is left to come back to the next server, and waits a little for them to go. */
  async close(milliseconds: number): Promise<void> {
    clearInterval(this.#timer);
    this.#isClosing = true;
    if (this.#connections.size === 0) return;
    const empty = new Promise<void>((resolve) => {
      this.#resolveEmpty = resolve;
    });
    for (const connection of this.#connections) connection.drop(CLOSE.restart, 'restart');
    const timer = setTimeout(() => this.#resolveEmpty?.(), milliseconds);
    await empty;
    clearTimeout(timer);
    for (const connection of this.#connections) connection.terminate();
  }

  /** Its people in the lobby hear of it when whom the match waits for or its end changed. Who watches it has its updates. */
  async #tellOfMatch(id: string, before: Glance | undefined, now: Glance): Promise<void> {
    if (before !== undefined && before.isOver === now.isOver && String(before.waitingFor) === String(now.waitingFor)) return;
    const { loadTable, tables } = this.#setting;
    const people = new Set(peopleIn(now.occupants));
    if (!now.isOver && this.#inLobby(id, people).size === 0) return;
    const table = await loadTable(id);
    if (table === undefined || table.stage !== 'started') return;
    const text = JSON.stringify({ type: 'table', table: await tables.shown(table) } satisfies ServerMessage);
    const concerned = this.#inLobby(id, people);
    const hearers = now.isOver && table.isPublic ? new Set([...this.#everywhere, ...concerned]) : concerned;
    for (const connection of hearers) connection.sendText(text);
  }

  #tellLobby(table: Table, message: ServerMessage, people: ReadonlySet<string>): void {
    const text = JSON.stringify(message);
    // Who keeps somebody there away, or is kept away, has it in no list.
    const all = table.isPublic ? this.#everywhere.filter(({ footing }) => ![...people].some((one) => footing.apart.has(one))) : [];
    const concerned = [...this.#inLobby(table.id, people), ...(this.#watchers.get(table.id) ?? [])];
    for (const connection of new Set([...all, ...concerned])) connection.sendText(text);
  }

  /** A table that is no longer public goes from the lists of those it is none of. */
  #withdraw(id: string, people: ReadonlySet<string>): void {
    const text = JSON.stringify({ type: 'table-closed', table: id } satisfies ServerMessage);
    const watchers = this.#watchers.get(id);
    for (const connection of this.#everywhere) {
      const isTheirs = connection.person !== undefined && people.has(connection.person.id);
      if (!isTheirs && watchers?.has(connection) !== true) connection.sendText(text);
    }
  }

  /** Those who look at the list of all tables. */
  get #everywhere(): readonly Connection[] {
    return [...this.#lobby].filter(([, heard]) => heard === 'any').map(([connection]) => connection);
  }

  /** Those of the lobby whom this table concerns: its people, and who looks at it by its link. Found without asking every socket there is. */
  #inLobby(id: string, people: ReadonlySet<string>): ReadonlySet<Connection> {
    const theirs = [...people].flatMap((person) => [...(this.#ofPeople.get(person) ?? [])]);
    const concerned = [...theirs, ...(this.#watchers.get(id) ?? [])];
    return new Set(concerned.filter((connection) => this.#lobby.has(connection)));
  }

  /** Those who waited at the table are shown the match that has begun. */
  #admit(id: string): void {
    const { rooms, warn } = this.#setting;
    for (const connection of [...(this.#watchers.get(id) ?? [])]) {
      if (rooms.has(id, connection)) continue;
      rooms.enter(id, connection, undefined).catch((reason: unknown) => warn(reason, 'could not show a match'));
    }
  }
}

function put(connections: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const there = connections.get(key) ?? new Set();
  connections.set(key, there.add(connection));
}

function take(connections: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const there = connections.get(key);
  there?.delete(connection);
  if (there?.size === 0) connections.delete(key);
}
