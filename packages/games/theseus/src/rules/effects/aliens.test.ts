import { expect, test } from 'vitest';
import type { Scene } from '../../testing/scene.ts';
import { table } from '../../testing/table.ts';

/** A Marine one sector before the Hive; the standard ring: Corridors, Control Room, Landing Platform, Tech Bay, Hive. */
function intruder(cards: Scene['cards'], rest: Scene = {}) {
  return table({ you: 'marines', units: { marines: ['tech-bay a'], aliens: ['corridors a'] }, cards, ...rest });
}

/** An Alien one sector before the Landing Platform, where nothing but its cards is done. */
function visitor(cards: Scene['cards'], rest: Scene = {}) {
  return table({ you: 'aliens', units: { aliens: ['control-room a'], marines: ['corridors a'] }, cards, ...rest });
}

/** An upgraded Alien one sector before the Corridors, where a Marine waits for the Assault. */
function assailant(cards: Scene['cards'], rest: Scene = {}) {
  return table({ you: 'aliens', units: { aliens: ['alien-hive a upgraded'], marines: ['corridors b'] }, cards, ...rest });
}

// [TH-18.1] Vent.
test.each([
  ['in effect', ['vent'], undefined, ['landing-platform', 'tech-bay']],
  ['[TH-R33] duplicated adds nothing', ['vent', 'alien-duplication'], undefined, ['landing-platform', 'tech-bay']],
  ['under Malfunction', ['vent'], 'landing-platform 0', ['landing-platform']],
] as const)('a Vent %s', (_, cards, malfunction, ends) => {
  expect(visitor({ 'landing-platform': cards }, { malfunction }).ends('aliens 1')).toEqual(ends);
});

test('Vents in a row may be skipped together', () => {
  expect(visitor({ 'landing-platform': ['vent'], 'tech-bay': ['vent'] }).ends('aliens 1')).toEqual([
    'landing-platform',
    'tech-bay',
    'alien-hive',
  ]);
});

// [TH-18.2] Tentacles.
test.each([
  ['alone', ['tentacles'], undefined, 19],
  ['two of them', ['tentacles', 'tentacles'], undefined, 18],
  ['duplicated', ['tentacles', 'alien-duplication'], undefined, 18],
  ['under Malfunction', ['tentacles'], 'alien-hive 0', 20],
] as const)('Tentacles %s work on units that stop and on units that pass', (_, cards, malfunction, life) => {
  const stop = intruder({ 'alien-hive': cards }, { malfunction }).move('marines 1', 'alien-hive a');
  expect(stop.life('marines')).toBe(life);
  const pass = intruder({ 'alien-hive': cards }, { malfunction, units: { marines: ['tech-bay a', 'tech-bay b'] } });
  expect(pass.move('marines 1', 'corridors a').life('marines')).toBe(life);
});

// [TH-18.3] Hive.
test.each([
  ['alone', ['hive'], undefined, 1],
  ['duplicated', ['hive', 'alien-duplication'], undefined, 2],
  ['under Malfunction', ['hive'], 'landing-platform 0', 0],
] as const)('a Hive %s', (_, cards, malfunction, upgrades) => {
  const game = visitor({ 'landing-platform': cards }, { malfunction }).move('aliens 1', 'landing-platform a');
  expect(game.player('aliens').upgrades).toBe(upgrades);
});

// [TH-18.4] Habitat.
test.each([
  ['alone', ['habitat'], undefined, 18],
  ['upgraded', [{ card: 'habitat', upgrades: 1 }], undefined, 17],
  ['duplicated', ['habitat', 'alien-duplication'], undefined, 17],
  ['under Malfunction', ['habitat'], 'corridors 0', 19],
] as const)('a hit from a Habitat: %s', (_, cards, malfunction, life) => {
  expect(assailant({ corridors: cards }, { malfunction }).move('aliens 1', 'corridors a').life('marines')).toBe(life);
});

test('a Habitat helps a Minor Alien', () => {
  const game = assailant(
    { 'tech-bay': ['habitat'] },
    { units: { aliens: ['alien-hive a', { kind: 'minor-alien', at: 'tech-bay a' }], marines: ['tech-bay b'] } },
  );
  expect(game.move('aliens 1', 'corridors a').life('marines')).toBe(18);
});

// [TH-18.5] Hidden.
test.each([
  ['alone', ['hidden'], undefined, 19],
  ['upgraded', [{ card: 'hidden', upgrades: 2 }], undefined, 17],
  ['duplicated', ['hidden', 'alien-duplication'], undefined, 18],
  ['beside a Habitat, which helps units only', ['hidden', null, 'habitat'], undefined, 19],
  ['under Malfunction', ['hidden'], 'tech-bay 0', 20],
] as const)('Hidden %s strikes in an Assault where no unit of its side stands', (_, cards, malfunction, life) => {
  const game = assailant({ 'tech-bay': cards }, { malfunction, units: { aliens: ['alien-hive a'], marines: ['tech-bay b'] } });
  expect(game.move('aliens 1', 'corridors a').life('marines')).toBe(life);
});

test('[TH-R31] Hidden strikes after the units, walls or not, in a Minor Assault of its sector alone; shields stop it', () => {
  const minor = (cards: Scene['cards']) =>
    table({
      you: 'aliens',
      units: { aliens: ['landing-platform a upgraded', 'corridors d'], marines: ['tech-bay b', 'tech-bay c', 'tech-bay d'] },
      cards,
    }).move('aliens 1', 'tech-bay a');
  const here = minor({ 'tech-bay': ['hidden'] });
  expect(here.life('marines')).toBe(16);
  expect(here.story.indexOf('struck-from-hiding')).toBeGreaterThan(here.story.lastIndexOf('unit-attacked'));
  expect(minor({ corridors: ['hidden'] }).life('marines')).toBe(17);
  expect(minor({ 'tech-bay': ['hidden', 'barricade'] }).life('marines')).toBe(20);
});

// [TH-18.6] Assault.
test.each([
  ['alone', ['alien-assault'], undefined, 19],
  ['duplicated', ['alien-assault', 'alien-duplication'], undefined, 18],
  ['under Malfunction', ['alien-assault'], 'landing-platform 0', 20],
] as const)('the Assault card %s', (_, cards, malfunction, life) => {
  const game = visitor(
    { 'landing-platform': cards },
    { malfunction, units: { aliens: ['control-room a', 'tech-bay a upgraded'], marines: ['tech-bay b'] } },
  );
  expect(game.move('aliens 1', 'landing-platform a').life('marines')).toBe(life);
});

// [TH-18.7] Incubator.
test('an Incubator brings a Minor Alien into an empty room its player picks; no trap minds it', () => {
  const game = visitor({ 'landing-platform': ['incubator', 'fire'] }).move('aliens 1', 'landing-platform a');
  expect(game.asks).toBe('perform');
  expect(game.refusal({ type: 'spawn', kind: 'minor-alien', to: game.room('landing-platform a') })).toBe('sector-not-full');
  expect(game.refusal({ type: 'decline' })).toBe('must-choose');
  game.act({ type: 'spawn', kind: 'minor-alien', to: game.room('landing-platform c') });
  expect(game.at('minor-alien 1')).toBe('landing-platform c');
  // The one wound is the arriving soldier's.
  expect(game.life('aliens')).toBe(19);
});

test('[TH-E34] the fourth unit is a Minor Alien: a Minor Assault; in a full sector it puts a unit out first', () => {
  const scene = (marines: readonly string[]) =>
    visitor({ 'landing-platform': ['incubator'] }, { units: { aliens: ['control-room a'], marines } }).move(
      'aliens 1',
      'landing-platform a',
    );
  const third = scene(['landing-platform b', 'landing-platform c']);
  // It takes the one room left unasked. A Minor Alien hits one, the plain soldier nobody.
  expect(third.at('minor-alien 1')).toBe('landing-platform d');
  expect(third.life('marines')).toBe(19);
  const full = scene(['landing-platform b', 'landing-platform c', 'landing-platform d']);
  full.act({ type: 'spawn', kind: 'minor-alien', to: full.room('landing-platform d') });
  expect(full.at('marines 3')).toBe('space');
  expect(full.life('marines')).toBe(19);
});

test('a Duplication brings another Minor Alien; [TH-E29] when all three are out none comes', () => {
  const twice = visitor({ 'landing-platform': ['incubator', 'alien-duplication'] }).move('aliens 1', 'landing-platform a');
  twice.act({ type: 'spawn', kind: 'minor-alien', to: twice.room('landing-platform b') });
  twice.act({ type: 'spawn', kind: 'minor-alien', to: twice.room('landing-platform c') });
  expect(twice.asks).toBe('pending-cards');
  expect(twice.at('minor-alien 2')).toBe('landing-platform c');
  const minors = ['corridors b', 'corridors c', 'space'].map((at) => ({ kind: 'minor-alien', at }));
  const spent = visitor({ 'landing-platform': ['incubator'] }, { units: { aliens: ['control-room a', ...minors] } });
  expect(spent.move('aliens 1', 'landing-platform a').asks).toBe('pending-cards');
  const off = visitor({ 'landing-platform': ['incubator'] }, { malfunction: 'landing-platform 0' });
  expect(off.move('aliens 1', 'landing-platform a').asks).toBe('pending-cards');
});

test('[TH-E24] a Minor Alien stays and fights when its Incubator is off', () => {
  const game = assailant(
    { 'tech-bay': ['incubator'] },
    { malfunction: 'tech-bay 0', units: { aliens: ['alien-hive a', { kind: 'minor-alien', at: 'tech-bay a' }], marines: ['tech-bay b'] } },
  );
  expect(game.move('aliens 1', 'corridors a').life('marines')).toBe(19);
});

// [TH-18.8] Frenzy.
test('Frenzy: a unit of either side hits everybody in range', () => {
  const game = table({
    you: 'aliens',
    units: { aliens: ['control-room b', 'alien-hive c'], marines: ['alien-hive a', 'alien-hive b', 'alien-hive d'] },
    cards: { 'alien-hive': { '1': 'habitat' } },
    players: { aliens: { hand: ['frenzy'] } },
  });
  const at = (unit: string) => ({ type: 'play-instant', card: 'frenzy', target: { kind: 'unit', unit: game.unitNumber(unit) } }) as const;
  expect(game.refusal(at('aliens 1'))).toBe('nobody-to-hit');
  expect(game.refusal(at('marines 1'))).toBe('not-your-unit');
  game.act(at('aliens 2'));
  // The room b lies behind a wall; each hit has the Habitat's wound besides.
  expect(game.life('marines')).toBe(16);
});

test('Frenzy is an attack: a Barricade stops it, so it cannot be played', () => {
  const game = table({
    you: 'aliens',
    units: { aliens: ['control-room a'], marines: ['control-room b'] },
    cards: { 'control-room': ['barricade'] },
    players: { aliens: { hand: ['frenzy'] } },
  });
  expect(game.legal('play-instant')).toEqual([]);
});

// [TH-18.9] Ghost Strike.
function ghost(card: Scene['cards'], rest: Scene = {}) {
  return visitor(card, {
    units: { aliens: ['control-room a', 'tech-bay a upgraded', 'corridors a upgraded'], marines: ['tech-bay b', 'corridors b'] },
    ...rest,
  });
}

test('a Ghost Strike starts the attack of one unit anywhere, or of none', () => {
  const game = ghost({ 'landing-platform': ['ghost-strike'] }).move('aliens 1', 'landing-platform a');
  expect(game.refusal({ type: 'choose-unit', unit: game.unitNumber('aliens 1') })).toBe('no-attack');
  game.target('aliens 2');
  expect([game.life('marines'), game.asks]).toEqual([19, 'pending-cards']);
  expect(
    ghost({ 'landing-platform': ['ghost-strike'] })
      .move('aliens 1', 'landing-platform a')
      .decline()
      .life('marines'),
  ).toBe(20);
  const off = ghost({ 'landing-platform': ['ghost-strike'] }, { malfunction: 'landing-platform 0' });
  expect(off.move('aliens 1', 'landing-platform a').asks).toBe('pending-cards');
});

test.each([
  ['a token', [{ card: 'ghost-strike', upgrades: 1 }]],
  ['a Duplication', ['ghost-strike', 'alien-duplication']],
] as const)('[TH-E35] of strength 2 by %s it starts two different units', (_, cards) => {
  const game = ghost({ 'landing-platform': cards }).move('aliens 1', 'landing-platform a').target('aliens 2');
  expect(game.refusal({ type: 'choose-unit', unit: game.unitNumber('aliens 2') })).toBe('chosen-already');
  expect(game.target('aliens 3').life('marines')).toBe(18);
});

test('[TH-E35] by a second copy, too: no unit is started twice in a turn', () => {
  const game = ghost({ 'landing-platform': ['ghost-strike', 'ghost-strike'] }).move('aliens 1', 'landing-platform a');
  game.target('aliens 2');
  expect(game.refusal({ type: 'choose-unit', unit: game.unitNumber('aliens 2') })).toBe('struck-already');
  expect(game.target('aliens 3').life('marines')).toBe(18);
});

test('[TH-E36] Hidden is no unit a Ghost Strike could start', () => {
  const game = visitor(
    { 'landing-platform': ['ghost-strike'], 'tech-bay': ['hidden'] },
    { units: { aliens: ['control-room a'], marines: ['tech-bay b'] } },
  );
  expect(game.move('aliens 1', 'landing-platform a').asks).toBe('pending-cards');
});

// [TH-18.10] Parasite.
test('a Parasite: a wound for every point of its next movements, till it comes home', () => {
  const game = intruder({ 'alien-hive': ['parasite'] }).move('marines 1', 'alien-hive a');
  expect([game.unit('marines 1').parasites, game.life('marines')]).toEqual([1, 20]);
  const away = table({
    you: 'marines',
    units: { marines: [{ at: 'corridors a', parasites: 1 }, 'corridors b'] },
    cards: { 'alien-hive': ['parasite'] },
  });
  away.move('marines 1', 'landing-platform a');
  expect([away.life('marines'), away.unit('marines 1').parasites]).toEqual([18, 0]);
});

test('[TH-E37] doubled it lays two tokens: three points cost six wounds, and both go together', () => {
  const game = intruder({ 'alien-hive': ['parasite', 'alien-duplication'] }).move('marines 1', 'alien-hive a');
  expect(game.unit('marines 1').parasites).toBe(2);
  const later = table({
    you: 'marines',
    units: { marines: [{ at: 'alien-hive a', parasites: 2 }, 'alien-hive b', 'alien-hive c'] },
  });
  later.move('marines 1', 'landing-platform a');
  expect([later.life('marines'), later.unit('marines 1').parasites]).toEqual([14, 0]);
});

test('two Parasites lay a token each on a unit that came with none', () => {
  const two = intruder({ 'alien-hive': ['parasite', null, 'parasite'] }).move('marines 1', 'alien-hive a');
  expect(two.unit('marines 1').parasites).toBe(2);
  const has = intruder({ 'alien-hive': ['parasite', null, 'parasite'] }, { units: { marines: [{ at: 'tech-bay a', parasites: 1 }] } });
  expect(has.move('marines 1', 'alien-hive a').unit('marines 1').parasites).toBe(1);
});

test('a Parasite leaves alone who has one, its own side, and everybody when both tokens are out or it is off', () => {
  const has = intruder({ 'alien-hive': ['parasite'] }, { units: { marines: [{ at: 'tech-bay a', parasites: 1 }] } });
  expect(has.move('marines 1', 'alien-hive a').unit('marines 1').parasites).toBe(1);
  const spent = intruder({ 'alien-hive': ['parasite'] }, { units: { marines: ['tech-bay a', { at: 'corridors a', parasites: 2 }] } });
  expect(spent.move('marines 1', 'alien-hive a').unit('marines 1').parasites).toBe(0);
  const off = intruder({ 'alien-hive': ['parasite'] }, { malfunction: 'alien-hive 0' });
  expect(off.move('marines 1', 'alien-hive a').unit('marines 1').parasites).toBe(0);
});

test('[TH-R6] [TH-22.8] an ejected unit loses its parasites; at home a new one may be caught, for what it brought went first', () => {
  const full = table({
    you: 'marines',
    units: { marines: ['tech-bay a', { at: 'alien-hive a', parasites: 1 }], aliens: ['alien-hive b', 'alien-hive c', 'alien-hive d'] },
  });
  full.move('marines 1', 'alien-hive a');
  expect([full.at('marines 2'), full.unit('marines 2').parasites]).toEqual(['space', 0]);
  const home = table({
    you: 'marines',
    units: { marines: [{ at: 'control-room a', parasites: 1 }] },
    cards: { 'landing-platform': ['parasite'] },
  });
  home.move('marines 1', 'landing-platform a');
  expect([home.life('marines'), home.unit('marines 1').parasites]).toEqual([19, 1]);
});

// [TH-18.11] Abduction.
function abduction(card: Scene['cards'], rest: Scene = {}) {
  return visitor(card, {
    units: { aliens: ['control-room a'], marines: ['landing-platform b', 'landing-platform c', 'corridors a'] },
    ...rest,
  });
}

test('[TH-R48] an Abduction puts an enemy unit of its sector into an empty room of another; traps of the Aliens work there', () => {
  const game = abduction({ 'landing-platform': ['abduction'], 'tech-bay': ['tentacles'] }).move('aliens 1', 'landing-platform a');
  const put = (unit: string, to: string) => game.refusal({ type: 'relocate', unit: game.unitNumber(unit), to: game.room(to) });
  expect(put('marines 3', 'tech-bay a')).toBe('not-this-sector');
  expect(put('marines 1', 'landing-platform d')).toBe('same-sector');
  expect(put('marines 1', 'corridors a')).toBe('room-taken');
  expect(put('aliens 1', 'tech-bay a')).toBe('not-an-enemy');
  game.relocate('marines 1', 'tech-bay a');
  expect([game.at('marines 1'), game.life('marines'), game.asks]).toEqual(['tech-bay a', 19, 'pending-cards']);
});

test.each([
  ['one token', [{ card: 'abduction', upgrades: 1 }]],
  ['a Duplication', ['abduction', 'alien-duplication']],
] as const)('[TH-E33] with %s an Abduction puts two different units away', (_, cards) => {
  const game = abduction({ 'landing-platform': cards }).move('aliens 1', 'landing-platform a').relocate('marines 1', 'tech-bay a');
  expect(game.legal('relocate').every(({ unit }) => unit === game.unitNumber('marines 2'))).toBe(true);
  game.relocate('marines 2', 'tech-bay b');
  expect(game.asks).toBe('pending-cards');
});

test('[TH-R66] an Abduction that fills a sector is a Minor Assault of the Aliens; it may do nothing, and off it does', () => {
  const game = abduction(
    { 'landing-platform': ['abduction'] },
    {
      units: {
        aliens: ['control-room a', 'tech-bay a upgraded', { kind: 'minor-alien', at: 'tech-bay c' }],
        marines: ['landing-platform b', 'tech-bay d'],
      },
    },
  );
  game.move('aliens 1', 'landing-platform a').relocate('marines 1', 'tech-bay b');
  // The soldier hits both, the Minor Alien the one its passage leads to.
  expect(game.life('marines')).toBe(17);
  const idle = abduction({ 'landing-platform': ['abduction'] })
    .move('aliens 1', 'landing-platform a')
    .decline();
  expect(idle.at('marines 1')).toBe('landing-platform b');
  const off = abduction({ 'landing-platform': ['abduction'] }, { malfunction: 'landing-platform 0' });
  expect(off.move('aliens 1', 'landing-platform a').asks).toBe('pending-cards');
});

// [TH-18.14] Acid Blood.
test('Acid Blood wounds every enemy in a sector of yours, protected or not', () => {
  const game = table({
    you: 'aliens',
    units: { aliens: ['tech-bay b'], marines: ['tech-bay a', 'tech-bay d', 'corridors a'] },
    cards: { 'tech-bay': ['barricade'] },
    players: { aliens: { hand: ['acid-blood'] } },
  });
  expect(game.refusal({ type: 'play-instant', card: 'acid-blood', target: { kind: 'place', place: game.place('corridors') } })).toBe(
    'nobody-near',
  );
  game.instant('acid-blood', { kind: 'place', place: game.place('tech-bay') });
  expect(game.life('marines')).toBe(18);
  const idle = table({ you: 'aliens', units: { aliens: ['tech-bay b'] }, players: { aliens: { hand: ['acid-blood'] } } });
  expect(idle.refusal({ type: 'play-instant', card: 'acid-blood', target: { kind: 'place', place: idle.place('tech-bay') } })).toBe(
    'no-enemy-there',
  );
});
