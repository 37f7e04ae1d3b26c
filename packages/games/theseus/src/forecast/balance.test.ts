import { expect, test } from 'vitest';
import type { Scene } from '../testing/scene.ts';
import { table } from '../testing/table.ts';
import { balanceOf } from './balance.ts';
import { forecast } from './forecast.ts';

/** What moving the first Marine into the Corridors would come to for the Marines. */
function ofMove(scene: Scene) {
  const game = table(scene);
  const [move] = game.legal('move-unit').filter(({ unit, to }) => unit === 0 && to.place === 0);
  return balanceOf(game.state, 0, forecast(game.state, 0, move));
}

const units = { marines: ['alien-hive a'], aliens: ['corridors b'] };

test('in a duel the Assault costs the enemy life, and the trap costs one\u2019s own', () => {
  const balance = ofMove({ units, cards: { corridors: ['tentacles'] } });
  expect(balance).toEqual({ dealt: 1, suffered: 1, data: 0, given: 0, upgrades: 0 });
});

test('[TH-10.2] in a deathmatch the same wounds are points of those who deal them', () => {
  const three = {
    factions: ['marines', 'aliens', 'greys'] as const,
    ring: ['corridors', 'control-room', 'landing-platform', 'tech-bay', 'damaged-ship', 'alien-hive'],
  };
  const balance = ofMove({ ...three, units, cards: { corridors: ['tentacles', 'probe'] } });
  expect(balance).toEqual({ dealt: 1, suffered: 1, data: 0, given: 2, upgrades: 0 });
});
