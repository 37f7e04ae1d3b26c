import { afterAll, afterEach, expect, test } from 'vitest';
import { Client } from './support/client.ts';
import { testDatabase } from './support/postgres.ts';
import { type TestServer, testServer } from './support/server.ts';

const database = await testDatabase();
const nodes: TestServer[] = [];

afterEach(async () => {
  for (const node of nodes.splice(0)) await node.remove();
});

if (typeof database === 'string') {
  console.warn(database);
  test(`left out: ${database}`, () => {});
} else {
  afterAll(() => database.stop());

  /** How much of this, asked of two nodes in turn, is done before one of them refuses it. */
  async function doneBefore(refusal: string, most: number, ask: (client: Client) => Promise<unknown>): Promise<number> {
    const [one, two] = nodes;
    const client = await Client.guest(one.address, 'Ada');
    for (let done = 0; done < most; done++) {
      client.address = done % 2 === 0 ? one.address : two.address;
      const failed = await ask(client).then(
        () => undefined,
        (reason: unknown) => String(reason),
      );
      if (failed === undefined) continue;
      expect(failed).toContain(refusal);
      return done;
    }
    return most;
  }

  test('what one person may have open or running is counted over all nodes', async () => {
    const url = await database.prepared();
    for (let node = 0; node < 2; node++) nodes.push(await testServer({ database: url, rateFactor: 0.5 }));
    const open = (client: Client) => client.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(await doneBefore('too-many-tables', 30, open)).toBe(20);
    const started = async (client: Client): Promise<void> => {
      const { id } = await client.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
      await client.start(id);
    };
    expect(await doneBefore('too-many-matches', 30, started)).toBe(15);
  });
}
