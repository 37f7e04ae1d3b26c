import { expect, test } from 'vitest';
import { SUPPLY } from '../state.ts';
import { begun } from '../testing/set-up.ts';
import { table } from '../testing/table.ts';

test('[TH-1.1] [TH-11.3] everybody leads three units, in a team match two', () => {
  const inPlay = (state: ReturnType<typeof begun>) =>
    state.players.map((_, seat) => state.units.filter((unit) => unit.seat === seat && unit.at !== SUPPLY).length);
  expect(inPlay(begun())).toEqual([3, 3]);
  expect(inPlay(begun({ seats: 3 }))).toEqual([3, 3, 3]);
  expect(inPlay(begun({ seats: 4, options: { match: 'teams' } }))).toEqual([2, 2, 2, 2]);
});

test('[TH-1.1] wounds count against the faction, whichever of its units is hit, and no unit dies of them', () => {
  const game = table({
    you: 'aliens',
    players: { aliens: { life: 2 } },
    units: { aliens: ['alien-hive a', 'landing-platform a', 'landing-platform b'], marines: ['tech-bay a'] },
    cards: { corridors: ['fire'] },
  });
  game.move('aliens 1', 'corridors a');
  expect([game.life('aliens'), game.at('aliens 1')]).toEqual([1, 'corridors a']);
  expect(['aliens 2', 'aliens 3'].map((unit) => game.at(unit))).toEqual(['landing-platform a', 'landing-platform b']);
});
