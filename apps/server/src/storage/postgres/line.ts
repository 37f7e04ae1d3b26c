import pg from 'pg';

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
    await (await this.#client.catch(() => undefined))?.end().catch(() => {});
  }
}

async function connected(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  await client.connect();
  return client;
}
