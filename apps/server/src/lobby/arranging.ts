import type { Occupant } from '@orrery/match';
import type { CreateTableBody, OptionsBody } from '@orrery/protocol';
import { newId } from '../account/token.ts';
import type { Resting } from '../clocks/resting.ts';
import type { Games, HostedGame } from '../games.ts';
import { RequestProblem } from '../problem.ts';
import type { Person, Storage, Table } from '../storage/ports.ts';
import { refuseStranger, type SeenPeople } from './host-away.ts';
import type { HostingLimits } from './hosting-limits.ts';
import type { LiveMatches } from './live-matches.ts';
import type { MatchSummaries } from './match-summaries.ts';
import { occupantOf, seated } from './occupants.ts';
import { documentsOf } from './shown-table.ts';
import { changedTable, refuseStarted, type Saved } from './table-changes.ts';
import { clockOf, ratedOf, refuseSeatCount, wholeOptions } from './table-options.ts';
import type { Tables } from './tables.ts';

export interface ArrangingSetting {
  readonly games: Games;
  readonly storage: Pick<Storage, 'tables' | 'begin'>;
  readonly tables: Tables;
  readonly matches: LiveMatches;
  readonly summaries: MatchSummaries;
  readonly limits: HostingLimits;
  readonly presence: SeenPeople;
  /** When the slow clocks of its people stand still. */
  readonly resting: Pick<Resting, 'forSeats'>;
  readonly now: () => number;
}

/**
 * For options that are about to be kept; `before`: those that go. Throws where there is no room. Asked last: whoever is refused for another
 * reason has taken nothing.
 */
export type TakeRoom = (options: Table['options'], before?: Table['options']) => Promise<void>;

/** What is played at a table, by what options, and when it begins. */
export class Arranging {
  readonly #setting: ArrangingSetting;

  constructor(setting: ArrangingSetting) {
    this.#setting = setting;
  }

  async create(
    host: Person,
    { game, seats, options, isPublic, asksIdle = false, isRated, clock, follows }: CreateTableBody & Pick<Table, 'follows'>,
    takeRoom: TakeRoom,
  ): Promise<Table> {
    const { games, storage, tables, limits, now } = this.#setting;
    const hosted = this.#hosted(game);
    refuseSeatCount(hosted, seats.length);
    const people = seats.map((planned): Occupant => (planned.kind === 'me' ? seated(host) : { kind: 'open' }));
    const occupants = seats.map((planned, seat) => occupantOf(games, planned, { person: host, game, seat, others: people }));
    return limits.run(host.id, async () => {
      await limits.refuseTable(host.id);
      const at = now();
      const table: Table = {
        id: newId(),
        game,
        host: host.id,
        isPublic,
        asksIdle,
        ...ratedOf(isRated, seats.length),
        ...clockOf(games, { game, seats: seats.length }, clock),
        ...(follows === undefined ? {} : { follows }),
        options: wholeOptions(hosted, options, seats.length),
        occupants,
        stage: 'open',
        createdAt: at,
        changedAt: at,
        version: 0,
      };
      await takeRoom(table.options);
      await tables.add(table, async () => {
        await storage.tables.add(table);
        return true;
      });
      return table;
    });
  }

  /** By the host, before the match begins. */
  setOptions(
    id: string,
    person: Person,
    { given, takeRoom }: { readonly given: OptionsBody; readonly takeRoom: TakeRoom },
  ): Promise<Table> {
    const { games, tables, presence } = this.#setting;
    return tables.change(id, async (table) => {
      await refuseStranger(presence, table, { person, occupants: table.occupants });
      refuseStarted(table);
      const { documents = documentsOf(table), isPublic = table.isPublic, asksIdle = table.asksIdle, clock = table.clock } = given;
      const rated = ratedOf(given.isRated ?? table.isRated, table.occupants.length);
      const options = wholeOptions(this.#hosted(table.game), { ...given.options, ...documents }, table.occupants.length);
      await takeRoom(options, table.options);
      const chosen = clockOf(games, { game: table.game, seats: table.occupants.length }, clock);
      return { options, isPublic, asksIdle, isRated: undefined, ...rated, clock: undefined, ...chosen };
    });
  }

  /** Who has too much running cannot begin another match. */
  refuseMatch(host: Person): Promise<void> {
    return this.#setting.limits.refuseMatch(host.id, []);
  }

  start(id: string, person: Person): Promise<Table> {
    const { tables, presence, limits, summaries } = this.#setting;
    return tables.change(id, async (table) => {
      const { occupants } = table;
      await refuseStranger(presence, table, { person, occupants });
      refuseStarted(table);
      if (occupants.some(({ kind }) => kind === 'open')) throw new RequestProblem('seats-not-filled', 'a seat is still open');
      return limits.run(table.host, async () => {
        await limits.refuseMatch(table.host, occupants);
        // A file of an earlier version may have the match already, from a start that was cut off before the table was saved.
        return (await summaries.of(id)) === undefined ? this.#begin(table) : { stage: 'started' };
      });
    });
  }

  async #begin(table: Table): Promise<Saved> {
    const { id, game, options, occupants, asksIdle, isRated, clock } = table;
    const { storage, matches, resting, now } = this.#setting;
    const saved = changedTable(table, { stage: 'started' }, now());
    await matches.create({
      id,
      game,
      options,
      occupants,
      asksIdle,
      isRated,
      clock,
      ...(clock?.pace === 'slow' ? { rests: await resting.forSeats(occupants) } : {}),
      keep: (setup, snapshot) => storage.begin(saved, setup, snapshot),
    });
    return { saved };
  }

  #hosted(game: string): HostedGame {
    const hosted = this.#setting.games.of(game);
    if (hosted === undefined) throw new RequestProblem('bad-request', `game: there is no game ${game}`);
    return hosted;
  }
}
