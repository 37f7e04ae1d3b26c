import type { Found, Json, Reason } from '@orrery/engine';
import { reasonFor, together } from '@orrery/study';
import { expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { theseusBot } from '../bot/index.ts';
import type { Room } from '../cards/sectors.ts';
import { type State, theseus } from '../index.ts';
import { differences } from './differences.ts';
import { words as en } from './en.ts';
import { reasons } from './index.ts';
import { words as ru } from './ru.ts';
import type { Term } from './terms.ts';

const UNITS = { aliens: ['alien-hive a', 'alien-hive b', 'alien-hive c'], marines: ['corridors a', 'corridors b', 'corridors c'] };

/** A duel in the middle of the turn of the Marines. */
function standing(described: Record<string, Json>): State {
  return theseus.position({ factions: ['aliens', 'marines'], units: UNITS, turn: { seat: 'marines' }, ...described });
}

const SEAT = 1;

function said(state: State, found: readonly Found<Term>[], kind: 'clear' | 'close' = 'clear') {
  const about = { view: theseus.view(state, SEAT), seat: SEAT, names: (seat: number) => ['Ann', 'Bob'][seat] };
  const reason: Reason<Term> = { kind, gains: found.filter(({ worth }) => worth > 0), prices: found.filter(({ worth }) => worth < 0) };
  return { en: en.tell(reason, about), ru: ru.tell(reason, about) };
}

const own = (one: State, other: State, start: State) =>
  together([differences(one, other, { seat: SEAT, start })]).filter(({ term }) => 'seat' in term && term.seat === SEAT && 'card' in term);

test('a card that is installed is not also one that no longer waits', () => {
  const waits = standing({ pending: { 'landing-platform': ['fire'] } });
  const installed = standing({ cards: { 'tech-bay': ['fire'] } });
  const found = own(installed, waits, waits);
  expect(found.map(({ term }) => term.of)).toEqual(['installed']);
  expect(said(waits, found)).toEqual({
    en: 'You install Fire in the Tech Bay.',
    ru: 'Вы устанавливаете карту «Огонь» в Техническом отсеке.',
  });
});

test('one card in one of two places is told once, and by where it does more', () => {
  const start = standing({ pending: { 'landing-platform': ['armory'] } });
  const found = own(standing({ cards: { 'tech-bay': ['armory'] } }), standing({ cards: { 'alien-hive': ['armory'] } }), start);
  expect(found.map(({ term }) => term.of)).toEqual(['placed']);
  expect(said(start, found)).toEqual({
    en: 'Armory does more in the Tech Bay than in the Alien Hive.',
    ru: 'От карты «Арсенал» в Техническом отсеке больше пользы, чем в Улье Чужих.',
  });
});

test('a second copy that waits is not one that still waits', () => {
  const start = standing({ pending: { 'landing-platform': ['fire'] } });
  const two = standing({ pending: { 'landing-platform': ['fire', 'fire'] } });
  expect(said(start, own(two, start, start)).en).toBe('You have Fire waiting to be installed.');
  expect(said(start, own(start, standing({}), start)).en).toBe('You still have Fire waiting to be installed.');
});

test('a token that is kept is kept for later, and what is not done for it is told', () => {
  const start = standing({ players: { marines: { upgrades: 1 } } });
  const upgraded = standing({ units: { ...UNITS, marines: [{ at: 'corridors a', upgraded: true }, 'corridors b', 'corridors c'] } });
  const found = together([differences(start, upgraded, { seat: SEAT, start })]).filter(
    ({ term }) => term.of === 'tokens' || term.of === 'better-side',
  );
  expect(said(start, found, 'close')).toEqual({
    en: 'You keep 1 Upgrade token for later. For now that means: you do not upgrade a Marine.',
    ru: 'Вы сохраняете 1 жетон улучшения на потом. Пока это значит вот что: вы не улучшаете Десантника.',
  });
});

test('in what a card differs that is there both ways', () => {
  const at = (upgrades: number) => standing({ cards: { corridors: [{ card: 'landmine', upgrades }] } });
  expect(said(at(0), own(at(1), at(0), at(0)))).toEqual({
    en: 'Your card Landmine in the Corridors stands at 3 instead of 2.',
    ru: 'Ваша карта «Противопехотная мина» в Коридорах имеет силу 3, а не 2.',
  });
});

test('where nothing speaks for an action by the end of the turn, the two ways are compared again a round later', () => {
  const state = standing({});
  const view = theseus.view(state, SEAT);
  const legal: readonly Action[] = theseus.legal(state, SEAT);
  const asked: string[] = [];
  const later: typeof reasons.later = (_, kind) => {
    asked.push(kind);
    return undefined;
  };
  const game = { module: theseus, knowledge: theseusBot, reasons: { ...reasons, later } };
  for (const worse of legal.slice(1)) reasonFor(game, { seat: SEAT, view, salt: 'later' }, { better: legal[0], worse });
  expect(asked.length).toBeGreaterThan(0);
  const term: Term = { of: 'life', seat: SEAT, amount: 1 };
  const told: Reason<Term> = { kind: 'clear', gains: [{ term, worth: 1, share: 1 }], prices: [], isLater: true };
  expect(en.tell(told, { view, seat: SEAT, names: String })).toBe('A round later, if all goes as expected, you have 1 life more.');
  expect(ru.tell(told, { view, seat: SEAT, names: String })).toBe('Через круг, если всё пойдёт как ожидается, у вас на 1 жизнь больше.');
});

test('one card instead of another in the same sector is told by which does more', () => {
  const start = standing({ pending: { 'landing-platform': ['fire', 'armory'] } });
  const at = (card: string, left: string) => standing({ cards: { 'tech-bay': [card] }, pending: { 'landing-platform': [left] } });
  const found = own(at('fire', 'armory'), at('armory', 'fire'), start);
  expect(
    said(
      start,
      found.filter(({ term }) => term.of === 'chosen'),
    ),
  ).toEqual({
    en: 'Fire does more in the Tech Bay than Armory would.',
    ru: 'От карты «Огонь» в Техническом отсеке больше пользы, чем было бы от карты «Арсенал».',
  });
});

test('a second copy is told by where it does more, and is not one that works again', () => {
  const cards = (corridors: readonly Json[], bay: readonly Json[]) => standing({ cards: { corridors, 'tech-bay': bay } });
  const start = standing({ cards: { corridors: ['fire'] }, pending: { 'landing-platform': ['fire'] } });
  const found = own(cards(['fire', 'fire'], []), cards(['fire'], ['fire']), start);
  expect(found.map(({ term }) => term.of)).toEqual(['placed']);
  const term: Term = {
    of: 'installed',
    ...{ seat: SEAT, card: 'fire', sector: 'corridors', now: 300, else: 100, count: 2, elseCount: 1 },
    ...{ isOn: true, elseIsOn: false, wasOn: false },
    shows: { strength: 0, counter: 0, isArmed: false, isLent: false },
    elseShows: { strength: 0, counter: 0, isArmed: false, isLent: false },
  };
  expect(said(start, [{ term, worth: 2, share: 1 }])).toEqual({
    en: 'Your card Fire in the Corridors gets a second copy.',
    ru: 'Ваша карта «Огонь» в Коридорах получает вторую копию.',
  });
});

test('what is kept is not kept for later where the price is another thing used up', () => {
  const start = standing({ players: { marines: { upgrades: 1 } } });
  const kept: Found<Term> = { term: { of: 'tokens', seat: SEAT, amount: 1, course: 'keep' }, worth: 0.75, share: 1 };
  const spent: Found<Term> = { term: { of: 'bonus', seat: SEAT, card: 'gateway', amount: -1, course: 'lose' }, worth: -1, share: 1 };
  expect(said(start, [kept, spent], 'close').en).toMatch(/^You keep 1 Upgrade token\. That has to make up for this: you give up /);
});

test('from the set-up on only what one has done oneself is told a round later, and nothing of two rooms of a sector', () => {
  const own: Term = { of: 'tokens', seat: SEAT, amount: 1, course: 'gain' };
  const theirs: Term = { ...own, seat: 0 };
  const wound: Term = { of: 'life', seat: 0, amount: -1 };
  const waits: Term = { of: 'pending', seat: SEAT, card: 'fire', amount: 1, course: 'keep' };
  const setUp = { ...standing({}), turn: { ...standing({}).turn, number: 0 } };
  expect([own, theirs, wound, waits].map((term) => reasons.isOwn?.(term, SEAT, setUp))).toEqual([true, false, true, false]);
  expect(reasons.isOwn?.(theirs, SEAT, standing({}))).toBe(true);
  const to = (place: number, room: Room): Action => ({ type: 'place-unit', to: { place, room } });
  expect(reasons.later?.(setUp, 'same', { better: to(1, 'a'), worse: to(1, 'c') })).toBeUndefined();
  expect(reasons.later?.(setUp, 'same', { better: to(1, 'a'), worse: to(2, 'a') })).toBeDefined();
});

test('a pending card that the Malfunction token lies on is told where nothing else speaks for it', () => {
  const start = standing({ cards: { 'tech-bay': ['armory'] }, pending: { 'alien-hive': ['hive'] } });
  const found: Found<Term> = { term: { of: 'broken', seat: 0, card: 'hive' }, worth: 0.04, share: 1 };
  expect(said(start, [found])).toEqual({
    en: 'Ann’s Hive cannot be installed for now.',
    ru: 'Карту «Улей» игрока Ann пока нельзя установить.',
  });
  const at = (malfunction: Json) => standing({ cards: { 'tech-bay': ['hive'] }, pending: { 'alien-hive': ['vent'] }, malfunction });
  const [bay, hive] = [at('tech-bay 0'), at('alien-hive pending 0')];
  expect(differences(hive, bay, { seat: SEAT, start: bay }).map(({ term }) => term.of)).toContain('broken');
  expect(differences(bay, hive, { seat: SEAT, start: bay }).map(({ term }) => term.of)).not.toContain('broken');
});

test('a unit that is lost with its better side up is told once', () => {
  const pandora = (units: readonly Json[]) =>
    theseus.position({ factions: ['pandora', 'aliens'], units: { pandora: [...units], aliens: UNITS.aliens }, turn: { seat: 'pandora' } });
  const three = ['tech-bay a', 'tech-bay b', 'corridors a'];
  const start = pandora([...three, { at: 'corridors b', upgraded: true, kind: 'runner' }]);
  const found = differences(start, pandora(three), { seat: 0, start }).map(({ term }) => term.of);
  expect(found).toContain('unit');
  expect(found).not.toContain('better-side');
});

test('a round later, too, what speaks for it is told with what speaks against it', () => {
  const start = standing({});
  const life: Found<Term> = { term: { of: 'life', seat: SEAT, amount: 1 }, worth: 1, share: 1 };
  const wound: Found<Term> = { term: { of: 'life', seat: 0, amount: 2 }, worth: -2, share: 1 };
  const told: Reason<Term> = { kind: 'close', gains: [life], prices: [wound], isLater: true };
  const about = { view: theseus.view(start, SEAT), seat: SEAT, names: (seat: number) => ['Ann', 'Bob'][seat] };
  expect(en.tell(told, about)).toBe(
    'A round later, if all goes as expected, you have 1 life more. That has to make up for this: Ann has 2 life more.',
  );
  expect(ru.tell(told, about)).toBe(
    'Через круг, если всё пойдёт как ожидается, у вас на 1 жизнь больше. Это должно окупить вот что: у игрока Ann на 2 жизни больше.',
  );
});

test('where one unit is upgraded either way, the second one is one more or one fewer', () => {
  const up = (count: number) =>
    standing({ units: { ...UNITS, marines: UNITS.marines.map((at, index) => ({ at, upgraded: index < count })) } });
  const sides = (one: State, other: State) =>
    together([differences(one, other, { seat: SEAT, start: up(0) })]).filter(({ term }) => term.of === 'better-side');
  expect(said(up(0), sides(up(2), up(1))).en).toBe('You have 1 upgraded Marine more.');
  expect(said(up(0), sides(up(1), up(2)), 'close').en).toMatch(/you have 1 upgraded Marine fewer/);
  expect(said(up(0), sides(up(1), up(0))).en).toBe('You upgrade a Marine.');
});

test('a card that one way puts here and another one that the other puts there are told by which does more', () => {
  const start = standing({ pending: { 'landing-platform': ['fire', 'armory'] } });
  const one = standing({ cards: { 'tech-bay': ['fire'] }, pending: { 'landing-platform': ['armory'] } });
  const other = standing({ cards: { 'alien-hive': ['armory'] }, pending: { 'landing-platform': ['fire'] } });
  const chosen = [...own(one, other, start), ...own(other, one, start)].filter(({ term, worth }) => term.of === 'chosen' && worth > 0);
  expect(chosen).toHaveLength(1);
  expect(said(start, chosen).en).toMatch(/^(Fire|Armory) does more in the .+ than (Armory|Fire) would in the .+\.$/);
});
