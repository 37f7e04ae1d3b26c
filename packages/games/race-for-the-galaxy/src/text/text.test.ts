import { LOCALES, wordsAt } from '@orrery/engine';
import { type ActionSamples, type DecisionSamples, describeTexts, type EventSamples, type Placed, seatNames } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import {
  ACTION_CARDS,
  type Action,
  cardOfFacts,
  type Decision,
  ENDINGS,
  type Event,
  GOAL_IDS,
  GOODS,
  KEYWORDS,
  OPTIONS,
  POINT_SOURCES,
  PRINTED,
  PRINTED_IDS,
  REFUSAL_CODES,
  raceForTheGalaxy,
  STAGES,
} from '../index.ts';
import { firstText as firstEn } from './en/first.ts';
import { text as en } from './en/index.ts';
import { firstText as firstRu } from './ru/first.ts';
import { text as ru } from './ru/index.ts';
import { cards, upToCards } from './ru/words.ts';
import { FACES, PIECES } from './shape.ts';

const texts = { en, ru };

/** What words read of a view: a tableau of these cards, and a home-made card that plays with. */
const HOME_MADE = cardOfFacts({
  kind: 'world',
  cost: 2,
  isMilitary: true,
  world: 'windfall',
  good: 'genes',
  points: 1,
  settle: [{ do: 'military', by: 2, against: undefined }],
  consume: [{ do: 'consume-each', most: 2, kind: 'rare', reward: { chips: 1, cards: 1 } }],
  copies: [1, 0],
});
const TABLEAU = ['old-earth', 'gem-world', 'diversified-economy', 'damaged-alien-factory', 'space-mercenaries', 'colony-ship', 'own-0'];
const VIEW = {
  viewer: 1,
  own: [HOME_MADE],
  players: [
    { seat: 0, tableau: [] },
    { seat: 1, tableau: TABLEAU.map((card) => ({ card })) },
  ],
};

/** One of every kind of action, event and question; `Record` by kind, so a new kind fails to compile. */
const ACTIONS: ActionSamples<Action> = {
  pick: { type: 'pick', card: 'gem-world' },
  'choose-start': { type: 'choose-start', world: 'old-earth' },
  'choose-actions': { type: 'choose-actions', actions: ['develop', 'develop'] },
  reconsider: { type: 'reconsider' },
  discard: { type: 'discard', card: 'galactic-genome-project' },
  place: { type: 'place', card: 'gem-world' },
  pass: { type: 'pass' },
  pay: { type: 'pay', use: [4], cards: 2 },
  sell: { type: 'sell', world: 1 },
  consume: { type: 'consume', by: { at: 0, power: 0 }, goods: [1, 3] },
  gamble: { type: 'gamble', number: 3 },
  stop: { type: 'stop' },
  produce: { type: 'produce', by: 'bonus', world: 1 },
  'draw-for': { type: 'draw-for', by: { at: 2, power: 0 } },
  'produce-for-card': { type: 'produce-for-card', world: 3, card: 'gem-world' },
};

const EVENTS: EventSamples<Event> = {
  'start-worlds': {
    type: 'start-worlds',
    worlds: [
      { seat: 0, world: 'old-earth' },
      { seat: 1, world: 'new-sparta' },
    ],
  },
  picked: { type: 'picked', seat: 1 },
  'pack-passed': { type: 'pack-passed', pack: 2 },
  answered: { type: 'answered', seat: 1 },
  reconsidered: { type: 'reconsidered', seat: 1 },
  'round-began': { type: 'round-began', round: 3 },
  'actions-revealed': {
    type: 'actions-revealed',
    actions: [
      { seat: 0, actions: ['explore-5'] },
      { seat: 1, actions: ['settle', 'settle'] },
    ],
  },
  'robot-rolled': { type: 'robot-rolled', faces: ['explore-5', 'match'], actions: ['explore-5', 'produce'] },
  'phase-began': { type: 'phase-began', phase: 'settle', pass: 2 },
  'cards-drawn': { type: 'cards-drawn', seat: 1, count: 2, because: 'gem-world' },
  'cards-seen': { type: 'cards-seen', seat: 1, count: 7 },
  'cards-discarded': { type: 'cards-discarded', seat: 1, count: 1, because: 'limit' },
  'placements-revealed': {
    type: 'placements-revealed',
    cards: [
      { seat: 0, card: 'gem-world' },
      { seat: 1, card: undefined },
    ],
  },
  'second-world-placed': { type: 'second-world-placed', seat: 1, card: 'gem-world' },
  paid: { type: 'paid', seat: 1, card: 'pirate-world', cards: 2, use: ['space-mercenaries'], how: 'conquered' },
  scrapped: { type: 'scrapped', seat: 1, card: 'colony-ship' },
  'good-laid': { type: 'good-laid', seat: 1, world: 'gem-world', because: 'bonus' },
  'good-sold': { type: 'good-sold', seat: 1, world: 'gem-world', cards: 5, by: 'trade-league' },
  'goods-consumed': { type: 'goods-consumed', seat: 1, by: 'old-earth', worlds: ['gem-world', 'spice-world'], chips: 2, cards: 0 },
  'chips-won': { type: 'chips-won', who: 'robot', chips: 3, by: 'economy' },
  gambled: { type: 'gambled', seat: 1, number: 3, card: 'gem-world', won: false },
  'goal-taken': { type: 'goal-taken', goal: 'system-diversity', seats: [0, 1] },
  'goal-lost': { type: 'goal-lost', goal: 'greatest-military', seat: 1 },
  reshuffled: { type: 'reshuffled', seat: undefined },
  'robot-flipped': { type: 'robot-flipped', card: 'gem-world', placed: true },
  'robot-changed': { type: 'robot-changed', phase: 'explore', role: 'response', drawn: 1, credit: 2, economy: 0 },
  'robot-counter': { type: 'robot-counter', cost: 2 },
  'match-ended': { type: 'match-ended', because: 'pool' },
};

/** With what only one seat may hear, and the other ways an event can go. */
const WHOLE: readonly Event[] = [
  { type: 'picked', seat: 1, card: 'gem-world' },
  { type: 'cards-drawn', seat: 1, count: 1, because: 'settle', cards: ['gem-world'] },
  { type: 'cards-seen', seat: 1, count: 2, cards: ['gem-world', 'old-earth'] },
  { type: 'cards-discarded', seat: 1, count: 1, because: 'payment', cards: ['galactic-genome-project'] },
  { type: 'second-world-placed', seat: 1, card: undefined },
  { type: 'paid', seat: 1, card: 'gem-world', cards: 0, use: ['colony-ship'], how: 'paid' },
  { type: 'good-laid', seat: 1, world: 'own-0', because: 'genetics-lab' },
  { type: 'good-sold', seat: 1, world: 'gem-world', cards: 2, by: undefined },
  { type: 'goods-consumed', seat: 1, by: 'pilgrimage-world', worlds: ['gem-world'], chips: 0, cards: 0 },
  { type: 'chips-won', who: 1, chips: 1, by: 'deficit-spending' },
  { type: 'gambled', seat: 1, number: 2, card: 'gem-world', won: true },
  { type: 'reshuffled', seat: 1 },
  { type: 'robot-flipped', card: 'gem-world', placed: false },
  { type: 'robot-changed', phase: 'settle', role: 'action', drawn: 0, credit: 1, economy: 1 },
  { type: 'match-ended', because: 'tableau' },
];

const DECISIONS: DecisionSamples<Decision> = {
  pick: { ask: 'pick', seat: 1 },
  'choose-start': { ask: 'choose-start', seat: 1 },
  'choose-actions': { ask: 'choose-actions', seat: 1, count: 2 },
  discard: { ask: 'discard', seat: 1, because: 'explore', count: 1 },
  'place-development': { ask: 'place-development', seat: 1 },
  'place-world': { ask: 'place-world', seat: 1, isSecond: true },
  pay: { ask: 'pay', seat: 1, card: 'gem-world' },
  'pay-cards': { ask: 'pay-cards', seat: 1, card: 'gem-world', count: 2 },
  sell: { ask: 'sell', seat: 1 },
  consume: { ask: 'consume', seat: 1 },
  'cards-for-chips': { ask: 'cards-for-chips', seat: 1, card: 'deficit-spending', count: 2 },
  gamble: { ask: 'gamble', seat: 1 },
  produce: { ask: 'produce', seat: 1 },
  wait: { ask: 'wait', seat: 1 },
};

/** Others hear nothing of a pick: everybody picks at once. */
const SILENT: readonly Event['type'][] = ['picked', 'answered'];
const VALUES = { ask: 'pay', count: 2, action: 'produce', card: 'gem-world', cost: 5, cards: 3, strength: -1, defense: 2 };

describeTexts<Action, Event, Decision>({
  game: 'Race for the Galaxy',
  texts,
  first: { en: firstEn, ru: firstRu },
  view: VIEW,
  options: OPTIONS,
  sources: POINT_SOURCES,
  endings: ENDINGS,
  actions: ACTIONS,
  events: EVENTS,
  decisions: DECISIONS,
  silent: SILENT,
  moreEvents: WHOLE,
  refusals: REFUSAL_CODES,
  values: VALUES,
  decks: ['card:', 'goal:', 'action:', 'good:', 'keyword:'],
  // Numbers of phases, and a name everybody writes so.
  latin: /\b[IV]+\b|SETI/g,
  more: (text, names) => [
    ...Object.values(ACTIONS).map((action): Placed => [`action.${action.type} without a table`, texts[text.locale].action(action, names)]),
    ...REFUSAL_CODES.map((code): Placed => [`refusal.${code} without values`, text.refusal({ code, rule: 'RG-3.3' })]),
  ],
});

describe.each(LOCALES)('the words of Race for the Galaxy in %s', (locale) => {
  const text = texts[locale];

  test('name every card, goal, stage, action, good, keyword, face and piece, and nothing else', () => {
    const ids = [
      ...PRINTED_IDS.map((id) => `card:${id}`),
      ...GOAL_IDS.map((id) => `goal:${id}`),
      ...STAGES.map((id) => `stage:${id}`),
      ...ACTION_CARDS.map((id) => `action:${id}`),
      ...GOODS.map((id) => `good:${id}`),
      ...KEYWORDS.map((id) => `keyword:${id}`),
      ...FACES.map((id) => `face:${id}`),
      ...PIECES,
    ];
    expect(PRINTED_IDS).toHaveLength(114);
    expect(Object.keys(text.terms).sort()).toEqual([...ids].sort());
  });

  test('tell cards that do different things apart', () => {
    const said = new Map<string, string>();
    for (const [id, card] of PRINTED) {
      const { copies, preset, ...facts } = card;
      const does = JSON.stringify(facts);
      const help = Object.entries(text.terms).find(([key]) => key === `card:${id}`)![1].help;
      expect(said.get(help) ?? does, id).toBe(does);
      said.set(help, does);
    }
  });
});

test('Russian numbers take the right form', () => {
  const counts = [1, 2, 5, 11, 21];
  expect(counts.map(cards)).toEqual(['1 карту', '2 карты', '5 карт', '11 карт', '21 карту']);
  expect(counts.map(upToCards)).toEqual(['1 карты', '2 карт', '5 карт', '11 карт', '21 карты']);
});

test('a card is described by what it does', () => {
  expect(en.terms['card:contact-specialist'].help).toBe(
    'Development, cost 1, 1 VP. Settle: −1 Military; you may pay for a military world, its defense less 1, instead of conquering it, unless its good is alien technology.',
  );
  expect(en.terms['card:merchant-guild'].help).toBe(
    'Development, cost 6. Produce: draw 2 cards. At the end, VP: 2 for each production world.',
  );
  expect(ru.terms['card:galactic-bazaar'].help).toBe(
    'Мир накопления предметов роскоши, стоимость 3, 2 ПО. Продажа: на 1 карту больше за предметы роскоши. Потребление: можно сбросить с руки 1 карту за 1 ПО, без удвоения.',
  );
  expect(ru.terms['card:imperium-lords'].help).toBe(
    'Разработка, стоимость 6. ИМПЕРИЯ. Производство: взять 1 карту за каждый ваш защищённый мир. В конце игры, ПО: 2 за каждую карту ИМПЕРИИ; 1 за каждый другой защищённый мир.',
  );
});

test('a home-made card is described by the same vocabulary', () => {
  const term = (text: typeof en) => Object.entries(wordsAt(text, VIEW).terms).find(([id]) => id === 'card:own-0')?.[1];
  expect(term(en)).toEqual({
    name: 'Home-made card 1',
    help: 'Military windfall world of genes, defense 2, 1 VP. Settle: +2 Military. Consume: up to 2 rare goods for 1 VP and 1 card each.',
  });
  expect(term(ru)).toEqual({
    name: 'Самодельная карта 1',
    help: 'Защищённый мир накопления генетических материалов, защита 2, 1 ПО. Освоение: +2 к атаке. Потребление: до 2 товаров (редкие элементы), каждый за 1 ПО и 1 карту.',
  });
});

test('a card with a title is called by it wherever it is named, in its own words in both languages', () => {
  const view = { ...VIEW, own: [{ ...HOME_MADE, title: 'Тихая луна' }] };
  const event: Event = { type: 'scrapped', seat: 0, card: 'own-0' };
  const decision: Decision = { ask: 'pay', seat: 1, card: 'own-0' };
  const refusal = { code: 'cannot-pay', rule: 'RG-4.3', values: { card: 'own-0', cost: 3, cards: 1 } };
  const [english, russian] = [wordsAt(en, view), wordsAt(ru, view)];
  expect(Object.entries(english.terms).find(([id]) => id === 'card:own-0')?.[1].name).toBe('Тихая луна');
  expect(english.event(event, () => 'Vera')).toBe('Vera discards Тихая луна from the tableau');
  expect(english.decision(decision, seatNames)).toBe('How do you get Тихая луна?');
  expect(english.action({ type: 'sell', world: 6 }, seatNames)).toBe('Sell the good of Тихая луна');
  expect(english.refusal(refusal)).toBe('Тихая луна would cost you 3 cards, and you hold 1 other card.');
  expect(russian.event(event, () => 'Вера')).toBe('Вера сбрасывает из сектора карту «Тихая луна»');
  expect(russian.decision(decision, seatNames)).toBe('Как вы получите карту «Тихая луна»?');
  expect(russian.refusal(refusal)).toContain('Карта «Тихая луна»');
});

test('places in a tableau are called by their cards where the table is known', () => {
  expect(en.action(ACTIONS.sell, seatNames)).toBe('Sell the good of card 2 of the tableau');
  expect(wordsAt(en, VIEW).action(ACTIONS.sell, seatNames)).toBe('Sell the good of Gem World');
  expect(wordsAt(en, VIEW).action(ACTIONS.consume, seatNames)).toBe(
    'Old Earth: up to 2 goods for 1 VP each (Gem World and Damaged Alien Factory)',
  );
  expect(wordsAt(ru, VIEW).action(ACTIONS.consume, seatNames)).toBe(
    '«Старая Земля»: до 2 товаров, каждый за 1 ПО («Мир самоцветов» и «Разрушенный завод пришельцев»)',
  );
  expect(wordsAt(en, VIEW).action(ACTIONS.pay, seatNames)).toBe('Use Space Mercenaries: 2 cards for Military');
  expect(wordsAt(en, VIEW).action({ type: 'pay', use: [5], cards: 0 }, seatNames)).toBe('Discard Colony Ship from your tableau: no cards');
  expect(wordsAt(ru, VIEW)).toBe(wordsAt(ru, { ...VIEW, players: [...VIEW.players] }));
});

test('[RG-14.11] alone, how the match ended says what the robot has', () => {
  const state = raceForTheGalaxy.position({
    stage: 'over',
    players: [{ tableau: ['Old Earth'], chips: 3 }],
    robot: { tableau: ['New Sparta', 'Gem World'], startWorld: 'New Sparta', chips: 4, placedCounters: 1 },
  });
  const view = raceForTheGalaxy.view(state, 0);
  expect(wordsAt(en, view).endings.pool).toBe('The last VP chip of the pool was taken. The robot has 12 VP.');
  expect(wordsAt(ru, view).endings.pool).toMatch(/ У робота 12 ПО\.$/);
  expect(en.endings.pool).toBe('The last VP chip of the pool was taken.');
});

test('lines read as players speak', () => {
  expect(en.event(EVENTS.paid, () => 'Vera')).toBe('Vera conquers Pirate World with Space Mercenaries for 2 cards');
  expect(ru.event(EVENTS['robot-rolled'], seatNames)).toBe(
    'На кубиках робота «Исследование» и «Совпадение»: «Исследование» и «Производство»',
  );
  expect(ru.event(WHOLE[3], () => 'Вера')).toBe('Вера сбрасывает карту «Проект „Галактический геном“» в уплату');
  expect(en.action(ACTIONS['choose-actions'], seatNames)).toBe('Develop + Develop');
});
