import { expect, test } from 'vitest';
import type { Scene } from '../testing/scene.ts';
import { table } from '../testing/table.ts';

/** The Marines are in phase 4 at home. */
const AT_HOME = [
  { do: 'end-turn', seat: 'marines' },
  { do: 'pending-cards', seat: 'marines', place: 'landing-platform' },
];

/** A Marine one sector before the Corridors, whose one pending slot holds what the scene says. */
function beforeCorridors(pending: readonly (string | null)[], rest: Scene = {}) {
  return table({ units: { marines: ['alien-hive a'], aliens: ['tech-bay a'] }, pending: { corridors: pending }, ...rest }).move(
    'marines 1',
    'corridors a',
  );
}

test('[TH-R18] option A: the top card goes into an empty pending slot', () => {
  const game = beforeCorridors([null], { players: { marines: { deck: ['fire', 'landmine'] } } });
  game.act({ type: 'fill-pending', spot: game.spot('corridors pending 0') });
  expect(game.pending('corridors pending 0')).toBe('fire');
  expect(game.player('marines').deck).toEqual(['landmine']);
  expect(game.told('pending-filled')).toMatchObject([{ card: 'fire', next: 'landmine' }]);
});

test('[TH-R18] not where a card lies, nor in another sector', () => {
  const game = beforeCorridors(['fire'], { pending: { corridors: ['fire'], 'alien-hive': [null, null] } });
  expect(game.refusal({ type: 'fill-pending', spot: game.spot('corridors pending 0') })).toBe('slot-taken');
  expect(game.refusal({ type: 'fill-pending', spot: game.spot('alien-hive pending 0') })).toBe('not-this-sector');
});

test('[TH-R19] with an empty deck options B and C leave the slot empty and the end token goes on', () => {
  const replaced = beforeCorridors(['vent'], { players: { marines: { deck: [] } } });
  replaced.act({ type: 'replace-pending', spot: replaced.spot('corridors pending 0') });
  expect(replaced.pending('corridors pending 0')).toBeUndefined();
  expect(replaced.state.finalSteps).toBe(3);
  const installed = beforeCorridors(['fire'], { players: { marines: { deck: [] } } });
  installed.install('corridors pending 0', 'corridors 0');
  expect(installed.pending('corridors pending 0')).toBeUndefined();
  expect(installed.state.finalSteps).toBe(3);
});

test('[TH-R20] a pending card under Malfunction blocks its slot wholly', () => {
  const enemy = beforeCorridors(['vent'], { malfunction: 'corridors pending 0' });
  // Phase 4 offers nothing, so the Marines' turn is over.
  expect(enemy.asked).toBe('aliens');
  const two = table({
    units: { marines: ['control-room a'] },
    pending: { 'landing-platform': ['fire', 'armory'] },
    malfunction: 'landing-platform pending 0',
  });
  two.move('marines 1', 'landing-platform a');
  if (two.asks === 'between') two.goOn();
  const install = { type: 'install', from: two.spot('landing-platform pending 0'), to: two.spot('corridors 0') } as const;
  expect(two.refusal(install)).toBe('under-malfunction');
  expect(two.refusal({ ...install, from: two.spot('landing-platform pending 1') })).toBeUndefined();
});

test('[TH-R21] a card under Malfunction does not make room for another', () => {
  const game = beforeCorridors(['fire'], { cards: { corridors: ['landmine', 'armory', null, 'vent'] }, malfunction: 'corridors 0' });
  if (game.asks === 'between') game.goOn();
  const from = game.spot('corridors pending 0');
  expect(game.refusal({ type: 'install', from, to: game.spot('corridors 0') })).toBe('under-malfunction');
  expect(game.refusal({ type: 'install', from, to: game.spot('corridors 3') })).toBe('slot-taken');
  game.install('corridors pending 0', 'corridors 1');
  expect(game.player('marines').discard).toContain('armory');
  expect(game.card('corridors 1')?.card).toBe('fire');
});

test('[TH-R23] a bonus card is played between steps, here before the slot is filled again', () => {
  const game = beforeCorridors(['fire'], { bonus: { corridors: 'upgrade-kit' } });
  game.install('corridors pending 0', 'corridors 2');
  expect(game.asks).toBe('between');
  expect(game.pending('corridors pending 0')).toBeUndefined();
  game.bonus('upgrade-kit');
  expect(game.player('marines').upgrades).toBe(1);
  game.goOn();
  expect(game.pending('corridors pending 0')).toBeDefined();
});

test('[TH-R23] Gateway is played as a movement is declared, nowhere else', () => {
  const scene: Scene = { players: { marines: { bonus: ['gateway'] } } };
  const game = table({ units: { marines: ['alien-hive a'] }, ...scene });
  game.bonus('gateway');
  expect(game.ends('marines 1')).toEqual(['control-room']);
  const late = beforeCorridors(['fire'], scene);
  expect(late.asks).toBe('pending-cards');
  expect(late.refusal({ type: 'play-bonus', card: 'gateway', from: late.seat('marines'), target: { kind: 'none' } })).toBe(
    'only-when-moving',
  );
});

test('[TH-R23] never inside a step', () => {
  const game = table({
    units: { marines: ['corridors a'] },
    players: { marines: { upgrades: 1, hand: ['grenade'] } },
    cards: { 'alien-hive': ['vent', 'hive'] },
  });
  game.move('marines 1', 'control-room a').goOn().goOn();
  expect(game.asks).toBe('put-malfunction');
  expect(game.refusal({ type: 'upgrade-unit', unit: 0 })).toBe('not-inside-a-step');
  expect(game.refusal({ type: 'play-instant', card: 'grenade', target: { kind: 'unit', unit: 3 } })).toBe('not-inside-a-step');
});

test('[TH-7.7] an instant goes to hand, and nothing else does', () => {
  const game = beforeCorridors(['grenade']);
  const from = game.spot('corridors pending 0');
  expect(game.refusal({ type: 'install', from, to: game.spot('corridors 0') })).toBe('instant-goes-to-hand');
  game.install('corridors pending 0');
  expect(game.player('marines').hand).toEqual(['grenade']);
  expect(game.pending('corridors pending 0')).toBeDefined();
  const module = beforeCorridors(['barricade']);
  expect(module.refusal({ type: 'install', from, to: undefined })).toBe('slot-needed');
});

test('[TH-7.3] [TH-E14] a card of one’s own and an enemy one: install the one, or replace the other, or nothing; never both', () => {
  const scene = { pending: { 'landing-platform': ['armory', 'vent'] }, waiting: AT_HOME };
  const game = table(scene);
  const [own, enemy] = [game.spot('landing-platform pending 0'), game.spot('landing-platform pending 1')];
  expect(game.legal('fill-pending')).toEqual([]);
  expect(game.legal('replace-pending')).toEqual([{ type: 'replace-pending', spot: enemy }]);
  expect(game.legal('install')).toHaveLength(22); // every install slot of the ring is free
  expect(game.legal('install').every(({ from }) => JSON.stringify(from) === JSON.stringify(own))).toBe(true);
  expect(game.legal('skip-pending')).toHaveLength(1);
  const top = game.player('marines').deck.at(-1);
  game.install(own, 'tech-bay 3');
  expect(game.card('tech-bay 3')?.card).toBe('armory');
  expect(game.pending(own)).toBe(top); // refilled at once
  expect(game.pending(enemy)).toBe('vent');
  expect(game.asked).toBe('aliens');
  const other = table(scene).act({ type: 'replace-pending', spot: enemy });
  expect(other.player('aliens').discard).toEqual(['vent']);
  expect(other.pending(enemy)).toBe(top);
  expect(other.asked).toBe('aliens');
});

test('[TH-E16] with an empty deck an empty slot is no option and moves no token', () => {
  const game = table({
    players: { marines: { deck: [] } },
    pending: { 'landing-platform': [null, 'armory'] },
    waiting: AT_HOME,
  });
  expect(game.legal('fill-pending')).toEqual([]);
  expect(game.refusal({ type: 'fill-pending', spot: game.spot('landing-platform pending 0') })).toBe('deck-empty');
  game.skipPending();
  expect(game.state.finalSteps).toBe(4);
});

test('[TH-E55] a bonus card that was built over may be played before the pending slot is refilled', () => {
  const game = table({
    players: { marines: { life: 15 } },
    pending: { 'landing-platform': ['armory'] },
    bonus: { 'landing-platform': 'first-aid' },
    waiting: AT_HOME,
  });
  game.install('landing-platform pending 0', 'landing-platform 1');
  expect(game.player('marines').bonus).toEqual(['first-aid']);
  expect(game.pending('landing-platform pending 0')).toBeUndefined();
  expect(game.asks).toBe('between');
  game.bonus('first-aid');
  expect(game.life('marines')).toBe(17);
  expect(game.told('bonus-played')).toHaveLength(1);
  expect(game.pending('landing-platform pending 0')).toBeDefined(); // now it is filled
});
