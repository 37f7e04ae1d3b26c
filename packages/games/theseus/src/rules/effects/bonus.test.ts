import { expect, test } from 'vitest';
import { BONUS_CARDS, type BonusId } from '../../cards/bonus.ts';
import type { Scene } from '../../testing/scene.ts';
import { table } from '../../testing/table.ts';

function holding(card: BonusId, rest: Scene = {}) {
  return table({
    you: 'marines',
    units: { marines: ['corridors a', 'corridors b'], aliens: ['control-room a'] },
    players: { marines: { bonus: [card] } },
    ...rest,
  });
}

test('[TH-21.1] Gateway: the movement about to be chosen goes one sector further', () => {
  const game = holding('gateway');
  expect(game.ends('marines 1')).toEqual(['landing-platform']);
  game.bonus('gateway');
  expect([game.ends('marines 1'), game.player('marines').bonus]).toEqual([['tech-bay'], []]);
});

test('[TH-E56] the sector further costs a unit with a parasite another wound', () => {
  const game = holding('gateway', {
    units: { marines: [{ at: 'corridors a', parasites: 1 }, 'corridors b'] },
    cards: { 'alien-hive': ['parasite'] },
  });
  expect(game.bonus('gateway').move('marines 1', 'tech-bay a').life('marines')).toBe(17);
});

test('[TH-R23] Gateway is played as a movement is declared, not later, and not for a unit in space', () => {
  const game = holding('gateway', { units: { marines: ['tech-bay a', 'space'] } });
  game.move('marines 1', 'alien-hive a');
  expect(game.asks).toBe('pending-cards');
  expect(game.refusal({ type: 'play-bonus', card: 'gateway', from: 0, target: { kind: 'none' } })).toBe('only-when-moving');
  const space = holding('gateway', { units: { marines: ['space'] } });
  expect(space.legal('play-bonus')).toEqual([]);
});

test('Gateway lengthens an Extra Turn as well, and the turn after is as ever', () => {
  const game = holding('gateway', { units: { marines: ['landing-platform a', 'control-room a'], aliens: ['corridors a'] } });
  game.move('marines 1', 'tech-bay a');
  expect(game.asks).toBe('move');
  game.bonus('gateway').move('marines 2', 'tech-bay b');
  expect(game.state.turn.further).toBe(0);
});

test('[TH-21.2] Upgrade Kit: a token, while there is one', () => {
  expect(holding('upgrade-kit').bonus('upgrade-kit').player('marines').upgrades).toBe(1);
  const empty = holding('upgrade-kit', { players: { marines: { bonus: ['upgrade-kit'] }, aliens: { upgrades: 20 } } });
  expect(empty.refusal({ type: 'play-bonus', card: 'upgrade-kit', from: 0, target: { kind: 'none' } })).toBe('supply-empty');
});

test('[TH-21.3] [TH-22.18] First Aid: two life, never above twenty; in a deathmatch enemies lose two', () => {
  const aided = holding('first-aid', { players: { marines: { bonus: ['first-aid'], life: 10 } } }).bonus('first-aid');
  expect(aided.life('marines')).toBe(12);
  const nearly = holding('first-aid', { players: { marines: { bonus: ['first-aid'], life: 19 } } }).bonus('first-aid');
  expect(nearly.life('marines')).toBe(20);
  const whole = holding('first-aid');
  expect(whole.refusal({ type: 'play-bonus', card: 'first-aid', from: 0, target: { kind: 'none' } })).toBe('nothing-to-gain');
  const three = table({
    factions: ['marines', 'aliens', 'greys'],
    you: 'marines',
    units: { marines: ['corridors a'] },
    players: { marines: { bonus: ['first-aid'] }, aliens: { life: 4 }, greys: { life: 4 } },
  }).bonus('first-aid');
  three.act({ type: 'choose-seat', seat: 1 }).act({ type: 'choose-seat', seat: 2 });
  expect([three.life('aliens'), three.life('greys'), three.asks]).toEqual([3, 3, 'move']);
});

test('[TH-21.4] Short Circuit: the Malfunction token to an enemy’s card', () => {
  const game = holding('short-circuit', { cards: { corridors: ['vent', 'armory'] } });
  game.bonus('short-circuit', { kind: 'card', card: game.spot('corridors 0') });
  expect(game.state.malfunction).toEqual(game.spot('corridors 0'));
  const own = holding('short-circuit', { cards: { corridors: ['armory'] } });
  const aim = { type: 'play-bonus', card: 'short-circuit', from: 0, target: { kind: 'card', card: own.spot('corridors 0') } } as const;
  expect(own.refusal(aim)).toBe('not-an-enemys-card');
});

test('[TH-21.5] Decompression: an enemy beside one of yours goes into space, and its room stays empty', () => {
  const game = holding('decompression', { units: { marines: ['corridors a'], aliens: ['corridors b', 'tech-bay a'] } });
  const far = { type: 'play-bonus', card: 'decompression', from: 0, target: { kind: 'unit', unit: game.unitNumber('aliens 2') } } as const;
  expect(game.refusal(far)).toBe('nobody-near');
  game.bonus('decompression', { kind: 'unit', unit: game.unitNumber('aliens 1') });
  expect(game.at('aliens 1')).toBe('space');
});

test('[TH-21.6] Snap Attack: a unit makes its attack, modules and walls counted', () => {
  const game = holding('snap-attack', {
    units: { marines: ['corridors a', 'tech-bay b'], aliens: ['corridors b', 'tech-bay d'] },
    cards: { corridors: ['battle-position'] },
  });
  const at = (unit: string) =>
    ({ type: 'play-bonus', card: 'snap-attack', from: 0, target: { kind: 'unit', unit: game.unitNumber(unit) } }) as const;
  expect(game.refusal(at('marines 2'))).toBe('nobody-to-hit');
  expect(game.act(at('marines 1')).life('aliens')).toBe(18);
  const plain = table({
    you: 'aliens',
    units: { aliens: ['corridors a'], marines: ['corridors b'] },
    players: { aliens: { bonus: ['snap-attack'] } },
  });
  expect(
    plain.refusal({ type: 'play-bonus', card: 'snap-attack', from: 1, target: { kind: 'unit', unit: plain.unitNumber('aliens 1') } }),
  ).toBe('no-attack');
});

test('[TH-21.7] Salvage: an enemy’s pending card is discarded, not one under Malfunction', () => {
  const scene: Scene = { pending: { corridors: ['vent'], 'control-room': ['hive'] }, malfunction: 'control-room pending 0' };
  const game = holding('salvage', scene);
  const at = (card: string) => ({ type: 'play-bonus', card: 'salvage', from: 0, target: { kind: 'card', card: game.spot(card) } }) as const;
  expect(game.refusal(at('control-room pending 0'))).toBe('under-malfunction');
  game.act(at('corridors pending 0'));
  expect(game.pending('corridors pending 0')).toBeUndefined();
  expect(game.player('aliens').discard).toContain('vent');
});

// [TH-11.5]
test('a bonus card must be held; in a team match allies share theirs', () => {
  const game = holding('salvage');
  expect(game.refusal({ type: 'play-bonus', card: 'upgrade-kit', from: 0, target: { kind: 'none' } })).toBe('card-not-in-hand');
  expect(game.refusal({ type: 'play-bonus', card: 'salvage', from: 1, target: { kind: 'none' } })).toBe('card-not-in-hand');
  const teams = table({
    factions: ['marines', 'aliens', 'scientists', 'greys'],
    options: { match: 'teams' },
    you: 'marines',
    units: { marines: ['corridors a'] },
    players: { scientists: { bonus: ['upgrade-kit'] }, greys: { bonus: ['upgrade-kit'] } },
  });
  teams.bonus('upgrade-kit', { kind: 'none' }, 'scientists');
  expect([teams.player('marines').upgrades, teams.player('scientists').bonus]).toEqual([1, []]);
  expect(teams.refusal({ type: 'play-bonus', card: 'upgrade-kit', from: 3, target: { kind: 'none' } })).toBe('card-not-in-hand');
});

test('nine bonus cards are in the box', () => {
  expect(Object.values(BONUS_CARDS).reduce((sum, { copies }) => sum + copies, 0)).toBe(9);
});
