import { expect, test } from 'vitest';
import type { Scene } from '../../testing/scene.ts';
import { table } from '../../testing/table.ts';

/** An Alien one sector before the Landing Platform; the standard ring: Corridors, Control Room, Landing Platform, Tech Bay, Hive. */
function intruder(cards: Scene['cards'], rest: Scene = {}) {
  return table({ you: 'aliens', units: { aliens: ['control-room a'], marines: ['tech-bay a'] }, cards, ...rest });
}

/** A Marine one sector before the Hive, where only the Marines' cards are performed. */
function visitor(cards: Scene['cards'], rest: Scene = {}) {
  return table({ you: 'marines', units: { marines: ['tech-bay a'], aliens: ['corridors a'] }, cards, ...rest });
}

/** A Marine one sector before the Corridors, where an Alien waits for the Assault. */
function assailant(cards: Scene['cards'], rest: Scene = {}) {
  return table({ you: 'marines', units: { marines: ['alien-hive a'], aliens: ['corridors b'] }, cards, ...rest });
}

// [TH-17.1] Landmine.
test.each([
  ['alone', ['landmine'], undefined, 18],
  ['[TH-E27] upgraded', [{ card: 'landmine', upgrades: 1 }], undefined, 17],
  ['[TH-R32] duplicated', ['landmine', 'marine-duplication'], undefined, 16],
  ['two of them', ['landmine', 'landmine'], undefined, 16],
  ['under Malfunction', ['landmine'], 'landing-platform 0', 20],
] as const)('a Landmine %s', (_, cards, malfunction, life) => {
  const game = intruder({ 'landing-platform': cards }, { malfunction }).move('aliens 1', 'landing-platform a');
  expect(game.life('aliens')).toBe(life);
  expect(game.card('landing-platform 0')?.card).toBe(malfunction === undefined ? undefined : 'landmine');
  // Only the original is discarded.
  if (cards.length === 2 && cards[1] === 'marine-duplication') expect(game.card('landing-platform 1')?.card).toBe('marine-duplication');
});

test('a Landmine does not mind who passes, nor its own side', () => {
  const passing = intruder({ 'landing-platform': ['landmine'] }, { units: { aliens: ['control-room a', 'control-room b'] } });
  expect(passing.move('aliens 1', 'tech-bay a').life('aliens')).toBe(20);
  const own = table({ you: 'marines', units: { marines: ['control-room a'] }, cards: { 'landing-platform': ['landmine'] } });
  expect(own.move('marines 1', 'landing-platform a').life('marines')).toBe(20);
  expect(own.card('landing-platform 0')?.card).toBe('landmine');
});

// [TH-17.2] Fire.
test.each([
  ['alone', ['fire'], undefined, 19],
  ['duplicated', ['fire', 'marine-duplication'], undefined, 18],
  ['[TH-E25] under Malfunction', ['fire'], 'landing-platform 0', 20],
] as const)('Fire %s works on units that stop and on units that pass', (_, cards, malfunction, life) => {
  const stop = intruder({ 'landing-platform': cards }, { malfunction }).move('aliens 1', 'landing-platform a');
  expect(stop.life('aliens')).toBe(life);
  expect(stop.card('landing-platform 0')?.card).toBe('fire');
  const pass = intruder({ 'landing-platform': cards }, { malfunction, units: { aliens: ['control-room a', 'control-room b'] } });
  expect(pass.move('aliens 1', 'tech-bay a').life('aliens')).toBe(life);
});

test('Fire does not touch a unit that skips its sector', () => {
  const game = intruder({ 'landing-platform': ['fire', 'vent'] });
  expect(game.move('aliens 1', 'tech-bay b').life('aliens')).toBe(20);
});

// [TH-17.3] Battle Position.
test.each([
  ['none', [], undefined, 19],
  ['alone', ['battle-position'], undefined, 18],
  ['upgraded', [{ card: 'battle-position', upgrades: 2 }], undefined, 16],
  ['duplicated', ['battle-position', 'marine-duplication'], undefined, 17],
  ['under Malfunction', ['battle-position'], 'corridors 0', 19],
] as const)('[TH-R29] a hit from a Battle Position: %s', (_, cards, malfunction, life) => {
  expect(assailant({ corridors: cards }, { malfunction }).move('marines 1', 'corridors a').life('aliens')).toBe(life);
});

test('a Battle Position adds to each hit, and to none that is prevented', () => {
  const game = assailant(
    { corridors: ['battle-position'] },
    { units: { marines: ['alien-hive a upgraded'], aliens: ['corridors b', { at: 'corridors c', invisible: true }] } },
  );
  expect(game.move('marines 1', 'corridors a').life('aliens')).toBe(18);
});

// [TH-17.4] Armory.
test.each([
  ['alone', ['armory'], undefined, 1],
  ['duplicated', ['armory', 'marine-duplication'], undefined, 2],
  ['under Malfunction', ['armory'], 'alien-hive 0', 0],
] as const)('an Armory %s', (_, cards, malfunction, upgrades) => {
  const game = visitor({ 'alien-hive': cards }, { malfunction }).move('marines 1', 'alien-hive a');
  expect(game.player('marines').upgrades).toBe(upgrades);
});

test('[TH-E29] from an empty supply an Armory takes nothing; with one token there its Duplication finds none', () => {
  const empty = visitor({ 'alien-hive': ['armory'] }, { players: { aliens: { upgrades: 20 } } });
  expect(empty.move('marines 1', 'alien-hive a').player('marines').upgrades).toBe(0);
  const last = visitor({ 'alien-hive': ['armory', 'marine-duplication'] }, { players: { aliens: { upgrades: 19 } } });
  expect(last.move('marines 1', 'alien-hive a').player('marines').upgrades).toBe(1);
});

// [TH-17.5] Barricade.
test.each([
  ['in effect', undefined, 20],
  ['under Malfunction', 'corridors 0', 19],
] as const)('a Barricade %s keeps attacks off its units', (_, malfunction, life) => {
  const game = table({
    you: 'aliens',
    units: { aliens: ['alien-hive a upgraded'], marines: ['corridors b'] },
    cards: { corridors: ['barricade'] },
    malfunction,
  });
  expect(game.move('aliens 1', 'corridors a').life('marines')).toBe(life);
});

test('[TH-R30] traps work behind a Barricade', () => {
  const game = visitor({ 'alien-hive': ['barricade', 'tentacles'] });
  expect(game.move('marines 1', 'alien-hive a').life('marines')).toBe(19);
});

// [TH-17.6] Assault.
test.each([
  ['alone', ['marine-assault'], undefined, 19],
  ['duplicated', ['marine-assault', 'marine-duplication'], undefined, 18],
  ['under Malfunction', ['marine-assault'], 'alien-hive 0', 20],
] as const)('the Assault card %s: all units in all sectors attack', (_, cards, malfunction, life) => {
  const game = visitor(
    { 'alien-hive': cards },
    { malfunction, units: { marines: ['tech-bay a', 'control-room a'], aliens: ['control-room b'] } },
  );
  expect(game.move('marines 1', 'alien-hive a').life('aliens')).toBe(life);
});

// [TH-17.7] Grenade.
test('a Grenade wounds an enemy where you have a unit, walls and Barricades or not, and is gone', () => {
  const game = table({
    you: 'marines',
    units: { marines: ['tech-bay b'], aliens: ['tech-bay d', 'corridors a'] },
    players: { marines: { hand: ['grenade'] } },
  });
  expect(game.refusal({ type: 'play-instant', card: 'grenade', target: { kind: 'unit', unit: game.unitNumber('aliens 2') } })).toBe(
    'nobody-near',
  );
  expect(game.refusal({ type: 'play-instant', card: 'grenade', target: { kind: 'unit', unit: game.unitNumber('marines 1') } })).toBe(
    'not-an-enemy',
  );
  game.instant('grenade', { kind: 'unit', unit: game.unitNumber('aliens 1') });
  expect(game.life('aliens')).toBe(19);
  expect(game.player('marines').hand).toEqual([]);
  expect(game.player('marines').discard).toContain('grenade');
  expect(game.asks).toBe('move');
});

// [TH-17.8] Service Passage.
test.each([
  ['in effect', ['service-passage'], undefined, ['alien-hive', 'corridors']],
  ['[TH-R33] duplicated adds nothing', ['service-passage', 'marine-duplication'], undefined, ['alien-hive', 'corridors']],
  ['under Malfunction', ['service-passage'], 'alien-hive 0', ['alien-hive']],
] as const)('a Service Passage %s', (_, cards, malfunction, ends) => {
  const game = visitor({ 'alien-hive': cards }, { malfunction });
  expect([...game.ends('marines 1')].sort()).toEqual([...ends].sort());
});

// [TH-17.9] Trap Detector.
test('a Trap Detector switches an enemy trap off for good; other cards it cannot touch', () => {
  const game = visitor({ 'alien-hive': ['trap-detector', 'tentacles', 'habitat'], corridors: ['parasite', 'fire'] });
  game.move('marines 1', 'alien-hive a');
  expect(game.asks).toBe('perform');
  expect(game.refusal({ type: 'aim-at-card', card: game.spot('alien-hive 2') })).toBe('not-a-trap');
  expect(game.refusal({ type: 'aim-at-card', card: game.spot('corridors 1') })).toBe('not-an-enemys-card');
  game.aimAt('alien-hive 1');
  expect(game.card('alien-hive 1')?.isDeactivated).toBe(true);
  expect(game.asks).toBe('pending-cards');
  const quiet = table({
    you: 'marines',
    units: { marines: ['tech-bay a'] },
    cards: { 'alien-hive': [{ card: 'tentacles', deactivated: true }] },
  });
  expect(quiet.move('marines 1', 'alien-hive a').life('marines')).toBe(20);
});

test('[TH-E54] a Trap Detector of strength 2 reaches two sectors, and may stop after one', () => {
  const scene: Scene['cards'] = { 'alien-hive': [{ card: 'trap-detector', upgrades: 1 }, 'tentacles'], corridors: ['parasite'] };
  const game = visitor(scene).move('marines 1', 'alien-hive a').aimAt('alien-hive 1');
  expect(game.refusal({ type: 'aim-at-card', card: game.spot('alien-hive 1') })).toBe('deactivated-already');
  game.aimAt('corridors 0');
  expect(game.card('corridors 0')?.isDeactivated).toBe(true);
  const short = visitor(scene).move('marines 1', 'alien-hive a').aimAt('alien-hive 1').decline();
  expect(short.card('corridors 0')?.isDeactivated).toBe(false);
});

test('[TH-22.17] a Duplication beside a Trap Detector places another token; three are in the box, and none goes on a card out of play', () => {
  const game = visitor({ 'alien-hive': ['trap-detector', 'marine-duplication', 'tentacles'], corridors: ['parasite'] });
  game.move('marines 1', 'alien-hive a').aimAt('alien-hive 2').aimAt('corridors 0');
  expect(game.asks).toBe('pending-cards');
  const spent = table({
    factions: ['marines', 'scientists'],
    you: 'marines',
    units: { marines: ['tech-bay a'] },
    cards: {
      'science-lab': ['trap-detector', { card: 'gripper', deactivated: true }, { card: 'gripper', deactivated: true }],
      corridors: [{ card: 'defense-system', deactivated: true }, 'defense-system'],
    },
  });
  expect(spent.move('marines 1', 'science-lab a').asks).toBe('pending-cards');
  const off = visitor({ 'alien-hive': ['trap-detector', 'tentacles'] }, { malfunction: 'alien-hive 1' });
  expect(off.move('marines 1', 'alien-hive a').asks).toBe('pending-cards');
  const idle = visitor({ 'alien-hive': ['trap-detector', 'tentacles'] }, { malfunction: 'alien-hive 0' });
  expect(idle.move('marines 1', 'alien-hive a').asks).toBe('pending-cards');
});

// [TH-17.10] Ambush.
test.each([
  ['alone', ['ambush'], undefined, 19],
  ['[TH-E51] duplicated', ['ambush', 'marine-duplication'], undefined, 18],
  ['beside a Battle Position', ['ambush', null, 'battle-position'], undefined, 18],
  ['under Malfunction', ['ambush'], 'landing-platform 0', 20],
] as const)('an Ambush %s: the Marines there attack a unit that stops', (_, cards, malfunction, life) => {
  const game = intruder(
    { 'landing-platform': cards },
    { malfunction, units: { aliens: ['control-room a'], marines: ['landing-platform b'] } },
  );
  expect(game.move('aliens 1', 'landing-platform a').life('aliens')).toBe(life);
});

test('an Ambush hits through passages only, and without Marines nobody', () => {
  const walled = intruder({ 'landing-platform': ['ambush'] }, { units: { aliens: ['control-room a'], marines: ['landing-platform b'] } });
  expect(walled.move('aliens 1', 'landing-platform c').life('aliens')).toBe(20);
  expect(
    intruder({ 'landing-platform': ['ambush'] })
      .move('aliens 1', 'landing-platform a')
      .life('aliens'),
  ).toBe(20);
});

test('an Ambush in another turn: its owner chooses the targets where enemies differ', () => {
  const game = table({
    factions: ['marines', 'aliens', 'scientists', 'greys'],
    options: { match: 'teams' },
    you: 'aliens',
    units: { marines: ['tech-bay a'], aliens: ['landing-platform a'], greys: ['tech-bay b'] },
    cards: { 'tech-bay': ['ambush'] },
  });
  game.move('aliens 1', 'tech-bay c');
  expect([game.asked, game.asks]).toEqual(['marines', 'choose-target']);
  game.target('greys 1');
  expect([game.life('greys'), game.life('aliens')]).toEqual([19, 20]);
});

// [TH-17.11] Double Shot.
test.each([
  ['alone', ['double-shot'], undefined, 18],
  ['[TH-E52] duplicated: three sets', ['double-shot', 'marine-duplication'], undefined, 17],
  ['with a Battle Position', ['double-shot', null, null, 'battle-position'], undefined, 16],
  ['under Malfunction', ['double-shot'], 'corridors 0', 19],
] as const)('a Double Shot %s', (_, cards, malfunction, life) => {
  expect(assailant({ corridors: cards }, { malfunction }).move('marines 1', 'corridors a').life('aliens')).toBe(life);
});

// [TH-17.12] Team Tactics.
test('[TH-E53] Team Tactics leads an enemy unit by the distance of its sector into the room its player picks', () => {
  const game = visitor(
    { 'alien-hive': ['team-tactics'], 'control-room': ['fire', 'hive'] },
    { units: { marines: ['tech-bay a'], aliens: ['corridors a', 'landing-platform a', 'landing-platform b'] } },
  );
  game.move('marines 1', 'alien-hive a');
  game.lead('aliens 1', 'control-room d');
  expect(game.at('aliens 1')).toBe('control-room d');
  // The Marines' trap works; neither the Aliens' action card there nor the sector's action is done.
  expect([game.life('aliens'), game.player('aliens').upgrades, game.state.malfunction]).toEqual([19, 0, undefined]);
  expect(game.asks).toBe('pending-cards');
});

test('[TH-E53] doubled, two different units are led, one after the other; both are optional', () => {
  const game = visitor(
    { 'alien-hive': ['team-tactics', 'marine-duplication'] },
    { units: { marines: ['tech-bay a'], aliens: ['corridors a', 'landing-platform a'] } },
  );
  game.move('marines 1', 'alien-hive a').lead('aliens 1', 'control-room a');
  expect(game.legal('lead-unit').every(({ unit }) => unit === game.unitNumber('aliens 2'))).toBe(true);
  const again = { type: 'lead-unit', unit: game.unitNumber('aliens 1'), route: [2], to: { place: 2, room: 'c' } } as const;
  expect(game.refusal(again)).toBe('chosen-already');
  expect(game.decline().asks).toBe('pending-cards');
});

test('[TH-E12] [TH-E46] led into a full sector: the leader says who goes, the leader’s units strike, a shield of the other side holds', () => {
  const game = (cards: Scene['cards']) =>
    table({
      factions: ['marines', 'scientists'],
      you: 'marines',
      units: {
        marines: ['tech-bay a', 'control-room a', 'control-room c'],
        scientists: ['control-room b', 'control-room d', 'corridors a'],
      },
      cards,
    })
      .move('marines 1', 'science-lab a')
      .lead('scientists 3', 'control-room b');
  const open = game({ 'science-lab': ['team-tactics'] });
  expect(open.at('scientists 1')).toBe('space');
  expect(open.life('scientists')).toBe(18);
  const shielded = game({ 'science-lab': ['team-tactics'], 'control-room': ['hideout'] });
  expect(shielded.life('scientists')).toBe(20);
});

test('Team Tactics cannot lead units in space or held ones, and uses its player’s shortcuts', () => {
  const game = table({
    factions: ['marines', 'scientists', 'greys'],
    you: 'marines',
    units: { marines: ['tech-bay a'], greys: [{ at: 'corridors a', held: 0 }, 'control-room a', 'space'] },
    cards: { 'science-lab': ['team-tactics'], corridors: ['gripper'], 'landing-platform': ['service-passage'] },
  });
  game.move('marines 1', 'science-lab a');
  const leads = game.legal('lead-unit');
  expect(new Set(leads.map(({ unit }) => unit))).toEqual(new Set([game.unitNumber('greys 2')]));
  expect(new Set(leads.map(({ to }) => game.state.sectors[to.place].id))).toEqual(new Set(['landing-platform', 'tech-bay']));
});

// [TH-17.14] New Orders.
test('New Orders put a unit that has not moved into the next sector; traps work, and filling it is a Minor Assault', () => {
  const game = table({
    you: 'marines',
    units: { marines: ['control-room a', 'tech-bay a'], aliens: ['alien-hive a', 'alien-hive b', 'alien-hive c'] },
    cards: { 'alien-hive': ['tentacles'] },
    players: { marines: { hand: ['new-orders'] } },
  });
  const newOrders = (unit: string, to: string) =>
    ({ type: 'play-instant', card: 'new-orders', target: { kind: 'unit-to', unit: game.unitNumber(unit), to: game.room(to) } }) as const;
  expect(game.refusal(newOrders('marines 2', 'corridors a'))).toBe('not-the-next-sector');
  expect(game.refusal(newOrders('marines 2', 'alien-hive a'))).toBe('room-taken');
  expect(game.refusal(newOrders('aliens 1', 'corridors a'))).toBe('not-your-unit');
  game.act(newOrders('marines 2', 'alien-hive d'));
  expect([game.life('marines'), game.life('aliens')]).toEqual([19, 19]);
  // It counts as moved.
  expect(game.asks).toBe('move');
  expect(game.legal('move-unit').every(({ unit }) => unit === game.unitNumber('marines 1'))).toBe(true);
});

test('New Orders cannot be played into a full sector', () => {
  const game = table({
    you: 'marines',
    units: { marines: ['tech-bay a', 'alien-hive d'], aliens: ['alien-hive a', 'alien-hive b', 'alien-hive c'] },
    players: { marines: { hand: ['new-orders'] } },
  });
  const plays = game.legal('play-instant');
  expect(plays.every(({ target }) => target.kind === 'unit-to' && target.unit === game.unitNumber('marines 2'))).toBe(true);
});

// [TH-17.15] Fire Support.
test.each([
  ['in effect', ['fire-support'], undefined, 18],
  ['[TH-R33] duplicated adds nothing', ['fire-support', 'marine-duplication'], undefined, 18],
  ['under Malfunction', ['fire-support'], 'control-room 0', 19],
] as const)('Fire Support %s: a wound after a full Assault, wherever the card lies', (_, cards, malfunction, life) => {
  expect(assailant({ 'control-room': cards }, { malfunction }).move('marines 1', 'corridors a').life('aliens')).toBe(life);
});

test('Fire Support does nothing in a Minor Assault, and hits where no unit attacks', () => {
  const minor = visitor(
    { corridors: ['fire-support'] },
    { units: { marines: ['tech-bay a'], aliens: ['alien-hive a', 'alien-hive b', 'alien-hive c'] } },
  );
  expect(minor.move('marines 1', 'alien-hive d').life('aliens')).toBe(19);
  const alone = assailant({ corridors: ['fire-support'] }, { units: { marines: ['alien-hive a'], aliens: ['tech-bay b'] } });
  expect(alone.move('marines 1', 'corridors a').life('aliens')).toBe(19);
});

test('[TH-17.14] [TH-R38] New Orders move no unit that a Gripper holds, and none in space', () => {
  const game = table({
    factions: ['marines', 'scientists'],
    you: 'marines',
    units: { marines: [{ at: 'control-room a', held: 0 }, 'space', 'tech-bay a'] },
    cards: { 'control-room': ['gripper'] },
    players: { marines: { hand: ['new-orders'] } },
  });
  const why = (unit: string, to: string) => {
    const target = { kind: 'unit-to', unit: game.unitNumber(unit), to: game.room(to) } as const;
    return game.refusal({ type: 'play-instant', card: 'new-orders', target });
  };
  expect(why('marines 1', 'landing-platform d')).toBe('unit-held');
  expect(why('marines 2', 'landing-platform d')).toBe('not-in-sector');
  expect(game.legal('play-instant').every(({ target }) => target.kind === 'unit-to' && target.unit === game.unitNumber('marines 3'))).toBe(
    true,
  );
});
