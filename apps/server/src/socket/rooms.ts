import type { Seat, Viewer } from '@orrery/engine';
import type { Match, Occupant } from '@orrery/match';
import type { ServerMessage } from '@orrery/protocol';
import type { LiveMatches } from '../lobby/live-matches.ts';
import { AWAY_MILLISECONDS, GONE_MILLISECONDS, type Presence } from '../presence/presence.ts';
import { RequestProblem } from '../problem.ts';
import { peopleIn, seatOf } from '../sitting.ts';
import type { Person } from '../storage/ports.ts';
import { CLOSE, type Connection } from './connection.ts';

/** Everybody who sees a match with the same eyes: one view is made and written as text for all of them. */
interface Channel {
  readonly members: Set<Connection>;
  readonly unsubscribe: () => void;
}

interface Room {
  readonly match: Match;
  readonly release: () => void;
  readonly channels: Map<Viewer, Channel>;
  readonly viewers: Map<Connection, Viewer>;
  occupants: readonly Occupant[];
  /** What its people were told last of who is away. */
  toldAway: string;
}

/** Who watches which match, and as whom. A room is there while somebody is in it, and keeps its match in memory. */
export class Rooms {
  readonly #matches: LiveMatches;
  readonly #rooms = new Map<string, Room>();
  readonly #seesAll: boolean;
  readonly #presence: Presence;

  /** `seesAll`: nobody looks at a match of this house but through here; else who is not here may be at another node. */
  constructor(matches: LiveMatches, { seesAll, presence }: { readonly seesAll: boolean; readonly presence: Presence }) {
    this.#matches = matches;
    this.#seesAll = seesAll;
    this.#presence = presence;
  }

  /** False: there is no such match (yet). `since`: what this client has seen already. */
  async enter(id: string, connection: Connection, since: number | undefined): Promise<boolean> {
    const held = await this.#matches.hold(id);
    if (held === undefined) return false;
    // Who comes from another node may have seen more than its news have told this one. Without the storage, what is here is shown.
    if (since !== undefined && since > held.match.seq) await held.match.refresh().catch(() => {});
    await this.#presence.prepare(peopleIn(held.match.occupants)).catch(() => {});
    if (!connection.isOpen || !connection.watched.has(id)) {
      held.release();
      return true;
    }
    if (this.#matches.peek(id) !== held.match) {
      held.release();
      throw new RequestProblem('newer-rules', 'the match went on by rules that are not known here');
    }
    const room = this.#roomOf(id, held.match, held.release);
    this.#place(room, connection, viewerOf(room.occupants, connection.person));
    if (since === undefined || since !== held.match.seq) connection.paced.run(id, () => this.#sendWhole(id, connection));
    // Who comes is told in any case, the others if that changes anything.
    if (!this.#tellAway(room)) connection.sendText(room.toldAway);
    return true;
  }

  /** Who is gone, and who has come by another node, nobody says here: it is looked up now and then. */
  async lookAround(): Promise<void> {
    const people = [...this.#rooms.values()].flatMap(({ occupants }) => peopleIn(occupants));
    await this.#presence.prepare([...new Set(people)]);
    for (const room of this.#rooms.values()) this.#tellAway(room);
  }

  has(id: string, connection: Connection): boolean {
    return this.#rooms.get(id)?.viewers.has(connection) === true;
  }

  /** Whether somebody looks at a match through here; a page that is hidden nobody looks at. */
  isSeenBy(id: string, person: string): boolean {
    const connections = [...(this.#rooms.get(id)?.viewers.keys() ?? [])];
    return connections.some((connection) => connection.person?.id === person && !connection.isHidden);
  }

  /** As far as a match is open here. */
  waitsFor(id: string, person: string): boolean {
    const room = this.#rooms.get(id);
    const seat = room === undefined ? -1 : seatOf(room.occupants, person);
    return room !== undefined && seat >= 0 && room.match.update('spectator').waitingFor.includes(seat);
  }

  /** A page on which this match is open is hidden, or seen again. */
  sightChanged(id: string): void {
    const room = this.#rooms.get(id);
    if (room !== undefined) this.#tellAway(room);
  }

  leave(id: string, connection: Connection): void {
    const room = this.#rooms.get(id);
    if (room === undefined) return;
    this.#withdraw(room, connection);
    if (room.viewers.size > 0) {
      this.#tellAway(room);
      return;
    }
    this.#rooms.delete(id);
    room.release();
  }

  /** Nothing more of the match is heard here: who watches it comes back, sooner or later to a node that can show it. */
  sendAway(id: string): void {
    const room = this.#rooms.get(id);
    if (room === undefined) return;
    this.#rooms.delete(id);
    room.release();
    for (const connection of room.viewers.keys()) connection.drop(CLOSE.restart, 'newer-rules');
  }

  /** False: this connection is not there. */
  askLog(id: string, connection: Connection): boolean {
    const room = this.#rooms.get(id);
    if (room?.viewers.has(connection) !== true) return false;
    connection.paced.run(`log ${id}`, () => this.#sendLog(id, connection));
    return true;
  }

  /** After a change of seats nobody may go on seeing with the eyes of a seat that is no longer theirs. */
  reseat(match: Match): void {
    const room = this.#rooms.get(match.id);
    if (room === undefined || room.occupants === match.occupants) return;
    room.occupants = match.occupants;
    for (const [connection, viewer] of [...room.viewers]) {
      const now = viewerOf(room.occupants, connection.person);
      if (now === viewer) continue;
      this.#withdraw(room, connection);
      this.#place(room, connection, now);
      this.#sendWhole(match.id, connection);
    }
    this.#tellAway(room);
  }

  /** Tells everybody there who is away, if that has changed. */
  #tellAway(room: Room): boolean {
    const text = JSON.stringify({ type: 'away', match: room.match.id, ...this.#awayIn(room) } satisfies ServerMessage);
    if (text === room.toldAway) return false;
    room.toldAway = text;
    for (const connection of room.viewers.keys()) connection.sendText(text);
    return true;
  }

  #awayIn({ occupants, channels }: Room): { seats: Seat[]; gone: Seat[] } {
    const presence = this.#presence;
    const isAwayFor = (seat: Seat, milliseconds: number): boolean => {
      const occupant = occupants[seat];
      return occupant?.kind === 'person' && presence.isAwayFor(occupant.person, milliseconds);
    };
    const isSeen = (seat: Seat): boolean => [...(channels.get(seat)?.members ?? [])].some(({ isHidden }) => !isHidden);
    const unseen = [...occupants.keys()].filter((seat) => occupants[seat]?.kind === 'person' && !isSeen(seat));
    return {
      seats: unseen.filter((seat) => this.#seesAll || isAwayFor(seat, AWAY_MILLISECONDS)),
      gone: unseen.filter((seat) => isAwayFor(seat, GONE_MILLISECONDS)),
    };
  }

  #roomOf(id: string, match: Match, release: () => void): Room {
    const there = this.#rooms.get(id);
    if (there !== undefined) {
      release();
      return there;
    }
    const room: Room = { match, release, channels: new Map(), viewers: new Map(), occupants: match.occupants, toldAway: '' };
    this.#rooms.set(id, room);
    return room;
  }

  #place(room: Room, connection: Connection, viewer: Viewer): void {
    this.#withdraw(room, connection);
    room.viewers.set(connection, viewer);
    const there = room.channels.get(viewer);
    if (there !== undefined) {
      there.members.add(connection);
      return;
    }
    const members = new Set([connection]);
    const unsubscribe = room.match.subscribeText(viewer, (update) => tell(members, update));
    room.channels.set(viewer, { members, unsubscribe });
  }

  #withdraw(room: Room, connection: Connection): void {
    const viewer = room.viewers.get(connection);
    if (viewer === undefined) return;
    room.viewers.delete(connection);
    const channel = room.channels.get(viewer);
    if (channel === undefined) return;
    channel.members.delete(connection);
    if (channel.members.size > 0) return;
    channel.unsubscribe();
    room.channels.delete(viewer);
  }

  /** With the eyes the connection has by now, if it is still there. */
  #sendWhole(id: string, connection: Connection): void {
    const room = this.#rooms.get(id);
    const viewer = room?.viewers.get(connection);
    if (room === undefined || viewer === undefined) return;
    connection.sendText(updateMessage(room.match.updateText(viewer)));
    this.#sendLog(id, connection);
  }

  #sendLog(id: string, connection: Connection): void {
    const room = this.#rooms.get(id);
    const viewer = room?.viewers.get(connection);
    if (room === undefined || viewer === undefined) return;
    connection.send({ type: 'log', match: id, seq: room.match.seq, lines: [...room.match.log(viewer)] });
  }
}

function tell(members: ReadonlySet<Connection>, update: string): void {
  const text = updateMessage(update);
  for (const member of members) member.sendText(text);
}

/** A `ServerMessage` around an update that is JSON already. */
function updateMessage(update: string): string {
  return `{"type":"update","update":${update}}`;
}

export function viewerOf(occupants: readonly Occupant[], person: Person | undefined): Viewer {
  if (person === undefined) return 'spectator';
  const seat = seatOf(occupants, person.id);
  return seat < 0 ? 'spectator' : seat;
}
