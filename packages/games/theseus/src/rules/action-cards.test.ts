import { expect, test } from 'vitest';
import { CARDS } from '../cards/titles.ts';
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

// An Armory (action), a Fire (trap) and a Battle Position (module) of the Marines in one sector.
const mixed = { corridors: ['armory', 'fire', 'battle-position'] };

test('[TH-14.1] an action card is performed where a unit of its player ends its movement, not where it passes', () => {
  const ending = table({ units: { marines: ['alien-hive a'], aliens: ['tech-bay a'] }, cards: mixed });
  ending.move('marines 1', 'corridors a');
  expect([ending.player('marines').upgrades, ending.life('marines'), ending.life('aliens')]).toEqual([1, 20, 20]);
  const passing = table({ units: { marines: ['alien-hive a', 'alien-hive b'], aliens: ['tech-bay a'] }, cards: mixed });
  passing.move('marines 1', 'control-room a');
  expect(passing.player('marines').upgrades).toBe(0);
});

test('[TH-14.1] for an enemy who ends there the trap works, and the action card does not', () => {
  const game = table({ you: 'aliens', units: { aliens: ['alien-hive a'], marines: ['tech-bay a'] }, cards: mixed });
  game.move('aliens 1', 'corridors a');
  expect([game.life('aliens'), game.player('marines').upgrades, game.player('aliens').upgrades]).toEqual([19, 0, 0]);
});

test('[TH-14.1] an instant is played from the hand and never installed', () => {
  const game = table({ units: { marines: ['corridors a'] }, players: { marines: { hand: ['grenade'] } } });
  expect(game.legal('play-instant').every(({ card }) => card === 'grenade')).toBe(true);
  expect(
    Object.values(CARDS)
      .filter(({ type }) => type === 'instant')
      .every(({ isSingleUse }) => isSingleUse),
  ).toBe(true);
});
