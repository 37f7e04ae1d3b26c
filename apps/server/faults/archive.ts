import { setTimeout } from 'node:timers/promises';
import type { MatchSetup, Occupant, Span } from '@orrery/match';
import pg from 'pg';
import { unpack } from '../src/storage/rows/packed.ts';

const TRIES = 600;
const PAUSE_MILLISECONDS = 500;

/** Who wrote an entry, noted by the database itself in the moment it was written. */
export interface Write {
  readonly match: string;
  readonly number: number;
  readonly node: string;
  /** The node that had the lease of the match then. */
  readonly holder: string | null;
  /** Milliseconds since 1970 by the clock of the database. */
  readonly at: number;
}

/** A lease, under the number it was taken with. */
export interface HeldLease {
  readonly match: string;
  readonly fence: number;
}

/** What became of a lease. */
export interface LeaseLater extends HeldLease {
  /** When another was given for the match, in milliseconds since 1970 by the clock of the database; null: none yet. */
  readonly passedAt: number | null;
  /** Somebody must still answer for a seat, and nobody else may. */
  readonly waits: boolean;
}

export interface KeptTable {
  readonly id: string;
  readonly stage: string;
  readonly occupants: readonly Occupant[];
  readonly seated: readonly string[];
}

/** In the transaction of the entry or the lease itself: what is noted is so, whatever the nodes believe. */
const WITNESS = `
  CREATE SCHEMA witness;
  CREATE TABLE witness.claims (fence bigint PRIMARY KEY, match_id text, node text, at timestamptz DEFAULT clock_timestamp());
  CREATE INDEX ON witness.claims (match_id, fence);
  CREATE TABLE witness.writes (match_id text, number integer, node text, holder text, at timestamptz DEFAULT clock_timestamp());

  CREATE FUNCTION witness.claimed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO witness.claims VALUES (NEW.fence, NEW.match_id, current_setting('witness.node', true)) ON CONFLICT DO NOTHING;
      RETURN NEW;
    END $$;
  CREATE TRIGGER witness AFTER INSERT OR UPDATE ON leases FOR EACH ROW EXECUTE FUNCTION witness.claimed();

  CREATE FUNCTION witness.wrote() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO witness.writes (match_id, number, node, holder) VALUES (NEW.match_id, NEW.number, current_setting('witness.node', true),
        (SELECT claims.node FROM leases JOIN witness.claims USING (fence) WHERE leases.match_id = NEW.match_id));
      RETURN NEW;
    END $$;
  CREATE TRIGGER witness AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION witness.wrote();
`;

/** Whether the match waits for a node to answer for a seat. */
const WAITS = 'matches.finished = 0 AND matches.is_automatic IS DISTINCT FROM 0';

/** What the database holds, read past the nodes. */
export class Archive {
  readonly #pool: pg.Pool;

  constructor(url: string) {
    this.#pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5000 });
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** From now on the database notes who writes what. Once the nodes have made their relations. */
  async witness(): Promise<void> {
    await this.query(WITNESS);
  }

  /** Matches there are besides these. */
  async setups(known: readonly string[]): Promise<readonly MatchSetup[]> {
    const rows = await this.query<{ setup: string }>('SELECT setup FROM matches WHERE id <> ALL($1)', [known]);
    return rows.map(({ setup }) => JSON.parse(setup));
  }

  /** The log from this number on, as it is written. Throws where a number is missing. */
  async entries(match: string, from: number): Promise<readonly string[]> {
    const rows = await this.query<{ number: number; entry: string }>(
      'SELECT number, entry FROM entries WHERE match_id = $1 AND number >= $2 ORDER BY number',
      [match, from],
    );
    if (rows.length === 0) return (await this.#packed(match)).slice(from);
    for (const [index, { number }] of rows.entries())
      if (number !== from + index) throw new Error(`${match}: entry ${from + index} is missing`);
    return rows.map(({ entry }) => entry);
  }

  /** The log of a match that has been over for a while; of others nothing. */
  async #packed(match: string): Promise<readonly string[]> {
    const [row] = await this.query<{ packed: Uint8Array | null }>('SELECT packed FROM matches WHERE id = $1', [match]);
    return row === undefined || row.packed === null ? [] : unpack(row.packed).entries;
  }

  /** When the house says it was away. */
  async away(): Promise<readonly Span[]> {
    const rows = await this.query<{ from_at: string; to_at: string }>('SELECT from_at, to_at FROM away ORDER BY to_at');
    return rows.map(({ from_at, to_at }) => ({ from: Number(from_at), to: Number(to_at) }));
  }

  async writes(match: string): Promise<readonly Write[]> {
    const rows = await this.query<{ number: number; node: string; holder: string | null; at: Date }>(
      'SELECT number, node, holder, at FROM witness.writes WHERE match_id = $1 ORDER BY number, at',
      [match],
    );
    return rows.map(({ at, ...row }) => ({ match, ...row, at: at.getTime() }));
  }

  /** Leases of this node, as long as it counts as living, for matches that wait for it. */
  async heldBy(node: string): Promise<readonly HeldLease[]> {
    const rows = await this.query<{ match_id: string; fence: string }>(
      `SELECT leases.match_id, fence FROM leases JOIN witness.claims USING (fence) JOIN matches ON matches.id = leases.match_id
       WHERE claims.node = $1 AND ${WAITS} AND EXISTS (SELECT FROM nodes WHERE nodes.id = leases.node AND expires_at > clock_timestamp())`,
      [node],
    );
    return rows.map(({ match_id, fence }) => ({ match: match_id, fence: Number(fence) }));
  }

  async laterOf(leases: readonly HeldLease[]): Promise<readonly LeaseLater[]> {
    const rows = await this.query<{ match_id: string; fence: string; passed_at: Date | null; waits: boolean }>(
      `SELECT held.match_id, held.fence, ${WAITS} AS waits,
         (SELECT min(at) FROM witness.claims WHERE claims.match_id = held.match_id AND claims.fence > held.fence) AS passed_at
       FROM unnest($1::text[], $2::bigint[]) AS held (match_id, fence) JOIN matches ON matches.id = held.match_id`,
      [leases.map(({ match }) => match), leases.map(({ fence }) => fence)],
    );
    return rows.map(({ match_id, fence, passed_at, waits }) => ({
      match: match_id,
      fence: Number(fence),
      passedAt: passed_at?.getTime() ?? null,
      waits,
    }));
  }

  async tables(): Promise<readonly KeptTable[]> {
    const rows = await this.query<{ id: string; stage: string; occupants: string; seated: string[] }>(
      'SELECT id, stage, occupants, ARRAY(SELECT person FROM seated WHERE table_id = tables.id) AS seated FROM tables',
    );
    return rows.map((row) => ({ ...row, occupants: JSON.parse(row.occupants) }));
  }

  /** What was said at a table, in the order of the database. */
  async chat(match: string): Promise<readonly string[]> {
    const rows = await this.query<{ text: string }>('SELECT text FROM chat WHERE table_id = $1 ORDER BY number', [match]);
    return rows.map(({ text }) => text).filter((text) => text !== '');
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  /** The database may be away just now. */
  async query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<readonly Row[]> {
    for (let tries = 1; ; tries++) {
      try {
        return (await this.#pool.query<Row>(text, values === undefined ? undefined : [...values])).rows;
      } catch (reason) {
        if (tries >= TRIES || (reason instanceof pg.DatabaseError && !/^(?:08|53|57P)/.test(reason.code ?? ''))) throw reason;
        await setTimeout(PAUSE_MILLISECONDS);
      }
    }
  }
}
