import type { Seat } from '@orrery/engine';
import { reasonFor, reasonFrom } from '@orrery/study';
import { expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { raceForTheGalaxyBot } from '../bot/index.ts';
import { raceForTheGalaxy, type State } from '../index.ts';
import { playRandomly } from '../testing/random-play.ts';
import { table } from '../testing/table.ts';
import { differences } from './differences.ts';
import { words as en } from './en.ts';
import { ofGamble } from './gamble.ts';
import { reasons } from './index.ts';
import { words as ru } from './ru.ts';
import { type Term, thingsOf } from './terms.ts';

const game = { module: raceForTheGalaxy, knowledge: raceForTheGalaxyBot, reasons };

function told(state: State, better: Action, worse: Action): { readonly en: string; readonly ru: string } {
  const view = raceForTheGalaxy.view(state, 0);
  const reason = reasonFor(game, { seat: 0, view, salt: 'told' }, { better, worse });
  const about = { view, seat: 0, names: String };
  return { en: en.tell(reason, about), ru: ru.tell(reason, about) };
}

const settling = () =>
  table({
    stage: 'settle',
    players: [{ tableau: ['epsilon-eridani'], hand: ['gem-world', 'spice-world', 'public-works', 'space-port'] }, {}],
  }).state;

test('a card that is placed is not also one that is no longer kept', () => {
  const said = told(settling(), { type: 'place', card: 'gem-world' }, { type: 'pass' });
  expect(said.en).toMatch(/^You place Gem World \(1 point and about \d by its powers\)/);
  expect(said.en).not.toMatch(/keep Gem World/);
  expect(said.ru).not.toMatch(/на будущее карту «Мир самоцветов»/);
});

test('of two cards one of which is placed both are named, with what they bring', () => {
  const said = told(settling(), { type: 'place', card: 'gem-world' }, { type: 'place', card: 'spice-world' });
  expect(said.en).toMatch(
    /place Gem World \(.+\) rather than Spice World \(.+\)|a little more can be expected of Gem World than of Spice World/i,
  );
  expect(said.ru).toMatch(/карту «Мир самоцветов» \(.+\) вместо карты «Мир пряностей» \(.+\)|арта «Мир самоцветов» обещает чуть больше/);
});

const kept = (card: string, than: string, stage: 'choose' | 'develop' = 'choose') => {
  const tableau = ['epsilon-eridani'];
  const holding = (...hand: string[]) =>
    table({ stage, players: [{ tableau, hand: [...hand, 'space-marines'], ...(stage === 'develop' ? { actions: ['develop'] } : {}) }, {}] })
      .state;
  const start = holding(card, than);
  const own = differences(holding(card), holding(than), { seat: 0, start }).filter(({ term }) => 'seat' in term && term.seat === 0);
  const about = { view: raceForTheGalaxy.view(start, 0), seat: 0, names: String };
  const reason = reasonFrom(
    own.map((each) => ({ ...each, share: 1 })).sort((one, other) => Math.abs(other.worth) - Math.abs(one.worth)),
    reasons,
  );
  return { own, about, en: en.tell(reason, about), ru: ru.tell(reason, about) };
};

test('of two cards one of which is kept both are named, with what they cost', () => {
  const { own, about } = kept('gem-world', 'new-earth');
  expect(own.map(({ term }) => term.of)).toEqual(['kept']);
  expect(own[0].term).toMatchObject({ card: 'gem-world', than: 'new-earth', now: { price: { cards: 2 } }, else: { price: { cards: 5 } } });
  const reason = { kind: 'clear', gains: [{ ...own[0], share: 1 }], prices: [] } as const;
  expect(en.tell(reason, about)).toMatch(/^You keep Gem World \(.+, for 2 cards\) rather than New Earth \(.+, for 5 cards\)\.$/);
  expect(ru.tell(reason, about)).toMatch(
    /^Вы оставляете себе карту «Мир самоцветов» \(.+; цена — 2 карты\) вместо карты «Новая Земля» \(.+; цена — 5 карт\)\.$/,
  );
});

test('of a card that is worse in all it is told what still speaks for it', () => {
  const { own, ...said } = kept('new-earth', 'gem-world');
  const upsides = own.filter(({ term }) => term.of === 'upside');
  expect(upsides.length).toBeGreaterThan(0);
  for (const { worth } of upsides) expect(worth).toBeGreaterThan(0);
  expect(own.reduce((sum, { worth }) => sum + worth, 0)).toBeLessThan(0);
  expect(said.en).toMatch(
    /^New Earth brings about \d points by its powers, Gem World \d\. .+ New Earth \(.+\) is worth less to you as things are than Gem World/,
  );
  expect(said.ru).toMatch(
    /^Карта «Новая Земля» приносит около \d очков за счёт свойств, а «Мир самоцветов» — \d\. .+ сейчас для вас менее ценна, чем «Мир самоцветов»/,
  );
});

test('what the action of this round saves is not taken off the price of a card for another one', () => {
  const prices = (['choose', 'develop'] as const).map((stage) => {
    const found = kept('public-works', 'consumer-markets', stage).own.find(({ term }) => term.of === 'kept');
    if (found?.term.of !== 'kept') throw new Error('nothing about the two cards');
    return [found.term.now.price, found.term.else.price];
  });
  expect(prices[1]).toEqual(prices[0]);
});

test('a card whose points still grow is told so', () => {
  const { en: english, ru: russian } = kept('diversified-economy', 'new-galactic-order');
  expect(english).toMatch(/rather than New Galactic Order \(\d points? so far/);
  expect(russian).toMatch(/вместо карты «Новый галактический порядок» \(пока \d очк/);
});

test('to look at more cards speaks for itself, whatever they were imagined to be', () => {
  const { state } = table({ stage: 'choose', players: [{ tableau: ['epsilon-eridani'], hand: [] }, {}] });
  const explore = (action: 'explore-5' | 'explore-1-1'): Action => ({ type: 'choose-actions', actions: [action] });
  const pair = { better: explore('explore-5'), worse: explore('explore-1-1') };
  const found = differences(state, state, { seat: 0, start: state, pair });
  expect(found.find(({ term }) => term.of === 'sight')).toMatchObject({ term: { amount: 4 }, worth: expect.closeTo(0.32) });
  expect(found.reduce((sum, { worth }) => sum + worth, 0)).toBeCloseTo(0);
  expect(
    differences(state, state, { seat: 0, start: state, pair: { ...pair, worse: { type: 'choose-actions', actions: ['produce'] } } }),
  ).not.toContainEqual(expect.objectContaining({ term: expect.objectContaining({ of: 'sight' }) }));
});

test('a round is compared when all are down to the limit: only then is it said whether the match is over', () => {
  const { state } = table({ stage: 'consume', players: [{ tableau: ['epsilon-eridani'] }, {}] });
  const line = { start: state, seat: 0, done: 3, next: { seat: 0, action: { type: 'stop' } } } as const;
  expect(reasons.isSettled({ ...state, stage: 'limit' }, line)).toBe(false);
  expect(reasons.isSettled({ ...state, stage: 'over' }, line)).toBe(true);
});

test.each([
  [
    { of: 'over', now: 'lost', else: 'won' },
    'Probably you lose the match instead of winning it.',
    'Скорее всего, вы проигрываете партию, а не выигрываете.',
  ],
  [
    { of: 'over', now: 'open', else: 'lost' },
    'Probably you play on instead of losing the match.',
    'Скорее всего, вы играете дальше, а не проигрываете.',
  ],
  [
    { of: 'over', now: 'won', else: 'open' },
    'Probably you win the match in this very round.',
    'Скорее всего, вы выигрываете партию уже в этом раунде.',
  ],
  [
    { of: 'tableau', seat: 0, amount: 1 },
    'Probably a card turns up that you can place at once.',
    'Скорее всего, найдётся новая карта, которую можно сразу выложить.',
  ],
  [
    { of: 'tableau', seat: 0, amount: -1 },
    'Probably no card turns up that you could place at once.',
    'Скорее всего, не найдётся новой карты, которую можно сразу выложить.',
  ],
  [
    { of: 'rival', seat: 1, amount: -3 },
    'Probably 1 comes off about 3 points worse.',
    'Скорее всего, 1 набирает примерно на 3 очка меньше.',
  ],
  [{ of: 'hand', seat: 1, amount: -1 }, 'Probably 1 has 1 fewer card in hand.', 'Скорее всего, у игрока 1 на 1 карту меньше на руке.'],
] as const satisfies readonly (readonly [Term, string, string])[])(
  'what rests on others, and on cards to come, is no certainty: %j',
  (term, english, russian) => {
    const about = { view: raceForTheGalaxy.view(settling(), 0), seat: 0, names: String };
    const reason = { kind: 'clear', gains: [{ term, worth: 1, share: 1 }], prices: [] } as const;
    expect([en.tell(reason, about), ru.tell(reason, about)]).toEqual([english, russian]);
  },
);

test('where the match is over either way nothing is said to show further ahead', () => {
  const about = { view: raceForTheGalaxy.view(settling(), 0), seat: 0, names: String };
  const reason = { kind: 'close', gains: [], prices: [{ term: { of: 'over', now: 'lost', else: 'open' }, worth: -5, share: 1 }] } as const;
  expect(en.tell(reason, about)).toBe(
    'Counted through, this is worse: probably you lose the match in this very round. The bot weighs the chances differently.',
  );
  expect(ru.tell(reason, about)).toMatch(/^По этому подсчёту это хуже: .+\. Бот оценивает шансы иначе\.$/);
});

test('of a card, and of a rival, one thing is told: not that it is placed and that another is not', () => {
  const shared = (one: Term, other: Term) => thingsOf(one).some((thing) => thingsOf(other).includes(thing));
  const brings = { points: 1, later: 1 };
  const instead: Term = { of: 'instead', seat: 0, card: 'gem-world', than: 'old-earth', now: brings, else: brings };
  expect(shared(instead, { of: 'placed', seat: 0, card: 'old-earth', now: undefined, else: 1, later: 1 })).toBe(true);
  expect(shared(instead, { of: 'placed', seat: 1, card: 'old-earth', now: undefined, else: 1, later: 1 })).toBe(false);
  expect(shared({ of: 'rival', seat: 1, amount: -2 }, { of: 'chips', seat: 1, amount: 2 })).toBe(true);
  expect(shared({ of: 'rival', seat: 1, amount: -2 }, { of: 'goods', seat: 1, good: 'rare', amount: 2 })).toBe(true);
  expect(shared({ of: 'goods', seat: 1, good: 'genes', amount: -2 }, { of: 'goods', seat: 1, good: 'rare', amount: 2 })).toBe(false);
});

test('how likely a number is right goes by the cards nobody has seen, never by the one that was imagined on top', () => {
  const { state } = table({ stage: 'consume', players: [{ tableau: ['gambling-world'], asked: [{ ask: 'gamble', at: 0 }] }, {}] });
  const said = told(state, { type: 'gamble', number: 2 }, { type: 'gamble', number: 6 });
  expect(said.en).toMatch(/^The top card costs 2 in about [23]\d % of cases, 6 in about 1?\d % of cases\.$/);
  expect(said.ru).toMatch(/^Верхняя карта стоит 2 примерно в [23]\d % случаев, а 6 — примерно в 1?\d % случаев\.$/);
  const pair = { better: { type: 'gamble', number: 2 }, worse: { type: 'gamble', number: 6 } } as const;
  const other = { ...state, piles: [{ ...state.piles[0], deck: [...state.piles[0].deck].reverse() }] };
  expect(ofGamble(other, 0, pair)).toEqual(ofGamble(state, 0, pair));
});

test('a match that is won or lost both ways still has its points', () => {
  let last: State | undefined;
  playRandomly(
    { seats: 2, options: {}, seed: 'to the end' },
    {
      done(state) {
        last = state;
      },
    },
  );
  if (last?.stage !== 'over') throw new Error('the match has not ended');
  const poorer = raceForTheGalaxy.clone(last);
  const loser: Seat = raceForTheGalaxy.result(last)?.seats.find(({ rank }) => rank === 2)?.seat ?? 0;
  poorer.players[loser].chips -= 2;
  const expected: Term = { of: 'final', outcome: 'lost', amount: 2 };
  expect(differences(last, poorer, { seat: loser, start: last })).toEqual([{ term: expected, worth: 2 }]);
});
