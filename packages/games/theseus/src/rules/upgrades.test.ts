import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

test('[TH-R24] tokens are spent between any two steps of one’s own turn', () => {
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

test('[TH-R65] tokens go on one’s own cards only', () => {
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

test('[TH-E27] with one token a Landmine deals three wounds', () => {
  const game = table({ you: 'aliens', units: { aliens: ['corridors a'] }, cards: { 'control-room': [{ card: 'landmine', upgrades: 1 }] } });
  game.move('aliens 1', 'control-room a');
  expect(game.life('aliens')).toBe(17);
  expect(game.state.supply).toBe(20); // the token came back with the card
});

test('[TH-E28] a third token costs three: two are discarded, the third goes on the card', () => {
  const scene = { units: { marines: ['control-room a upgraded'] }, cards: { corridors: [{ card: 'battle-position', upgrades: 2 }] } };
  const rich = table({ ...scene, players: { marines: { upgrades: 3 } } });
  rich.act({ type: 'upgrade-card', card: rich.spot('corridors 0') });
  expect(rich.card('corridors 0')?.upgrades).toBe(3);
  expect(rich.player('marines').upgrades).toBe(0);
  expect(rich.state.supply).toBe(17);
  const poor = table({ ...scene, players: { marines: { upgrades: 2 } } });
  expect(poor.refusal({ type: 'upgrade-card', card: poor.spot('corridors 0') })).toBe('too-few-tokens');
});
