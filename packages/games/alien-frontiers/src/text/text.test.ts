import { LOCALES, plural } from '@orrery/engine';
import { type ActionSamples, type DecisionSamples, describeTexts, type EventSamples, seatNames } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import type { Action, Target } from '../actions.ts';
import { TECH_IDS } from '../cards/tech.ts';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import { ENDINGS, POINT_SOURCES } from '../flow/score.ts';
import { OPTIONS } from '../options.ts';
import { REFUSAL_CODES } from '../refusals.ts';
import { FACILITIES, FIELDS, TERRITORIES } from '../state.ts';
import { firstText as firstEn } from './en/first.ts';
import { text as en } from './en/index.ts';
import { price, shipsCount, tokens } from './ru/cases.ts';
import { firstText as firstRu } from './ru/first.ts';
import { text as ru } from './ru/index.ts';
import { PIECES } from './shape.ts';

const texts = { en, ru };

/** One of every kind of target, action, event and question; `Record` by kind, so a new kind fails to compile. */
const TARGETS: { [Kind in Target['kind']]: Extract<Target, { kind: Kind }> } = {
  ship: { kind: 'ship', face: 3, relic: false },
  'two-ships': { kind: 'two-ships', lower: { face: 2, relic: false }, raise: { face: 5, relic: true } },
  ships: { kind: 'ships', faces: [1, 2], relic: false },
  'docked-ship': { kind: 'docked-ship', at: 'lunar-mine', owner: 1, face: 5, relic: false },
  territory: { kind: 'territory', territory: 'lem-badlands' },
  field: { kind: 'field', field: 'isolation' },
  colony: { kind: 'colony', territory: 'asimov-crater', owner: 1 },
  card: { kind: 'card', card: 'alien-city' },
};

const ACTIONS: ActionSamples<Action> = {
  'dock-ships': { type: 'dock-ships', at: 'lunar-mine', faces: [4, 6], relic: false },
  'cycle-display': { type: 'cycle-display' },
  'claim-card': { type: 'claim-card', card: 'plasma-cannon' },
  'launch-colony': { type: 'launch-colony' },
  'keep-waiting': { type: 'keep-waiting' },
  'trade-at-market': { type: 'trade-at-market' },
  'buy-relic-ship': { type: 'buy-relic-ship' },
  'use-power': { type: 'use-power', card: 'booster-pod', target: TARGETS.ship },
  'discard-card': { type: 'discard-card', card: 'stasis-beam', target: TARGETS.territory },
  'land-colony': { type: 'land-colony', territory: 'herbert-valley' },
  'steal-token': { type: 'steal-token', from: 1, token: 'ore' },
  'steal-card': { type: 'steal-card', from: 1, card: 'plasma-cannon' },
  'stop-raiding': { type: 'stop-raiding' },
  'teleport-ship': { type: 'teleport-ship', to: 'alien-artifact', faces: [2], relic: false },
  'fire-again': { type: 'fire-again', owner: 1, face: 5, relic: true },
  'cease-fire': { type: 'cease-fire' },
  'move-colony': { type: 'move-colony', to: 'lem-badlands' },
  'swap-colony': { type: 'swap-colony', territory: 'pohl-foothills', owner: 1 },
  'return-tokens': { type: 'return-tokens', fuel: 2, ore: 1 },
  'end-turn': { type: 'end-turn' },
};

const EVENTS: EventSamples<Event> = {
  'turn-began': { type: 'turn-began', seat: 0, turn: 5 },
  'terraforming-cleared': { type: 'terraforming-cleared', seat: 0, relic: false },
  'fleet-rolled': { type: 'fleet-rolled', seat: 0, faces: [1, 3, 6], relicFace: 3 },
  'ships-docked': { type: 'ships-docked', seat: 0, at: 'lunar-mine', faces: [4, 6], relic: false },
  'ship-teleported': { type: 'ship-teleported', seat: 0, from: 'lunar-mine', to: 'alien-artifact', face: 6, relic: false },
  'ships-bumped': { type: 'ships-bumped', seat: 0, owner: 1, at: 'raiders-outpost', faces: [1, 2, 3] },
  'tokens-gained': { type: 'tokens-gained', seat: 0, token: 'ore', amount: 2, cut: 1, because: 'lunar-mine' },
  'tokens-paid': { type: 'tokens-paid', seat: 0, fuel: 1, ore: 1, because: 'shipyard' },
  'tokens-returned': { type: 'tokens-returned', seat: 0, fuel: 2, ore: 0 },
  'tokens-stolen': { type: 'tokens-stolen', seat: 0, from: 1, token: 'fuel' },
  'card-stolen': { type: 'card-stolen', seat: 0, from: 1, card: 'plasma-cannon', isDuplicate: true },
  'display-cycled': { type: 'display-cycled', seat: 0, gone: ['alien-city'], cards: ['stasis-beam', 'data-crystal', 'booster-pod'] },
  'card-claimed': { type: 'card-claimed', seat: 0, card: 'plasma-cannon', refill: 'alien-city' },
  'deck-reshuffled': { type: 'deck-reshuffled', cards: 12 },
  'hub-advanced': { type: 'hub-advanced', seat: 0, circle: 4, steps: 1 },
  'colony-launched': { type: 'colony-launched', seat: 0 },
  'colony-landed': { type: 'colony-landed', seat: 0, territory: 'burroughs-desert', because: 'colonist-hub' },
  'colony-moved': { type: 'colony-moved', seat: 0, owner: 1, from: 'asimov-crater', to: 'lem-badlands' },
  'colonies-swapped': { type: 'colonies-swapped', seat: 0, owners: [1, 2], territories: ['asimov-crater', 'lem-badlands'] },
  'control-changed': { type: 'control-changed', territory: 'burroughs-desert', from: 1, to: 0 },
  'ship-built': { type: 'ship-built', seat: 0, shipsInPlay: 5 },
  'relic-bought': { type: 'relic-bought', seat: 0 },
  'relic-returned': { type: 'relic-returned', seat: 0, because: 'isolated' },
  'power-used': { type: 'power-used', seat: 0, card: 'plasma-cannon', fuel: 2 },
  'card-discarded': { type: 'card-discarded', seat: 0, card: 'plasma-cannon' },
  'ship-changed': { type: 'ship-changed', seat: 0, from: 3, to: 4, relic: false },
  'ships-rerolled': { type: 'ships-rerolled', seat: 0, from: [1, 2], to: [3, 6] },
  'bonus-borrowed': { type: 'bonus-borrowed', seat: 0, territory: 'heinlein-plains' },
  'ship-removed': { type: 'ship-removed', seat: 0, owner: 1, at: 'shipyard', face: 2, relic: false, to: 'maintenance-bay' },
  'field-placed': { type: 'field-placed', seat: 0, field: 'repulsor', from: undefined, to: 'van-vogt-mountains' },
  'field-removed': { type: 'field-removed', seat: 0, field: 'positron', from: 'bradbury-plateau' },
  'card-salvaged': { type: 'card-salvaged', seat: 0, card: 'alien-city' },
  'turn-ended': { type: 'turn-ended', seat: 0 },
  'match-ended': { type: 'match-ended', by: 0 },
};

const DECISIONS: DecisionSamples<Decision> = {
  'take-turn': { ask: 'take-turn', seat: 0 },
  'choose-landing': { ask: 'choose-landing', seat: 0, because: 'terraforming-station', excess: 0 },
  'launch-or-wait': { ask: 'launch-or-wait', seat: 0, excess: 1 },
  raid: { ask: 'raid', seat: 0, tokensLeft: 2 },
  'choose-teleport-destination': {
    ask: 'choose-teleport-destination',
    seat: 0,
    from: 'lunar-mine',
    ship: { owner: 0, face: 6, relic: false },
  },
  'keep-firing': { ask: 'keep-firing', seat: 0, at: 'shipyard', owner: 1 },
  'choose-territory-for-colony': {
    ask: 'choose-territory-for-colony',
    seat: 0,
    card: 'orbital-teleporter',
    owner: 1,
    from: 'lem-badlands',
  },
  'choose-colony-to-swap': { ask: 'choose-colony-to-swap', seat: 0, card: 'polarity-device', owner: 1, from: 'lem-badlands' },
  'return-tokens': { ask: 'return-tokens', seat: 0, excess: 3 },
};

/** Values every refusal could name; each sentence takes its own. */
const VALUES = {
  seat: 1, ask: 'raid', face: 3, at: 'shipyard', ships: 2, free: 1, needed: 2, price: 3, have: 1, total: 5, card: 'booster-pod', circle: 4,
  highest: 5, docked: 6, from: 1, token: 'ore', territory: 'lem-badlands', owner: 1, field: 'isolation', excess: 2, fuel: 1, ore: 0,
}; // biome-ignore format: one list of small values

describeTexts<Action, Event, Decision>({
  game: 'Alien Frontiers',
  texts,
  first: { en: firstEn, ru: firstRu },
  options: OPTIONS,
  sources: POINT_SOURCES,
  endings: ENDINGS,
  actions: ACTIONS,
  events: EVENTS,
  decisions: DECISIONS,
  silent: ['turn-ended'],
  refusals: REFUSAL_CODES,
  values: VALUES,
  decks: [''],
  more: (text, names) =>
    TECH_IDS.flatMap((card) =>
      Object.values(TARGETS).flatMap((target) => [
        [`action.power ${card} ${target.kind}`, text.action({ type: 'use-power', card, target }, names)],
        [`action.discard ${card} ${target.kind}`, text.action({ type: 'discard-card', card, target }, names)],
      ]),
    ),
});

describe.each(LOCALES)('the words of Alien Frontiers in %s', (locale) => {
  const text = texts[locale];

  test('name every facility, territory, card, field, token and piece, and nothing else', () => {
    const ids = [...FACILITIES, ...TERRITORIES, ...TECH_IDS, ...FIELDS, 'fuel', 'ore', ...PIECES];
    expect(Object.keys(text.terms).sort()).toEqual([...ids].sort());
  });
});

test('Russian numbers take the right form', () => {
  const counts = [1, 2, 5, 11, 21, 22];
  expect(counts.map(shipsCount)).toEqual(['1 корабль', '2 корабля', '5 кораблей', '11 кораблей', '21 корабль', '22 корабля']);
  expect(counts.map((count) => tokens('fuel', count))).toEqual([
    '1 топливо',
    '2 топлива',
    '5 топлива',
    '11 топлива',
    '21 топливо',
    '22 топлива',
  ]);
  expect(counts.map((count) => tokens('ore', count))).toEqual(['1 руду', '2 руды', '5 руды', '11 руды', '21 руду', '22 руды']);
  expect([price(1, 1), price(0, 3), price(2, 0), price(0, 0)]).toEqual(['1 топливо и 1 руду', '3 руды', '2 топлива', 'ничего']);
});

test('English numbers take the right form', () => {
  expect([1, 2, 5, 11, 21, 22].map((count) => plural('en', count, ['ship', 'ships']))).toEqual([
    'ship',
    'ships',
    'ships',
    'ships',
    'ships',
    'ships',
  ]);
});

test('log lines read as players speak', () => {
  const docked = EVENTS['ships-docked'];
  expect(en.event(docked, () => 'Vera')).toBe('Vera docks the 4 and 6 at the Lunar Mine');
  expect(ru.event(docked, () => 'Вера')).toBe('Вера ставит корабли 4 и 6 в Лунную Шахту');
  expect(en.action(ACTIONS['use-power'], seatNames)).toBe('Booster Pod: turn the 3 to 4');
  expect(ru.action({ type: 'use-power', card: 'polarity-device', target: TARGETS.ship }, seatNames)).toBe(
    'Поляризующее Устройство: корабль 3 станет 4',
  );
  expect(ru.event(EVENTS['control-changed'], seatNames)).toBe('Вера забирает Пустыню Берроуза у игрока Борис');
});

test('the log says who sends a ship away, where to, and that a ship in the stock must be built again', () => {
  const cleared: Event = { type: 'terraforming-cleared', seat: 0, relic: false };
  expect(en.event(cleared, () => 'Vera')).toBe('Vera’s ship at the Terraforming Station goes back to the ship stock, to be built again');
  expect(ru.event(cleared, () => 'Вера')).toBe(
    'Вера: корабль со Станции Терраформирования возвращается в запас кораблей, его придётся построить снова',
  );
  const shot: Event = { type: 'ship-removed', seat: 0, owner: 1, at: 'lunar-mine', face: 4, relic: false, to: 'maintenance-bay' };
  expect(en.event(shot, (seat) => ['Vera', 'Boris'][seat])).toBe('Vera sends Boris’s 4 from the Lunar Mine to the Maintenance Bay');
  expect(ru.event({ ...shot, to: 'stock' }, (seat) => ['Вера', 'Борис'][seat])).toBe(
    'Вера отправляет корабль 4 игрока Борис из Лунной Шахты в запас кораблей',
  );
});
