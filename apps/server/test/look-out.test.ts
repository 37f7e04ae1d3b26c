import type { Seat } from '@orrery/engine';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { ambush } from '../../../packages/testkit/src/throwaway/ambush.ts';
import { nodeOn } from '../src/lobby/testing/node.ts';
import { openPostgres } from '../src/storage/postgres/open.ts';
import { onPostgres } from './support/on-postgres.ts';
import type { TestDatabase } from './support/postgres.ts';

type Node = ReturnType<typeof nodeOn>;

const PEOPLE = ['Ada', 'Bob'].map((name) => ({ kind: 'person' as const, person: name, name }));
const HUNTER = { kind: 'bot' as const, level: 'random', name: 'Vega' };
const NEWER: typeof ambush = { ...ambush, rulesVersion: '2', upgrades: { ...ambush.upgrades, '1': (state) => state } };

await onPostgres(describeAll);

function describeAll(postgres: TestDatabase): void {
  const nodes: Node[] = [];
  const closed = async (node: Node): Promise<void> => {
    node.matches.close();
    await node.storage.close();
  };
  afterEach(async () => {
    for (const node of nodes.splice(0)) await closed(node);
  });

  async function nodeAt(url: string, module?: typeof ambush): Promise<Node> {
    const node = nodeOn(await openPostgres({ url }), module);
    nodes.push(node);
    return node;
  }

  /** The hunter is a bot; both its prey hide, and then it is asked. */
  const hide = async ({ matches }: Node): Promise<void> => {
    for (const seat of [1, 2]) await matches.use('m', (match) => answer(match, seat));
  };

  test('a match of which no glance was kept is not held by who looked at it: the bot answers wherever the people play', async () => {
    const url = await postgres.prepared();
    const [here, there] = [await nodeAt(url), await nodeAt(url)];
    await there.matches.create({ id: 'm', game: ambush.id, options: {}, occupants: [HUNTER, ...PEOPLE] });
    await query(url, 'UPDATE matches SET is_automatic = NULL, glance_rules = NULL');
    await here.lookOut.look();
    expect([here.matches.size, here.storage.leases.held]).toEqual([0, 0]);
    await hide(there);
    await expect.poll(() => there.lookOut.look().then(() => [...there.thought])).toEqual(['m']);
  });

  test('a node with older rules leaves a match of newer ones to the nodes that know them', async () => {
    const url = await postgres.prepared();
    const gone = nodeOn(await openPostgres({ url }), NEWER);
    await gone.matches.create({ id: 'm', game: ambush.id, options: {}, occupants: [HUNTER, ...PEOPLE] });
    await hide(gone);
    await closed(gone);
    const [older, newer] = [await nodeAt(url), await nodeAt(url, NEWER)];
    await older.lookOut.look();
    expect([[...older.thought], older.storage.leases.held]).toEqual([[], 0]);
    await expect.poll(() => newer.lookOut.look().then(() => [...newer.thought])).toEqual(['m']);
  });

  test('a node with older rules that has the lease lets go of it when somebody plays on by newer ones', async () => {
    const url = await postgres.prepared();
    const [older, newer] = [await nodeAt(url), await nodeAt(url, NEWER)];
    await older.matches.create({ id: 'm', game: ambush.id, options: {}, occupants: [HUNTER, ...PEOPLE] });
    const held = await older.matches.hold('m');
    await older.storage.leases.of('m')?.claim();
    await hide(newer);
    await expect.poll(() => newer.lookOut.look().then(() => [...newer.thought])).toEqual(['m']);
    held?.release();
  });
}

type Using = Parameters<Parameters<Node['matches']['use']>[1]>[0];

async function answer(match: Using, seat: Seat): Promise<void> {
  const { asked } = match.update(seat);
  const [first] = asked?.legal ?? [];
  await match.act(seat, { decision: asked?.id ?? -1, actions: [{ ...first }] });
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}
