import { expect, test } from 'vitest';
import { good, table } from '../testing/table.ts';

test('[RG-R14] [RG-R16] consuming is a must, also for who did not choose it; a power that cannot be met is passed over', () => {
  const game = table({
    phases: ['consume'],
    players: [{ tableau: ['epsilon-eridani', good('gem-world'), 'tourist-world'] }, { actions: ['consume-trade'], tableau: ['old-earth'] }],
  });
  expect([game.chips(0), game.goods(0)]).toEqual([1, []]);
});

test('[RG-4.1] [RG-R15] the order of powers is the player’s: who uses "up to three" first has nothing left for the other', () => {
  const tableau = [good('new-vinland'), good('gem-world'), good('spice-world'), 'free-trade-association'];
  const game = table({ phases: ['consume'], players: [{ tableau }, {}] });
  game.consume(0, 'free-trade-association', 'new-vinland', 'gem-world', 'spice-world');
  expect([game.chips(0), game.hand(0).length]).toEqual([3, 3]);
  const other = table({ phases: ['consume'], players: [{ tableau }, {}] });
  other.consume(0, 'new-vinland', 'spice-world');
  expect([other.chips(0), other.hand(0).length]).toEqual([2, 2 + 2]);
});

test('[RG-8.3] a power takes exactly its number of goods, of its kind; "up to" takes as many as there are', () => {
  const tableau = ['tourist-world', 'consumer-markets', good('gem-world'), good('spice-world'), good('comet-zone')];
  const game = table({ phases: ['consume'], players: [{ tableau }, {}] });
  expect(game.why(0, game.consuming(0, 'tourist-world', 'gem-world'))).toBe('wrong-goods RG-8.3');
  expect(game.why(0, game.consuming(0, 'consumer-markets', 'gem-world'))).toBe('wrong-goods RG-8.3');
  expect(game.why(0, game.consuming(0, 'consumer-markets', 'gem-world', 'comet-zone'))).toBe('wrong-goods RG-8.3');
  game.consume(0, 'consumer-markets', 'gem-world', 'spice-world');
  expect([game.chips(0), game.goods(0)]).toEqual([2, ['comet-zone']]);
});

test('[RG-8.3] three different kinds are three different kinds', () => {
  const goods = [good('gem-world'), good('spice-world'), good('comet-zone'), good('plague-world')];
  const tableau = ['diversified-economy', 'terraformed-world', ...goods];
  const game = table({ phases: ['consume'], players: [{ tableau }, {}] });
  expect(game.refusal(0, game.consuming(0, 'diversified-economy', 'gem-world', 'spice-world', 'comet-zone'))).toBe('wrong-goods');
  game.consume(0, 'diversified-economy', 'spice-world', 'comet-zone', 'plague-world');
  expect(game.chips(0)).toBe(3 + 1);
});

test('[RG-8.3] the good of this world is the one on it: Alien Toy Shop takes no alien good of another world', () => {
  const shop = (toy: boolean) =>
    table({
      phases: ['consume'],
      players: [{ tableau: [{ card: 'alien-toy-shop', good: toy }, good('alien-robotic-factory'), 'terraformed-world'] }, {}],
    });
  const full = shop(true);
  expect(full.why(0, full.consuming(0, 'alien-toy-shop', 'alien-robotic-factory'))).toBe('wrong-goods RG-8.3');
  full.consume(0, 'alien-toy-shop', 'alien-toy-shop');
  expect(full.chips(0)).toBe(2 + 1);
  // Empty, it takes nothing: Terraformed World has the good of the factory.
  const empty = shop(false);
  expect([empty.chips(0), empty.goods(0)]).toEqual([1, []]);
});

test('[RG-8.4] each power is used once and must be used if it can; cards for VP may be left out, or done in part', () => {
  const tableau = ['deficit-spending', 'galactic-trendsetters', 'terraformed-world', good('gem-world')];
  const game = table({ phases: ['consume'], players: [{ tableau, hand: ['rebel-base', 'comet-zone', 'spice-world'] }, {}] });
  expect(game.why(0, { type: 'stop' })).toBe('must-consume RG-8.4');
  game.consume(0, 'galactic-trendsetters', 'gem-world');
  expect(game.why(0, game.consuming(0, 'galactic-trendsetters', 'gem-world'))).toBe('already-used RG-8.4');
  expect(game.why(0, game.consuming(0, 'terraformed-world', 'gem-world'))).toBe('cannot-be-met RG-R16');
  game.consume(0, 'deficit-spending').discard(0, 'rebel-base').stop(0);
  expect([game.chips(0), game.hand(0).length, game.stage]).toEqual([3, 2, 'choose']);
});

test('[RG-8.5] [RG-R45] Gambling World names 1 to 7 and wins the top card of that cost', () => {
  const gambled = (top: string, number: number) => {
    const game = table({ phases: ['consume'], deck: [top], players: [{ tableau: ['gambling-world'] }, {}] });
    return game.act(0, { type: 'gamble', number }).hand(0);
  };
  expect(gambled('rebel-base', 6)).toEqual(['rebel-base']);
  expect(gambled('rebel-base', 5)).toEqual([]);
  const game = table({ stage: 'consume', players: [{ tableau: ['gambling-world'], asked: [{ ask: 'gamble', at: 0 }] }, {}] });
  expect(game.why(0, { type: 'gamble', number: 0 })).toBe('wrong-number RG-8.5');
  expect(game.why(0, { type: 'gamble', number: 8 })).toBe('wrong-number RG-8.5');
  expect(game.legal(0)).toHaveLength(7);
});

test('[RG-15.8] a home-made card of cost 8 is never won at Gambling World', () => {
  const own = [{ title: 'Far Moon', kind: 'world', cost: 8, world: 'grey', points: 1 }];
  const game = table({ phases: ['consume'], own, deck: ['own-0'], players: [{ tableau: ['gambling-world'] }, {}] });
  expect(game.refusal(0, { type: 'gamble', number: 8 })).toBe('wrong-number');
  expect(game.act(0, { type: 'gamble', number: 7 }).hand(0)).toEqual([]);
});

test('[RG-8.6] ×2 doubles VP of Consume powers, not cards, and not VP for cards of the hand', () => {
  const tableau = ['galactic-resort', good('gem-world'), 'merchant-world'];
  const game = table({ phases: ['consume'], players: [{ tableau, hand: ['rebel-base'], actions: ['consume-x2'] }, {}] });
  game.consume(0, 'galactic-resort', 'gem-world');
  expect([game.chips(0), game.hand(0).length]).toEqual([2, 2]);
  game.consume(0, 'merchant-world').discard(0, 'rebel-base').stop(0);
  expect(game.chips(0)).toBe(3);
});

test('[RG-8.7] [RG-R21] [RG-R22] x2 doubles chips, of all goods too; all are paid out of an empty pool', () => {
  const goods = ['gem-world', 'spice-world', 'artist-colony'].map(good);
  const players = [{ actions: ['consume-x2'], tableau: ['pilgrimage-world', ...goods] }, { chips: 23 }];
  const game = table({ phases: ['consume', 'produce'], players });
  expect([game.chips(0), game.state.pool]).toEqual([4, -3]);
  // The round is played to its end: the three worlds have produced again.
  expect([game.goods(0).length, game.stage]).toEqual([3, 'over']);
});

test('[RG-8.4] a power that takes up to two cards of the hand is over with the last of them, and with none it is not offered', () => {
  const spending = (...hand: readonly string[]) =>
    table({ phases: ['consume'], players: [{ tableau: ['deficit-spending'], hand: [...hand] }, {}] });
  const one = spending('rebel-base').consume(0, 'deficit-spending').discard(0, 'rebel-base');
  expect([one.chips(0), one.hand(0), one.stage]).toEqual([1, [], 'choose']);
  expect(spending().stage).toBe('choose');
});

test('[RG-8.3] the power of an empty Alien Toy Shop is passed over, though another world has a good', () => {
  const game = table({
    phases: ['consume'],
    players: [{ tableau: ['alien-toy-shop', good('gem-world'), 'galactic-trendsetters', 'terraformed-world'] }, {}],
  });
  expect(game.legal(0)).toEqual([
    game.consuming(0, 'galactic-trendsetters', 'gem-world'),
    game.consuming(0, 'terraformed-world', 'gem-world'),
  ]);
  expect(game.why(0, game.consuming(0, 'alien-toy-shop', 'alien-toy-shop'))).toBe('cannot-be-met RG-R16');
});
