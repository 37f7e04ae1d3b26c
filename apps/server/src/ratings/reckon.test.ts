import { botLevels } from '@orrery/bots';
import { GAMES } from '@orrery/catalogue';
import type { Ending, Occupant } from '@orrery/match';
import { expect, test } from 'vitest';
import { leadOfRole, ratingOfBot } from './arenas.ts';
import { reckon } from './reckon.ts';
import { NEWCOMER } from './scale.ts';

const person = (name: string): Occupant => ({ kind: 'person', person: name, name });
const bot = (level: string): Occupant => ({ kind: 'bot', level, name: 'Vega' });

function ended(occupants: readonly Occupant[], ranks: readonly number[], changed: Partial<Ending> = {}): Ending {
  return {
    rulesVersion: '1',
    occupants,
    sat: occupants.map((one) => (one.kind === 'person' ? [one.person] : [])),
    beganAt: 0,
    endedAt: 1,
    actionCount: 1,
    result: { seats: ranks.map((rank, seat) => ({ seat, rank, points: 0, sources: [] })), because: 'over' },
    ...changed,
  };
}

/** By how much each is rated higher than a newcomer, in tenths. */
function gains(game: string, ending: Ending): Record<string, number> {
  const after = reckon({ game, ending }, new Map());
  return Object.fromEntries([...after].map(([who, { mu }]) => [who, Math.round(10 * (mu - NEWCOMER.mu)) || 0]));
}

const [ANN, BOB, CID, DAN] = ['ann', 'bob', 'cid', 'dan'].map(person);

test('who won is rated higher, who lost lower; bots are measures and are not rated', () => {
  const { ann, bob } = gains('alien-frontiers', ended([ANN, BOB], [1, 2]));
  expect(ann).toBeGreaterThan(0);
  expect(bob).toBe(-ann);
  expect(Object.keys(gains('alien-frontiers', ended([ANN, bot('greedy')], [1, 2])))).toEqual(['ann']);
  const weak = gains('alien-frontiers', ended([ANN, bot('random')], [1, 2])).ann;
  const strong = gains('alien-frontiers', ended([ANN, bot('captain')], [1, 2])).ann;
  expect(weak).toBeLessThan(strong);
});

test('every level of a game whose arenas are published has a rating, each higher than the one below', () => {
  const published = GAMES.filter(({ id }) => ratingOfBot(id, 'greedy') !== undefined);
  expect(published.length).toBeGreaterThanOrEqual(4);
  for (const { id } of published) {
    const mus = botLevels(id).map((level) => ratingOfBot(id, level)?.mu ?? Number.NaN);
    expect(mus, id).toEqual([...mus].sort((one, other) => one - other));
    expect(mus[botLevels(id).indexOf('greedy')]).toBe(NEWCOMER.mu);
  }
  expect(ratingOfBot('alien-frontiers', 'unheard-of')).toBeUndefined();
  expect(ratingOfBot('unheard-of', 'greedy')).toBeUndefined();
});

test('teams win and lose together', () => {
  const { ann, bob, cid, dan } = gains('theseus', ended([ANN, BOB, CID, DAN], [1, 2, 1, 2], { sides: [0, 1, 0, 1] }));
  expect(ann).toBeGreaterThan(0);
  expect(cid).toBe(ann);
  expect([bob, dan]).toEqual([-ann, -ann]);
});

test('the sides of Not Alone are held against each other as such, and by how often each wins', () => {
  const roles = ['creature', 'hunted', 'hunted', 'hunted'];
  const sides = [0, 1, 1, 1];
  const lost = gains('not-alone', ended([ANN, BOB, CID, DAN], [2, 1, 1, 1], { roles, sides }));
  expect(lost.ann).toBeLessThan(0);
  expect(new Set([lost.bob, lost.cid, lost.dan]).size).toBe(1);
  expect(lost.bob).toBeGreaterThan(0);
  expect(leadOfRole('not-alone', 'creature', 2)).toBeLessThan(0);
  expect(leadOfRole('not-alone', 'creature', 6)).toBeGreaterThan(0);
  expect(leadOfRole('not-alone', 'hunted', 2)).toBe(0);
  const duel = (ranks: readonly number[]) => gains('not-alone', ended([ANN, BOB], ranks, { roles: ['creature', 'hunted'], sides: [0, 1] }));
  // With one Hunted the Creature seldom wins: where it does, that says more.
  expect(duel([1, 2]).ann).toBeGreaterThan(duel([2, 1]).bob);
});

test('whoever sat down and is not there at the end has lost, whatever became of the seat', () => {
  const forfeits = [{ seat: 0, person: 'ann', because: 'time' }] as const;
  const won = ended([bot('captain'), BOB, CID], [1, 2, 3], { sat: [['ann'], ['bob'], ['cid']], forfeits });
  const rated = gains('alien-frontiers', won);
  expect(Object.keys(rated).sort()).toEqual(['ann', 'bob', 'cid']);
  expect(rated.ann).toBeLessThan(rated.cid);
  expect(rated.bob).toBeGreaterThan(0);
  const taken = ended([DAN, BOB, CID], [1, 2, 3], { sat: [['ann', 'dan'], ['bob'], ['cid']] });
  expect(gains('alien-frontiers', taken)).toEqual(rated);
});

test('whoever has a bot in their place at the end has lost, whatever it won', () => {
  const left = { sat: [['ann'], ['bob'], ['cid']] };
  const byBot = gains('alien-frontiers', ended([ANN, BOB, CID], [1, 2, 3], { missing: [0], stoodIn: [9, 0, 0] }));
  expect(byBot).toEqual(gains('alien-frontiers', ended([bot('unheard-of'), BOB, CID], [1, 2, 3], left)));
  expect(byBot.ann).toBeLessThan(byBot.cid);
  const duel = gains('alien-frontiers', ended([ANN, BOB], [1, 2], { missing: [0] }));
  expect(duel).toEqual(gains('alien-frontiers', ended([ANN, BOB], [2, 1])));
  // Nobody wins by resigning against a bot that stands in.
  expect(gains('alien-frontiers', ended([ANN, BOB], [1, 2], { missing: [0], called: 'resigned' })).bob).toBeLessThan(0);
  // By themselves: who played on with what a bot did for the team is held against the others alone.
  const sides = [0, 1, 0, 1];
  const team = gains('theseus', ended([ANN, BOB, CID, DAN], [1, 2, 1, 2], { sides, missing: [0] }));
  expect(team.ann).toBeLessThan(Math.min(team.bob, team.dan));
  expect(team.cid).toBeGreaterThan(0);
});

test('what was not decided, cannot be read, or was played against nobody who is known rates nobody', () => {
  const nothing = {};
  expect(gains('alien-frontiers', ended([ANN, BOB], [1, 1], { called: 'undecided' }))).toEqual(nothing);
  expect(gains('alien-frontiers', ended([ANN, BOB], [1, 1], { called: 'closed' }))).toEqual(nothing);
  expect(gains('alien-frontiers', ended([ANN, BOB], [1, 2], { result: undefined }))).toEqual(nothing);
  expect(gains('alien-frontiers', ended([ANN], [1]))).toEqual(nothing);
  expect(gains('alien-frontiers', ended([ANN, bot('unheard-of')], [1, 2]))).toEqual(nothing);
  expect(Object.keys(gains('alien-frontiers', ended([ANN, BOB], [1, 2], { called: 'resigned' })))).toEqual(['ann', 'bob']);
});
