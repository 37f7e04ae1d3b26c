import type { Seat } from '@orrery/engine';
import type { Answer, Keeping, Occupant } from '@orrery/match';
import type { SeatBody } from '@orrery/protocol';
import type { Resting } from '../clocks/resting.ts';
import type { Games } from '../games.ts';
import type { Meeting } from '../manners/meeting.ts';
import { RequestProblem } from '../problem.ts';
import { seatOf } from '../sitting.ts';
import type { Person, Table } from '../storage/ports.ts';
import { refuseStranger, type SeenPeople } from './host-away.ts';
import type { HostingLimits } from './hosting-limits.ts';
import type { LiveMatches } from './live-matches.ts';
import type { MatchSummaries } from './match-summaries.ts';
import { refuseSameName } from './names.ts';
import { isHere, occupantOf, problemOfSitting, seated, withdrawn } from './occupants.ts';
import { seenOf } from './seen-tables.ts';
import { seatedAt } from './shown-table.ts';
import type { Saved } from './table-changes.ts';
import type { Tables } from './tables.ts';

export interface SeatsSetting {
  readonly games: Games;
  readonly tables: Pick<Tables, 'get' | 'change'>;
  readonly matches: Pick<LiveMatches, 'use'>;
  readonly summaries: MatchSummaries;
  readonly limits: HostingLimits;
  readonly presence: SeenPeople;
  readonly resting: Pick<Resting, 'apply'>;
  readonly meeting: Meeting;
}

export interface Naming {
  /** Refused where somebody else at the table is called so. */
  readonly keepsApart?: boolean;
}

/** At a public table a seat that was left in a match is kept so long; at a private one until the host opens it to others. */
const KEPT_MILLISECONDS = 10 * 60_000;

/** Who sits where, before a match and in it. */
export class Seats {
  readonly #setting: SeatsSetting;

  constructor(setting: SeatsSetting) {
    this.#setting = setting;
  }

  /** As the match has it where it runs. */
  async occupantsOf(id: string): Promise<readonly Occupant[]> {
    return this.#occupants(await this.#setting.tables.get(id));
  }

  /** One seat per person; a person who already has one moves. */
  join(id: string, person: Person, seat: Seat): Promise<Table> {
    return this.#setting.tables.change(id, async (table) => {
      const occupants = await this.#occupants(table);
      const there = occupants[seat];
      if (there === undefined) throw new RequestProblem('bad-request', `seat: there is no seat ${seat}`);
      if (isHere(there, person)) return undefined;
      if (there.kind !== 'open') throw new RequestProblem('seat-taken', 'this seat is taken');
      await this.#refuseApart({ ...table, occupants }, person);
      refuseSameName(occupants, person);
      const me = seated(person);
      if (table.stage === 'open') return { occupants: occupants.map((one, index) => (index === seat ? me : withdrawn(one, person))) };
      if (occupants.some((one) => isHere(one, person))) throw new RequestProblem('not-allowed', 'you already have a seat in this match');
      return this.#sit(id, { seat, occupant: me, keptMs: table.isPublic ? KEPT_MILLISECONDS : Number.POSITIVE_INFINITY, onlyIfOpen: true });
    });
  }

  /** Stands up. A host without a seat who leaves before the start closes the table. */
  leave(id: string, person: Person): Promise<Table> {
    return this.#setting.tables.change(id, async (table) => {
      const occupants = await this.#occupants(table);
      const seat = occupants.findIndex((one) => isHere(one, person));
      if (seat < 0 && table.stage === 'open' && table.host === person.id) return { stage: 'closed', options: {} };
      if (seat < 0) throw new RequestProblem('not-allowed', 'you have no seat at this table');
      const open: Occupant = { kind: 'open' };
      return table.stage === 'started' ? this.#sit(id, { seat, occupant: open }) : { occupants: occupants.with(seat, open) };
    });
  }

  /**
   * The seat of `from` is that of `to`, who is the same somebody; where `to` sits there already or may not sit, it is left open. Says
   * whether somebody sits there now; undefined: `from` had none.
   */
  async handOver(id: string, from: string, to: Person | undefined, { keepsApart = false }: Naming = {}): Promise<boolean | undefined> {
    let isSeated: boolean | undefined;
    await this.#setting.tables.change(id, async (table) => {
      const occupants = await this.#occupants(table);
      const seat = seatOf(occupants, from);
      if (seat < 0) return undefined;
      if (to !== undefined && keepsApart) refuseSameName(occupants, to);
      isSeated = to !== undefined && !occupants.some((one, other) => other !== seat && isHere(one, to));
      const next: Occupant = to === undefined || !isSeated ? { kind: 'open' } : seated(to);
      if (table.stage === 'open') return { occupants: occupants.with(seat, next) };
      return this.#sit(id, { seat, occupant: next, from }).catch((reason: unknown) => {
        // Who is only shown differently is not put out of their own seat.
        if (!(reason instanceof RequestProblem) || next.kind === 'open' || to?.id === from) throw reason;
        isSeated = false;
        return this.#sit(id, { seat, occupant: { kind: 'open' } });
      });
    });
    return isSeated;
  }

  /**
   * By the host, or who sits there while the host is away: opens a seat or puts a bot there. Never where somebody else sits, nor during a
   * match where anybody does: no one is thrown out.
   */
  set(id: string, person: Person, { seat, wanted }: { readonly seat: Seat; readonly wanted: SeatBody }): Promise<Table> {
    const { games, tables, limits, presence } = this.#setting;
    return tables.change(id, async (table) => {
      const occupants = await this.#occupants(table);
      await refuseStranger(presence, table, { person, occupants });
      const there = occupants[seat];
      if (there === undefined) throw new RequestProblem('bad-request', `seat: there is no seat ${seat}`);
      const isTaken = there.kind === 'person' && !(table.stage === 'open' && isHere(there, person));
      if (isTaken) throw new RequestProblem('not-allowed', 'somebody sits there');
      const occupant = occupantOf(games, wanted, { person, game: table.game, seat, others: occupants });
      if (table.stage === 'open') return { occupants: occupants.with(seat, occupant) };
      if (occupant.kind !== 'bot' || there.kind === 'bot') return this.#sit(id, { seat, occupant });
      return limits.run(table.host, async () => {
        await limits.refuseBot(table.host);
        return this.#sit(id, { seat, occupant });
      });
    });
  }

  /** Once a match is running, it decides who sits where; another node may know more of that than is remembered here. */
  async #occupants(table: Table): Promise<readonly Occupant[]> {
    if (table.stage === 'open') return table.occupants;
    return seatedAt(await this.#setting.summaries.readAgain(table.id), table);
  }

  /** The storage moves the table with its match. */
  async #sit(id: string, { seat, occupant, ...keeping }: { readonly seat: Seat; readonly occupant: Occupant } & Keeping): Promise<Saved> {
    const { tables, matches, resting } = this.#setting;
    const answer = await matches.use<Answer>(id, (match) => match.sit(seat, occupant, keeping));
    if (answer === undefined) throw new RequestProblem('not-found', 'there is no such match');
    if (!answer.ok) throw problemOfSitting(answer.refusal);
    const saved = await tables.get(id);
    if (occupant.kind === 'person' && saved.clock?.pace === 'slow') await resting.apply(occupant.person);
    return { saved };
  }

  /** Nobody is told that they are kept away, nor by whom. */
  async #refuseApart(table: Table, { id }: Person): Promise<void> {
    const apart = await this.#setting.meeting.apartFrom(id);
    if (seenOf(table).people.some((one) => apart.has(one))) throw new RequestProblem('not-allowed', 'you cannot sit at this table');
  }
}
