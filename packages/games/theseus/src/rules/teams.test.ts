import { expect, test } from 'vitest';
import type { Scene } from '../testing/scene.ts';
import { table } from '../testing/table.ts';

const FOUR = { factions: ['marines', 'aliens', 'scientists', 'greys'], options: { match: 'teams' } } as const;

/** Marines and Scientists against Aliens and Greys; the ring: Corridors, Control Room, Landing Platform, Tech Bay, Hive. */
function teams(scene: Scene) {
  return table({ factions: ['marines', 'aliens', 'scientists', 'greys'], options: { match: 'teams' }, ...scene });
}

test('[TH-R52] an ally’s pending card may be installed: it stays the ally’s, the slot is filled from one’s own deck', () => {
  const game = teams({
    units: { marines: ['alien-hive a'] },
    pending: { corridors: ['archives'] },
    players: { marines: { deck: ['fire'] } },
  });
  game.move('marines 1', 'corridors a').install('corridors pending 0', 'control-room 0');
  expect(game.card('control-room 0')).toMatchObject({ card: 'archives', owner: game.seat('scientists') });
  expect(game.pending('corridors pending 0')).toBe('fire');
});

test('[TH-R52] an ally’s action card works for the arriving unit; data goes to the ally with the track', () => {
  const game = teams({
    units: { marines: ['corridors a'] },
    players: { marines: { life: 10 }, scientists: { life: 10 } },
    cards: { 'control-room': ['archives', 'med-bay', 'mini-lab'] },
  });
  game.move('marines 1', 'control-room a');
  expect(game.life('marines')).toBe(11);
  expect(game.player('marines').upgrades).toBe(1);
  expect([game.data('marines'), game.data('scientists')]).toEqual([0, 1]);
});

test('[TH-R52] what a trap brings is its owner’s', () => {
  const game = teams({ you: 'marines', units: { marines: ['corridors a'] }, cards: { 'control-room': ['probe'] } });
  game.move('marines 1', 'control-room a');
  expect(game.data('greys')).toBe(2);
});

test('[TH-4.3] [TH-R5] a trap leaves its owner’s ally alone, even when an enemy moves the unit in', () => {
  const game = teams({ you: 'marines', units: { marines: ['corridors a'] }, cards: { 'control-room': ['gripper'] } });
  game.move('marines 1', 'control-room a');
  expect(game.unit('marines 1').heldBy).toBeUndefined();
  const led = teams({
    you: 'greys',
    units: { greys: ['control-room a'], marines: ['tech-bay a'] },
    cards: { 'landing-platform': ['control'], 'alien-hive': ['fire'] },
  });
  led.move('greys 1', 'landing-platform a').lead('marines 1', 'alien-hive a');
  expect(led.life('marines')).toBe(20);
});

test('[TH-R53] own tokens may go to an ally’s units and cards', () => {
  const game = teams({
    units: { marines: ['corridors a'], scientists: ['corridors b'] },
    players: { marines: { upgrades: 2 } },
    cards: { corridors: ['archives'] },
  });
  game.act({ type: 'upgrade-unit', unit: game.unitNumber('scientists 1') });
  game.act({ type: 'upgrade-card', card: game.spot('corridors 0') });
  expect(game.unit('scientists 1').isUpgraded).toBe(true);
  expect(game.card('corridors 0')?.upgrades).toBe(1);
  expect(game.player('marines').upgrades).toBe(0);
});

test('[TH-11.1] [TH-R54] every player keeps their own life and data', () => {
  const game = teams({ units: { marines: ['alien-hive a upgraded'], aliens: ['corridors b'], greys: ['corridors c'] } });
  game.move('marines 1', 'corridors a');
  expect(['marines', 'aliens', 'scientists', 'greys'].map((faction) => game.life(faction as 'marines'))).toEqual([20, 19, 20, 19]);
});

test('[TH-R61] an alliance tie: every player takes one extra turn', () => {
  const game = teams({
    units: { marines: ['alien-hive a'] },
    players: { marines: { deck: [] } },
    pending: { corridors: ['fire'] },
    finalSteps: 1,
  });
  game.move('marines 1', 'corridors a').install('corridors pending 0', 'corridors 0');
  expect(game.told('tie-break-began')).toHaveLength(1);
  expect(game.state.tieBreak).toEqual({ tied: [0, 1, 2, 3], turnsLeft: [2, 3, 0] });
  expect(game.asked).toBe('aliens');
});

test('[TH-R70] wounds are added to hits that wound, data to hits that give data', () => {
  const game = teams({
    you: 'greys',
    units: { greys: ['alien-hive a upgraded'], marines: ['corridors b'] },
    cards: { corridors: [{ card: 'habitat', upgrades: 1 }] },
  });
  game.move('greys 1', 'corridors a');
  expect([game.data('greys'), game.life('marines')]).toEqual([1, 20]);
  const chamber = teams({
    you: 'aliens',
    units: { aliens: ['alien-hive a upgraded'], marines: ['corridors b'] },
    cards: { corridors: ['chamber'] },
  });
  chamber.move('aliens 1', 'corridors a');
  expect([chamber.data('greys'), chamber.life('marines')]).toEqual([0, 19]);
});

test('[TH-R63] the Assault is made in every sector, by the acting player’s own units', () => {
  const game = teams({
    units: { marines: ['alien-hive a', 'control-room a'], scientists: ['tech-bay a upgraded'], aliens: ['control-room b', 'tech-bay b'] },
  });
  game.move('marines 1', 'corridors a');
  expect(game.life('aliens')).toBe(19);
});

test('[TH-E64] turns go A1, B1, A2, B2', () => {
  const game = teams({
    units: { marines: ['corridors a'], aliens: ['control-room a'], scientists: ['tech-bay a'], greys: ['alien-hive a'] },
  });
  const turns: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    turns.push(game.asked ?? '');
    game.act(game.legal('enter-from-space')[0]);
  }
  expect(turns).toEqual(['marines', 'aliens', 'scientists', 'greys']);
  expect(game.asked).toBe('marines');
});

test('[TH-E65] in the Tech Bay: one’s own other unit, never the ally’s', () => {
  const game = teams({
    units: { marines: ['landing-platform a', 'alien-hive a'], scientists: ['corridors a', 'corridors b'] },
  });
  game.move('marines 1', 'tech-bay a');
  expect([game.asks, game.asked]).toEqual(['move', 'marines']);
  expect(new Set(game.legal('move-unit').map(({ unit }) => unit))).toEqual(new Set([game.unitNumber('marines 2')]));
});

test('[TH-E66] an ally’s module helps what the unit itself does, and nothing else', () => {
  const scene: Scene = {
    you: 'scientists',
    units: { scientists: ['alien-hive a upgraded'], aliens: ['corridors b'] },
    cards: { corridors: ['battle-position'] },
  };
  expect(teams(scene).move('scientists 1', 'corridors a').life('aliens')).toBe(18);
  // The wound of a trap in the same sector is not increased.
  const trap = teams({ you: 'aliens', units: { aliens: ['alien-hive a'] }, cards: { corridors: ['battle-position', 'fire'] } });
  expect(trap.move('aliens 1', 'corridors a').life('aliens')).toBe(19);
});

test('[TH-22.15] Pandora has two Creatures; at its marker its ally, too, takes a token, and enemies do not', () => {
  const scene = (you: 'marines' | 'aliens'): Scene => ({
    factions: ['pandora', 'aliens', 'marines', 'greys'],
    marker: { place: 'control-room' },
    you,
    units: { marines: ['corridors a'], aliens: ['corridors b'] },
  });
  const ally = teams(scene('marines'));
  expect(ally.state.units.filter(({ kind }) => kind === 'creature')).toHaveLength(2);
  // Two units start here, so it goes to the alliance's own board.
  ally.move('marines 1', 'landing-platform a');
  expect(ally.player('marines').upgrades).toBe(1);
  const alone = { ...scene('marines'), units: { marines: ['corridors a'] } };
  expect(teams(alone).move('marines 1', 'control-room a').player('marines').upgrades).toBe(1);
  expect(
    teams({ ...scene('aliens'), units: { aliens: ['corridors b'] } })
      .move('aliens 1', 'control-room a')
      .player('aliens').upgrades,
  ).toBe(0);
});

test('[TH-E64] in the team match the turns go A1, B1, A2, B2', () => {
  const game = table({ ...FOUR, units: { marines: ['space'], aliens: ['space'], scientists: ['space'], greys: ['space'] } });
  const turns: (string | undefined)[] = [];
  for (const room of ['a', 'b', 'c', 'd']) {
    turns.push(game.asked);
    game.move(`${game.asked} 1`, `control-room ${room}`);
  }
  expect(turns).toEqual(['marines', 'aliens', 'scientists', 'greys']);
  expect(game.asked).toBe('marines');
});

test("[TH-E65] the Extra Turn is for another unit of one's own, not for the ally's", () => {
  const game = table({
    ...FOUR,
    units: {
      marines: ['landing-platform a', 'corridors a'],
      scientists: ['control-room a', 'corridors b'],
      aliens: ['space'],
      greys: ['space'],
    },
  });
  game.move('marines 1', 'tech-bay a');
  expect(game.asks).toBe('move');
  const units = new Set(game.legal('move-unit').map(({ unit }) => unit));
  expect([...units]).toEqual([game.unitNumber('marines 2')]);
  const alone = table({
    ...FOUR,
    units: { marines: ['landing-platform a', 'space'], scientists: ['control-room a', 'corridors b'], aliens: ['space'], greys: ['space'] },
  });
  alone.move('marines 1', 'tech-bay a');
  expect(alone.told('extra-turn')).toEqual([]);
});

test("[TH-E66] a Battle Position adds to the hits of the ally's own units, and only to hits", () => {
  const game = table({
    ...FOUR,
    you: 'scientists',
    units: {
      marines: ['tech-bay d', 'space'],
      scientists: ['alien-hive a', 'tech-bay a upgraded'],
      aliens: ['tech-bay b', 'space'],
      greys: ['space'],
    },
    cards: { 'tech-bay': [{ card: 'battle-position', upgrades: 1 }, 'landmine'] },
  });
  game.move('scientists 1', 'corridors a');
  expect(game.life('aliens')).toBe(17); // 1 and X = 2; the Marine is not part of the ally's Assault
  const trap = table({
    ...FOUR,
    you: 'aliens',
    units: { aliens: ['landing-platform a'] },
    cards: { 'tech-bay': ['battle-position', 'landmine'] },
  });
  trap.move('aliens 1', 'tech-bay a');
  expect(trap.life('aliens')).toBe(18);
  const greys = table({
    ...FOUR,
    you: 'greys',
    units: { greys: ['alien-hive a', 'tech-bay a upgraded'], aliens: ['space'], marines: ['tech-bay b'], scientists: ['space'] },
    cards: { 'tech-bay': ['chamber', 'habitat'] },
  });
  greys.move('greys 1', 'corridors a');
  expect([greys.data('greys'), greys.life('marines')]).toEqual([3, 20]); // data grow by the Chamber, not by the ally's Habitat
});

test('[TH-22.21] an ally’s unit may be ejected like any other', () => {
  const game = table({
    ...FOUR,
    units: { marines: ['alien-hive a'], scientists: ['corridors a'], aliens: ['corridors b', 'corridors c'], greys: ['corridors d'] },
  }).move('marines 1', 'corridors a');
  expect([game.at('scientists 1'), game.at('marines 1')]).toEqual(['space', 'corridors a']);
});

test('[TH-16.7] [TH-22.15] in the sector it shares with its ally Pandora clears no base; the ally may', () => {
  const scene = (you: 'marines' | 'pandora'): Scene => ({
    factions: ['pandora', 'aliens', 'marines', 'greys'],
    marker: { place: 'tech-bay' },
    you,
    units: { [you]: [you === 'marines' ? 'control-room a' : { kind: 'warrior', at: 'control-room a' }] },
    cards: { 'landing-platform': ['hive'] },
  });
  const ally = teams(scene('marines')).move('marines 1', 'landing-platform a');
  expect(ally.legal('clear-base').map(({ card }) => card)).toEqual([ally.spot('landing-platform 0')]);
  const own = teams(scene('pandora')).move('warrior 1', 'landing-platform a').decline();
  expect(own.legal('clear-base')).toEqual([]);
  expect([own.card('landing-platform 0')?.card, own.player('pandora').upgrades]).toEqual(['hive', 1]);
});

test('[TH-11.6] one life gone loses for both allies, twenty data of one win for both', () => {
  const mined = teams({
    you: 'aliens',
    units: { aliens: ['corridors a'] },
    players: { aliens: { life: 1 } },
    cards: { 'control-room': ['landmine'] },
  });
  expect(mined.move('aliens 1', 'control-room a').winners).toEqual(['marines', 'scientists']);
  const probed = teams({ units: { marines: ['corridors a'] }, players: { greys: { data: 18 } }, cards: { 'control-room': ['probe'] } });
  expect(probed.move('marines 1', 'control-room a').winners).toEqual(['aliens', 'greys']);
});

test('[TH-11.6] at END the life and data of both allies are added up', () => {
  const ended = (marines: number) =>
    teams({
      units: { marines: ['alien-hive a'] },
      players: { marines: { deck: [], life: marines }, scientists: { life: 9, data: 6 }, aliens: { life: 10 }, greys: { life: 10 } },
      pending: { corridors: ['fire'] },
      finalSteps: 1,
    })
      .move('marines 1', 'corridors a')
      .install('corridors pending 0', 'corridors 0').winners;
  expect([ended(6), ended(4)]).toEqual([
    ['marines', 'scientists'],
    ['aliens', 'greys'],
  ]);
});
