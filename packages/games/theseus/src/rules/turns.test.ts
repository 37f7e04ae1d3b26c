import { expect, test } from 'vitest';
import { turnExample } from '../testing/scenes.ts';

test('[TH-E6] [TH-E7] [TH-E8] [TH-E9] [TH-E10] the whole turn: Landmine, Minor Assault, Assault card, Corridors, pending card', () => {
  const game = turnExample();
  const top = game.player('aliens').deck.at(-1);
  const deck = game.player('aliens').deck.length;
  game.move('aliens 1', 'corridors d');
  expect(game.life('aliens')).toBe(18); // the Landmine
  expect(game.player('marines').discard).toEqual(['landmine']);
  const wounds = game.told('wounded').filter(({ seat }) => seat === game.seat('marines'));
  expect(wounds).toHaveLength(9); // three by the Minor Assault, three by the card, three by the Corridors
  expect(game.life('marines')).toBe(11);
  const stages = game.events
    .filter(({ type }) => ['trap-sprung', 'assault-began', 'card-performed'].includes(type))
    .map(({ type }) => type);
  expect(stages).toEqual(['trap-sprung', 'assault-began', 'card-performed', 'assault-began', 'assault-began']);
  expect(game.told('unit-ejected')).toEqual([]);
  expect(game.told('card-performed').map(({ card }) => card)).toEqual(['alien-assault']);
  expect(game.asks).toBe('pending-cards');
  game.act({ type: 'replace-pending', spot: game.spot('corridors pending 0') });
  expect(game.pending('corridors pending 0')).toBe(top);
  expect(game.player('aliens').deck).toHaveLength(deck - 1);
  expect(game.player('marines').discard).toEqual(['landmine', 'fire']);
  expect(game.asked).toBe('marines');
  expect([game.life('aliens'), game.life('marines')]).toEqual([18, 11]);
});
