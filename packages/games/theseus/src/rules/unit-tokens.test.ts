import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

test('[TH-E29] what has run out cannot be gained; what is given back can', () => {
  const minors = [1, 2, 3].map((_, index) => ({ kind: 'minor-alien', at: `tech-bay ${'abc'[index]}` }));
  const game = table({
    you: 'aliens',
    units: { marines: ['space'], aliens: ['corridors a', 'space', 'space', ...minors] },
    cards: { 'control-room': ['incubator'] },
  });
  game.move('aliens 1', 'control-room a');
  expect(game.told('unit-appeared')).toEqual([]);
  const tokens = table({
    players: { marines: { upgrades: 19 }, aliens: { upgrades: 1 } },
    units: { marines: ['control-room a', 'tech-bay a'], aliens: ['landing-platform d'] },
  });
  tokens.move('marines 1', 'landing-platform a').passOn();
  expect(tokens.player('marines').upgrades).toBe(19); // the supply is empty
  tokens.act({ type: 'upgrade-unit', unit: tokens.unitNumber('marines 1') });
  expect(tokens.state.supply).toBe(1);
});
