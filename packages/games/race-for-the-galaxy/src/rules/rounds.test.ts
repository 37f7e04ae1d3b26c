import { expect, test } from 'vitest';
import { good, table } from '../testing/table.ts';

test('[RG-3.1] [RG-3.2] actions are chosen in secret and revealed together; each phase comes once, in the order of phases', () => {
  const game = table({ players: [{ tableau: ['old-earth'] }, { tableau: ['new-sparta'] }, { tableau: ['epsilon-eridani'] }] });
  game.choose(2, 'produce').choose(0, 'consume-trade');
  expect(game.view(1).players.map(({ actions }) => actions)).toEqual([undefined, [], undefined]);
  game.choose(1, 'produce');
  expect(game.phasesBegun).toEqual(['consume', 'produce']);
});

test('[RG-3.3] a choice may be changed until the last player has chosen', () => {
  const game = table({ players: [{ tableau: ['old-earth'] }, { tableau: ['new-sparta'] }] });
  game.choose(0, 'settle');
  expect(game.decision(0)).toEqual({ ask: 'wait', seat: 0 });
  game.act(0, { type: 'reconsider' }).choose(0, 'produce').choose(1, 'consume-x2');
  expect(game.phasesBegun).toEqual(['consume', 'produce']);
  expect(game.refusal(0, { type: 'reconsider' })).toBe('all-have-answered');
});

test('[RG-3.4] only who chose Settle draws a card for it', () => {
  const players = [
    { tableau: ['old-earth'], hand: ['artist-colony', 'gem-world'], actions: ['settle'] },
    { tableau: ['new-sparta'], hand: ['star-nomad-lair'], actions: ['produce'] },
  ];
  const game = table({ phases: ['settle'], players })
    .place(0, 'artist-colony')
    .place(1, 'star-nomad-lair');
  expect([game.hand(0).length, game.hand(1).length]).toEqual([1, 0]);
});

test('[RG-3.5] the expert duel: two phases where one player chose both, and in the second only they have the bonus', () => {
  const game = table({
    options: { expert: true },
    players: [
      { tableau: ['old-earth'], hand: 3 },
      { tableau: ['new-sparta'], hand: 3 },
    ],
  });
  game.choose(0, 'develop', 'develop').choose(1, 'develop', 'settle');
  expect(game.cost(0, 'space-marines')).toBe(1);
  expect(game.cost(1, 'space-marines')).toBe(1);
  game.pass(0).pass(1);
  expect(game.cost(0, 'space-marines')).toBe(1);
  expect(game.cost(1, 'space-marines')).toBe(2);
  game.pass(0).pass(1);
  expect(game.phasesBegun).toEqual(['develop', 'develop', 'settle']);
});

test('[RG-3.5] both Explores are one phase with both bonuses; both Consumes a sale, then doubled VP', () => {
  const explored = table({
    options: { expert: true },
    players: [{ tableau: ['old-earth'] }, { tableau: ['new-sparta'] }],
  });
  explored.choose(0, 'explore-5', 'explore-1-1').choose(1, 'explore-5', 'produce');
  expect(explored.phasesBegun).toEqual(['explore']);
  expect(explored.decision(0)).toEqual({ ask: 'discard', seat: 0, because: 'explore', count: 8 - 2 });
  const consumed = table({
    options: { expert: true },
    players: [{ tableau: ['expanding-colony', good('gem-world'), good('spice-world')] }, { tableau: ['new-sparta'] }],
  });
  consumed.choose(1, 'develop', 'develop').choose(0, 'consume-trade', 'consume-x2');
  consumed.act(0, { type: 'sell', world: 1 });
  expect([consumed.chips(0), consumed.hand(0).length]).toEqual([2, 2 + 2]);
});

test('[RG-3.6] [RG-R32] at the end of a round everybody comes down to ten cards, in the last one too', () => {
  const ended = (chips: number) =>
    table({
      phases: ['produce'],
      players: [
        { tableau: ['old-earth'], hand: 12, chips },
        { tableau: ['new-sparta'], hand: 10 },
      ],
    });
  const going = ended(0);
  expect(going.decision(0)).toEqual({ ask: 'discard', seat: 0, because: 'limit', count: 2 });
  expect(going.decision(1)).toBeUndefined();
  going.discard(0, ...going.hand(0).slice(0, 2));
  expect([going.hand(0).length, going.stage]).toEqual([10, 'choose']);
  const last = ended(24);
  last.discard(0, ...last.hand(0).slice(0, 2));
  expect([last.hand(0).length, last.stage]).toEqual([10, 'over']);
});

const ELEVEN = [
  'old-earth',
  'gem-world',
  'spice-world',
  'artist-colony',
  'comet-zone',
  'plague-world',
  'rebel-base',
  'rebel-miners',
].concat(['space-marines', 'export-duties', 'colony-ship']);

test('[RG-10.1] [RG-R10] the match ends with the round in which somebody has twelve cards, if they are still there', () => {
  const settled = (tableau: readonly string[], hand: readonly string[]) => {
    const game = table({ phases: ['settle'], players: [{ tableau: [...tableau], hand: [...hand], actions: ['develop'] }, {}] });
    for (const card of hand) game.place(0, card);
    return [game.tableau(0).length, game.stage];
  };
  // Twelve, and one scrapped for the world that is placed; twelve and nothing placed; eleven.
  expect(settled([...ELEVEN, 'drop-ships'], ['mining-world'])).toEqual([12, 'over']);
  expect(settled([...ELEVEN, 'drop-ships'], [])).toEqual([12, 'over']);
  expect(settled(ELEVEN, ['mining-world'])).toEqual([11, 'choose']);
});

test('[RG-R10] a tableau that had twelve cards and lost one before the round ended goes on', () => {
  const game = table({
    phases: ['settle'],
    players: [{ tableau: [...ELEVEN, 'doomed-world'], hand: ['mining-world'] }, {}],
  });
  game.place(0, 'mining-world').pay(0, ['colony-ship', 'doomed-world'], 0);
  expect([game.tableau(0).length, game.stage]).toEqual([11, 'choose']);
});

test('[RG-R41] [RG-R42] a phase somebody chose happens, whatever comes of it, and rounds have no limit', () => {
  const game = table({
    round: 31,
    players: [{ tableau: ['old-earth'] }, { tableau: ['new-sparta'] }],
  });
  game.choose(0, 'produce').choose(1, 'consume-trade');
  expect(game.phasesBegun).toEqual(['consume', 'produce']);
  expect([game.stage, game.state.round]).toEqual(['choose', 32]);
});
