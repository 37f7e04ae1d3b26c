import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

// The standard ring of the duel: Corridors, Control Room, Landing Platform, Tech Bay, Hive.

test('[TH-R1] units in rooms count, Minor Aliens too; a card that strikes from hiding does not', () => {
  const units = { marines: ['control-room a'], aliens: [{ at: 'control-room b', kind: 'minor-alien' }] };
  const game = table({ units, cards: { 'control-room': ['hidden'] } });
  expect(game.ends('marines 1')).toEqual(['tech-bay']);
});

test('[TH-R2] round a ring of four back into its own sector: the one free room, and the sector is filled', () => {
  const game = table({
    factions: ['marines', 'pandora'],
    marker: { place: 'corridors' },
    ring: ['corridors', 'control-room', 'landing-platform', 'tech-bay'],
    units: { marines: ['control-room a upgraded'], pandora: ['control-room b', 'control-room c', 'control-room d'] },
  });
  expect(game.legal('move-unit').map(({ to }) => to)).toEqual([game.room('control-room a')]);
  game.move('marines 1', 'control-room a');
  // The Minor Assault: room b is joined with a.
  expect(game.life('pandora')).toBe(19);
});

test('[TH-R3] shortcuts may be chained, and used or not; one in the starting sector does nothing', () => {
  const game = table({
    you: 'aliens',
    units: { aliens: ['corridors a'] },
    cards: { corridors: ['vent'], 'control-room': ['vent'], 'landing-platform': ['vent'] },
  });
  expect(game.ends('aliens 1')).toEqual(['control-room', 'landing-platform', 'tech-bay']);
});

test('[TH-R3] each shortcut is skipped at most once in one movement', () => {
  const game = table({
    you: 'aliens',
    players: { aliens: { bonus: ['gateway', 'gateway'] } },
    units: { aliens: ['corridors a', 'corridors b', 'corridors c'], marines: ['corridors d'] },
    cards: { 'control-room': ['vent'] },
  });
  game.bonus('gateway').bonus('gateway');
  // Six points come round to the Control Room again; skipped twice it would give the Tech Bay.
  expect(game.ends('aliens 1')).toEqual(['control-room', 'landing-platform']);
});

test('[TH-R3] a skipped sector costs nothing and springs nothing', () => {
  const game = table({
    you: 'aliens',
    units: { aliens: ['corridors a', 'corridors b'] },
    cards: { 'control-room': ['vent', 'fire'] },
  });
  game.move('aliens 1', 'tech-bay a');
  expect(game.life('aliens')).toBe(20);
});

test('[TH-4.2] [TH-R4] traps on the way work sector by sector before those at the end, and nothing in the sector that is left', () => {
  const game = table({
    you: 'aliens',
    units: { aliens: ['corridors a', 'corridors b', 'corridors c'] },
    cards: { corridors: ['fire'], 'control-room': ['fire'], 'tech-bay': { 1: 'landmine' } },
  });
  game.move('aliens 1', 'tech-bay a');
  expect(game.told('wounded').map(({ cause, wounds }) => [cause, wounds])).toEqual([
    ['fire', 1],
    ['landmine', 2],
  ]);
});

test('[TH-R4] the match ends between two traps', () => {
  const game = table({
    you: 'aliens',
    units: { aliens: ['corridors a', 'corridors b'] },
    players: { aliens: { life: 1 } },
    cards: { 'control-room': ['fire'], 'landing-platform': ['landmine'] },
  });
  game.move('aliens 1', 'landing-platform a');
  expect(game.winners).toEqual(['marines']);
  expect(game.card('landing-platform 0')?.card).toBe('landmine');
});

test('[TH-R10] out of space: empty rooms only, and a crescent trap of that sector works', () => {
  const units = { marines: ['space', 'control-room a', 'control-room b'], aliens: ['tech-bay a', 'tech-bay b', 'tech-bay c'] };
  const game = table({ units, cards: { 'alien-hive': ['tentacles'] } });
  const rooms = game.legal('enter-from-space').map(({ to }) => to);
  expect(rooms).toHaveLength(20 - 5);
  expect(game.refusal({ type: 'enter-from-space', unit: game.unitNumber('marines 1'), to: game.room('tech-bay a') })).toBe('room-taken');
  game.move('marines 1', 'alien-hive a');
  expect(game.life('marines')).toBe(19);
  expect(game.asked).toBe('aliens');
});

test('[TH-R13] a unit put elsewhere by its own side has moved; one its enemy moved has not', () => {
  const game = table({
    factions: ['marines', 'greys'],
    units: { marines: ['corridors a', 'corridors b'], greys: ['tech-bay a'] },
    players: { marines: { hand: ['new-orders'] } },
  });
  const unit = game.unitNumber('marines 1');
  game.instant('new-orders', { kind: 'unit-to', unit, to: game.room('control-room a') });
  expect(game.legal('move-unit').some((say) => say.unit === unit)).toBe(false);
  expect(game.refusal({ type: 'move-unit', unit, route: [2], to: { place: 2, room: 'a' }, teleports: false })).toBe('moved-already');

  const led = table({
    factions: ['greys', 'marines'],
    units: { greys: ['control-room a'], marines: ['tech-bay a', 'corridors a'] },
    cards: { 'damaged-ship': ['control'] },
  });
  led.move('greys 1', 'damaged-ship a').lead('marines 1', 'landing-platform a').skipPending().goOn();
  expect(led.asked).toBe('marines');
  expect(led.ends('marines 1')).toEqual(['corridors']);
});

test('[TH-3.6] [TH-R14] nobody can move: the whole turn is passed over', () => {
  const game = table({
    factions: ['scientists', 'marines', 'aliens', 'greys'],
    options: { match: 'teams' },
    units: {
      scientists: ['corridors a', 'corridors b'],
      marines: [
        { at: 'control-room a', held: 0 },
        { at: 'tech-bay a', held: 1 },
      ],
    },
    cards: { 'control-room': ['gripper'], 'tech-bay': { 1: 'gripper' } },
  });
  game.move('scientists 1', 'science-lab a').skipPending().goOn();
  expect(game.told('turn-skipped')).toEqual([{ type: 'turn-skipped', seat: game.seat('marines') }]);
  expect(game.asked).toBe('aliens');
});

test('no passing: while a unit can move one must', () => {
  const game = table({ units: { marines: ['corridors a'] }, cards: { 'control-room': ['tentacles'] } });
  expect(game.refusal({ type: 'go-on' })).toBe('not-now');
  expect(game.refusal({ type: 'skip-pending' })).toBe('not-now');
});

test('[TH-E57] out of space: the trap works; no Minor Assault, no action card, no sector action, no phase 4', () => {
  const game = table({
    units: { marines: ['space', 'tech-bay a'], aliens: ['corridors b', 'corridors c', 'corridors d'] },
    cards: { corridors: ['armory', 'tentacles'] },
    pending: { corridors: ['vent'] },
  });
  game.move('marines 1', 'corridors a');
  expect(game.life('marines')).toBe(19);
  expect(game.told('assault-began')).toHaveLength(0);
  expect(game.player('marines').upgrades).toBe(0);
  expect([game.life('aliens'), game.asked]).toEqual([20, 'aliens']);
});

test('[TH-22.1] one action is the whole move, and in a full sector the chosen room says who is ejected', () => {
  const full = { aliens: ['corridors a', 'corridors b', 'corridors c'], marines: ['alien-hive a', 'corridors d'] };
  for (const [room, ejected] of [
    ['corridors b', 'aliens 2'],
    ['corridors c', 'aliens 3'],
    ['corridors d', 'marines 2'],
  ] as const) {
    const game = table({ units: full });
    game.move('marines 1', room);
    expect([game.at('marines 1'), game.at(ejected)]).toEqual([room, 'space']);
    expect(game.told('unit-ejected')).toHaveLength(1);
  }
});

/** Sixteen rooms and as many units: Pandora's thirteen and three Minor Aliens, while the Aliens themselves are in space. */
function crowded(free: number) {
  const rooms = ['corridors', 'control-room', 'alien-hive', 'tech-bay'].flatMap((sector) =>
    ['a', 'b', 'c', 'd'].map((room) => `${sector} ${room}`),
  );
  const minors = rooms.splice(0, 3).map((at) => ({ at, kind: 'minor-alien', moved: true }));
  const kinds = [...Array(3).fill('creature'), ...Array(2).fill('catcher'), ...Array(4).fill('runner'), ...Array(4).fill('warrior')];
  return table({
    factions: ['aliens', 'pandora'],
    waiting: [{ do: 'movement', seat: 'aliens' }],
    marker: { place: 'corridors' },
    ring: ['corridors', 'control-room', 'alien-hive', 'tech-bay'],
    units: { aliens: [...minors, 'space', 'space', 'space'], pandora: rooms.slice(free).map((at, nth) => ({ at, kind: kinds[nth] })) },
  });
}

test('[TH-22.14] [TH-R14] while no room is empty nobody comes out of space, and a player who could do nothing else is passed over', () => {
  const full = crowded(0);
  expect(full.asked).toBe('pandora');
  const one = crowded(1);
  expect(one.asked).toBe('aliens');
  expect(one.legal('enter-from-space').map(({ to }) => to)).toEqual(Array(3).fill(one.room('corridors d')));
});
