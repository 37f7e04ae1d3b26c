import { chanceFromSeed, seedFrom } from '@orrery/engine';
import { expect, test } from 'vitest';
import type { CreateMatch } from './match.ts';
import { slowBot, turns } from './testing/slow-bot.ts';
import { begin, bot, doAs, person, reopened, settings } from './testing/table.ts';

const TAKE = { type: 'take-coin' };
const END = { type: 'end-turn' };

/** Salts of a bot whose person has just ended a turn; the public record of all these matches is the same. */
async function saltsOf(changed: Partial<CreateMatch> = {}): Promise<string[]> {
  const bots = slowBot();
  const match = await begin({ occupants: [person('ann'), bot()], bots, ...changed });
  await doAs(match, 0, END);
  await bots.answer(TAKE);
  await bots.answer(TAKE);
  match.close();
  return bots.requests.map(({ salt }) => salt);
}

test('a bot has another chance for every question, which matches of another seed do not share', async () => {
  const seeds = ['one', 'two', 'three'].map((name) => seedFrom(name));
  const salts = (await Promise.all(seeds.map((seed) => saltsOf({ entropy: () => seed })))).flat();
  expect(salts).toHaveLength(9);
  expect(new Set(salts).size).toBe(9);
});

test('neither the id of the match nor anything else that everybody sees makes a difference to it', async () => {
  expect(await saltsOf({ id: 'another-match', occupants: [person('bob'), bot('greedy')] })).toEqual(await saltsOf());
});

test('the salt holds neither the seed nor the key of the dice', async () => {
  const seed = seedFrom('a test');
  for (const salt of await saltsOf({ entropy: () => seed })) {
    expect(salt).not.toContain(seed);
    expect(chanceFromSeed(salt).key).not.toEqual(chanceFromSeed(seed).key);
  }
});

test('a match read from the store asks its bot with the same salt', async () => {
  const first = slowBot();
  const set = settings({ occupants: [person('ann'), bot()], bots: first });
  const match = await begin(set);
  await doAs(match, 0, END);
  match.close();
  const second = slowBot();
  const again = await reopened({ ...set, bots: second });
  await turns();
  expect(second.requests).toEqual(first.requests);
  again.close();
});

test('a question asked again after an undo is thought about with another chance, or the bot would be known by heart', async () => {
  const bots = slowBot();
  const match = await begin({ occupants: [person('ann'), bot()], bots });
  await doAs(match, 0, END);
  await match.undo(0, { keep: 0, seq: match.seq });
  await doAs(match, 0, END);
  await turns();
  expect(bots.requests.map(({ view }) => view)).toEqual([bots.requests[0].view, bots.requests[0].view]);
  expect(bots.requests[0].salt).not.toBe(bots.requests[1].salt);
  match.close();
});
