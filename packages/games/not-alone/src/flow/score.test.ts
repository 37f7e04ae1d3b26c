import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { result, standing } from './score.ts';

// [NA-10.1] [NA-10.4]
test('the last Rescue step wins for all Hunted alike, whatever else was to come', () => {
  const game = table({
    stage: 'hunting',
    side: 'b',
    rescue: 1,
    hunted: { rick: { played: ['wreck'], discard: ['river'] }, karl: { played: ['lair'], discard: ['rover'] } },
  });
  game.token('creature', 1).token('artemia', 5).endHunting();
  while (game.stage.endsWith('window')) game.act(game.asked[0], { type: 'pass' });
  game.power('rick', 'wreck', 'step-rescue');
  const ended = result(game.state);
  expect(ended?.because).toBe('rescued');
  expect(ended?.seats.map(({ rank }) => rank)).toEqual([2, 1, 1]);
  expect(ended?.seats[1].sources).toEqual([{ source: 'rescue', points: 14 }]);
  expect(game.asked).toEqual([]);
});

// [NA-10.2]
test('giving up on the last cell assimilates everybody', () => {
  const game = table({ assimilation: 1, hunted: { rick: { will: 1 }, karl: {} } });
  game.act('rick', { type: 'give-up' });
  expect(result(game.state)).toMatchObject({ because: 'assimilated', seats: [{ rank: 1 }, { rank: 2 }, { rank: 2 }] });
});

test('during play the side nearer to its end is ahead', () => {
  const near = table({ rescue: 3, assimilation: 5, hunted: { rick: {} } });
  expect(standing(near.state).map(({ rank }) => rank)).toEqual([2, 1]);
  const level = table({ rescue: 5, assimilation: 5, hunted: { rick: {} } });
  expect(standing(level.state).map(({ rank }) => rank)).toEqual([1, 1]);
});

// [NA-1.4] Both run towards the one star, each from its own side; a step of one leaves the other where it is.
test('the first counter on the star decides: Rescue for the Hunted, Assimilation for the Creature', () => {
  const scene = { rescue: 1, assimilation: 1, hunted: { rick: { played: ['wreck'], discard: ['river'] } } };
  const rescued = table({ ...scene, stage: 'reckoning' }).power('rick', 'wreck', 'step-rescue');
  expect([rescued.state.rescue, rescued.state.assimilation, rescued.result?.because]).toEqual([0, 1, 'rescued']);
  const caught = table({ ...scene, stage: 'reckoning', tokens: { creature: 8 } });
  expect([caught.state.rescue, caught.state.assimilation, caught.result?.because]).toEqual([1, 0, 'assimilated']);
});

// [NA-1.4]
test('forward is towards the star for both counters', () => {
  const scene = { stage: 'reckoning', rescue: 9, assimilation: 8, hunted: { rick: { played: ['wreck'], discard: ['river'] } } };
  const helped = table(scene).power('rick', 'wreck', 'step-rescue');
  expect(helped.heard('spectator', 'rescue-moved')[0]).toMatchObject({ steps: 1, left: 8 });
  const caught = table({ ...scene, tokens: { creature: 8 } });
  expect(caught.state.assimilation).toBe(7);
});
