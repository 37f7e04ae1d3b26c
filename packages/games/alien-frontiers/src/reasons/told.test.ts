import type { Found, Json, Reason } from '@orrery/engine';
import { together } from '@orrery/study';
import { expect, test } from 'vitest';
import { alienFrontiers, type State } from '../index.ts';
import { differences, toldAbout } from './differences.ts';
import { words as en } from './en.ts';
import { words as ru } from './ru.ts';
import type { Term } from './terms.ts';

const names = (seat: number) => ['Ann', 'Bob', 'Cid', 'Dan'][seat];

/** Two ends of a turn of red's, with nothing left to dock. */
function standing(described: Record<string, Json>, players: Record<string, Json> = {}): State {
  return alienFrontiers.position({ seats: 2, turn: { seat: 'red', unplaced: [] }, players, ...described });
}

const withTokens = (fuel: number, ore: number): State => standing({}, { red: { fuel, ore } });

const between = (one: State, other: State, start = other) => together([differences(one, other, { seat: 0, start })]);

function said(state: State, found: readonly Found<Term>[]) {
  const about = { view: alienFrontiers.view(state, 0), seat: 0, names };
  const reason: Reason<Term> = {
    kind: 'clear',
    gains: found.filter(({ worth }) => worth > 0),
    prices: found.filter(({ worth }) => worth < 0),
  };
  return { en: en.tell(reason, about), ru: ru.tell(reason, about) };
}

test('what would have to be given back at the end of the turn is neither a gain nor a price', () => {
  const eight = withTokens(6, 2);
  expect(between(withTokens(8, 2), eight)).toEqual([]);
  expect(between(withTokens(6, 3), eight).map(({ term }) => term)).toMatchObject([
    { of: 'tokens', token: 'ore', amount: 1 },
    { of: 'tokens', token: 'fuel', amount: -1 },
  ]);
});

test('the last token of a kind is told once, and how many there would be else', () => {
  const none = withTokens(2, 0);
  expect(said(none, between(withTokens(2, 1), none))).toEqual({ en: 'You have 1 ore instead of none.', ru: 'У вас 1 руда, а не ноль.' });
  const found = between(none, withTokens(2, 3));
  expect(found).toHaveLength(1);
  expect(en.tell({ kind: 'close', gains: [], prices: found }, { view: alienFrontiers.view(none, 0), seat: 0, names })).toMatch(
    /you are left without ore instead of with 3\./,
  );
  expect(ru.tell({ kind: 'close', gains: [], prices: found }, { view: alienFrontiers.view(none, 0), seat: 0, names })).toMatch(
    /вы остаётесь без руды \(иначе — 3\)\./,
  );
});

test('a ship is built, or a rival loses it: by how many there were when both ways began', () => {
  const start = standing({}, { red: { ships: 4 }, green: { ships: 5 } });
  const built = standing({}, { red: { ships: 5 }, green: { ships: 5 } });
  const shot = standing({}, { red: { ships: 4 }, green: { ships: 4 } });
  expect(said(start, between(built, start))).toEqual({ en: 'You build a ship.', ru: 'Вы строите корабль.' });
  expect(said(start, between(shot, start))).toEqual({ en: 'Bob loses a ship.', ru: 'Bob теряет корабль.' });
  expect(said(start, between(built, shot, start)).en).toBe('You build a ship. In return Bob does not lose a ship.');
});

test('a colony that lands from the Hub is used up there', () => {
  const start = standing({}, { red: { hub: 7 } });
  const landed = standing({ colonies: { 'asimov-crater': { red: 1 } } });
  const found = between(landed, start).filter(({ term }) => term.of !== 'pace');
  expect(said(start, found)).toEqual({
    en: 'You have 1 colony more on the planet and take control of Asimov Crater with its bonus. In return you use up the colony on the Colonist Hub.',
    ru: 'У вас на планете на 1 колонию больше; вы берёте под контроль Кратер Азимова вместе с бонусом. Цена: вы расходуете колонию из Центра Колонистов.',
  });
});

test('cards that would come from the deck are one thing, whichever they would be', () => {
  const start = standing({ display: ['booster-pod', 'data-crystal', 'plasma-cannon'] });
  const holding = (card: string) => standing({ display: ['booster-pod', 'data-crystal', 'plasma-cannon'] }, { red: { cards: [card] } });
  const found = together(['alien-city', 'stasis-beam'].map((card) => differences(holding(card), start, { seat: 0, start })));
  expect(found.map(({ term, share }) => ({ term, share }))).toEqual([
    { term: { of: 'card', seat: 0, card: 'unseen', amount: 1 }, share: 1 },
  ]);
  expect(said(start, found)).toEqual({ en: 'You get a new Alien Tech card.', ru: 'Вы получаете новую карту технологии.' });
});

test('luck is told as luck: what half of the worlds have, what may not come together, and means', () => {
  const start = withTokens(2, 2);
  const card: Found<Term> = { term: { of: 'card', seat: 0, card: 'unseen', amount: 1 }, worth: 1, share: 0.5 };
  const less = (amount: number): Term => ({ of: 'tokens', seat: 0, token: 'fuel', amount, none: undefined });
  const fuel: Found<Term> = { term: less(-2), worth: -1, share: 1, isMean: true };
  expect(said(start, [card, { ...card, share: 0.75 }, fuel])).toEqual({
    en: 'Perhaps you get a new Alien Tech card; probably you get a new Alien Tech card. In return on average you have 2 fuel less.',
    ru: 'Возможно, вы получаете новую карту технологии; скорее всего, вы получаете новую карту технологии. Цена: в среднем у вас на 2 топлива меньше.',
  });
  const relic: Found<Term> = { term: { of: 'relic-ship', seat: 0, amount: 1 }, worth: 1, share: 0.5 };
  expect(said(start, [card, relic]).en).toBe('Perhaps you get a new Alien Tech card; perhaps you get the Relic Ship.');
  expect(together([[{ term: less(-2), worth: -1 }], [{ term: less(-4), worth: -2 }]])).toMatchObject([{ term: less(-3), isMean: true }]);
});

test('a lead that two rivals share is one thing', () => {
  const tie = (seat: number): Term => ({
    of: 'footing',
    ...{ seat, territory: 'lem-badlands', now: 'tied', else: 'none', bonus: 0, positron: 0 },
  });
  expect(toldAbout(tie(1))).toBe(toldAbout(tie(2)));
});
