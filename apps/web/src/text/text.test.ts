import { readdirSync, readFileSync } from 'node:fs';
import { LOCALES } from '@orrery/engine';
import { REFUSAL_CODES } from '@orrery/match';
import { ERROR_CODES, LIMITS } from '@orrery/protocol';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { BOT_NAMES } from './bot-names.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

const words = { en, ru };

type Node = string | ((...given: never[]) => string) | { readonly [key: string]: Node };

/** Every word by its path; functions are called with numbers, names and lists that fit any of them. */
function spoken(node: Node, path: string): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') {
    const call = node as (...given: readonly unknown[]) => string;
    return path.endsWith('.list') ? [[path, call(['Вера', 'Борис'])]] : [[path, call(/\.(sideWon|aloneHere)$/.test(path) ? '3' : 7, 7)]];
  }
  return Object.entries(node).flatMap(([key, child]) => spoken(child, path === '' ? key : `${path}.${key}`));
}

const said = { en: new Map(spoken(en, '')), ru: new Map(spoken(ru, '')) };

/** Names and marks that are the same in every language. */
const SHARED = new Set(['app.name', 'settings.locales.en', 'settings.locales.ru', 'result.rank', 'app.list']);

test('both languages have the same words, and none is empty', () => {
  expect([...said.ru.keys()]).toEqual([...said.en.keys()]);
  for (const locale of LOCALES) {
    for (const [path, word] of said[locale]) {
      expect(word.trim(), `${locale} ${path}`).toBe(word);
      expect(word, `${locale} ${path}`).not.toMatch(/^$|undefined|NaN|\[object/);
    }
  }
});

test('no Russian word is English, and no English one Russian', () => {
  for (const [path, word] of said.ru) {
    if (SHARED.has(path)) continue;
    expect(word.replace(/Orrery|SHA-256|QR|Escape|Enter/g, ''), path).not.toMatch(/[A-Za-z]{2,}/);
    expect(word, path).not.toBe(said.en.get(path));
    expect(said.en.get(path), path).not.toMatch(/[а-яё]/i);
  }
});

test('Russian numbers take the right form', () => {
  const { lobby, match } = ru;
  const counts = [1, 2, 5, 11, 21, 22];
  expect(counts.map(match.pointsOf)).toEqual(['1 очко', '2 очка', '5 очков', '11 очков', '21 очко', '22 очка']);
  expect(counts.map(lobby.freeSeats)).toEqual([
    '1 свободное место',
    '2 свободных места',
    '5 свободных мест',
    '11 свободных мест',
    '21 свободное место',
    '22 свободных места',
  ]);
  expect(counts.map((count) => lobby.lastMove(count * 60))).toEqual(
    ['1 минуту', '2 минуты', '5 минут', '11 минут', '21 минуту', '22 минуты'].map((span) => `последний ход ${span} назад`),
  );
  expect([lobby.players(2, 4), lobby.players(2, 5), lobby.players(2, 2)]).toEqual(['2–4 игрока', '2–5 игроков', '2 игрока']);
});

test('spans and moments are said in the largest whole unit', () => {
  const spans = [3, 59, 60, 3600, 200_000].map(en.lobby.lastMove);
  expect(spans.map((said) => said.replace('last move ', ''))).toEqual([
    'just now',
    '59 seconds ago',
    '1 minute ago',
    '1 hour ago',
    '2 days ago',
  ]);
  expect(ru.lobby.lastMove(3)).toBe('последний ход только что');
  expect([0, 90, 7200].map(en.lobby.timeLeft)).toEqual(['time is up', '1 minute left', '2 hours left']);
  expect([0, 60, 200_000].map(ru.lobby.timeLeft)).toEqual(['время вышло', 'время выйдет через 1 минуту', 'время выйдет через 2 дня']);
});

test('every refusal of a match and every error of the server has words of its own', () => {
  for (const locale of LOCALES) {
    expect(Object.keys(words[locale].refusals)).toEqual(expect.arrayContaining(['illegal', 'unknown', ...REFUSAL_CODES, ...ERROR_CODES]));
  }
});

const SOURCE = new URL('../', import.meta.url);
const WORD_ROOMS = /^text\/|words(\.ru)?\.ts$|\.test\.ts$/;
/** Attributes that people read or hear. */
const READ_ALOUD = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
]);
const SAME_EVERYWHERE = /^Orrery$/;

function filesEnding(ending: string): string[] {
  const found = readdirSync(SOURCE, { recursive: true }).map((file) => String(file).replaceAll('\\', '/'));
  return found.filter((file) => file.endsWith(ending) && !WORD_ROOMS.test(file)).sort();
}

/** Literal words in a component: text between tags, and attributes that are read aloud. */
function literals(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literals);
  if (node === null || typeof node !== 'object') return [];
  const { type, name, data, ...rest } = node as { type?: unknown; name?: unknown; data?: unknown };
  if (type === 'Text') return typeof data === 'string' && /\p{L}/u.test(data) ? [data.trim()] : [];
  if (type === 'Attribute' && !READ_ALOUD.has(String(name))) return [];
  if (type === 'StyleDirective' || type === 'Comment') return [];
  return Object.values(rest).flatMap(literals);
}

/** More than a hundred components are read; on a busy machine that takes a while. */
const PARSING_MILLISECONDS = 60_000;

test(
  'no component holds words of its own',
  () => {
    // The gallery is a workshop for those who write the pages, and never shipped.
    const shipped = filesEnding('.svelte').filter((file) => !file.startsWith('gallery/'));
    const found = shipped.flatMap((file) =>
      literals(parse(readFileSync(new URL(file, SOURCE), 'utf8'), { modern: true }).fragment)
        .filter((literal) => !SAME_EVERYWHERE.test(literal))
        .map((literal) => `${file}: ${literal}`),
    );
    expect(found).toEqual([]);
  },
  PARSING_MILLISECONDS,
);

test('the scan sees a literal between tags and in a label, and passes over code', () => {
  const component =
    '<script>const a = "words";</script><p class="lead">Hello</p><i aria-label="A die">{a}</i><style>p { color: red }</style>';
  expect(literals(parse(component, { modern: true }).fragment)).toEqual(['Hello', 'A die']);
});

/** A capitalised word or two words in a row; a bare alphabet is no sentence. */
const RUSSIAN = /[А-ЯЁ][а-яё]{2,}|[а-яё]+ [а-яё]+/;

test('Russian stands only in the rooms of words', () => {
  const found = [...filesEnding('.svelte'), ...filesEnding('.ts')].filter((file) =>
    RUSSIAN.test(readFileSync(new URL(file, SOURCE), 'utf8')),
  );
  expect(found).toEqual([]);
});

/** Asked for by a key that is computed: a code, a panel, a kind of seat. */
const BY_KEY = /^(games|refusals|setup\.levels)\.|^setup\.(here|online|you|person|open)$|^match\.(points|rules|actions)$/;

test('every word of the frame is said somewhere', () => {
  const source = [...filesEnding('.svelte'), ...filesEnding('.ts')].map((file) => readFileSync(new URL(file, SOURCE), 'utf8')).join('\n');
  const paths = [...new Set([...said.en.keys()].map((path) => path.split('.').slice(0, 2).join('.')))];
  expect(paths.filter((path) => !BY_KEY.test(`${path}.`) && !BY_KEY.test(path) && !source.includes(`.${path}`))).toEqual([]);
});

test('there is a name for every bot a table can seat, and no name twice', () => {
  for (const locale of LOCALES) {
    expect(new Set(BOT_NAMES[locale]).size).toBe(BOT_NAMES[locale].length);
    expect(BOT_NAMES[locale].length).toBeGreaterThanOrEqual(LIMITS.seats - 1);
  }
});
