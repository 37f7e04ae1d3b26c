import { GAMES } from '@orrery/catalogue';
import { seekWish, type Table } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstChoices, foundAmong, keepChoices, keptChoices, sizesOf, toggled, wishOf } from './wish.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('every game may be sought with two or more, and whatever is offered is understood by the server', () => {
  const first = firstChoices(GAMES);
  expect(wishOf(first)).toBeUndefined();
  for (const game of GAMES) {
    expect(sizesOf(game)[0]).toBe(2);
    expect(sizesOf(game).at(-1)).toBe(game.seats.max);
    for (const soon of ['now', 'later'] as const) {
      const wish = wishOf({ ...first, games: [game.id], soon, botsAfterMinutes: 5 });
      expect(seekWish.safeParse(wish).success).toBe(true);
      expect(wish?.botsAfterMinutes).toBe(soon === 'now' ? 5 : undefined);
    }
  }
});

test('nothing is sought without a game, a number of players and a clock', () => {
  const chosen = { ...firstChoices(GAMES), games: ['theseus'] };
  expect(wishOf(chosen)).toMatchObject({ games: [{ game: 'theseus', seats: [2] }], clocks: ['calm', 'day'] });
  expect(wishOf({ ...chosen, sizes: {} })).toBeUndefined();
  expect(wishOf({ ...chosen, live: [], slow: [] })).toBeUndefined();
  expect(wishOf({ ...chosen, soon: 'later', slow: [] })).toBeUndefined();
});

test('what is ticked is in it, in the order in which it is offered', () => {
  expect(toggled([2, 4], 3, [2, 3, 4])).toEqual([2, 3, 4]);
  expect(toggled([2, 4], 2, [2, 3, 4])).toEqual([4]);
});

test('what was chosen is offered again, as far as it can be', () => {
  const chosen = { ...firstChoices(GAMES), games: ['theseus'], soon: 'later', rated: 'rated', botsAfterMinutes: 10 } as const;
  keepChoices(chosen);
  expect(keptChoices(GAMES)).toEqual(chosen);
  storage.set('orrery-seek', '{"games":["chess","theseus",7],"sizes":{"theseus":[2,99]},"live":"all","rated":1}');
  expect(keptChoices(GAMES)).toMatchObject({ games: ['theseus'], sizes: { theseus: [2] }, live: ['calm'], rated: 'either', soon: 'now' });
  for (const text of ['', 'null', '[]', '{']) {
    storage.set('orrery-seek', text);
    expect(keptChoices(GAMES)).toEqual(firstChoices(GAMES));
  }
});

test('found is a match of one’s own that began since', () => {
  const table = (changed: Partial<Table>): Table => ({
    id: 't',
    game: 'theseus',
    options: {},
    host: 'bob',
    isPublic: true,
    seats: [{ kind: 'person', person: 'ada', name: 'Ada' }],
    phase: 'running',
    createdAt: 10,
    changedAt: 10,
    version: 1,
    ...changed,
  });
  expect(foundAmong([table({})], 'ada', 10)?.id).toBe('t');
  for (const other of [table({ phase: 'open' }), table({ createdAt: 9 }), table({ seats: [{ kind: 'open' }] })])
    expect(foundAmong([other], 'ada', 10)).toBeUndefined();
});
