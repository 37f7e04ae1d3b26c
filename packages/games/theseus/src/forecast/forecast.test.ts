import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { dangers, forecast } from './forecast.ts';

test('a forecast names wounds, traps and who is ejected, and changes nothing', () => {
  const game = table({
    units: {
      marines: ['alien-hive a upgraded'],
      aliens: ['corridors a', 'corridors b', 'corridors c', { at: 'corridors d', kind: 'minor-alien' }],
    },
    cards: { corridors: ['tentacles'] },
  });
  const before = JSON.stringify(game.state);
  const move = game.legal('move-unit').find(({ to }) => to.room === 'd');
  if (move === undefined) throw new Error('TH-3.4: a full sector may be entered');
  const seen = forecast(game.state, game.seat('marines'), move);
  expect(JSON.stringify(game.state)).toBe(before);
  // The Minor Assault and then the Assault of the Corridors: three hits each.
  expect(seen.life).toEqual([-1, -6]);
  expect(seen.ejected).toEqual([game.unitNumber('minor-alien 1')]);
  expect(seen.sprung.map(({ card }) => card)).toEqual(['tentacles']);
  expect([seen.hasQuestions, seen.ended]).toEqual([false, undefined]);
  game.act(move);
  expect([game.life('marines'), game.life('aliens')]).toEqual([19, 14]);
});

test('dangers: the worst each enemy unit could do with its next movement', () => {
  const game = table({
    units: {
      marines: ['corridors a', 'corridors b', 'control-room a'],
      aliens: ['alien-hive a upgraded', 'landing-platform a', 'landing-platform b'],
    },
  });
  const [worst, ...others] = dangers(game.state, game.seat('marines'));
  expect(worst).toMatchObject({ unit: game.unitNumber('aliens 1'), wounds: 2, data: 0 });
  expect(worst.to.place).toBe(game.place('corridors'));
  expect(others).toEqual([]);
});
