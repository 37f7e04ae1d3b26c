import { chanceFromSeed, seedFrom } from '@orrery/engine';
import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import { DECK_SIZE } from './testing/lanterns.ts';
import { begin, bot, person, playOut, settings } from './testing/table.ts';
import type { Update } from './told.ts';

/** Runs of numbers that would give the generator away, in the ways JSON may write them. */
function tellTales(seed: string): string[] {
  const { key } = chanceFromSeed(seed);
  return [seed, ...key.map(String), key[0].toString(16).padStart(8, '0'), '"chance"', '"seed"', '"deck"'];
}

/** Everything one viewer is ever sent, as text. */
function everythingSent(match: Match, viewer: number | 'spectator'): { readonly running: string[]; readonly last: Update[] } {
  const running: string[] = [];
  const last: Update[] = [];
  const take = (update: Update): void => {
    if (update.result !== undefined) last.push(update);
    else running.push(JSON.stringify(update), JSON.stringify(match.log(viewer)), JSON.stringify(match.setup));
  };
  take(match.update(viewer));
  match.subscribe(viewer, take);
  return { running, last };
}

test('no update, log or set-up of a running match holds the seed, the key of chance or the deck', async () => {
  let updates = 0;
  for (let game = 0; game < 40; game++) {
    const seed = seedFrom(`secret ${game}`);
    const match = await begin({ entropy: () => seed, occupants: [person('ann'), bot(), person('cid')] });
    const viewers = ([0, 1, 2, 'spectator'] as const).map((viewer) => everythingSent(match, viewer));
    await playOut(match, `game ${game}`);
    const forbidden = tellTales(seed);
    for (const { running, last } of viewers) {
      updates += running.length;
      const text = running.join('\n');
      expect(forbidden.filter((word) => text.includes(word))).toEqual([]);
      expect(last.map((update) => update.seed)).toEqual([seed]);
    }
  }
  expect(updates).toBeGreaterThan(5000);
});

test('a spectator sees no card before it is bid, and a seat none but its own', async () => {
  const set = settings({ occupants: [person('ann'), person('bob')] });
  const match = await begin(set);
  const opened = new Set<string>();
  const own = [new Set<string>(), new Set<string>()];
  const leaked: string[] = [];
  const cards = Array.from({ length: DECK_SIZE }, (_, index) => `lantern-${100 + index}`);
  const look = (viewer: 0 | 1 | 'spectator', update: Update): void => {
    const text = JSON.stringify(update);
    const seen = cards.filter((card) => text.includes(card));
    const bids = JSON.stringify(update.events.filter((event) => event.type === 'bids-opened'));
    for (const card of cards) if (bids.includes(card)) opened.add(card);
    if (viewer === 'spectator') leaked.push(...seen.filter((card) => !opened.has(card)));
    else for (const card of seen) if (!opened.has(card)) own[viewer].add(card);
  };
  match.subscribe('spectator', (update) => look('spectator', update));
  match.subscribe(0, (update) => look(0, update));
  match.subscribe(1, (update) => look(1, update));
  await playOut(match, 'cards');
  expect(leaked).toEqual([]);
  expect(opened.size).toBe(6);
  expect(own[0].size).toBeGreaterThan(2);
  expect([...own[0]].filter((card) => own[1].has(card))).toEqual([]);
});

test('the published commitment does not give the generator away', async () => {
  const seed = seedFrom('committed');
  const match = await begin({ entropy: () => seed });
  const words = chanceFromSeed(seed).key.map((word) => word.toString(16).padStart(8, '0'));
  const swapped = words.map((word) => word.match(/../g)?.reverse().join('') ?? word);
  expect([...words, ...swapped].filter((word) => match.setup.commitment.includes(word))).toEqual([]);
  expect(Object.keys(match.setup)).not.toContain('seed');
});
