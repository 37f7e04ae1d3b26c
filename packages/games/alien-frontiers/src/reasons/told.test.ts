import type { Found, Json, Reason } from '@orrery/engine';
import { reasonFor, together } from '@orrery/study';
import { expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { alienFrontiersBot } from '../bot/index.ts';
import { alienFrontiers, type State } from '../index.ts';
import { differences, toldAbout } from './differences.ts';
import { words as en } from './en.ts';
import { reasons } from './index.ts';
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
  expect(said(none, between(withTokens(2, 1), none))).toEqual({ en: 'You have 1 ore instead of none.', ru: 'У вас 1 руда вместо нуля.' });
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
    en: 'You have 1 colony more on the planet and take control of Asimov Crater with its bonus (an extra circle on the Hub). In return you use up the colony on the Colonist Hub.',
    ru: 'У вас на планете на 1 колонию больше; вы берёте под контроль Кратер Азимова вместе с бонусом (лишний круг в Центре Колонистов). Цена: вы расходуете колонию из Центра Колонистов.',
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

test('a card that comes from the deck has no name, though another copy of it is among the discards', () => {
  const start = standing({ display: ['booster-pod', 'data-crystal', 'plasma-cannon'], discard: ['stasis-beam'] });
  const got = standing({ display: ['booster-pod', 'data-crystal', 'plasma-cannon'] }, { red: { cards: ['stasis-beam'] } });
  expect(said(start, between(got, start)).en).toBe('You get a new Alien Tech card.');
  const warped = standing({ display: ['temporal-warper', 'data-crystal', 'plasma-cannon'], discard: ['stasis-beam'] });
  expect(said(warped, between(got, warped)).en).toBe('You get Stasis Beam.');
});

test('what one controls is told with what its bonus does; of the others it is enough that they have one', () => {
  const land = (territory: string, colour: string) => standing({ colonies: { [territory]: { [colour]: 1 } } });
  const start = standing({});
  expect(said(start, between(land('herbert-valley', 'red'), land('lem-badlands', 'red'), start))).toEqual({
    en: 'You take control of Herbert Valley with its bonus (cheaper ships). In return you do not take control of Lem Badlands with its bonus (more fuel at the Converter).',
    ru: 'Вы берёте под контроль Долину Герберта вместе с бонусом (корабли дешевле). Цена: вы не берёте под контроль Пустоши Лема вместе с бонусом (больше топлива на Конверторе).',
  });
  const green = between(land('herbert-valley', 'green'), start, start).filter(({ term }) => term.of === 'footing');
  expect(en.tell({ kind: 'close', gains: [], prices: green }, { view: alienFrontiers.view(start, 0), seat: 0, names })).toMatch(
    /Bob takes control of Herbert Valley with its bonus\./,
  );
});

test('what may be done next in the same turn is no difference', () => {
  const state = alienFrontiers.position({ seats: 2, turn: { seat: 'red', unplaced: [1, 5] }, players: { red: { fuel: 2, ore: 2 } } });
  const legal: readonly Action[] = alienFrontiers.legal(state, 0);
  const dock = (at: string, face: number): Action => {
    const found = legal.find((action) => action.type === 'dock-ships' && action.at === at && action.faces[0] === face);
    if (found === undefined) throw new Error(`no ${face} to dock at ${at}`);
    return found;
  };
  const told = (of: typeof reasons) =>
    reasonFor(
      { module: alienFrontiers, knowledge: alienFrontiersBot, reasons: of },
      { seat: 0, view: alienFrontiers.view(state, 0), salt: 'order' },
      { better: dock('lunar-mine', 5), worse: dock('colonist-hub', 1) },
    ).kind;
  const { ownsTurn, ...inOrder } = reasons;
  expect([told(reasons), told(inOrder)]).toEqual(['same', 'close']);
});

test('where nothing else speaks for it, a field generator is told by what it does', () => {
  const start = standing({}, { red: { cards: ['gravity-manipulator'] } });
  const placed = standing({ fields: { repulsor: 'asimov-crater' } });
  const all = between(placed, start).filter(({ term }) => term.of !== 'pace');
  expect(all.map(({ term }) => term.of)).toEqual(['card', 'field']);
  expect(said(start, all)).toEqual({
    en: 'The Repulsor Field stands on Asimov Crater, where no colony can land. In return you lose Gravity Manipulator.',
    ru: 'Репульсорное Поле стоит в Кратере Азимова: высадиться туда нельзя. Цена: вы теряете Манипулятор Гравитации.',
  });
  const weighed = differences(placed, start, { seat: 0, start });
  const plain = differences(standing({}), start, { seat: 0, start });
  const sum = (terms: typeof weighed) => terms.reduce((all, { worth }) => all + worth, 0);
  expect(sum(weighed)).toBeCloseTo(sum(plain));
});

test('a lead that two rivals share is one thing', () => {
  const tie = (seat: number): Term => ({
    of: 'footing',
    ...{ seat, territory: 'lem-badlands', now: 'tied', else: 'none', bonus: 0, positron: 0 },
  });
  expect(toldAbout(tie(1))).toBe(toldAbout(tie(2)));
});
