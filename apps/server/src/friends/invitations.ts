import { isObject, type Seat } from '@orrery/engine';
import type { Occupant } from '@orrery/match';
import type { CreateTableBody, PlannedSeat } from '@orrery/protocol';
import type { Task } from '../jobs/queue.ts';
import type { Arranging, TakeRoom } from '../lobby/arranging.ts';
import { isHere } from '../lobby/occupants.ts';
import type { Seats } from '../lobby/seats.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Meeting } from '../manners/meeting.ts';
import { RequestProblem } from '../problem.ts';
import { peopleIn } from '../sitting.ts';
import type { Person, Storage, Table } from '../storage/ports.ts';
import { type CallInvitedSetting, callInvited, planInvited } from './call-invited.ts';

export interface InvitationsSetting extends CallInvitedSetting {
  readonly storage: CallInvitedSetting['storage'] & Pick<Storage, 'matches'>;
  readonly tables: Pick<Tables, 'get'>;
  readonly seats: Pick<Seats, 'join'>;
  readonly arranging: Pick<Arranging, 'create'>;
  readonly meeting: Pick<Meeting, 'mayMeet'>;
  readonly rateFactor: number;
}

const HOUR_MILLISECONDS = 3_600_000;
/** Of one person, each of which may be a call. */
const INVITATIONS_AN_HOUR = 30;
const LATELY = 50;

/** Friends are asked to a table that has not begun, and those who played together to another match. */
export class Invitations {
  readonly #setting: InvitationsSetting;

  constructor(setting: InvitationsSetting) {
    this.#setting = setting;
  }

  get tasks() {
    return { 'call-invited': (payload) => callInvited(payload, this.#setting) } satisfies Record<string, Task>;
  }

  /** By who sits there or made the table. */
  async invite(person: Person, id: string, other: string): Promise<void> {
    const { storage, tables, meeting } = this.#setting;
    const table = await tables.get(id);
    if (table.stage !== 'open') throw new RequestProblem('table-started', 'the match has already begun');
    if (table.host !== person.id && !table.occupants.some((one) => isHere(one, person)))
      throw new RequestProblem('not-allowed', 'only who sits at the table may invite others');
    if (!(await storage.friends.areFriends(person.id, other)) || !(await meeting.mayMeet(person.id, other)))
      throw new RequestProblem('not-allowed', 'only friends can be invited');
    if (peopleIn(table.occupants).includes(other)) return;
    await this.#refuseFlood(person);
    await this.#send(table, { person: other, by: person, isFriend: true });
  }

  /** Sits down at the seat that was kept for them, or else at the first that is free. */
  async accept(person: Person, id: string): Promise<Table> {
    const { storage, tables, seats } = this.#setting;
    const invitation = (await storage.friends.invitationsOf(person.id, LATELY)).find(({ table }) => table === id);
    const { occupants } = await tables.get(id);
    const seat = freeSeat(occupants, invitation?.seat);
    if (seat === undefined) throw new RequestProblem('seat-taken', 'no seat is free any more');
    const table = await seats.join(id, person, seat);
    await storage.friends.uninvite(id, person.id);
    return table;
  }

  async decline(person: Person, id: string): Promise<void> {
    await this.#setting.storage.friends.uninvite(id, person.id);
  }

  /**
   * Another match with the same people, options and clocks, everybody one seat on, so that who began or hunted does not do so again. Who
   * asks second is led to the table that the first has opened.
   */
  async again(person: Person, match: string, takeRoom: TakeRoom): Promise<Table> {
    const { storage, arranging, meeting } = this.#setting;
    const [before, [ended]] = [await storage.tables.load(match), await storage.matches.endings.of([match])];
    const seats = ended?.ending.occupants ?? [];
    if (before === undefined || ended === undefined || !seats.some((one) => isHere(one, person)))
      throw new RequestProblem('not-found', 'you have played no such match to its end');
    const open = await this.#opened(person, match);
    if (open !== undefined) return open;
    await this.#refuseFlood(person);
    const table = await arranging.create(person, { ...againBody(before, seats, person), follows: match }, takeRoom);
    for (const [seat, one] of seats.entries()) {
      if (one.kind !== 'person' || one.person === person.id || one.name === '' || !(await meeting.mayMeet(person.id, one.person))) continue;
      const isFriend = await storage.friends.areFriends(person.id, one.person);
      await this.#send(table, { person: one.person, by: person, isFriend, seat: (seat + 1) % seats.length });
    }
    return table;
  }

  /** What one of them has opened to play that match again: one's own, or to which one was invited. */
  async #opened(person: Person, match: string): Promise<Table | undefined> {
    const { storage } = this.#setting;
    const invited = await storage.friends.invitationsOf(person.id, LATELY);
    const own = await storage.tables.listUnfinished(person.id, LATELY);
    const others = await Promise.all(invited.map(({ table }) => storage.tables.load(table)));
    return [...own, ...others].find((table) => table?.stage === 'open' && table.follows === match);
  }

  async #send(table: Table, { person, by, isFriend, seat }: Sent): Promise<void> {
    const { storage, now } = this.#setting;
    const isNew = await storage.friends.invite({ table: table.id, person, by: by.id, ...(seat === undefined ? {} : { seat }), at: now() });
    // A name may be anything: what is sent out names friends alone.
    if (isNew) await planInvited(storage, { table: table.id, person, by: isFriend ? by.name : '' });
  }

  async #refuseFlood(person: Person): Promise<void> {
    const { storage, now, rateFactor } = this.#setting;
    if ((await storage.friends.invitedBy(person.id, now() - HOUR_MILLISECONDS)) >= INVITATIONS_AN_HOUR * rateFactor)
      throw new RequestProblem('too-many-requests', 'too many invitations');
  }
}

interface Sent {
  readonly person: string;
  readonly by: Person;
  readonly isFriend: boolean;
  readonly seat?: Seat;
}

function freeSeat(occupants: readonly Occupant[], kept: Seat | undefined): Seat | undefined {
  if (kept !== undefined && occupants[kept]?.kind === 'open') return kept;
  const first = occupants.findIndex(({ kind }) => kind === 'open');
  return first < 0 ? undefined : first;
}

/** In no list: the seats are meant for those who played. */
function againBody({ game, options, asksIdle, isRated, clock }: Table, seats: readonly Occupant[], person: Person): CreateTableBody {
  const planned = seats.map((one): PlannedSeat => {
    if (one.kind === 'bot') return { kind: 'bot', level: one.level };
    return isHere(one, person) ? { kind: 'me' } : { kind: 'open' };
  });
  const last = planned.at(-1);
  const rotated = last === undefined ? planned : [last, ...planned.slice(0, -1)];
  const chosen = Object.entries(options).filter(
    (entry): entry is [string, CreateTableBody['options'][string]] => ['boolean', 'string'].includes(typeof entry[1]) || isObject(entry[1]),
  );
  return {
    game,
    seats: rotated,
    options: Object.fromEntries(chosen),
    isPublic: false,
    asksIdle,
    ...(isRated === true ? { isRated } : {}),
    ...(clock === undefined ? {} : { clock }),
  };
}
