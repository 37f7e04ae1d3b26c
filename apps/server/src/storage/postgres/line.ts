import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { setLimits } from './access.ts';

/** One connection, asked one thing after the other: the driver will no longer queue. What waits behind a failure fails with it. */
export class Line {
  readonly #client: Promise<pg.Client>;
  #last: Promise<unknown>;

  constructor(config: pg.ClientConfig) {
    this.#client = connected(config);
    this.#last = this.#client;
  }

  query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const answer = this.#last.then(async () => (await (await this.#client).query<Row>(text, [...values])).rows);
    this.#last = answer;
    return answer;
  }

  async end(): Promise<void> {
    const client = await this.#client.catch(() => undefined);
    if (client !== undefined) await endSoon(client);
  }
}

async function connected(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  try {
    await client.connect();
    await setLimits(client);
    return client;
  } catch (reason) {
    await endSoon(client);
    throw reason;
  }
}

/** A line that is only silent would be waited for. */
export async function endSoon(client: Pick<pg.Client, 'end'>): Promise<void> {
  await Promise.race([client.end().catch(() => {}), setTimeout(100, undefined, { ref: false })]);
}
