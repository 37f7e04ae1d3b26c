import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

test('[TH-E58] two units end in the Tech Bay in one turn: the action card there is performed twice', () => {
  const game = table({
    units: { marines: ['landing-platform a', 'control-room a'], aliens: ['control-room b'] },
    cards: { 'tech-bay': ['armory'] },
  });
  game.move('marines 1', 'tech-bay a').passOn();
  game.move('marines 2', 'tech-bay b').passOn();
  expect(game.told('card-performed').map(({ card }) => card)).toEqual(['armory', 'armory']);
  expect(game.player('marines').upgrades).toBe(2);
});
