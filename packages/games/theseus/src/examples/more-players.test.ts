import { expect, test } from 'vitest';
import { begun, opened } from '../testing/set-up.ts';
import { table } from '../testing/table.ts';

const THREE = ['marines', 'aliens', 'scientists'] as const;
const FOUR = { factions: ['marines', 'aliens', 'scientists', 'greys'], options: { match: 'teams' } } as const;

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

test('[TH-E61] a trap pays its owner, whoever led the victim into it', () => {
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

test('[TH-E62] a sector filled in the set-up starts no Minor Assault', () => {
  for (const options of [{}, { match: 'teams' }]) {
    for (let nth = 0; nth < 20; nth++) {
      const state = begun({ seats: 4, options, seed: `full ${nth}` });
      expect(state.players.map(({ life, data }) => [life, data])).toEqual(state.players.map(() => [state.mode === 'teams' ? 20 : 0, 0]));
    }
  }
  // One that is full for certain: Pandora's marker on the sector of the Marines, two units of each.
  const game = opened({ options: { faction1: 'marines', faction2: 'pandora' } });
  game.act({ type: 'place-marker', place: game.place('landing-platform'), side: 'right' });
  const [first] = game.legal('install-first');
  game.act(first);
  for (const room of ['a', 'b', 'c', 'd']) game.act({ type: 'place-unit', to: game.room(`landing-platform ${room}`) });
  expect(game.told('assault-began')).toEqual([]);
  expect(game.state.players.map(({ life }) => life)).toEqual([20, 20]);
});

test('[TH-E63] two of three are tied at END: the third has no markers any more, the two take a turn each, then it is a draw', () => {
  const game = table({
    factions: THREE,
    players: { marines: { life: 5 }, aliens: { life: 5 }, scientists: { life: 1, data: 2, deck: [] } },
    units: { marines: ['space'], aliens: ['space'], scientists: ['space'] },
    finalSteps: 1,
    you: 'scientists',
    pending: { 'science-lab': ['vent'] },
    agenda: [
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
