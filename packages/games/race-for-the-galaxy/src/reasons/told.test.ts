import type { Seat } from '@orrery/engine';
import { reasonFor } from '@orrery/study';
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
import type { Term } from './terms.ts';

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
  const said = told(settling(), { type: 'place', card: 'spice-world' }, { type: 'place', card: 'gem-world' });
  expect(said.en).toMatch(
    /place Spice World \(.+\) rather than Gem World \(.+\)|a little (more|less) can be expected of Spice World than of Gem World/i,
  );
  expect(said.ru).toMatch(/карту «Мир пряностей» \(.+\) вместо карты «Мир самоцветов» \(.+\)|арта «Мир пряностей» обещает чуть/);
});

test('of two cards one of which is kept both are named, with what they cost', () => {
  const holding = (...hand: string[]) => table({ stage: 'choose', players: [{ tableau: ['epsilon-eridani'], hand }, {}] }).state;
  const start = holding('new-earth', 'gem-world', 'space-marines');
  const found = differences(holding('new-earth', 'space-marines'), holding('gem-world', 'space-marines'), { seat: 0, start });
  const own = found.filter(({ term }) => 'seat' in term && term.seat === 0);
  expect(own.map(({ term }) => term.of)).toEqual(['kept']);
  expect(own[0].term).toMatchObject({ card: 'new-earth', than: 'gem-world', now: { price: { cards: 5 } }, else: { price: { cards: 2 } } });
  const reason = { kind: 'clear', gains: [{ ...own[0], share: 1 }], prices: [] } as const;
  const about = { view: raceForTheGalaxy.view(start, 0), seat: 0, names: String };
  expect(en.tell(reason, about)).toMatch(/^You keep New Earth \(.+, for 5 cards\) rather than Gem World \(.+, for 2 cards\)\.$/);
  expect(ru.tell(reason, about)).toMatch(
    /^Вы оставляете себе карту «Новая Земля» \(.+; цена — 5 карт\) вместо карты «Мир самоцветов» \(.+; цена — 2 карты\)\.$/,
  );
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
