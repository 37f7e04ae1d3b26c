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
