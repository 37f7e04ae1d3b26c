import { below, chanceFromSeed, type Found, type GameManifest, type Reason, type Seat, type TermBase, wordsAt } from '@orrery/engine';
import { differencesBetween, isCommon, reasonFrom } from '@orrery/study';
import { describe, expect, test } from 'vitest';
import type { OptionSet } from '../random-play.ts';
import { type RandomPosition, randomPositions } from './random-positions.ts';
import { type ToldGame, toldGame } from './told-game.ts';

export interface ReasonsSuite<View> {
  /** How many positions are looked at: some in the everyday run, a thousand in `test/`. */
  readonly positions: number;
  /** Tables that between them see every kind of match. */
  readonly tables: readonly OptionSet[];
  /** Worlds that are imagined in each; left out: as many as the game's reasons ask for. */
  readonly worlds?: number;
  /** Ids of terms (cards, mostly) that this seat does not see now: no reason of its may name one. */
  unseen(view: View, seat: Seat): readonly string[];
  /** What may be written in Latin letters in Russian. */
  readonly latin?: RegExp;
}

/** Every tenth position is asked twice, with other secrets the second time. */
const SECRETS_EVERY = 10;
const NAMES = ['Anna', 'Boris', 'Clara', 'Dmitri', 'Elena', 'Fyodor', 'Galina'] as const;
const RUSSIAN_NAMES = ['Анна', 'Борис', 'Клара', 'Дмитрий', 'Елена', 'Фёдор', 'Галина'] as const;
const LONGEST = 420;

/** The reasons of a game hold what docs/STUDY.md promises, in random positions. */
export function describeReasons<View>(manifest: GameManifest, { positions, tables, worlds, unseen, latin }: ReasonsSuite<View>): void {
  describe(`the reasons of ${manifest.id}`, () => {
    test(`in ${positions} random positions: the largest differences, of what is on the table, and no secrets`, async () => {
      const told = await toldGame(manifest, worlds);
      const kinds = { clear: 0, close: 0, same: 0 };
      let at = 0;
      for (const position of randomPositions(told.game, tables, positions)) {
        const { state, seat, name } = position;
        const view = told.game.module.view(state, seat);
        const { found, reason, spoken } = reasonIn(told, position, view);
        kinds[reason.kind] += 1;
        const { about, least } = told.game.reasons;
        const common = found.filter((each) => isCommon(each, least));
        expectLargest(common, { reason, about, name });
        expectSpoken(spoken, { name, latin });
        const named = namesIn(spoken.en, unseen(view, seat), wordsAt(told.text.en, view).terms);
        expect(named, `${name}: ${spoken.en}`).toEqual([]);
        if (at % SECRETS_EVERY === 0) {
          const other = told.game.module.imagine(view, chanceFromSeed(`${name}: other secrets`));
          expect(reasonIn(told, position, told.game.module.view(other, seat)).spoken, `${name}: other secrets`).toEqual(spoken);
        }
        at += 1;
      }
      expect(at).toBe(positions);
      // Two actions at random mostly differ in something.
      expect(kinds.clear + kinds.close, JSON.stringify(kinds)).toBeGreaterThan(positions / 3);
    });
  });
}

interface Spoken {
  readonly en: string;
  readonly ru: string;
}

function reasonIn({ game, words }: ToldGame, { legal, seat, name }: RandomPosition, view: unknown) {
  const chance = chanceFromSeed(`${name}: pair`);
  const better = below(chance, legal.length);
  const worse = (better + 1 + below(chance, legal.length - 1)) % legal.length;
  const found = differencesBetween(game, { seat, view, salt: name }, { better: legal[better], worse: legal[worse] });
  const reason = reasonFrom(found, game.reasons);
  const spoken: Spoken = {
    en: words.en.tell(reason, { view, seat, names: (each) => NAMES[each] }),
    ru: words.ru.tell(reason, { view, seat, names: (each) => RUSSIAN_NAMES[each] }),
  };
  return { found, reason, spoken };
}

interface Chosen {
  readonly reason: Reason<TermBase>;
  readonly about: (term: TermBase) => string | readonly string[];
  readonly name: string;
}

/** What is left unsaid is smaller than what is said on the same side, or about the same thing. */
function expectLargest(found: readonly Found<TermBase>[], { reason, about, name }: Chosen): void {
  const said = [...reason.gains, ...reason.prices];
  const things = new Set(said.flatMap(({ term }) => about(term)));
  const isSaid = (term: TermBase) => [about(term)].flat().some((thing) => things.has(thing));
  for (const [side, sign] of [
    [reason.gains, 1],
    [reason.prices, -1],
  ] as const) {
    for (const { worth } of side) expect(worth * sign, name).toBeGreaterThan(0);
    const least = Math.min(...side.map(({ worth }) => Math.abs(worth)));
    for (const { term, worth } of found) {
      if (worth * sign > 0 && !isSaid(term) && side.length > 0) expect(worth * sign, name).toBeLessThanOrEqual(least + 1e-12);
    }
  }
  const largest = found[0];
  if (reason.kind !== 'same') expect(said, name).toContain(largest);
}

function expectSpoken({ en, ru }: Spoken, { name, latin }: { readonly name: string; readonly latin: RegExp | undefined }): void {
  for (const sentence of [en, ru]) {
    expect(sentence, name).toMatch(/^\S.*\.$/);
    expect(sentence, name).not.toMatch(/undefined|NaN|null|\[object|\s{2}|\s[,.:;!?]|\.\./);
    expect(sentence.length, `${name}: ${sentence}`).toBeLessThanOrEqual(LONGEST);
  }
  expect(ru.replace(latin ?? /$^/g, ''), name).not.toMatch(/[A-Za-z]/);
  expect(en, name).not.toMatch(/[А-Яа-я]/);
}

/** Ids whose names stand in the sentence, longer names that hold them left aside. */
function namesIn(sentence: string, ids: readonly string[], terms: Readonly<Record<string, { readonly name: string }>>): readonly string[] {
  const hidden = new Set(ids);
  const seen = Object.entries(terms).filter(([id]) => !hidden.has(id));
  let left = sentence;
  for (const { name } of seen.map(([, term]) => term).sort((one, other) => other.name.length - one.name.length)) {
    if (name.length > 3) left = left.replaceAll(name, '…');
  }
  // Whole words: the Gates of Not Alone are a place, Gate is a card.
  return ids.filter((id) => terms[id] !== undefined && ` ${plain(left)} `.includes(` ${plain(terms[id].name)} `));
}

const plain = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
