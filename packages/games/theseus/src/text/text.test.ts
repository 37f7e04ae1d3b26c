import { LOCALES, wordsAt } from '@orrery/engine';
import { type ActionSamples, type DecisionSamples, describeTexts, type EventSamples, type Placed, seatNames } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import type { Action, Target } from '../actions.ts';
import { BONUS_CARDS, BONUS_IDS } from '../cards/bonus.ts';
import { FACTIONS } from '../cards/factions.ts';
import { SECTOR_IDS } from '../cards/sectors.ts';
import { CARD_IDS, CARDS } from '../cards/titles.ts';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import { POINT_SOURCES } from '../flow/score.ts';
import { OPTIONS } from '../options.ts';
import type { RoomSpot } from '../pending.ts';
import { REFUSALS } from '../refusals.ts';
import { ENDINGS, MODES, type Spot } from '../state.ts';
import { firstText as firstEn } from './en/first.ts';
import { text as en } from './en/index.ts';
import { points, sectors, upgrades, upToEnemies, wounds } from './ru/cases.ts';
import { firstText as firstRu } from './ru/first.ts';
import { text as ru } from './ru/index.ts';
import { PIECES, TOKEN_TERMS, UNIT_TERMS } from './shape.ts';

const texts = { en, ru };

const card: Spot = { place: 0, row: 'slots', slot: 0 };
const slot: Spot = { place: 2, row: 'slots', slot: 3 };
const waiting: Spot = { place: 2, row: 'pending', slot: 1 };
const room: RoomSpot = { place: 2, room: 'b' };

/** A table the lines speak of: ring of the printed order, a mine in the Corridors, Marine 1 in the Hive. */
const VIEW = {
  mode: 'duel',
  sectors: ['corridors', 'control-room', 'alien-hive', 'tech-bay', 'landing-platform'].map((id, place) => ({
    id,
    slots: place === 0 ? [{ card: 'landmine' }] : [undefined, undefined, undefined, undefined],
    bonus: place === 2 ? [undefined, undefined, undefined, 'gateway'] : [],
    pending: place === 2 ? [undefined, { card: 'vent' }] : [],
  })),
  players: [{ faction: 'marines' }, { faction: 'aliens' }],
  units: [0, 0, 0, 1, 1, 1].map((seat, unit) => ({ seat, kind: 'soldier', at: unit === 3 ? 2 : -1, room: 'b' })),
};

/** One of every kind of target, action, event and question; `Record` by kind, so a new kind fails to compile. */
const TARGETS: { [Kind in Target['kind']]: Extract<Target, { kind: Kind }> } = {
  none: { kind: 'none' },
  unit: { kind: 'unit', unit: 3 },
  'unit-to': { kind: 'unit-to', unit: 1, to: room },
  swap: { kind: 'swap', units: [3, 4] },
  card: { kind: 'card', card: waiting },
  place: { kind: 'place', place: 3 },
};

const ACTIONS: ActionSamples<Action> = {
  'place-board': { type: 'place-board', board: 'tech-bay', at: 1 },
  'choose-sector': { type: 'choose-sector', sector: 'alien-hive' },
  'place-marker': { type: 'place-marker', place: 4, side: 'left' },
  'choose-card': { type: 'choose-card', card: 'vent' },
  'install-first': { type: 'install-first', card: 'vent', to: slot },
  'place-unit': { type: 'place-unit', to: room },
  'move-unit': { type: 'move-unit', unit: 1, route: [3, 0], to: { place: 0, room: 'a' }, teleports: false },
  'enter-from-space': { type: 'enter-from-space', unit: 1, to: room },
  'play-instant': { type: 'play-instant', card: 'grenade', target: TARGETS.unit },
  'play-bonus': { type: 'play-bonus', card: 'salvage', from: 0, target: TARGETS.card },
  'upgrade-unit': { type: 'upgrade-unit', unit: 1 },
  'upgrade-card': { type: 'upgrade-card', card },
  'go-on': { type: 'go-on' },
  'resolve-next': { type: 'resolve-next', card },
  'any-order': { type: 'any-order' },
  'choose-unit': { type: 'choose-unit', unit: 3 },
  'choose-seat': { type: 'choose-seat', seat: 1 },
  'aim-at-card': { type: 'aim-at-card', card },
  'strip-reserve': { type: 'strip-reserve', seat: 1 },
  'lead-unit': { type: 'lead-unit', unit: 4, route: [1, 2], to: room },
  relocate: { type: 'relocate', unit: 4, to: room },
  spawn: { type: 'spawn', kind: 'minor-alien', to: room },
  decline: { type: 'decline' },
  'take-upgrade': { type: 'take-upgrade' },
  'clear-base': { type: 'clear-base', card },
  'fill-pending': { type: 'fill-pending', spot: { ...waiting, slot: 0 } },
  'replace-pending': { type: 'replace-pending', spot: waiting },
  install: { type: 'install', from: waiting, to: slot },
  'skip-pending': { type: 'skip-pending' },
};

const MORE_ACTIONS: readonly Action[] = [
  { ...ACTIONS['install-first'], to: undefined },
  { ...ACTIONS.install, to: undefined },
  { ...ACTIONS.install, to: card },
  { ...ACTIONS['move-unit'], to: { place: 4, room: 'd' }, teleports: true },
  { ...ACTIONS['place-board'], at: 0 },
  ...Object.values(TARGETS).flatMap((target) => [
    { ...ACTIONS['play-instant'], target },
    { ...ACTIONS['play-bonus'], target },
  ]),
];

const EVENTS: EventSamples<Event> = {
  'factions-given': { type: 'factions-given', seats: [{ seat: 0, faction: 'marines' }] },
  'board-placed': { type: 'board-placed', seat: 0, board: 'tech-bay', at: 2 },
  'sector-chosen': { type: 'sector-chosen', seat: 0, sector: 'science-lab' },
  'marker-placed': { type: 'marker-placed', seat: 0, marker: { place: 1, side: 'right' } },
  'order-set': { type: 'order-set', order: [1, 0] },
  'card-chosen': { type: 'card-chosen', seat: 0, card: 'fire' },
  'unit-placed': { type: 'unit-placed', seat: 0, unit: 1, to: room },
  'turn-began': { type: 'turn-began', seat: 0, turn: 3 },
  'turn-skipped': { type: 'turn-skipped', seat: 0 },
  'extra-turn': { type: 'extra-turn', seat: 0 },
  'unit-moved': { type: 'unit-moved', unit: 1, by: 0, how: 'movement', route: [1, 2], to: room },
  'unit-ejected': { type: 'unit-ejected', unit: 3, by: 0, from: 4 },
  'unit-appeared': { type: 'unit-appeared', unit: 4, to: room, cause: 'incubator' },
  'unit-shifted': { type: 'unit-shifted', unit: 3, to: room },
  'trap-sprung': { type: 'trap-sprung', card: 'landmine', owner: 0, unit: 3, at: card },
  'assault-began': { type: 'assault-began', seat: 0, place: 0 },
  'unit-attacked': { type: 'unit-attacked', unit: 1, target: 3 },
  'struck-from-hiding': { type: 'struck-from-hiding', at: card, target: 1 },
  wounded: { type: 'wounded', seat: 1, unit: 3, wounds: 2, from: 0, cause: 'landmine' },
  'life-regained': { type: 'life-regained', seat: 0, life: 1, cause: 'med-bay' },
  'points-taken': { type: 'points-taken', by: 0, from: 1, points: 1, cause: 'first-aid' },
  'data-gained': { type: 'data-gained', seat: 0, data: 2, cause: 'attack' },
  'upgrades-taken': { type: 'upgrades-taken', seat: 0, count: 1, cause: 'sector' },
  'upgrades-lost': { type: 'upgrades-lost', seat: 1, count: 2, card, cause: 'downgrade' },
  'unit-upgraded': { type: 'unit-upgraded', unit: 1 },
  'card-upgraded': { type: 'card-upgraded', seat: 0, at: card, number: 3, card: 'landmine' },
  'malfunction-moved': { type: 'malfunction-moved', seat: 0, to: waiting, card: 'vent' },
  'card-deactivated': { type: 'card-deactivated', at: card, card: 'tentacles' },
  'card-armed': { type: 'card-armed', at: card, card: 'defense-system' },
  recorded: { type: 'recorded', at: card, counter: 2 },
  'unit-infested': { type: 'unit-infested', unit: 1, tokens: 1 },
  'unit-cured': { type: 'unit-cured', unit: 1 },
  'unit-gripped': { type: 'unit-gripped', unit: 1, at: card },
  'unit-freed': { type: 'unit-freed', unit: 1 },
  'unit-hidden': { type: 'unit-hidden', unit: 1 },
  'unit-seen': { type: 'unit-seen', unit: 1 },
  'card-performed': { type: 'card-performed', seat: 0, card: 'armory', at: card },
  'instant-played': { type: 'instant-played', seat: 0, card: 'grenade', target: TARGETS.unit },
  'bonus-played': { type: 'bonus-played', seat: 0, card: 'salvage', target: TARGETS.card },
  'bonus-taken': { type: 'bonus-taken', seat: 0, card: 'gateway' },
  'card-installed': { type: 'card-installed', seat: 0, card: 'fire', at: slot },
  'instant-taken': { type: 'instant-taken', seat: 0, card: 'grenade' },
  'card-discarded': { type: 'card-discarded', owner: 1, card: 'vent', at: card, by: 0 },
  'pending-filled': { type: 'pending-filled', seat: 0, card: 'fire', at: waiting, next: 'landmine' },
  'card-captured': { type: 'card-captured', unit: 1, at: card, card: 'vent' },
  'card-released': { type: 'card-released', at: card, card: 'vent' },
  'end-token-moved': { type: 'end-token-moved', seat: 0, stepsLeft: 3 },
  'tie-break-began': { type: 'tie-break-began', tied: [0, 1] },
  'match-ended': { type: 'match-ended', because: 'life-gone', winners: [0] },
};

const MORE_EVENTS: readonly Event[] = [
  ...(['led', 'relocated', 'from-space'] as const).map((how) => ({ ...EVENTS['unit-moved'], how })),
  { ...EVENTS['unit-moved'], to: { place: 4, room: 'c' } },
  { ...EVENTS['assault-began'], place: undefined },
  { ...EVENTS['upgrades-lost'], card: undefined },
  { ...EVENTS['card-discarded'], by: undefined },
  { ...EVENTS['unit-infested'], tokens: 2 },
  { ...EVENTS['end-token-moved'], stepsLeft: 0 },
  ...ENDINGS.map((because) => ({ ...EVENTS['match-ended'], because, winners: [0, 1] })),
];

const DECISIONS: DecisionSamples<Decision> = {
  'place-board': { ask: 'place-board', seat: 0 },
  'choose-alliance-sector': { ask: 'choose-alliance-sector', seat: 0 },
  'place-marker': { ask: 'place-marker', seat: 0 },
  'choose-deck': { ask: 'choose-deck', seat: 0, left: 12 },
  'install-first': { ask: 'install-first', seat: 0, cards: ['fire', 'fire', 'armory'] },
  'place-unit': { ask: 'place-unit', seat: 0, anywhere: false },
  move: { ask: 'move', seat: 0, isExtra: false },
  between: { ask: 'between', seat: 0, before: 'actions' },
  'order-traps': { ask: 'order-traps', seat: 0, unit: 3, place: 0 },
  'order-actions': { ask: 'order-actions', seat: 0, place: 4 },
  'choose-target': { ask: 'choose-target', seat: 0, unit: 1 },
  'strike-from-hiding': { ask: 'strike-from-hiding', seat: 0, card },
  support: { ask: 'support', seat: 0, wounds: 1 },
  perform: { ask: 'perform', seat: 0, card: 'control', left: 2 },
  'put-malfunction': { ask: 'put-malfunction', seat: 0 },
  'take-points': { ask: 'take-points', seat: 0, left: 2 },
  birth: { ask: 'birth', seat: 0, place: 3 },
  capture: { ask: 'capture', seat: 0, unit: 1 },
  'own-sector': { ask: 'own-sector', seat: 0, place: 4 },
  'pending-cards': { ask: 'pending-cards', seat: 0, place: 2 },
};

describeTexts<Action, Event, Decision>({
  game: 'Theseus',
  texts,
  first: { en: firstEn, ru: firstRu },
  view: VIEW,
  options: OPTIONS,
  sources: POINT_SOURCES,
  endings: ENDINGS,
  actions: ACTIONS,
  events: EVENTS,
  decisions: DECISIONS,
  moreEvents: MORE_EVENTS,
  refusals: Object.keys(REFUSALS),
  values: { distance: 2, asked: 'move', by: 'enemy-card' },
  decks: ['bonus:'],
  more: (text, names) => [
    ...MORE_ACTIONS.map((action, index): Placed => [`action.${action.type} ${index}`, text.action(action, names)]),
    ...CARD_IDS.map((id): Placed => [`decision.perform ${id}`, text.decision({ ...DECISIONS.perform, card: id }, names)]),
  ],
});

describe.each(LOCALES)('the words of Theseus in %s', (locale) => {
  const text = texts[locale];

  test('name every card, sector, faction, unit, token and piece', () => {
    const ids = [
      ...CARD_IDS.map((id) => `card:${id}`),
      ...BONUS_IDS.map((id) => `bonus:${id}`),
      ...SECTOR_IDS.map((id) => `sector:${id}`),
      ...FACTIONS.map((id) => `faction:${id}`),
      ...UNIT_TERMS.map((id) => `unit:${id}`),
      ...TOKEN_TERMS.map((id) => `token:${id}`),
      ...MODES.map((id) => `mode:${id}`),
      ...['printed', 'partly', 'reconstructed'].map((id) => `basis:${id}`),
      ...PIECES,
    ];
    expect(CARD_IDS).toHaveLength(58);
    expect(ids.filter((id) => !Object.hasOwn(text.terms, id))).toEqual([]);
  });

  test('say in one plain sentence where a card is ours, and nothing that is meant for editors', () => {
    for (const [id, { name, help = '' }] of Object.entries(text.terms))
      expect(`${name} ${help}`, id).not.toMatch(/reconstruct|proposal|public source|реконструкц|предложен|открыт\S* источник/i);
    for (const basis of ['partly', 'reconstructed'] as const) expect(text.terms[`basis:${basis}`].help?.match(/\./g)).toHaveLength(1);
  });

  test('give no two cards of one faction the same name', () => {
    for (const faction of FACTIONS) {
      const all = CARD_IDS.filter((id) => CARDS[id].faction === faction).map((id) => text.terms[`card:${id}`].name);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('say the number of every card that has one, and of every fixed amount', () => {
    for (const id of CARD_IDS) {
      const { number, effect } = CARDS[id];
      const { help } = text.terms[`card:${id}`];
      if (number !== undefined) expect(help, id).toMatch(new RegExp(`(^|\\D)${number}(\\D|$)`));
      for (const [key, amount] of Object.entries(effect)) {
        if (typeof amount === 'number' && key !== 'sectors') expect(help, id).toMatch(new RegExp(`(^|\\D)${amount}(\\D|$)`));
      }
    }
    const { effect } = CARDS.camcorder;
    expect(text.terms['token:counter'].help).toContain(String(effect.do === 'collect-records' ? effect.most : undefined));
    for (const id of BONUS_IDS) {
      for (const amount of Object.values(BONUS_CARDS[id].effect)) {
        if (typeof amount === 'number') expect(text.terms[`bonus:${id}`].help, id).toContain(String(amount));
      }
    }
  });

  test('make sense of a view they do not know', () => {
    for (const view of [undefined, null, 7, {}, { sectors: [null, { id: 'atlantis', slots: 3 }], units: [{}], players: 'no' }]) {
      for (const action of Object.values(ACTIONS)) {
        expect(wordsAt(text, view).action(action, seatNames)).not.toMatch(/undefined|atlantis|NaN|object/);
      }
    }
  });
});

test('Russian numbers take the right form', () => {
  const counts = [1, 2, 5, 11, 21];
  expect(counts.map(wounds)).toEqual(['1 рану', '2 раны', '5 ран', '11 ран', '21 рану']);
  expect(counts.map(upgrades)[1]).toBe('2 жетона улучшения');
  expect(counts.map(upToEnemies)).toEqual([
    '1 вражеского отряда',
    '2 вражеских отрядов',
    '5 вражеских отрядов',
    '11 вражеских отрядов',
    '21 вражеского отряда',
  ]);
  expect([1, 2, 5].map(sectors)).toEqual(['1 сектор', '2 сектора', '5 секторов']);
  expect([1, 2, 5].map(points)).toEqual(['1 очко', '2 очка', '5 очков']);
});

test('things are called by what is on the table, else by number', () => {
  const [english, russian] = [wordsAt(en, VIEW), wordsAt(ru, VIEW)];
  expect(en.action(ACTIONS['upgrade-card'], seatNames)).toBe('Upgrade the card in sector 1, slot 1');
  expect(english.action(ACTIONS['upgrade-card'], seatNames)).toBe('Upgrade Landmine in the Corridors, slot 1');
  expect(russian.action(ACTIONS['upgrade-card'], seatNames)).toBe('Улучшить карту «Противопехотная мина» (Коридоры, слот 1)');
  expect(english.action(ACTIONS['move-unit'], seatNames)).toBe('Move Marine 2 to the Corridors, room A (through the Tech Bay)');
  expect(russian.action(ACTIONS['move-unit'], seatNames)).toBe('Десантник 2 идёт в Коридоры, комната А (через Технический отсек)');
  expect(english.action(ACTIONS['lead-unit'], seatNames)).toBe(
    'Lead Alien 2 to the Alien Hive, room B (through the Control Room), ejecting Alien 1',
  );
  expect(russian.action(ACTIONS.install, seatNames)).toBe(
    'Установить карту «Вентиляция» (Улей Чужих, слот ожидания 2) в Улей Чужих, слот 4, забрать «Шлюз»',
  );
  expect(wordsAt(ru, VIEW)).toBe(wordsAt(ru, { ...VIEW }));
});

test('lines read as players speak', () => {
  const [english, russian] = [wordsAt(en, VIEW), wordsAt(ru, VIEW)];
  const say = (event: Event): (string | undefined)[] => [english.event(event, () => 'Vera'), russian.event(event, () => 'Вера')];
  expect(say(EVENTS.wounded)).toEqual(['Alien 1 suffers 2 wounds (Landmine)', 'Чужой 1 получает 2 раны («Противопехотная мина»)']);
  expect(say(EVENTS['unit-ejected'])).toEqual([
    'Vera ejects Alien 1 from the Landing Platform into space',
    'Вера выбрасывает Чужого 1 с Разгрузочной платформы в космос',
  ]);
  expect(say(EVENTS['assault-began'])).toEqual(['Minor Assault by Vera in the Corridors', 'Малый Натиск в Коридорах: Вера']);
  expect(russian.decision(DECISIONS['order-traps'], seatNames)).toBe('Какая ловушка в Коридорах сработает на Чужого 1 следующей?');
});
