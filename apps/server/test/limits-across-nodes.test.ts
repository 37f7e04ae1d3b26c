import { expect, test } from 'vitest';
import { Client } from './support/client.ts';
import { nodesOn, onPostgres } from './support/on-postgres.ts';
import type { TestServer } from './support/server.ts';

type Nodes = readonly [TestServer, TestServer];

/** Of what is limited: more than any limit. */
const MOST = 30;

await onPostgres((database) => {
  const start = nodesOn(database);

  /** How much of this, asked of two nodes in turn, is done before one of them refuses it. */
  async function doneBefore(refusal: string, [one, two]: Nodes, ask: (client: Client) => Promise<unknown>): Promise<number> {
    const client = await Client.guest(one.address, 'Ada');
    for (let done = 0; done < MOST; done++) {
      client.address = done % 2 === 0 ? one.address : two.address;
      const failed = await ask(client).then(
        () => undefined,
        (reason: unknown) => String(reason),
      );
      if (failed === undefined) continue;
      expect(failed).toContain(refusal);
      return done;
    }
    return MOST;
  }

  test('what one person may have open or running is counted over all nodes', async () => {
    const nodes = await start({ rateFactor: 0.5 });
    const open = (client: Client) => client.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(await doneBefore('too-many-tables', nodes, open)).toBe(20);
    const started = async (client: Client): Promise<void> => {
      const { id } = await client.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
      await client.start(id);
    };
    expect(await doneBefore('too-many-matches', nodes, started)).toBe(15);
  });
});
