import { expect, test } from 'vitest';
import { good, table } from '../testing/table.ts';

/** Both develop: seat 0 a card that costs all or some of its other cards, seat 1 passes. */
const developing = (hand: readonly string[]) =>
  table({ phases: ['develop'], players: [{ tableau: ['old-earth'], hand: ['public-works', ...hand] }, {}] }).place(0, 'public-works');

test('[RG-4.4] a cost of the whole hand is paid without a question, a part of it is asked for', () => {
  const whole = developing(['gem-world']);
  expect(whole.hand(0)).toEqual([]);
  expect(whole.tableau(0)).toEqual(['old-earth', 'public-works']);
  expect(whole.events.filter(({ type }) => type === 'cards-discarded')).toMatchObject([{ seat: 0, count: 1, because: 'payment' }]);
  const part = developing(['gem-world', 'comet-zone']);
  expect(part.decision(0)).toMatchObject({ ask: 'pay-cards', count: 1 });
  expect(part.hand(0)).toEqual(['gem-world', 'comet-zone']);
});

test('[RG-4.4] the only good is sold, of two the player says which', () => {
  const trading = (worlds: readonly string[]) =>
    table({ phases: ['consume'], players: [{ actions: ['consume-trade'], tableau: ['new-sparta', ...worlds.map(good)] }, {}] });
  const one = trading(['gem-world']);
  expect([one.goods(0), one.hand(0).length]).toEqual([[], 2]);
  const two = trading(['gem-world', 'comet-zone']);
  expect([two.goods(0), two.hand(0).length]).toEqual([['gem-world', 'comet-zone'], 0]);
  expect(two.legal(0)).toHaveLength(2);
});

test('[RG-4.4] one power and one good: consumed; a second good to choose from: asked', () => {
  const consuming = (worlds: readonly string[]) =>
    table({ phases: ['consume'], players: [{ tableau: ['epsilon-eridani', ...worlds.map(good)] }, {}] });
  const one = consuming(['gem-world']);
  expect([one.goods(0), one.chips(0)]).toEqual([[], 1]);
  const two = consuming(['gem-world', 'comet-zone']);
  expect([two.goods(0), two.chips(0)]).toEqual([['gem-world', 'comet-zone'], 0]);
  expect(two.legal(0).map(({ type }) => type)).toEqual(['consume', 'consume']);
});
