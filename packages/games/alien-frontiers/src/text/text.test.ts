import { LOCALES, type OptionText, plural } from '@orrery/engine';
import { describe, expect, test } from 'vitest';
import type { Action, Target } from '../actions.ts';
import { TECH_IDS } from '../cards/tech.ts';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import { ENDINGS, POINT_SOURCES } from '../flow/score.ts';
import { OPTIONS } from '../options.ts';
import { REFUSAL_CODES } from '../refusals.ts';
import { FACILITIES, FIELDS, TERRITORIES } from '../state.ts';
import { text as en } from './en/index.ts';
import { price, shipsCount, tokens } from './ru/cases.ts';
import { text as ru } from './ru/index.ts';
import { PIECES } from './shape.ts';

const texts = { en, ru };
const names = (seat: number): string => ['Вера', 'Борис', 'Глеб', 'Анна'][seat];

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

const ACTIONS: { [Type in Action['type']]: Extract<Action, { type: Type }> } = {
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

const EVENTS: { [Type in Event['type']]: Extract<Event, { type: Type }> } = {
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

const DECISIONS: { [Ask in Decision['ask']]: Extract<Decision, { ask: Ask }> } = {
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

/** Every sentence and name of one language, by where it stands. */
function sentences(locale: 'en' | 'ru'): Map<string, string> {
  const text = texts[locale];
  const found = new Map<string, string>([
    ['name', text.name],
    ['tagline', text.tagline],
  ]);
  for (const [id, { name, help }] of Object.entries(text.terms)) found.set(`terms.${id}.name`, name).set(`terms.${id}.help`, help);
  for (const [id, option] of Object.entries<OptionText>(text.options)) {
    found.set(`options.${id}.label`, option.label).set(`options.${id}.help`, option.help);
    for (const [choice, words] of Object.entries(option.choices ?? {})) found.set(`options.${id}.${choice}`, words);
  }
  for (const [code, words] of Object.entries(text.sources)) found.set(`sources.${code}`, words);
  for (const [code, words] of Object.entries(text.endings)) found.set(`endings.${code}`, words);
  for (const [index, sentence] of text.primer.entries()) found.set(`primer.${index}`, sentence);
  for (const action of Object.values(ACTIONS)) found.set(`action.${action.type}`, text.action(action, names));
  for (const card of TECH_IDS)
    for (const target of Object.values(TARGETS)) {
      found.set(`power.${card}.${target.kind}`, text.action({ type: 'use-power', card, target }, names));
      found.set(`discard.${card}.${target.kind}`, text.action({ type: 'discard-card', card, target }, names));
    }
  for (const event of Object.values(EVENTS))
    if (event.type !== 'turn-ended') found.set(`event.${event.type}`, text.event(event, names) ?? '');
  for (const decision of Object.values(DECISIONS)) found.set(`decision.${decision.ask}`, text.decision(decision, names));
  for (const code of REFUSAL_CODES) found.set(`refusal.${code}`, text.refusal({ code, rule: 'AF-1.1', values: VALUES }));
  return found;
}

const spoken = { en: sentences('en'), ru: sentences('ru') };

describe.each(LOCALES)('the words of Alien Frontiers in %s', (locale) => {
  const text = texts[locale];

  test('name every facility, territory, card, field, token and piece, and nothing else', () => {
    const ids = [...FACILITIES, ...TERRITORIES, ...TECH_IDS, ...FIELDS, 'fuel', 'ore', ...PIECES];
    expect(Object.keys(text.terms).sort()).toEqual([...ids].sort());
    const all = Object.values(text.terms).map(({ name }) => name);
    expect(new Set(all).size).toBe(all.length);
  });

  test('explain every option and every choice, every source of points and every ending', () => {
    expect(Object.keys(text.options).sort()).toEqual(Object.keys(OPTIONS).sort());
    for (const [id, field] of Object.entries(OPTIONS)) {
      const { choices }: OptionText = Object.entries<OptionText>(text.options).find(([key]) => key === id)![1];
      expect(Object.keys(choices ?? {}).sort()).toEqual(field.kind === 'choice' ? [...field.choices].sort() : []);
    }
    expect(Object.keys(text.sources)).toEqual([...POINT_SOURCES]);
    expect(Object.keys(text.endings)).toEqual([...ENDINGS]);
  });

  test('are nowhere empty, cut short or filled with an unknown value', () => {
    for (const [where, sentence] of spoken[locale]) {
      expect(sentence.trim(), where).toBe(sentence);
      expect(sentence, where).not.toMatch(/^$|undefined|NaN|\[object|\s{2}|\s[,.:;!?]/);
    }
  });

  test('end a help, a question and a refusal like a sentence, and an action or a log line without a full stop', () => {
    for (const [where, sentence] of spoken[locale]) {
      if (/help|^refusal|^decision|^primer|^endings/.test(where)) expect(sentence, where).toMatch(/[.?!]$/);
      if (/^action|^event|^power|^discard/.test(where)) expect(sentence, where).not.toMatch(/\.$/);
    }
  });

  test('answer an unknown refusal with its rule', () => {
    expect(text.refusal({ code: 'from-a-later-version', rule: 'AF-99.1' })).toContain('AF-99.1');
  });
});

test('both languages say the same things', () => {
  expect([...spoken.ru.keys()]).toEqual([...spoken.en.keys()]);
  expect(ru.primer).toHaveLength(en.primer.length);
});

test('Russian keeps no Latin letters and repeats no English sentence', () => {
  for (const [where, sentence] of spoken.ru) {
    expect(sentence, where).not.toMatch(/[A-Za-z]/);
    if (/[A-Za-z]/.test(spoken.en.get(where)!)) expect(sentence, where).not.toBe(spoken.en.get(where));
  }
});

test('English keeps no Cyrillic but the names of players', () => {
  const players = new RegExp([0, 1, 2, 3].map(names).join('|'), 'g');
  for (const [where, sentence] of spoken.en) expect(sentence.replace(players, ''), where).not.toMatch(/[а-яё]/i);
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
  expect(en.event(docked, () => 'Vera')).toBe('Vera docks 4 and 6 at the Lunar Mine');
  expect(ru.event(docked, () => 'Вера')).toBe('Вера ставит корабли 4 и 6 в Лунную Шахту');
  expect(en.action(ACTIONS['use-power'], names)).toBe('Booster Pod: turn 3 to 4');
  expect(ru.action({ type: 'use-power', card: 'polarity-device', target: TARGETS.ship }, names)).toBe(
    'Поляризующее Устройство: корабль 3 станет 4',
  );
  expect(ru.event(EVENTS['control-changed'], names)).toBe('Вера забирает Пустыню Берроуза у игрока Борис');
});
