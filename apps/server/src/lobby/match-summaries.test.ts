import type { PlainGame } from '@orrery/engine';
import { createMatch, freshSeed } from '@orrery/match';
import { expect, test } from 'vitest';
import { guild } from '../../../../packages/testkit/src/throwaway/guild.ts';
import { Games } from '../games.ts';
import { openMemory } from '../storage/memory/open.ts';
import type { KeptMatches } from '../storage/ports.ts';
import { MatchSummaries } from './match-summaries.ts';

const OCCUPANTS = ['Ada', 'Bob', 'Eve'].map((name) => ({ kind: 'person' as const, person: name, name }));
const hosting = (module: PlainGame) => new Games([{ module, knowledge: undefined }]);

async function withMatches(...ids: readonly string[]): Promise<KeptMatches> {
  const { matches: store } = openMemory();
  for (const id of ids)
    await createMatch({ store, now: Date.now, module: guild, id, options: {}, occupants: OCCUPANTS, entropy: freshSeed });
  return store;
}

/** Counts what is asked of it. */
function counted(store: KeptMatches): KeptMatches & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    ...store,
    asked,
    load: (id) => {
      asked.push(`log of ${id}`);
      return store.load(id);
    },
    glances: (ids) => {
      asked.push(`glances of ${ids.join(' and ')}`);
      return store.glances(ids);
    },
  };
}

test('a list of matches is one question to the storage and reads no log', async () => {
  const store = counted(await withMatches('a', 'b', 'c'));
  const summaries = new MatchSummaries(hosting(guild), store);
  await summaries.of('c');
  await summaries.prepare(['a', 'b', 'c']);
  expect(await summaries.of('a')).toMatchObject({ seq: 0, isOver: false, waitingFor: [0, 1, 2] });
  expect(await summaries.of('b')).toMatchObject({ occupants: OCCUPANTS });
  expect(store.asked).toEqual(['glances of c', 'glances of a and b']);
});

test('after the rules changed a summary is reckoned from the log once, also through a restart', async () => {
  const store = counted(await withMatches('a'));
  const cannot = hosting({ ...guild, rulesVersion: '2', upgrades: { '1': { cannot: 'other guilds' } } });
  expect(await new MatchSummaries(cannot, store).of('a')).toMatchObject({ closed: 'rules-changed', waitingFor: [] });
  expect(await new MatchSummaries(cannot, store).of('a')).toMatchObject({ closed: 'rules-changed', occupants: OCCUPANTS });
  expect(store.asked).toEqual(['glances of a', 'log of a', 'glances of a']);
  const can = hosting({ ...guild, rulesVersion: '3', upgrades: { '1': (state) => state, '2': (state) => state } });
  expect(await new MatchSummaries(can, store).of('a')).toMatchObject({ rulesVersion: '3', waitingFor: [0, 1, 2] });
});

test('what an older server says of a match by newer rules is not kept: those who know them go on with it', async () => {
  const kept: string[] = [];
  const store: KeptMatches = { ...(await withMatches('a')), keepGlance: async (id) => void kept.push(id) };
  const older = hosting({ ...guild, rulesVersion: '0', upgrades: {} });
  expect(await new MatchSummaries(older, store).of('a')).toMatchObject({ closed: 'newer-rules', hasAutomaticTurn: false });
  expect(kept).toEqual([]);
});

test('what came out when a match was opened is told from then on', async () => {
  const summaries = new MatchSummaries(hosting(guild), await withMatches('a'));
  await summaries.of('a');
  summaries.closed('a', 'unreadable');
  expect(await summaries.of('a')).toMatchObject({ closed: 'unreadable', waitingFor: [], occupants: OCCUPANTS });
});

test('a match that went on elsewhere is read again, once, and news of what is known already costs nothing', async () => {
  const store = counted(await withMatches('a'));
  const summaries = new MatchSummaries(hosting(guild), store);
  await summaries.of('a');
  summaries.moved('a', 0);
  await summaries.of('a');
  expect(store.asked).toEqual(['glances of a']);
  summaries.moved('a', 1);
  expect(summaries.known('a')).toBeUndefined();
  // Not in the storage yet: shown as it is there, and asked for again.
  expect(await summaries.of('a')).toMatchObject({ seq: 0 });
  expect(await summaries.of('a')).toMatchObject({ seq: 0 });
  expect(store.asked).toHaveLength(3);
});

test('what was being read when news came is not taken for the truth', async () => {
  const stored = await withMatches('a');
  let release = () => {};
  const store = {
    ...stored,
    glances: (ids: readonly string[]) => new Promise<void>((resolve) => (release = resolve)).then(() => stored.glances(ids)),
  };
  const summaries = new MatchSummaries(hosting(guild), store);
  for (const interrupt of [() => summaries.moved('a', 1), () => summaries.forgetAll()]) {
    const reading = summaries.of('a');
    interrupt();
    release();
    expect(await reading).toMatchObject({ seq: 0 });
    expect(summaries.known('a')).toBeUndefined();
  }
});
