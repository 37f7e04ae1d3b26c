import { GAMES } from '@orrery/catalogue';
import { type GameManifest, readOptions } from '@orrery/engine';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { keepHabit, lastGame } from './habits.ts';
import { offerNow, offerOf } from './offer.ts';
import { fitting } from './option-groups.ts';
import { changed, resized } from './plan.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

afterAll(() => void vi.unstubAllGlobals());

const game = (id: string): GameManifest => GAMES.find((one) => one.id === id) ?? GAMES[0];
const levels = (plan: readonly { level: string }[]) => [...new Set(plan.map(({ level }) => level))];

test.each(GAMES.map((one): [string, GameManifest] => [one.id, one]))(
  'the first match of %s is against bots that play with sense, by options of its rules',
  async (_, one) => {
    const { plan, options } = offerOf(one, 'here', false);
    expect(levels(plan)).toEqual([one.first.level]);
    const rung = one.levels.findIndex(({ id }) => id === one.first.level);
    expect(one.levels[rung].way).not.toBe('random');
    expect(one.levels.slice(0, rung).every(({ way }) => way === 'random')).toBe(true);
    const module = await one.module();
    expect(fitting(module.options, options, plan.length)).toEqual(options);
    expect(readOptions(module.options, options, plan.length)).toMatchObject(options);
  },
);

test('a newcomer to Race plays the base game with first-game hands, one to Not Alone is hunted', () => {
  expect(offerOf(game('race-for-the-galaxy'), 'here', false).options).toEqual({ box: 'base', goals: false, presetHands: true });
  expect(offerOf(game('not-alone'), 'online', false).options).toEqual({ creature: 'last-seat' });
  expect(offerOf(game('alien-frontiers'), 'here', false).options).toEqual({});
});

test('somebody who has played the game before is offered the usual', () => {
  const race = game('race-for-the-galaxy');
  const { plan, options } = offerOf(race, 'here', true);
  expect([levels(plan), options]).toEqual([['magnate'], {}]);
});

test('what was chosen last is offered again for this game alone; elsewhere with the same bots and options, but with its own seats', () => {
  const race = game('race-for-the-galaxy');
  const plan = changed(resized(race, offerOf(race, 'here', true).plan, { where: 'here', count: 4 }), 1, { level: 'greedy' });
  keepHabit(race.id, 'here', { plan, options: { goals: false, pack: { title: 'Mine' } } });
  expect(lastGame()).toBe(race.id);
  expect(offerOf(race, 'here', false)).toEqual({ plan, options: { goals: false } });
  const online = offerOf(race, 'online', false);
  expect(online.plan.map(({ kind }) => kind)).toEqual(['me', 'open']);
  expect([levels(online.plan), online.options]).toEqual([['greedy'], { goals: false }]);
  expect(offerOf(game('theseus'), 'here', false).options).toEqual({ decks: 'level-0', firstGame: true });
});

test('a match that begins at once is against bots, whoever sat around the screen the last time', () => {
  const race = game('race-for-the-galaxy');
  const { plan } = offerOf(race, 'here', true);
  keepHabit(race.id, 'here', { plan: changed(plan, 1, { kind: 'person', name: 'Boris' }), options: {} });
  expect(offerNow(race, true).plan.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot']);
  keepHabit(race.id, 'here', { plan: plan.map((seat) => ({ ...seat, kind: 'bot' })), options: {} });
  expect(offerNow(race, true).plan.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot']);
});

test('what other versions of this page have stored is not offered where it cannot be played', () => {
  const race = game('race-for-the-galaxy');
  const usual = offerOf(race, 'here', true);
  for (const text of ['', 'null', '[]', '{"games":[]}', '{"last":1,"games":{"race-for-the-galaxy":{"here":{"plan":[{}],"options":{}}}}}']) {
    storage.set('orrery-habits', text);
    expect(offerOf(race, 'here', true)).toEqual(usual);
  }
  keepHabit(race.id, 'here', { plan: usual.plan.map((seat) => ({ ...seat, level: 'gone' })), options: {} });
  expect(offerOf(race, 'here', true)).toEqual(usual);
});

test('options that the rules do not know, or not for this many players, are left out', async () => {
  const { options } = await game('race-for-the-galaxy').module();
  expect(fitting(options, { expert: true, goals: true, box: 'gone', old: true, presetHands: true }, 3)).toEqual({ presetHands: true });
});
