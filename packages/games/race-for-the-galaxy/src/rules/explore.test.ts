import { expect, test } from 'vitest';
import { discarding, table } from '../testing/table.ts';

test('[RG-5.1] two are seen and one kept; the bonuses and powers add to either number', () => {
  const seen = (tableau: readonly string[], actions: readonly string[] = []) => {
    const game = table({ phases: ['explore'], players: [{ tableau: [...tableau], actions: [...actions] }, {}] });
    const decision = game.decision(0);
    const count = decision?.ask === 'discard' ? decision.count : 0;
    return { seen: game.player(0).seen.length, kept: game.player(0).seen.length - count };
  };
  expect(seen(['old-earth'])).toEqual({ seen: 2, kept: 1 });
  expect(seen(['old-earth'], ['explore-5'])).toEqual({ seen: 7, kept: 1 });
  expect(seen(['old-earth'], ['explore-1-1'])).toEqual({ seen: 3, kept: 2 });
  expect(seen(['expedition-force', 'research-labs', 'galactic-renaissance'])).toEqual({ seen: 2 + 1 + 2, kept: 1 + 1 + 1 });
});

test('[RG-5.2] all draw before anybody discards, and then choose at the same time', () => {
  const game = table({ phases: ['explore'], players: [{ tableau: ['old-earth'] }, { tableau: ['new-sparta'] }] });
  expect([game.player(0).seen.length, game.player(1).seen.length]).toEqual([2, 2]);
  expect([game.decision(0)?.ask, game.decision(1)?.ask]).toEqual(['discard', 'discard']);
});

test('[RG-5.3] only what was just drawn may be discarded; the rest is kept', () => {
  const game = table({
    phases: ['explore'],
    deck: ['gem-world', 'comet-zone', 'rebel-base', 'spice-world'],
    players: [{ tableau: ['old-earth'], hand: ['public-works'] }, { tableau: ['new-sparta'] }],
  });
  expect(game.why(0, discarding('public-works'))).toBe('not-just-drawn RG-5.3');
  game.discard(0, 'gem-world').discard(1, 'spice-world');
  expect(game.hand(0)).toEqual(['public-works', 'comet-zone']);
});

test('[RG-5.3] nobody keeps more than was drawn', () => {
  const tableau = ['old-earth', 'research-labs', 'galactic-renaissance'];
  const game = table({ phases: ['explore'], supply: ['gem-world', 'comet-zone'], players: [{ tableau }, { tableau: ['new-sparta'] }] });
  expect(game.hand(0)).toEqual(['gem-world', 'comet-zone']);
  expect(game.decision(0)?.ask).not.toBe('discard');
});

test('[RG-R24] [RG-2.6] a short supply is dealt in turn order: clockwise from the lowest start world', () => {
  const supply = ['artist-colony', 'gem-world', 'spice-world', 'plague-world', 'rebel-base', 'comet-zone', 'new-economy', 'colony-ship'];
  const game = table({
    phases: ['explore'],
    supply,
    players: [{ tableau: ['new-sparta'] }, { tableau: ['old-earth'], actions: ['explore-5'] }, { tableau: ['alpha-centauri'] }],
  });
  // Old Earth, seat 1, is the lowest: seven cards; then seat 2, who has the last one; nothing is left for seat 0.
  expect(game.player(1).seen).toEqual(supply.slice(0, 7));
  expect([game.hand(0).length, game.hand(2).at(-1)]).toEqual([0, 'colony-ship']);
});
