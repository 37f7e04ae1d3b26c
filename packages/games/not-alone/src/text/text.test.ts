import { isKeyOf, isPhrase, LOCALES, wordsAt } from '@orrery/engine';
import { type ActionSamples, type DecisionSamples, describeTexts, type EventSamples, type Placed, seatNames } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import type { Action, Target } from '../actions.ts';
import { ADAPTATION_IDS } from '../cards/adaptations.ts';
import { CHARACTER_IDS } from '../cards/characters.ts';
import { HUNT_IDS } from '../cards/hunt.ts';
import { PLACE_IDS } from '../cards/places.ts';
import { SURVIVAL_IDS } from '../cards/survival.ts';
import { SURVIVOR_IDS, SURVIVORS } from '../cards/survivors.ts';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import { ENDINGS, POINT_SOURCES } from '../flow/score.ts';
import { OPTIONS } from '../options.ts';
import { PHRASES, type PhraseBlank } from '../phrases.ts';
import { REFUSAL_CODES } from '../refusals.ts';
import { HUNT_TOKENS, STAGES } from '../state.ts';
import { firstText as firstEn } from './en/first.ts';
import { text as en } from './en/index.ts';
import { placeCards, steps, survivors, upToPlaceCards, will } from './ru/cases.ts';
import { firstText as firstRu } from './ru/first.ts';
import { text as ru } from './ru/index.ts';
import { PIECES } from './shape.ts';

const texts = { en, ru };

/** One of every kind of target, action, event and question; `Record` by kind, so a new kind fails to compile. */
const TARGETS: { [Kind in Target['kind']]: Extract<Target, { kind: Kind }> } = {
  none: { kind: 'none' },
  hunted: { kind: 'hunted', seat: 1 },
  place: { kind: 'place', place: 4 },
  pair: { kind: 'pair', places: [5, 10] },
  'hunted-and-card': { kind: 'hunted-and-card', seat: 1, card: 'beach' },
  visit: { kind: 'visit', seat: 1, card: 'jungle', to: 7 },
  token: { kind: 'token', token: 'creature', to: 3 },
  'own-card': { kind: 'own-card', card: 'river' },
  swap: { kind: 'swap', out: 'river', in: 'laboratory' },
  power: { kind: 'power', card: 'jungle', place: 3, way: 'lay-two' },
  'hunt-card': { kind: 'hunt-card', card: 'mirage' },
  'survival-card': { kind: 'survival-card', card: 'dodge' },
  adaptation: { kind: 'adaptation', adaptation: 'spores' },
  adaptations: { kind: 'adaptations', out: 'spores', in: 'talons' },
  'survival-and-adaptation': { kind: 'survival-and-adaptation', card: 'dodge', adaptation: 'spores' },
  'sanctuary-steps': { kind: 'sanctuary-steps', steps: 2 },
};

const ACTIONS: ActionSamples<Action> = {
  volunteer: { type: 'volunteer', willing: true },
  'choose-side': { type: 'choose-side', side: 'b' },
  'choose-character': { type: 'choose-character', character: 'kelly' },
  'choose-adaptation': { type: 'choose-adaptation', adaptation: 'wits' },
  resist: { type: 'resist', will: 1 },
  'give-up': { type: 'give-up' },
  'lay-place': { type: 'lay-place', card: 'river' },
  'take-up-places': { type: 'take-up-places' },
  'play-hunt': { type: 'play-hunt', card: 'force-field', target: TARGETS.pair },
  'play-survival': { type: 'play-survival', card: 'sacrifice', target: TARGETS['own-card'] },
  'use-character': { type: 'use-character', character: 'nadia-kern', target: TARGETS['survival-and-adaptation'] },
  'use-adaptation': { type: 'use-adaptation', adaptation: 'foresight', target: TARGETS['hunted-and-card'] },
  pass: { type: 'pass' },
  'place-token': { type: 'place-token', token: 'artemia', at: [2, 3] },
  'end-hunting': { type: 'end-hunting' },
  'keep-place': { type: 'keep-place', card: 'river' },
  'swap-place': { type: 'swap-place', out: 'river', in: 'laboratory' },
  'use-power': { type: 'use-power', card: 'lair', from: 4, way: 'use-marker' },
  'return-instead': { type: 'return-instead', card: 'jungle', returned: 'river' },
  'rescue-survivor': { type: 'rescue-survivor', card: 'jungle', survivor: 'michelle-west' },
  fortify: { type: 'fortify', card: 'river' },
  'do-nothing': { type: 'do-nothing', card: 'river' },
  'return-place': { type: 'return-place', card: 'river' },
  'discard-place': { type: 'discard-place', card: 'shelter' },
  'discard-survival': { type: 'discard-survival', card: 'sacrifice' },
  'discard-survivor': { type: 'discard-survivor', index: 0 },
  'keep-survival': { type: 'keep-survival', card: 'drone' },
  'take-place': { type: 'take-place', card: 'laboratory' },
  heal: { type: 'heal', seat: 1 },
  'lose-will': { type: 'lose-will' },
  'show-place': { type: 'show-place', card: 'river' },
  'hide-place': { type: 'hide-place', card: 'river' },
  'put-under': { type: 'put-under', card: 'virus' },
  'put-adaptation-under': { type: 'put-adaptation-under', adaptation: 'spores' },
  'drop-adaptation': { type: 'drop-adaptation', adaptation: 'spores' },
  'pay-to-keep': { type: 'pay-to-keep' },
  'put-back-dna': { type: 'put-back-dna', count: 2 },
  shelter: { type: 'shelter' },
  'name-place': { type: 'name-place', place: 3 },
  'move-creature': { type: 'move-creature', to: 3 },
  decline: { type: 'decline' },
  adapt: { type: 'adapt' },
  hide: { type: 'hide', quietly: true },
  'draw-adaptation': { type: 'draw-adaptation', level: 2 },
  develop: { type: 'develop', adaptation: 'spores' },
  'discard-adaptation': { type: 'discard-adaptation', adaptation: 'spores' },
  'move-sanctuary-on': { type: 'move-sanctuary-on' },
};

const EVENTS: EventSamples<Event> = {
  'volunteers-heard': { type: 'volunteers-heard', volunteers: [0, 1] },
  'creature-chosen': { type: 'creature-chosen', seat: 0 },
  'side-chosen': { type: 'side-chosen', seat: 0, side: 'b' },
  'adaptation-drawn': { type: 'adaptation-drawn', level: 2, cause: 'adapt' },
  'characters-chosen': { type: 'characters-chosen', characters: [{ seat: 1, character: 'xia' }] },
  'adaptation-chosen': { type: 'adaptation-chosen', adaptation: 'wits' },
  'turn-began': { type: 'turn-began', turn: 3 },
  'phase-began': { type: 'phase-began', phase: 2 },
  resisted: { type: 'resisted', seat: 1, will: 2 },
  'gave-up': { type: 'gave-up', seat: 1, forced: true },
  'place-laid': { type: 'place-laid', seat: 1 },
  'places-taken-up': { type: 'places-taken-up', seat: 1 },
  'choices-undone': { type: 'choices-undone', cause: 'hunt:despair', seats: [1, 2] },
  answered: { type: 'answered', seat: 1, ask: 'keep-place' },
  'hunt-played': { type: 'hunt-played', card: 'flashback', target: TARGETS.hunted, copies: 'anticipation' },
  'survival-played': { type: 'survival-played', seat: 1, card: 'wrong-track', target: TARGETS.token },
  'character-used': { type: 'character-used', seat: 1, character: 'nadia-kern', target: TARGETS['survival-and-adaptation'] },
  'adaptation-used': { type: 'adaptation-used', adaptation: 'instincts', target: TARGETS.hunted },
  passed: { type: 'passed', seat: 1 },
  'token-placed': { type: 'token-placed', token: 'artemia', at: [2, 3], from: [] },
  'token-moved': { type: 'token-moved', token: 'creature', from: [2], to: 3, cause: 'survival:wrong-track' },
  'hunted-moved': { type: 'hunted-moved', seat: 1, card: 'jungle', from: 2, to: 3, cause: 'hunt:detour' },
  'hunting-ended': { type: 'hunting-ended' },
  'place-kept': { type: 'place-kept', seat: 1 },
  'play-swapped': { type: 'play-swapped', seat: 1, cause: 'survival:vortex' },
  'places-revealed': { type: 'places-revealed', plays: [{ seat: 1, cards: ['jungle', 'river'] }] },
  'step-began': { type: 'step-began', step: 1 },
  'power-used': { type: 'power-used', seat: 1, card: 'lair', place: 'wreck', way: 'step-rescue', isCopy: true, cause: 'place:lair' },
  'stood-idle': { type: 'stood-idle', seat: 1, card: 'rover', because: 'hunt:mirage' },
  'places-returned': { type: 'places-returned', seat: 1, count: 2, cause: 'resist' },
  'played-returned': { type: 'played-returned', seat: 1, card: 'jungle', cause: 'place:jungle' },
  'places-discarded': { type: 'places-discarded', seat: 1, count: 1, cause: 'token:artemia' },
  'place-taken': { type: 'place-taken', seat: 1, card: 'wreck', cause: 'place:rover' },
  'place-removed': { type: 'place-removed', seat: 1, card: 'monolith' },
  'marker-moved': { type: 'marker-moved', seat: 1, on: true, cause: 'survival:ingenuity' },
  'will-lost': { type: 'will-lost', seat: 1, will: 2, left: 1, cause: 'caught' },
  'will-spared': { type: 'will-spared', seat: 1, cause: 'survival:bravery' },
  'will-regained': { type: 'will-regained', seat: 1, will: 1, left: 3, cause: 'place:source' },
  'hit-by-artemia': { type: 'hit-by-artemia', seat: 1, card: 'jungle' },
  caught: { type: 'caught', seat: 1, cards: ['wreck'] },
  'last-will-lost': { type: 'last-will-lost', seats: [1, 2] },
  'hunted-reset': { type: 'hunted-reset', seat: 1, will: 3, count: 4 },
  'rescue-moved': { type: 'rescue-moved', steps: 1, left: 6, cause: 'end-of-turn' },
  'rescue-held': { type: 'rescue-held', cause: 'hunt:stasis' },
  'assimilation-moved': { type: 'assimilation-moved', steps: 1, left: 6, cause: 'caught' },
  'hand-shown': { type: 'hand-shown', seat: 1, count: 2, cause: 'hunt:phobia' },
  'hand-asked': { type: 'hand-asked', seat: 1, card: 'river', cause: 'adaptation:foresight' },
  'play-asked': { type: 'play-asked', seat: 1, cause: 'adaptation:cunning' },
  'piles-darkened': { type: 'piles-darkened', cause: 'survival:smokescreen', seats: [1, 2] },
  'piles-opened': { type: 'piles-opened', piles: [{ seat: 1, cards: ['river'] }] },
  'survival-drawn': { type: 'survival-drawn', seat: 1, count: 1, cause: 'place:source' },
  'survival-discarded': { type: 'survival-discarded', seat: 1, card: 'drone', cause: 'hunt:toxin' },
  'survival-salvaged': { type: 'survival-salvaged', seat: 1, card: 'drone', cause: 'survival:salvage' },
  'survival-reshuffled': { type: 'survival-reshuffled', cards: 12 },
  'hunt-drawn': { type: 'hunt-drawn', count: 2 },
  'hunt-discarded': { type: 'hunt-discarded', card: 'virus', cause: 'adaptation:cleverness' },
  'hunt-put-under': { type: 'hunt-put-under', count: 2, cause: 'survival:strike-back' },
  'hunt-looked-at': { type: 'hunt-looked-at', seat: 1, count: 3, cause: 'survival:scanner' },
  'hunt-reshuffled': { type: 'hunt-reshuffled', cards: 21 },
  'play-discarded': { type: 'play-discarded', seat: 1, count: 1 },
  'tokens-taken-back': { type: 'tokens-taken-back' },
  'survivor-rescued': { type: 'survivor-rescued', seat: 1, survivor: 'michelle-west', works: false },
  'survivor-taken': { type: 'survivor-taken', seat: 1, cause: 'place:camp' },
  'survivors-gone': { type: 'survivors-gone', seat: 1, count: 2, cause: 'shelter' },
  'survivors-shown': { type: 'survivors-shown', survivors: ['michelle-west'] },
  'defense-moved': { type: 'defense-moved', steps: 1, left: 4, seat: 1, cause: 'fortify' },
  'bonus-reached': { type: 'bonus-reached', bonus: 'will' },
  'sanctuary-moved': { type: 'sanctuary-moved', from: 3, to: 4, cause: 'hunt:sandstorm' },
  'sanctuary-stayed': { type: 'sanctuary-stayed', cause: 'survival:anchor' },
  'adaptation-blocked': { type: 'adaptation-blocked', cause: 'survivor:hanna-brandt' },
  'dna-taken': { type: 'dna-taken', count: 3, cause: 'hide' },
  'dna-put-back': { type: 'dna-put-back', count: 1, cause: 'bonus:put-back-dna' },
  adapted: { type: 'adapted' },
  hid: { type: 'hid', quietly: false },
  'adaptation-skipped': { type: 'adaptation-skipped' },
  'adaptation-developed': { type: 'adaptation-developed', adaptation: 'scavenger', cost: 2 },
  'adaptation-discarded': { type: 'adaptation-discarded', adaptation: 'scavenger', cause: 'place:monolith' },
  'adaptation-kept': { type: 'adaptation-kept', adaptation: 'scavenger' },
  'adaptation-put-under': { type: 'adaptation-put-under', count: 1, cause: 'hunt:variability' },
  'match-ended': { type: 'match-ended', because: 'rescued' },
};
/** Other events of the same moment tell them better. */
const SILENT: readonly Event['type'][] = ['passed', 'step-began', 'tokens-taken-back'];

/** Heard whole, by whom they concern. */
const WHOLE: readonly Event[] = [
  { ...EVENTS['adaptation-drawn'], adaptation: 'spores' },
  { ...EVENTS['place-laid'], card: 'river' },
  { ...EVENTS['place-kept'], card: 'river' },
  { ...EVENTS['play-swapped'], out: 'river', in: 'laboratory' },
  { ...EVENTS['places-returned'], cards: ['river', 'beach'] },
  { ...EVENTS['places-discarded'], cards: ['laboratory'] },
  { ...EVENTS['hunted-reset'], cards: ['river', 'beach', 'jungle', 'rover'] },
  { ...EVENTS['hand-shown'], cards: ['river', 'beach'] },
  { ...EVENTS['hand-asked'], has: false },
  { ...EVENTS['play-asked'], row: 'lower' },
  { ...EVENTS['survival-drawn'], cards: ['drone'] },
  { ...EVENTS['hunt-drawn'], cards: ['virus', 'clone'] },
  { ...EVENTS['hunt-put-under'], cards: ['virus', 'clone'] },
  { ...EVENTS['hunt-looked-at'], cards: ['virus', 'clone', 'toxin'] },
  { ...EVENTS['play-discarded'], cards: ['river'] },
  { ...EVENTS['adaptation-put-under'], adaptation: 'spores' },
];

const because = 'hunt:scream';
const DECISIONS: DecisionSamples<Decision> = {
  volunteer: { ask: 'volunteer', seat: 1, because },
  'choose-side': { ask: 'choose-side', seat: 1, because },
  'draw-adaptations': { ask: 'draw-adaptations', seat: 1, because, count: 2 },
  'choose-character': { ask: 'choose-character', seat: 1, because, from: ['xia', 'kelly'] },
  'choose-adaptation': { ask: 'choose-adaptation', seat: 1, because, from: ['wits'] },
  'return-places': { ask: 'return-places', seat: 1, because, atMost: 2, least: 0 },
  'return-this-or-one': { ask: 'return-this-or-one', seat: 1, because, card: 'river' },
  'discard-places': { ask: 'discard-places', seat: 1, because, count: 2 },
  'discard-or-lose-will': { ask: 'discard-or-lose-will', seat: 1, because, count: 2, hasBegun: false },
  'discard-survival': { ask: 'discard-survival', seat: 1, because },
  'discard-survivor': { ask: 'discard-survivor', seat: 1, because },
  'discard-survival-or-survivor': { ask: 'discard-survival-or-survivor', seat: 1, because },
  'keep-survival': { ask: 'keep-survival', seat: 1, because, cards: ['drone', 'gate'] },
  'keep-place': { ask: 'keep-place', seat: 1, because },
  'take-place': { ask: 'take-place', seat: 1, because, from: ['swamp'], mayDecline: true },
  heal: { ask: 'heal', seat: 1, because, seats: [1, 2], mayDecline: true },
  'show-places': { ask: 'show-places', seat: 1, because, count: 1 },
  'hide-places': { ask: 'hide-places', seat: 1, because, count: 2 },
  'put-hunt-under': { ask: 'put-hunt-under', seat: 1, because, atMost: 3 },
  'put-adaptations-under': { ask: 'put-adaptations-under', seat: 1, because, atMost: 2, done: 0 },
  'drop-adaptation': { ask: 'drop-adaptation', seat: 1, because, mayDecline: true, removes: 'nothing' },
  'keep-adaptation': { ask: 'keep-adaptation', seat: 0, because, adaptation: 'spores', removes: 'nothing', by: 1 },
  'put-back-dna': { ask: 'put-back-dna', seat: 1, because, atMost: 2 },
  'swap-played': { ask: 'swap-played', seat: 1, because },
  shelter: { ask: 'shelter', seat: 1, because },
  'answer-fortify': { ask: 'answer-fortify', seat: 1, because, by: 2 },
  'name-place': { ask: 'name-place', seat: 0, because, from: [2, 4] },
  'move-creature': { ask: 'move-creature', seat: 0, because, to: [2, 4] },
  'move-sanctuary-on': { ask: 'move-sanctuary-on', seat: 0, because },
  'use-copied-power': { ask: 'use-copied-power', seat: 1, because, card: 'jungle', places: [4] },
  'return-played': { ask: 'return-played', seat: 1, because, from: ['jungle', 'river'] },
  explore: { ask: 'explore', seat: 1, left: 2 },
  stalk: { ask: 'stalk', seat: 0, after: 0 },
  hunt: { ask: 'hunt', seat: 0 },
  window: { ask: 'window', seat: 1, stage: 'creature-window', phase: 3, after: 0 },
  interrupt: { ask: 'interrupt', seat: 1, phase: 3 },
  act: { ask: 'act', seat: 1, cards: ['jungle', 'river'] },
  'adapt-or-hide': { ask: 'adapt-or-hide', seat: 0 },
  adapting: { ask: 'adapting', seat: 0 },
};

/** Values every refusal could name; each sentence takes its own. */
const VALUES = {
  seat: 1, ask: 'explore', will: 2, have: 1, card: 'beach', place: 4, needed: 2, phase: 2, limit: 1, cards: 2, token: 'artemia', left: 1,
  sanctuary: 3, character: 'xia', adaptation: 'spores', price: 3, level: 2, most: 4,
}; // biome-ignore format: one list of small values

const BLANKS: Readonly<Record<PhraseBlank, string | number>> = { place: 'beach', seat: 1 };

function blanksOf(code: string): readonly (string | number)[] {
  if (!isKeyOf(PHRASES, code)) throw new Error(`no phrase ${code}`);
  return PHRASES[code].blanks.map((blank: PhraseBlank) => BLANKS[blank]);
}

const AIMED = [ACTIONS['play-hunt'], ACTIONS['play-survival'], ACTIONS['use-character'], ACTIONS['use-adaptation']];

const spoken = describeTexts<Action, Event, Decision>({
  game: 'Not Alone',
  texts,
  first: { en: firstEn, ru: firstRu },
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
  decks: ['place:', 'hunt:', 'survival:', 'survivor:', 'character:', 'adaptation:', 'bonus:', 'ability:'],
  // The Z of the Drones and the levels of adaptations are so printed.
  latin: /уров(ень|ня) I(I| или II)?|Z(?=-\d)/g,
  more: (text, names) => [
    ...AIMED.flatMap((action) =>
      Object.values(TARGETS).map((target): Placed => [`line.${action.type} ${target.kind}`, text.action({ ...action, target }, names)]),
    ),
    ...Object.entries(texts[text.locale].phrases).flatMap(([code, say]): Placed[] => [
      [`line.${code}`, say(blanksOf(code), names)],
      [`line.${code} blank`, say([], names)],
    ]),
  ],
});

describe.each(LOCALES)('the words of Not Alone in %s', (locale) => {
  const text = texts[locale];

  test('name every card, token, bonus, ability, phase, stage and piece, and nothing else', () => {
    const ids = [
      ...PLACE_IDS.map((id) => `place:${id}`),
      ...HUNT_IDS.map((id) => `hunt:${id}`),
      ...SURVIVAL_IDS.map((id) => `survival:${id}`),
      ...SURVIVOR_IDS.map((id) => `survivor:${id}`),
      ...CHARACTER_IDS.map((id) => `character:${id}`),
      ...ADAPTATION_IDS.map((id) => `adaptation:${id}`),
      ...HUNT_TOKENS.map((id) => `token:${id}`),
      ...STAGES.map((id) => `stage:${id}`),
      ...[1, 2, 3, 4, 5].map((phase) => `phase:${phase}`),
      ...PIECES,
    ];
    const rest = Object.keys(text.terms).filter((id) => !ids.includes(id));
    expect(ids.filter((id) => !Object.hasOwn(text.terms, id))).toEqual([]);
    expect(rest.filter((id) => id.startsWith('bonus:'))).toHaveLength(8);
    expect(rest.filter((id) => id.startsWith('ability:'))).toHaveLength(11);
    expect(rest).toHaveLength(19);
  });

  test('say of a survivor what the table gives them to do', () => {
    for (const id of SURVIVOR_IDS) expect(text.terms[`survivor:${id}`].help).toBe(text.terms[`ability:${SURVIVORS[id].ability}`].help);
  });

  test('put something in every blank of a phrase, even when what came makes no sense', () => {
    for (const say of Object.values(text.phrases)) expect(say([-1, 'atlantis', 99], seatNames)).not.toMatch(/undefined|atlantis|NaN/);
  });
});

test('there are words for every phrase, and each can be passed on', () => {
  expect(Object.keys(en.phrases)).toEqual(Object.keys(PHRASES));
  for (const code of Object.keys(PHRASES)) expect(isPhrase({ code, values: ['beach', 1] })).toBe(true);
});

test('Russian keeps the place «Убежище» and the flying city apart', () => {
  for (const [where, sentence] of spoken.ru) {
    if (where === 'terms.place:shelter.name') continue;
    expect(sentence.replace(/Город[а-я]*-Убежищ[а-я]*|[Мм]ест[а-я]* «Убежище»/g, ''), where).not.toMatch(/[Уу]бежищ/);
  }
});

test('Russian numbers take the right form', () => {
  const counts = [1, 2, 5, 11, 21];
  expect(counts.map(placeCards)).toEqual(['1 карту места', '2 карты мест', '5 карт мест', '11 карт мест', '21 карту места']);
  expect(counts.map(upToPlaceCards)).toEqual(['1 карты места', '2 карт мест', '5 карт мест', '11 карт мест', '21 карты места']);
  expect([1, 2, 5].map(will)).toEqual(['1 фишку воли', '2 фишки воли', '5 фишек воли']);
  expect([1, 2, 5].map(steps)).toEqual(['1 шаг', '2 шага', '5 шагов']);
  expect([1, 2, 5].map(survivors)).toEqual(['1 выжившего', '2 выживших', '5 выживших']);
});

test('a spot is called by its card where the table is known, else by its number', () => {
  const lay: Action = { type: 'place-token', token: 'creature', at: [8] };
  const base = { planet: PLACE_IDS.slice(0, 10) };
  const sanctuary = { planet: [...PLACE_IDS.slice(0, 5), ...PLACE_IDS.slice(10, 15)] };
  expect(en.action(lay, seatNames)).toBe('Place the Creature token on place 8');
  expect(wordsAt(en, base).action(lay, seatNames)).toBe('Place the Creature token on the Wreck');
  expect(wordsAt(en, sanctuary).action(lay, seatNames)).toBe('Place the Creature token on the Gates');
  expect(wordsAt(ru, sanctuary).action(lay, seatNames)).toBe('Положить жетон существа на Врата');
  expect(wordsAt(ru, undefined).action(lay, seatNames)).toBe('Положить жетон существа на место 8');
  expect(wordsAt(ru, base)).toBe(wordsAt(ru, { ...base }));
});

test('where a text is ours, players are told so in one plain sentence', () => {
  for (const { terms } of [en, ru])
    for (const [id, { name, help = '' }] of Object.entries(terms))
      expect(`${name} ${help}`, id).not.toMatch(/reconstruct|public source|реконструкц|открыт\S* источник/i);
});

test('the menu of a card says what is done with one of one’s own', () => {
  const sacrifice: Action = { type: 'play-survival', card: 'sacrifice', target: { kind: 'own-card', card: 'river' } };
  expect(en.action(sacrifice, seatNames)).toBe('Play Sacrifice: discard the River');
  expect(ru.action(sacrifice, seatNames)).toBe('Сыграть карту «Жертва»: сбросить Реку');
  const back: Action = { type: 'play-survival', card: 'double-back', target: { kind: 'own-card', card: 'river' } };
  expect(en.action(back, seatNames)).toBe('Play Double Back: take back the River');
  expect(ru.action(back, seatNames)).toContain('вернуть в руку Реку');
  const drone: Action = { type: 'play-survival', card: 'drone', target: { kind: 'own-card', card: 'river' } };
  expect(en.action(drone, seatNames)).toBe('Play Drone: at the River');
  expect(ru.action(drone, seatNames)).toContain(': у Реки');
  const gate: Action = { type: 'play-survival', card: 'gate', target: { kind: 'power', card: 'jungle', place: 3, way: 'lay-two' } };
  expect(wordsAt(en, { planet: PLACE_IDS.slice(0, 10) }).action(gate, seatNames)).toBe(
    'Play Gate: at the Jungle, use the power of the River (lay two cards next turn)',
  );
});

test('lines read as players speak', () => {
  expect(en.action(ACTIONS.resist, seatNames)).toBe('Resist: pay 1 Will');
  expect(ru.action(ACTIONS.resist, seatNames)).toBe('Сопротивляться: отдать 1 фишку воли');
  expect(en.event(EVENTS['places-discarded'], () => 'Vera')).toBe('Vera discards a Place card (Artemia token)');
  expect(ru.event(EVENTS['places-discarded'], () => 'Вера')).toBe('Вера сбрасывает 1 карту места (жетон Артемии)');
  expect(ru.event(WHOLE[5], () => 'Вера')).toBe('Вера сбрасывает Лабораторию (жетон Артемии)');
  expect(ru.action(ACTIONS['place-token'], seatNames)).toBe('Положить жетон Артемии между Джунглями и Рекой');
  const placed = { code: 'token-already-laid', rule: 'NA-6.1', values: { token: 'creature' } } as const;
  expect(en.refusal(placed)).toBe('The Creature token is already placed.');
  expect(ru.refusal(placed)).toBe('Жетон существа уже выложен.');
  expect(en.phrases['going-to'](['beach'], seatNames)).toBe('I am going to the Beach');
  expect(ru.phrases['going-to'](['beach'], seatNames)).toBe('Я иду на Пляж');
});
