import { expect, test } from 'vitest';
import { CARDS } from '../cards/titles.ts';
import { FULL_DATA } from '../state.ts';
import type { Scene } from '../testing/scene.ts';
import { opened } from '../testing/set-up.ts';
import { table } from '../testing/table.ts';

const THREE = ['marines', 'aliens', 'scientists'] as const;
/** Marines, Aliens and Scientists; the ring: Corridors, Control Room, Landing Platform, Tech Bay, Hive, Science Lab. */
function three(scene: Scene) {
  return table({ factions: ['marines', 'aliens', 'scientists'], ...scene });
}

test('[TH-R49] wounds of parasites are points of the player whose card they are', () => {
  const game = three({
    units: { marines: [{ at: 'corridors a', parasites: 1 }] },
    cards: { 'science-lab': ['parasite'] },
  });
  game.move('marines 1', 'control-room a');
  expect([game.life('marines'), game.life('aliens'), game.life('scientists')]).toEqual([0, 1, 0]);
});

test('[TH-R49] an ambush scores for the holder of the card, in anybody’s turn', () => {
  const game = three({
    you: 'aliens',
    units: { marines: ['corridors a upgraded'], aliens: ['science-lab a'], scientists: ['corridors b'] },
    cards: { corridors: ['ambush'] },
  });
  game.move('aliens 1', 'corridors c');
  expect([game.life('marines'), game.life('aliens'), game.life('scientists')]).toEqual([2, 0, 0]);
});

test('[TH-R50] points that are taken stop at 0, and who takes them gains none', () => {
  const game = three({
    you: 'scientists',
    units: { scientists: ['corridors a'] },
    players: { marines: { life: 1 }, aliens: { life: 5 } },
    cards: { 'control-room': [{ card: 'med-bay', upgrades: 2 }] },
  });
  game.move('scientists 1', 'control-room a');
  expect(game.asks).toBe('take-points');
  expect(game.refusal({ type: 'choose-seat', seat: game.seat('scientists') })).toBe('no-points-to-take');
  game.act({ type: 'choose-seat', seat: game.seat('marines') });
  // Only the Aliens have points left: the rest is theirs.
  expect([game.life('marines'), game.life('aliens'), game.life('scientists')]).toEqual([0, 3, 0]);
});

test('[TH-R51] one empty deck ends nothing; END counts for all', () => {
  const game = three({
    units: { marines: ['science-lab a'] },
    players: { marines: { deck: [], life: 3 }, aliens: { life: 9 }, scientists: { life: 4, data: 4 } },
    pending: { corridors: ['fire'] },
    finalSteps: 1,
  });
  game.move('marines 1', 'corridors a').install('corridors pending 0', 'corridors 0');
  expect(game.result?.because).toBe('final-sequence');
  expect(game.winners).toEqual(['aliens']);
  expect(game.result?.seats.map(({ rank }) => rank)).toEqual([3, 1, 2]);
});

test('[TH-R26] life points stop at 20 and win at once', () => {
  const game = three({
    units: { marines: ['science-lab a upgraded'], aliens: ['corridors b', 'corridors c'] },
    players: { marines: { life: 19 } },
  });
  game.move('marines 1', 'corridors a');
  expect(game.life('marines')).toBe(20);
  expect(game.winners).toEqual(['marines']);
  expect(game.result?.because).toBe('life-complete');
});

test('[TH-R27] the order of two players’ traps is asked for where it could decide the match', () => {
  const scene: Scene = {
    you: 'marines',
    units: { marines: ['corridors a'] },
    cards: { 'control-room': ['tentacles', { card: 'defense-system', armed: true }] },
  };
  expect(three(scene).move('marines 1', 'control-room a').asks).not.toBe('order-traps');
  const close = three({ ...scene, players: { aliens: { life: 19 }, scientists: { life: 18 } } }).move('marines 1', 'control-room a');
  expect([close.asks, close.asked]).toEqual(['order-traps', 'marines']);
  close.next('control-room 1');
  expect(close.winners).toEqual(['scientists']);
});

test('[TH-10.1] [TH-E59] wounds are points: markers begin at 0, the dealer gains and the victim loses none', () => {
  const game = three({
    units: { marines: ['science-lab a upgraded'], aliens: ['corridors b'], scientists: ['corridors c'] },
    cards: { 'control-room': [{ card: 'landmine' }] },
  });
  game.move('marines 1', 'corridors a');
  expect([game.life('marines'), game.life('aliens'), game.life('scientists')]).toEqual([2, 0, 0]);
  const trap = three({ you: 'aliens', units: { aliens: ['corridors a'] }, cards: { 'control-room': ['landmine'] } });
  expect(trap.move('aliens 1', 'control-room a').life('marines')).toBe(2);
});

test('[TH-E61] a third player is moved into a trap: its owner gets the points', () => {
  const game = table({
    factions: ['marines', 'greys', 'aliens'],
    you: 'greys',
    units: { greys: ['tech-bay a'], aliens: ['corridors a'] },
    cards: { 'damaged-ship': ['control'], 'control-room': ['fire'] },
  });
  game.move('greys 1', 'damaged-ship a').lead('aliens 1', 'control-room a');
  expect([game.life('marines'), game.life('greys'), game.life('aliens')]).toEqual([1, 0, 0]);
});

test('[TH-E62] a sector filled in the set-up starts no Minor Assault', () => {
  const game = opened({ seats: 3 });
  while (game.asks === 'install-first') game.act(game.legal('install-first')[0]);
  while (game.asks === 'place-unit') {
    const rooms = game.legal('place-unit');
    game.act(rooms.find(({ to }) => to.place === game.place('corridors')) ?? rooms[0]);
  }
  // All three third units stand in the Corridors; one more sector is filled by hand below.
  expect(game.told('assault-began')).toHaveLength(0);
  expect(game.state.units.filter(({ at }) => at === game.place('corridors'))).toHaveLength(3);
  expect(game.state.players.map(({ life }) => life)).toEqual([0, 0, 0]);
});

test('[TH-E62] also with four players, where the fourth unit fills it', () => {
  const game = opened({ seats: 4 });
  while (game.asks === 'install-first') game.act(game.legal('install-first')[0]);
  while (game.asks === 'place-unit') {
    const rooms = game.legal('place-unit');
    game.act(rooms.find(({ to }) => to.place === game.place('corridors')) ?? rooms[0]);
  }
  expect(game.state.units.filter(({ at }) => at === game.place('corridors'))).toHaveLength(4);
  expect(game.told('assault-began')).toHaveLength(0);
});

test('[TH-10.4] [TH-E63] a tie of two: the third player’s pieces keep working without markers; one extra turn each', () => {
  const game = three({
    units: { marines: ['science-lab a'], aliens: ['control-room a'], scientists: ['alien-hive b'] },
    players: { marines: { deck: [], life: 5 }, aliens: { life: 5 }, scientists: { life: 2, data: 1 } },
    pending: { corridors: ['fire'] },
    cards: { 'landing-platform': [{ card: 'defense-system', armed: true }] },
    finalSteps: 1,
  });
  game.move('marines 1', 'corridors a').install('corridors pending 0', 'corridors 0');
  expect(game.told('tie-break-began')).toEqual([{ type: 'tie-break-began', tied: [0, 1] }]);
  expect(game.player('scientists').isOut).toBe(true);
  expect(game.asked).toBe('aliens');
  game.move('aliens 1', 'landing-platform a');
  // The Scientists' system works, and brings them nothing.
  expect(game.told('trap-sprung').map(({ card }) => card)).toEqual(['defense-system']);
  expect(game.life('scientists')).toBe(2);
  while (game.asked === 'aliens') game.act(game.asks === 'between' ? { type: 'go-on' } : { type: 'skip-pending' });
  expect(game.asked).toBe('marines');
  game.move('marines 1', 'control-room a');
  while (game.asked === 'marines') game.act(game.asks === 'put-malfunction' ? game.legal('aim-at-card')[0] : { type: 'skip-pending' });
  expect(game.winners).toEqual(['marines', 'aliens']);
  expect(game.result?.seats.map(({ rank }) => rank)).toEqual([1, 1, 3]);
});

test('[TH-4.4] [TH-R27] traps of two holders are put in order where the first could win by what it really deals', () => {
  const scene = (life: number, upgrades: number): Scene => ({
    you: 'scientists',
    units: { scientists: ['corridors a'] },
    players: { marines: { life }, aliens: { life: 19 } },
    cards: { 'control-room': [{ card: 'landmine', upgrades }, 'tentacles', 'marine-duplication'] },
  });
  const game = three(scene(4, 6)).move('scientists 1', 'control-room a');
  expect(game.asks).toBe('order-traps');
  game.next('control-room 0');
  expect(game.winners).toEqual(['marines']);
  expect(three(scene(4, 6)).move('scientists 1', 'control-room a').next('control-room 1').winners).toEqual(['aliens']);
});

// Landmine far from winning beside a Probe: only what the Probe gains by its table can end the match.
test.each([
  ['one step too far', 1, false],
  ['near enough', 0, true],
] as const)('[TH-4.4] [TH-R27] a trap with a fixed number is counted by that number: %s', (_, missing, isAsked) => {
  const { effect } = CARDS.probe;
  const gain = effect.do === 'trap-data' && typeof effect.count === 'number' ? effect.count : 0;
  const game = table({
    factions: ['marines', 'greys', 'scientists'],
    you: 'scientists',
    units: { scientists: ['corridors a'] },
    players: { greys: { data: FULL_DATA - gain - missing } },
    cards: { 'control-room': ['landmine', 'probe'] },
  }).move('scientists 1', 'control-room a');
  expect(game.asks === 'order-traps').toBe(isAsked);
});

test('[TH-4.4] a trap that brings no points asks for no order, however near its holder is', () => {
  const game = three({
    you: 'marines',
    units: { marines: ['corridors a'] },
    players: { scientists: { data: FULL_DATA - 1 } },
    cards: { 'control-room': ['tentacles', 'camcorder'] },
  }).move('marines 1', 'control-room a');
  expect(game.asks).not.toBe('order-traps');
});

test('[TH-4.4] traps of two holders far from winning ask for no order', () => {
  const game = three({
    you: 'scientists',
    units: { scientists: ['corridors a'] },
    players: { marines: { life: 8 }, aliens: { life: 12 } },
    cards: { 'control-room': ['landmine', 'tentacles'] },
  }).move('scientists 1', 'control-room a');
  expect([game.life('marines'), game.life('aliens')]).toEqual([10, 13]);
});

test('[TH-E59] in a deathmatch wounds are points of who deals them, by attack or trap, and the victim loses none', () => {
  const game = table({
    factions: THREE,
    units: { marines: ['science-lab a', 'tech-bay a upgraded'], aliens: ['tech-bay b', 'tech-bay c'], scientists: ['control-room a'] },
  });
  game.move('marines 1', 'corridors a'); // the Corridors' Assault
  expect(game.life('marines')).toBe(2);
  expect(game.life('aliens')).toBe(0);
  const trap = table({ factions: THREE, units: { marines: ['corridors a'] }, cards: { 'control-room': ['tentacles', 'tentacles'] } });
  trap.move('marines 1', 'control-room a');
  expect([trap.life('aliens'), trap.life('marines')]).toEqual([2, 0]);
});

test('[TH-E61] a trap pays its owner, no matter who led the victim into it', () => {
  const game = table({
    factions: ['marines', 'greys', 'aliens'],
    you: 'greys',
    units: { marines: ['space'], greys: ['control-room a'], aliens: ['corridors a'] },
    ring: ['corridors', 'control-room', 'damaged-ship', 'tech-bay', 'landing-platform', 'alien-hive'],
    cards: { 'damaged-ship': ['control'], 'control-room': ['landmine'] },
  });
  game.move('greys 1', 'damaged-ship a').lead('aliens 1', 'control-room b');
  expect([game.life('marines'), game.life('greys'), game.life('aliens')]).toEqual([2, 0, 0]);
});

test('[TH-E63] two of three are tied at END: the third has no markers any more, the two take a turn each, then it is a draw', () => {
  const game = table({
    factions: THREE,
    players: { marines: { life: 5 }, aliens: { life: 5 }, scientists: { life: 1, data: 2, deck: [] } },
    units: { marines: ['space'], aliens: ['space'], scientists: ['space'] },
    finalSteps: 1,
    you: 'scientists',
    pending: { 'science-lab': ['vent'] },
    waiting: [
      { do: 'end-turn', seat: 'scientists' },
      { do: 'pending-cards', seat: 'scientists', place: 'science-lab' },
    ],
  });
  game.act({ type: 'replace-pending', spot: game.spot('science-lab pending 0') });
  expect(game.state.ended).toBeUndefined();
  expect(game.player('scientists').isOut).toBe(true);
  expect(game.state.units.some(({ seat }) => seat === game.seat('scientists'))).toBe(true);
  const turns: (string | undefined)[] = [];
  for (let turn = 0; turn < 2; turn++) {
    turns.push(game.asked);
    game.move(`${game.asked} 1`, `control-room ${'ab'[turn]}`);
  }
  expect(turns).toEqual(['marines', 'aliens']); // the first of them after the player who ended the match
  expect(game.state.ended).toEqual({ because: 'tie-break', winners: [0, 1] });
  expect(game.result?.seats.map(({ rank }) => rank)).toEqual([1, 1, 3]);
});

test('[TH-10.3] a Med Bay takes nothing where no enemy has a point, and asks nobody', () => {
  const game = three({
    you: 'scientists',
    units: { scientists: ['corridors a'] },
    players: { scientists: { life: 4 } },
    cards: { 'control-room': [{ card: 'med-bay', upgrades: 2 }] },
  });
  game.move('scientists 1', 'control-room a');
  expect(game.told('points-taken')).toEqual([]);
  expect([game.asks === 'take-points', game.life('scientists'), game.life('marines'), game.life('aliens')]).toEqual([false, 4, 0, 0]);
});
