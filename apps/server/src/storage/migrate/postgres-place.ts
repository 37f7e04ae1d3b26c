import pg from 'pg';
import { UnusableDatabase } from '../ports.ts';
import { connection } from '../postgres/access.ts';
import { PostgresJobQueue } from '../postgres/job-queue.ts';
import { migrateAt, withoutSecrets } from '../postgres/open.ts';
import { following, type Place } from './place.ts';
import { RELATIONS, type Row, type Value } from './relations.ts';

export async function postgresPlace(url: string): Promise<Place> {
  const client = new pg.Client(connection(url));
  client.on('error', () => {});
  const jobs = new PostgresJobQueue(url);
  const close = async (): Promise<void> => {
    await jobs.close();
    await client.end().catch(() => {});
  };
  try {
    await client.connect();
    await migrateAt(url);
    if (await hasServer(client)) throw new Error(SERVED);
    if (!(await isAlone(client))) throw new Error('another move is under way there');
    await jobs.prepare();
    return placeOn(client, { name: await nameOf(client, url), jobs, close });
  } catch (reason) {
    await close();
    throw new UnusableDatabase(withoutSecrets(url), reason);
  }
}

const SERVED = 'a server is using this database';

/**
 * A server that was killed is forgotten after some seconds. One that comes to a target says so before it looks for a move, and a move that
 * is begun looks for servers after it has said so; what a server does to a source is noticed.
 */
async function hasServer(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM nodes WHERE expires_at > clock_timestamp() LIMIT 1');
  return rows.length > 0;
}

/** The database drops this lock with the connection, however that ends. */
async function isAlone(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `SELECT pg_try_advisory_lock(hashtext('orrery migrate'), hashtext(current_schema())) AS taken`,
  );
  return rows[0]?.taken === true;
}

async function nameOf(client: pg.Client, url: string): Promise<string> {
  const { rows } = await client.query<{ schema: string }>('SELECT current_schema() AS schema');
  const schema = rows[0]?.schema ?? 'public';
  return schema === 'public' ? withoutSecrets(url) : `${withoutSecrets(url)} (schema ${schema})`;
}

function placeOn(client: pg.Client, { name, jobs, close }: Pick<Place, 'name' | 'jobs' | 'close'>): Place {
  const rows = async (text: string, values: readonly Value[] = []): Promise<Row[]> =>
    (await client.query<Value[]>({ text, values: [...values], rowMode: 'array' })).rows;
  const inTransaction = async (work: () => Promise<void>): Promise<void> => {
    await client.query('BEGIN');
    try {
      await work();
      await client.query('COMMIT');
    } catch (reason) {
      await client.query('ROLLBACK').catch(() => {});
      throw reason;
    }
  };
  return {
    name,
    jobs,
    async columns(relation) {
      const found = await rows(
        `SELECT column_name::text COLLATE "C" AS name FROM information_schema.columns
         WHERE table_schema = current_schema() AND table_name = $1 ORDER BY name`,
        [relation],
      );
      return found.map(([column]) => String(column));
    },
    async count(relation) {
      return Number((await rows(`SELECT count(*) FROM ${relation}`))[0]?.[0]);
    },
    async page(relation, { columns, after, limit }) {
      const key = RELATIONS[relation];
      const where = following(key, after, (index) => `$${index + 1}`);
      return rows(`SELECT ${columns.join(', ')} FROM ${relation} ${where} ORDER BY ${key.join(', ')} LIMIT ${limit}`, after ?? []);
    },
    async last(relation) {
      const key = RELATIONS[relation];
      const order = key.map((column) => `${column} DESC`).join(', ');
      return (await rows(`SELECT ${key.join(', ')} FROM ${relation} ORDER BY ${order} LIMIT 1`))[0];
    },
    async insert(relation, columns, given) {
      const lines = given.map((row, line) => `(${row.map((_, index) => `$${line * columns.length + index + 1}`).join(', ')})`);
      await inTransaction(async () => {
        await rows(`INSERT INTO ${relation} (${columns.join(', ')}) VALUES ${lines.join(', ')}`, given.flat());
        // What is said next follows what was said.
        if (relation === 'chat') await rows(`SELECT setval(pg_get_serial_sequence('chat', 'number'), (SELECT max(number) FROM chat))`);
      });
    },
    async movingFrom() {
      const [[table] = []] = await rows(`SELECT to_regclass('moving')::text`);
      return table === null || table === undefined ? undefined : String((await rows('SELECT place FROM moving'))[0]?.[0]);
    },
    async beginMove(from) {
      await inTransaction(async () => {
        await rows('CREATE TABLE moving (place text NOT NULL)');
        await rows('INSERT INTO moving VALUES ($1)', [from]);
      });
      // One that has come since this place was opened looked for it before it was there.
      if (!(await hasServer(client))) return;
      await rows('DROP TABLE moving');
      throw new UnusableDatabase(name, SERVED);
    },
    async endMove() {
      await rows('DROP TABLE moving');
    },
    close,
  };
}
