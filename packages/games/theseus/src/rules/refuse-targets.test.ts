import { expect, test } from 'vitest';
import { theseus } from '../index.ts';
import type { Scene } from '../testing/scene.ts';
import { opened } from '../testing/set-up.ts';
import { table } from '../testing/table.ts';

/** What is aimed at nothing, at the wrong one or out of reach is refused by the rule that really forbids it. */
const NOBODY = 99;

/** Marines and Greys against Aliens and Scientists. */
function teams(scene: Scene) {
  return table({ factions: ['marines', 'aliens', 'greys', 'scientists'], options: { match: 'teams' }, you: 'marines', ...scene });
}

test('[TH-8.1] [TH-8.5] an attack: a friend, out of range, protected, nobody', () => {
  const game = teams({
    units: {
      marines: ['alien-hive a'],
      greys: ['corridors d'],
      aliens: ['corridors b', 'tech-bay a'],
      scientists: ['corridors c', { at: 'tech-bay b', invisible: true }],
    },
  }).move('marines 1', 'corridors a');
  expect(game.asks).toBe('choose-target');
  const aim = (unit: number) => game.refusalByRule({ type: 'choose-unit', unit });
  expect(aim(game.unitNumber('greys 1'))).toBe('not-an-enemy TH-8.1');
  expect(aim(game.unitNumber('aliens 2'))).toBe('out-of-range TH-8.1');
  expect(aim(game.unitNumber('scientists 2'))).toBe('out-of-range TH-8.1');
  expect(aim(NOBODY)).toBe('not-an-enemy TH-8.1');
  expect(aim(game.unitNumber('aliens 1'))).toBeUndefined();
});

test('[TH-17.15] support: any enemy unit in a sector', () => {
  const game = teams({
    units: { marines: ['alien-hive a'], greys: ['tech-bay c'], aliens: ['tech-bay a', 'space'], scientists: ['tech-bay b'] },
    cards: { 'control-room': ['fire-support'] },
  }).move('marines 1', 'corridors a');
  expect(game.asks).toBe('support');
  const aim = (unit: number) => game.refusalByRule({ type: 'choose-unit', unit });
  expect(aim(game.unitNumber('aliens 2'))).toBe('not-in-sector TH-14.5');
  expect(aim(game.unitNumber('greys 1'))).toBe('not-an-enemy TH-17.15');
  expect(aim(NOBODY)).toBe('not-an-enemy TH-17.15');
  game.target('scientists 1');
  expect([game.life('aliens'), game.life('scientists')]).toEqual([20, 19]);
});

test('[TH-18.5] what strikes from hiding: an enemy of its sector that nothing protects', () => {
  const game = table({
    factions: ['aliens', 'marines', 'greys', 'scientists'],
    options: { match: 'teams' },
    you: 'aliens',
    units: {
      aliens: ['landing-platform a'],
      greys: ['tech-bay c'],
      marines: ['tech-bay a', 'control-room a'],
      scientists: ['tech-bay b', { at: 'tech-bay d', invisible: true }],
    },
    cards: { 'tech-bay': ['hidden'] },
  }).move('aliens 1', 'corridors a');
  expect(game.asks).toBe('strike-from-hiding');
  const aim = (unit: number) => game.refusalByRule({ type: 'choose-unit', unit });
  expect(aim(game.unitNumber('marines 2'))).toBe('out-of-range TH-18.5');
  expect(aim(game.unitNumber('scientists 2'))).toBe('protected-unit TH-8.5');
  expect(aim(game.unitNumber('greys 1'))).toBe('not-an-enemy TH-18.5');
  expect(aim(NOBODY)).toBe('not-an-enemy TH-18.5');
  game.target('marines 1');
  expect([game.life('marines'), game.life('scientists')]).toEqual([19, 20]);
});

test('[TH-3.1] [TH-3.4] a movement: whose unit, and where it may end', () => {
  const game = table({ units: { marines: ['corridors a', 'space'], aliens: ['control-room a'] } });
  const move = (unit: number, to: string, more: { readonly route?: readonly number[]; readonly teleports?: boolean } = {}) =>
    game.refusalByRule({ type: 'move-unit', unit, route: more.route ?? [1], to: game.room(to), teleports: more.teleports ?? false });
  expect(move(NOBODY, 'control-room b')).toBe('not-your-unit TH-3.1');
  expect(move(game.unitNumber('aliens 1'), 'control-room b')).toBe('not-your-unit TH-3.1');
  expect(move(game.unitNumber('marines 2'), 'control-room b')).toBe('not-in-sector TH-3.1');
  expect(move(0, 'tech-bay b')).toBe('not-at-the-end-of-the-route TH-3.2');
  expect(move(0, 'control-room a')).toBe('sector-not-full TH-3.4');
  expect(move(0, 'tech-bay b', { teleports: true })).toBe('no-teleport-there TH-20.8');
  expect(move(0, 'control-room b', { route: [] })).toBe('wrong-distance TH-3.2');
  expect(move(0, 'control-room b')).toBeUndefined();
});

test('[TH-9.2] from space: one’s own unit, that is there, into an empty room of a sector there is', () => {
  const game = table({ units: { marines: ['corridors a', 'space'], aliens: ['space', 'tech-bay a'] } });
  const enter = (unit: number, to = game.room('tech-bay b')) => game.refusalByRule({ type: 'enter-from-space', unit, to });
  expect(enter(NOBODY)).toBe('not-your-unit TH-3.1');
  expect(enter(game.unitNumber('aliens 1'))).toBe('not-your-unit TH-3.1');
  expect(enter(game.unitNumber('marines 1'))).toBe('not-in-space TH-9.2');
  expect(enter(game.unitNumber('marines 2'), { place: NOBODY, room: 'a' })).toBe('no-such-sector TH-9.2');
  expect(enter(game.unitNumber('marines 2'), game.room('tech-bay a'))).toBe('room-taken TH-9.2');
  expect(enter(game.unitNumber('marines 2'))).toBeUndefined();
});

test('[TH-21.1] [TH-6.2] a movement that goes further, and an extra turn, are not spent on coming from space', () => {
  const further = table({ units: { marines: ['corridors a', 'space'] }, players: { marines: { bonus: ['gateway'] } } }).bonus('gateway');
  const enter = { type: 'enter-from-space', unit: 1, to: further.room('tech-bay b') } as const;
  expect(further.refusalByRule(enter)).toBe('movement-goes-further TH-21.1');
  expect(further.legal('enter-from-space')).toEqual([]);
  const bay = (extraTurnFromSpace: boolean) =>
    table({ options: { extraTurnFromSpace }, units: { marines: ['landing-platform a', 'space', 'corridors b'] } }).move(
      'marines 1',
      'tech-bay a',
    );
  const extra = bay(false);
  expect(extra.told('extra-turn')).toEqual([{ type: 'extra-turn', seat: extra.seat('marines') }]);
  expect(extra.refusalByRule({ ...enter, to: extra.room('tech-bay b') })).toBe('no-extra-turn-from-space TH-6.2');
  expect(bay(true).refusalByRule({ ...enter, to: extra.room('tech-bay b') })).toBeUndefined();
});

test('[TH-7.4] [TH-7.7] installing: from one’s own pending slot into an install slot there is', () => {
  const game = table({
    units: { marines: ['control-room a'] },
    pending: { 'landing-platform': ['fire', 'grenade'], 'alien-hive': ['vent'] },
  }).move('marines 1', 'landing-platform a');
  expect(game.asks).toBe('pending-cards');
  const from = game.spot('landing-platform pending 0');
  const install = (to: Parameters<typeof game.spot>[0] | undefined, card = from) =>
    game.refusalByRule({ type: 'install', from: card, to: to === undefined ? undefined : game.spot(to) });
  const { place } = from;
  for (const slot of [-1, NOBODY, 0.5]) {
    expect(game.refusalByRule({ type: 'install', from, to: { place, row: 'slots', slot } }), String(slot)).toBe('no-such-slot TH-7.4');
  }
  expect(game.refusalByRule({ type: 'install', from, to: { place: NOBODY, row: 'slots', slot: 0 } })).toBe('no-such-slot TH-7.4');
  expect(install('alien-hive pending 1')).toBe('no-such-slot TH-7.4');
  expect(install(undefined)).toBe('slot-needed TH-7.4');
  expect(install('tech-bay 0', game.spot('landing-platform pending 1'))).toBe('instant-goes-to-hand TH-7.7');
  expect(install('tech-bay 0')).toBeUndefined();
  expect(install(undefined, game.spot('landing-platform pending 1'))).toBeUndefined();
});

test('[TH-12.2] [TH-7.7] a token for nobody’s unit, a bonus card of nobody or of an enemy', () => {
  const game = table({
    units: { marines: ['corridors a'] },
    players: { marines: { upgrades: 1 }, aliens: { bonus: ['gateway'] } },
  });
  expect(game.refusalByRule({ type: 'upgrade-unit', unit: NOBODY })).toBe('not-your-unit TH-12.2');
  for (const from of [0, 1, NOBODY]) {
    expect(game.refusalByRule({ type: 'play-bonus', card: 'gateway', from, target: { kind: 'none' } })).toBe('card-not-in-hand TH-7.7');
  }
});

test('[TH-21.7] Salvage discards an enemy’s pending card', () => {
  const game = table({
    units: { marines: ['corridors a'] },
    players: { marines: { bonus: ['salvage'] } },
    pending: { 'landing-platform': ['fire'], 'alien-hive': ['vent'] },
  });
  const salvage = (spot: string) =>
    game.refusalByRule({
      type: 'play-bonus',
      card: 'salvage',
      from: game.seat('marines'),
      target: { kind: 'card', card: game.spot(spot) },
    });
  expect(salvage('landing-platform pending 0')).toBe('not-an-enemys-card TH-21.7');
  expect(salvage('alien-hive pending 1')).toBe('no-card-there TH-21.7');
  expect(salvage('alien-hive pending 0')).toBeUndefined();
});

test('[TH-18.8] [TH-21.6] a held unit, one in space and an enemy’s do not attack out of turn', () => {
  const game = table({
    factions: ['scientists', 'aliens'],
    you: 'aliens',
    units: { aliens: [{ at: 'control-room a', held: 0 }, 'corridors a', 'space'], scientists: ['control-room b'] },
    cards: { 'control-room': ['gripper'] },
    players: { aliens: { hand: ['frenzy'], bonus: ['snap-attack'] } },
  });
  const frenzy = (unit: number) => game.refusalByRule({ type: 'play-instant', card: 'frenzy', target: { kind: 'unit', unit } });
  expect(frenzy(game.unitNumber('aliens 1'))).toMatch(/^unit-held /);
  expect(frenzy(game.unitNumber('aliens 2'))).toMatch(/^nobody-to-hit /);
  expect(frenzy(game.unitNumber('aliens 3'))).toMatch(/^not-in-sector /);
  expect(frenzy(game.unitNumber('scientists 1'))).toBe('not-your-unit TH-18.8');
  expect(frenzy(NOBODY)).toBe('not-your-unit TH-18.8');
});

test('[TH-2.4] a title with several copies is offered once', () => {
  const game = opened({ options: { decks: 'chosen', faction1: 'marines', faction2: 'aliens' } });
  const offered = game.legal('choose-card').map(({ card }) => card);
  expect(new Set(offered).size).toBe(offered.length);
});

test('[TH-2.5] [TH-R62] with a pending card laid everybody sees the card that is now on top', () => {
  const game = opened({ options: { faction1: 'marines', faction2: 'aliens' } });
  while (game.asks === 'install-first') game.act(game.legal('install-first')[0]);
  const laid = game.told('pending-filled').filter(({ seat }) => seat === game.seat('marines'));
  expect(laid).toHaveLength(2);
  expect(laid[1].next).toBe(game.player('marines').deck.at(-1));
  expect(laid[0].next).toBe(laid[1].card);
});

test('[TH-15.3] life is a point source of everybody, data of those with a track', () => {
  const game = table({ factions: ['marines', 'scientists'], players: { marines: { life: 7 }, scientists: { life: 9, data: 4 } } });
  const sources = theseus.standing(game.state).map((line) => line.sources);
  expect(sources[game.seat('marines')]).toEqual([{ source: 'life', points: 7 }]);
  expect(sources[game.seat('scientists')]).toEqual([
    { source: 'life', points: 9 },
    { source: 'data', points: 4 },
  ]);
});

test('[TH-17.12] [TH-3.2] [TH-3.4] a unit that is led ends where its route ends, in a room it may enter', () => {
  const game = table({
    units: { marines: ['corridors a', 'alien-hive a'], aliens: ['tech-bay b'] },
    cards: { 'control-room': ['team-tactics'] },
  }).move('marines 1', 'control-room a');
  const [way] = game.legal('lead-unit');
  expect(way).toBeDefined();
  const taken = game.room('alien-hive a');
  expect(way.to.place).toBe(taken.place);
  expect(game.refusalByRule({ ...way, to: game.room('corridors a') })).toBe('not-at-the-end-of-the-route TH-3.2');
  expect(game.refusalByRule({ ...way, to: taken })).toBe('sector-not-full TH-3.4');
  expect(game.refusalByRule({ ...way, route: [...way.route, 0] })).toBe('wrong-distance TH-3.2');
});

test('[TH-R20] a pending card under Malfunction is not installed', () => {
  const game = table({
    units: { marines: ['control-room a'] },
    pending: { 'landing-platform': ['fire', 'landmine'] },
    malfunction: 'landing-platform pending 0',
  }).move('marines 1', 'landing-platform a');
  const install = (from: string) => game.refusalByRule({ type: 'install', from: game.spot(from), to: game.spot('tech-bay 0') });
  expect(install('landing-platform pending 0')).toBe('under-malfunction TH-R20');
  expect(install('landing-platform pending 1')).toBeUndefined();
});
