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
  // Cards that promise the same are not told to promise less for being chosen from more.
  expect(found.map(({ term }) => term.of)).not.toContain('kept-cards');
  expect(
    differences(state, state, { seat: 0, start: state, pair: { ...pair, worse: { type: 'choose-actions', actions: ['produce'] } } }),
  ).not.toContainEqual(expect.objectContaining({ term: expect.objectContaining({ of: 'sight' }) }));
});

test('goods that are sold or consumed unasked one way are so in the other, before the two are compared', () => {
  const { state } = table({ stage: 'consume', players: [{ tableau: ['gambling-world'], asked: [{ ask: 'gamble', at: 0 }] }, {}] });
  const line = { start: { ...state, stage: 'settle' }, seat: 0, done: 1, next: { seat: 0, action: { type: 'pass' } } } as const;
  expect(reasons.isSettled(state, line)).toBe(false);
  expect(reasons.isSettled(state, { ...line, seat: 1 })).toBe(true);
  expect(reasons.isSettled({ ...state, stage: 'settle' }, { ...line, start: { ...state, stage: 'explore' } })).toBe(true);
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
    'Probably you miss a card that you could have placed at once.',
    'Скорее всего, вы упускаете новую карту, которую можно было бы сразу выложить.',
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

test('points of a goal that is held are kept or lost, not scored', () => {
  const { state } = table({
    stage: 'choose',
    goals: [
      { goal: 'greatest-military', holders: [0] },
      { goal: 'galactic-status', holders: [] },
    ],
    players: [{ tableau: ['new-sparta'] }, {}],
  });
  const about = { view: raceForTheGalaxy.view(state, 0), seat: 0, names: String };
  const said = (goal: 'greatest-military' | 'galactic-status', amount: number) => {
    const reason = { kind: 'clear', gains: [{ term: { of: 'goal', seat: 0, goal, amount }, worth: 1, share: 1 }], prices: [] } as const;
    return [en.tell(reason, about), ru.tell(reason, about)];
  };
  expect(said('greatest-military', 5)).toEqual([
    'You keep 5 points for Greatest Military.',
    'Вы сохраняете 5 очков за цель «Величайшая армия».',
  ]);
  expect(said('greatest-military', -5)).toEqual([
    'You lose 5 points for Greatest Military.',
    'Вы теряете 5 очков за цель «Величайшая армия».',
  ]);
  expect(said('greatest-military', 2)).toEqual([
    'You score 2 more points for Greatest Military.',
    'Вы получаете на 2 очка больше за цель «Величайшая армия».',
  ]);
  // Three in some worlds and five in others come to four, which no goal brings.
  expect(said('greatest-military', -4)).toEqual(['You lose points for Greatest Military.', 'Вы теряете очки за цель «Величайшая армия».']);
  expect(said('galactic-status', 3)).toEqual([
    'You score 3 points for Galactic Status.',
    'Вы получаете 3 очка за цель «Галактический статус».',
  ]);
});

test('what a card comes to in a whole round is a guess, by the end of the phase a fact', () => {
  const term: Term = { of: 'placed', seat: 0, card: 'gem-world', now: 2, else: 1, later: 2 };
  const said = (state: State) => {
    const about = { view: raceForTheGalaxy.view(state, 0), seat: 0, names: String };
    return [en, ru].map((words) => words.tell({ kind: 'clear', gains: [{ term, worth: 1, share: 1 }], prices: [] }, about));
  };
  expect(said(settling())).toEqual(['Your Gem World is worth 1 more point.', 'Ваша карта «Мир самоцветов» стоит на 1 очко больше.']);
  expect(said({ ...settling(), stage: 'choose' })[0]).toBe('Probably your Gem World is worth 1 more point.');
});

test('what is placed in the phase that is asked about is certain, however seldom it counted', () => {
  const placed: Term = { of: 'placed', seat: 0, card: 'gem-world', now: 1, else: undefined, later: 2 };
  const said = (state: State) => {
    const about = { view: raceForTheGalaxy.view(state, 0), seat: 0, names: String };
    return en.tell({ kind: 'clear', gains: [{ term: placed, worth: 1, share: 0.25 }], prices: [] }, about);
  };
  expect(said(settling())).toMatch(/^You place Gem World/);
  expect(said({ ...settling(), stage: 'choose' })).toMatch(/^Perhaps you place Gem World/);
});

test('of two cards to be discarded that go both ways in the end it is said so', () => {
  const holding = (...hand: string[]) => table({ stage: 'develop', players: [{ tableau: ['epsilon-eridani'], hand }, {}] }).state;
  const start = holding('gem-world', 'new-earth', 'space-marines');
  const pair = { better: { type: 'discard', card: 'new-earth' }, worse: { type: 'discard', card: 'space-marines' } } as const;
  const about = { view: raceForTheGalaxy.view(start, 0), seat: 0, names: String };
  const said = (...[one, other]: readonly State[]) => {
    const found = differences(one, other, { seat: 0, start, pair }).filter(({ term }) => term.of === 'kept');
    const reason = { kind: 'clear', gains: found.map((each) => ({ ...each, share: 1 })), prices: [] } as const;
    return [en.tell(reason, about), ru.tell(reason, about)];
  };
  const [english, russian] = said(holding('gem-world'), holding('new-earth'));
  expect(english).toMatch(/^Space Marines is discarded either way; you keep Gem World \(.+\) rather than New Earth \(/);
  expect(russian).toMatch(/^Карта «Космический десант» уйдёт в сброс в любом случае; вы оставляете себе карту «Мир самоцветов» \(/);
  expect(said(holding('space-marines'), holding('new-earth'))[0]).toMatch(/^You keep Space Marines/);
});

test('a verb that is said once is said for what goes with it, and the next one has its own', () => {
  const { state } = table({ stage: 'choose', players: [{ tableau: ['new-sparta'], hand: ['gem-world'] }, {}] });
  const about = { view: raceForTheGalaxy.view(state, 0), seat: 0, names: String };
  const terms: readonly Term[] = [
    { of: 'hand', seat: 0, amount: 2 },
    { of: 'goods', seat: 0, good: 'novelty', amount: 1 },
    {
      of: 'promise',
      seat: 0,
      card: 'gem-world',
      offer: { points: 1, later: 0, grows: false, good: false, price: { cards: 2 } },
      amount: 1,
    },
  ];
  const gains = terms.map((term) => ({ term, worth: 1, share: 1 }));
  expect(en.tell({ kind: 'clear', gains, prices: [] }, about)).toBe(
    'You have 2 more cards in hand and 1 more novelty good and keep Gem World (1 point, for 2 cards) to place later.',
  );
  expect(en.tell({ kind: 'clear', gains: gains.slice(0, 2), prices: [] }, about)).toBe(
    'You have 2 more cards in hand and 1 more novelty good.',
  );
});

test('what is placed where somebody else must choose the phase is only likely', () => {
  const tableau = ['epsilon-eridani'];
  const start = table({ stage: 'choose', players: [{ tableau, hand: ['gem-world', 'new-earth'] }, {}] }).state;
  const placing = table({ stage: 'choose', players: [{ tableau: [...tableau, 'gem-world'], hand: ['new-earth'] }, {}] }).state;
  const choosing = (action: 'settle' | 'explore-5'): Action => ({ type: 'choose-actions', actions: [action] });
  const placed = (action: 'settle' | 'explore-5') => {
    const pair = { better: choosing(action), worse: choosing('explore-5') };
    const found = differences(placing, start, { seat: 0, start, pair }).find(({ term }) => term.of === 'placed');
    if (found === undefined) throw new Error('nothing is placed');
    const about = { view: raceForTheGalaxy.view(start, 0), seat: 0, names: String };
    return en.tell({ kind: 'clear', gains: [{ ...found, share: 1 }], prices: [] }, about);
  };
  expect(placed('settle')).toMatch(/^You place Gem World/);
  expect(placed('explore-5')).toMatch(/^Probably you place Gem World/);
});

test('where nothing speaks for an action by the end of the round, a round later is looked at', () => {
  const state = settling();
  const pair = { better: { type: 'pass' }, worse: { type: 'pass' } } as const;
  const isSettled = reasons.later?.(state, 'close', pair);
  const line = { start: state, seat: 0, done: 1, next: { seat: 0, action: { type: 'pass' } } } as const;
  expect([1, 2].map((more) => isSettled?.({ ...state, round: state.round + more }, line))).toEqual([false, true]);
  expect(reasons.later?.(state, 'same', pair)).toBeUndefined();
});

test('of two cards the one that is placed may bring less: then the other is kept, and that is told', () => {
  const { state } = table({ stage: 'settle', players: [{ tableau: ['new-sparta'], hand: ['gem-world', 'spice-world'] }, {}] });
  const about = { view: raceForTheGalaxy.view(state, 0), seat: 0, names: String };
  const lesser = {
    of: 'instead',
    seat: 0,
    card: 'gem-world',
    than: 'spice-world',
    now: { points: 1, later: 1 },
    else: { points: 1, later: 2 },
  };
  const found = { term: lesser as Term, worth: 1, share: 1 };
  const told = [en, ru].map((words) => words.tell({ kind: 'clear', gains: [found], prices: [] }, about));
  expect(told).toEqual([
    'You place Gem World (1 point and about 1 by its powers) and keep Spice World (1 point and about 2 by its powers) to place later.',
    'Вы выкладываете карту «Мир самоцветов» (1 очко и ещё около 1 за счёт свойств), а карту «Мир пряностей» (1 очко и ещё около 2 за счёт свойств) сохраняете на будущее.',
  ]);
  const price = en.tell({ kind: 'close', gains: [], prices: [{ ...found, worth: -1 }] }, about);
  expect(price).toMatch(/you place Gem World \(.+\) rather than Spice World/);
});

test('what is seen and what is kept of it are one thing, and so are the two ways to speak of the end', () => {
  const [seen, kept] = [thingsOf({ of: 'sight', seat: 0, amount: 5 }), thingsOf({ of: 'kept-cards', seat: 0 })];
  expect(seen.some((thing) => kept.includes(thing))).toBe(true);
  expect(thingsOf({ of: 'pace', amount: 1 })).toEqual(thingsOf({ of: 'over', now: 'open', else: 'lost' }));
});
