import {
  type ActionBase,
  type DecisionBase,
  type EventBase,
  type GameText,
  isWhole,
  LOCALES,
  type Member,
  type OptionField,
  type SeatNames,
  type TableText,
  wordsAt,
} from '@orrery/engine';
import { describe, expect, test } from 'vitest';

/** One of every member of a union; a new member fails to compile until it is there. */
type Samples<Union extends { readonly [Key in Tag]: string }, Tag extends string> = {
  readonly [Name in Union[Tag]]: Member<Union, Tag, Name>;
};
export type ActionSamples<Action extends ActionBase> = Samples<Action, 'type'>;
/** As everybody hears them: fields that not all may hear are left out. */
export type EventSamples<Event extends EventBase> = Samples<Event, 'type'>;
export type DecisionSamples<Decision extends DecisionBase> = Samples<Decision, 'ask'>;

/** A sentence, and where it is: `refusal.not-now`. */
export type Placed = readonly [where: string, sentence: string];

export interface TextSuite<Action extends ActionBase, Event extends EventBase, Decision extends DecisionBase> {
  readonly game: string;
  readonly texts: { readonly en: GameText<Action, Event, Decision>; readonly ru: GameText<Action, Event, Decision> };
  /** What of them a first look at a table needs, where that is a part. */
  readonly first?: { readonly en: TableText<Action, Event, Decision>; readonly ru: TableText<Action, Event, Decision> };
  /** A table the lines speak of, where names depend on it. */
  readonly view?: unknown;
  readonly options: Readonly<Record<string, OptionField>>;
  readonly sources: readonly string[];
  readonly endings: readonly string[];
  /** One of every kind, typed by the samples above. */
  readonly actions: Readonly<Record<string, Action>>;
  readonly events: Readonly<Record<string, Event>>;
  readonly decisions: Readonly<Record<string, Decision>>;
  /** Events without a line: others of the same moment tell them better. */
  readonly silent?: readonly Event['type'][];
  /** Events with what only one seat may hear, and other ways they can go. */
  readonly moreEvents?: readonly Event[];
  readonly refusals: readonly string[];
  /** Values every refusal could name; each sentence takes its own. */
  readonly values: Readonly<Record<string, number | string>>;
  /** What else this game says. A sentence whose place begins with `action`, `event` or `line` ends without a full stop. */
  readonly more?: (text: GameText<Action, Event, Decision>, names: SeatNames) => readonly Placed[];
  /** No two terms whose ids begin alike in this way have the same name. */
  readonly decks?: readonly string[];
  /** What may be written in Latin letters in Russian. */
  readonly latin?: RegExp;
}

const PLAYERS = ['Вера', 'Борис', 'Глеб', 'Анна'];
/** Russian also in English, so that a sentence without the name it should have is noticed. */
export const seatNames: SeatNames = (seat) => PLAYERS[seat];

/** Every word of a game in both languages: none missing, none broken, each in its language. */
export function describeTexts<Action extends ActionBase, Event extends EventBase, Decision extends DecisionBase>(
  suite: TextSuite<Action, Event, Decision>,
): { readonly en: ReadonlyMap<string, string>; readonly ru: ReadonlyMap<string, string> } {
  const spoken = { en: sentencesOf(suite, 'en'), ru: sentencesOf(suite, 'ru') };

  describe.each(LOCALES)(`the words of ${suite.game} in %s`, (locale) => {
    const text = suite.texts[locale];

    test('explain every option and every choice, every source of points and every ending', () => {
      expect(Object.keys(text.options).sort()).toEqual(Object.keys(suite.options).sort());
      for (const [id, field] of Object.entries(suite.options)) {
        const choices = field.kind === 'choice' ? [...field.choices].sort() : [];
        expect(Object.keys(text.options[id].choices ?? {}).sort(), id).toEqual(choices);
      }
      expect(Object.keys(text.sources)).toEqual([...suite.sources]);
      expect(Object.keys(text.endings)).toEqual([...suite.endings]);
    });

    test('give no two things of a kind the same name', () => {
      for (const deck of suite.decks ?? []) {
        const all = Object.entries(text.terms).flatMap(([id, { name }]) => (id.startsWith(deck) ? [name] : []));
        expect(all.length, deck).toBeGreaterThan(0);
        expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
      }
    });

    test('are nowhere empty, cut short or filled with an unknown value', () => {
      for (const [where, sentence] of spoken[locale]) {
        expect(sentence.trim(), where).toBe(sentence);
        expect(sentence, where).not.toMatch(/^$|undefined|NaN|\[object|\s{2}|\s[,.:;!?]|^[a-zа-яё]/);
      }
    });

    test('end a help, a question and a refusal like a sentence, and an action or a log line without a full stop', () => {
      for (const [where, sentence] of spoken[locale]) {
        if (/\.help$|^(refusal|decision|endings)\b/.test(where)) expect(sentence, where).toMatch(/[.?!]$/);
        if (/^(action|event|line)\b/.test(where)) expect(sentence, where).not.toMatch(/\.$/);
      }
    });

    test('say nothing of the events that are listed as silent, nor of one that later rules brought', () => {
      for (const type of suite.silent ?? []) expect(text.event(suite.events[type], seatNames), type).toBeUndefined();
      expect(text.event(JSON.parse('{"type":"of-later-rules"}'), seatNames)).toBeUndefined();
    });

    test('call things and ask at first as they do once all words are there', () => {
      const first = suite.first?.[locale];
      if (first === undefined) return;
      const [early, whole] = [first.at?.(suite.view) ?? first, wordsAt(text, suite.view)];
      expect(Object.keys(early.terms)).toEqual(Object.keys(whole.terms));
      for (const [id, { name }] of Object.entries(whole.terms)) expect(early.terms[id].name).toBe(name);
      for (const action of Object.values(suite.actions)) expect(early.action(action, seatNames)).toBe(whole.action(action, seatNames));
      for (const asked of Object.values(suite.decisions)) expect(early.decision(asked, seatNames)).toBe(whole.decision(asked, seatNames));
      expect([early.locale, early.name, early.sources, early.endings]).toEqual([locale, whole.name, whole.sources, whole.endings]);
      expect(isWhole(early)).toBe(false);
      expect(isWhole(whole)).toBe(true);
    });

    test('answer an unknown refusal with its rule', () => {
      expect(text.refusal({ code: 'from-a-later-version', rule: 'XX-99.1' })).toContain('XX-99.1');
    });
  });

  test('both languages say the same things', () => {
    expect([...spoken.ru.keys()]).toEqual([...spoken.en.keys()]);
  });

  test('Russian keeps no Latin letters and repeats no English sentence', () => {
    for (const [where, sentence] of spoken.ru) {
      expect(sentence.replace(suite.latin ?? /$^/g, ''), where).not.toMatch(/[A-Za-z]/);
      const english = spoken.en.get(where) ?? '';
      if (/[A-Za-z]/.test(english)) expect(sentence, where).not.toBe(english);
    }
  });

  test('English keeps no Cyrillic but the names of players', () => {
    const players = new RegExp(PLAYERS.join('|'), 'g');
    for (const [where, sentence] of spoken.en) expect(sentence.replace(players, ''), where).not.toMatch(/[а-яё]/i);
  });

  return spoken;
}

/** Every sentence and name of one language, by where it is. */
function sentencesOf<Action extends ActionBase, Event extends EventBase, Decision extends DecisionBase>(
  suite: TextSuite<Action, Event, Decision>,
  locale: 'en' | 'ru',
): ReadonlyMap<string, string> {
  const text = wordsAt(suite.texts[locale], suite.view);
  const silent: readonly string[] = suite.silent ?? [];
  const events = Object.values(suite.events).filter(({ type }) => !silent.includes(type));
  return new Map<string, string>([
    ['name', text.name],
    ['tagline', text.tagline],
    ...Object.entries(text.terms).flatMap(([id, { name, help }]): Placed[] => [
      [`terms.${id}.name`, name],
      [`terms.${id}.help`, help],
    ]),
    ...Object.entries(text.options).flatMap(([id, { label, help, choices = {} }]): Placed[] => [
      [`options.${id}.label`, label],
      [`options.${id}.help`, help],
      ...Object.entries(choices).map(([choice, words]): Placed => [`options.${id}.${choice}`, words]),
    ]),
    ...Object.entries(text.sources).map(([code, words]): Placed => [`sources.${code}`, words]),
    ...Object.entries(text.endings).map(([code, words]): Placed => [`endings.${code}`, words]),
    ...Object.values(suite.actions).map((action): Placed => [`action.${action.type}`, text.action(action, seatNames)]),
    ...events.map((event): Placed => [`event.${event.type}`, text.event(event, seatNames) ?? '']),
    ...(suite.moreEvents ?? []).map((event, index): Placed => [`event.${event.type} ${index}`, text.event(event, seatNames) ?? '']),
    ...Object.values(suite.decisions).map((each): Placed => [`decision.${each.ask}`, text.decision(each, seatNames)]),
    ...suite.refusals.map((code): Placed => [`refusal.${code}`, text.refusal({ code, rule: 'XX-1.1', values: suite.values })]),
    ...(suite.more?.(text, seatNames) ?? []),
  ]);
}
