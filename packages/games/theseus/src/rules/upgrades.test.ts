import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

test('[TH-R24] tokens are spent between any two steps of the own turn', () => {
  const game = table({
    units: { marines: ['alien-hive a'], aliens: ['corridors b', 'corridors c'] },
    players: { marines: { upgrades: 2 } },
  });
  game.move('marines 1', 'corridors a');
  expect(game.asks).toBe('between');
  game
    .act({ type: 'upgrade-unit', unit: game.unitNumber('marines 1') })
    .goOn()
    .goOn();
  // The Assault of the Corridors is made with the upgraded side.
  expect(game.life('aliens')).toBe(18);
  expect(game.player('marines').upgrades).toBe(1);
});

test('[TH-R25] units in space may be upgraded, Minor Aliens may not', () => {
  const game = table({
    you: 'aliens',
    units: { aliens: ['corridors a', 'space', { at: 'corridors b', kind: 'minor-alien' }] },
    players: { aliens: { upgrades: 2 } },
  });
  expect(game.refusal({ type: 'upgrade-unit', unit: game.unitNumber('minor-alien 1') })).toBe('no-upgraded-side');
  expect(game.refusal({ type: 'upgrade-unit', unit: game.unitNumber('minor-alien 2') })).toBe('unit-not-in-play');
  game.act({ type: 'upgrade-unit', unit: game.unitNumber('aliens 2') });
  expect(game.unit('aliens 2').isUpgraded).toBe(true);
  expect(game.refusal({ type: 'upgrade-unit', unit: game.unitNumber('aliens 2') })).toBe('already-upgraded');
});

test('[TH-R65] tokens go on own cards only', () => {
  const game = table({
    units: { marines: ['corridors a'] },
    players: { marines: { upgrades: 6 } },
    cards: { corridors: ['landmine', 'habitat', null, 'fire'], 'control-room': [{ card: 'battle-position', upgrades: 6 }, 'landmine'] },
    malfunction: 'control-room 1',
  });
  expect(game.refusal({ type: 'upgrade-card', card: game.spot('corridors 1') })).toBe('not-your-card');
  expect(game.refusal({ type: 'upgrade-card', card: game.spot('corridors 3') })).toBe('takes-no-upgrades');
  expect(game.refusal({ type: 'upgrade-card', card: game.spot('corridors 4') })).toBe('no-card-there');
  expect(game.refusal({ type: 'upgrade-card', card: game.spot('control-room 0') })).toBe('card-full');
  expect(game.refusal({ type: 'upgrade-card', card: game.spot('control-room 1') })).toBe('under-malfunction');
  game.act({ type: 'upgrade-card', card: game.spot('corridors 0') });
  expect(game.card('corridors 0')?.upgrades).toBe(1);
  expect(game.player('marines').upgrades).toBe(5);
});

test('the sixth token costs six, and all but the last go back to the supply', () => {
  const game = table({
    units: { marines: ['corridors a'] },
    players: { marines: { upgrades: 6 } },
    cards: { corridors: [{ card: 'landmine', upgrades: 5 }] },
  });
  const { supply } = game.state;
  game.act({ type: 'upgrade-card', card: game.spot('corridors 0') });
  expect(game.card('corridors 0')?.upgrades).toBe(6);
  expect([game.player('marines').upgrades, game.state.supply]).toEqual([0, supply + 5]);
});
