import type { Moving } from '../account/moving.ts';
import { textIn } from '../jobs/payload.ts';
import type { Task } from '../jobs/queue.ts';
import type { LiveMatches } from '../lobby/live-matches.ts';
import type { Seats } from '../lobby/seats.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Footings } from '../manners/footings.ts';
import { RequestProblem } from '../problem.ts';
import { peopleIn, seatOf } from '../sitting.ts';
import type { Chat } from '../socket/chat.ts';
import type { Storage, Table } from '../storage/ports.ts';

export interface CarryingOutSetting {
  readonly storage: Pick<Storage, 'tables' | 'accounts' | 'matches'>;
  readonly footings: Pick<Footings, 'suspension'>;
  readonly tables: Pick<Tables, 'closeByHouse'>;
  readonly seats: Pick<Seats, 'leave'>;
  readonly matches: Pick<LiveMatches, 'use'>;
  readonly moving: Pick<Moving, 'reseat'>;
  readonly chat: Pick<Chat, 'houseSays'>;
}

/** More than anybody has open or running. */
const MOST_TABLES = 1000;

/** What admins decided is done to tables and matches, by jobs: each bears being done twice. */
export class CarryingOut {
  readonly #setting: CarryingOutSetting;

  constructor(setting: CarryingOutSetting) {
    this.#setting = setting;
  }

  get tasks() {
    return {
      'hold-seats': (payload) => this.#holdSeats(textIn(payload, 'person')),
      'close-table': (payload) => this.#closeTable(textIn(payload, 'table'), textIn(payload, 'why')),
      'reseat-person': async (payload) => {
        const person = await this.#setting.storage.accounts.person(textIn(payload, 'person'));
        if (person !== undefined) await this.#setting.moving.reseat(person);
      },
    } satisfies Record<string, Task>;
  }

  /** Nobody waits for who may not act: bots stand in, to be replaced when they come back; at open tables they stand up. */
  async #holdSeats(person: string): Promise<void> {
    const { storage, footings } = this.#setting;
    if ((await footings.suspension(person)) === undefined) return;
    for (const table of await storage.tables.listUnfinished(person, MOST_TABLES)) {
      await (table.stage === 'open' ? this.#standUp(table, person) : this.#letStandIn(table.id, person));
    }
  }

  async #standUp({ id, host, occupants }: Table, person: string): Promise<void> {
    const { seats } = this.#setting;
    const leaver = { id: person, name: '' };
    const isSeated = peopleIn(occupants).includes(person);
    const hasOthers = occupants.some((one) => one.kind === 'person' && one.person !== person);
    if (isSeated) await seats.leave(id, leaver).catch(unlessGone);
    // Where others sit they go on without: the host is away, and they may do what the host could.
    if (host === person && !hasOthers) await seats.leave(id, leaver).catch(unlessGone);
  }

  async #letStandIn(id: string, person: string): Promise<void> {
    await this.#setting.matches
      .use(id, async (match) => {
        const seat = seatOf(match.occupants, person);
        if (seat >= 0) await match.standIn(seat, 'claimed');
      })
      .catch(unlessGone);
  }

  /** Everybody there reads why before it ends. */
  async #closeTable(id: string, why: string): Promise<void> {
    const { storage, tables, matches, chat } = this.#setting;
    const table = await storage.tables.load(id);
    if (table === undefined || table.stage === 'closed') return;
    const isOver = table.stage === 'started' && (await matches.use(id, (match) => match.isOver).catch(unlessGone)) !== false;
    if (isOver) return;
    await chat.houseSays(id, why);
    if (table.stage === 'open') await tables.closeByHouse(id);
    else await matches.use(id, (match) => match.callOff());
  }
}

/** A table or match that cannot be changed any more needs nothing. */
function unlessGone(reason: unknown): undefined {
  if (!(reason instanceof RequestProblem)) throw reason;
}
