import { readFileSync } from 'node:fs';
import { BadInput, below, type Chance, chanceFromSeed, type Json } from '@orrery/engine';
import { describe, expect, test } from 'vitest';
import { randomPack } from '../testing/random-pack.ts';
import { cardsOfPack, readPlayablePack } from './cards-of-pack.ts';
import { parsePack, readPack, writePack } from './pack.ts';

const MOON = { title: 'Quiet Moon', kind: 'world', cost: 2, world: 'grey', points: 1 };
const pack = (card: object, more: object = {}): Json =>
  JSON.parse(JSON.stringify({ orrery: 'race-pack', version: 1, title: 'Moons', cards: [{ ...MOON, ...card }], ...more }));

test('what is not said has its default, and is a card of the rules', () => {
  const read = readPack(pack({}));
  expect(read.cards[0]).toMatchObject({ ...MOON, copies: 1, isMilitary: false });
  expect(cardsOfPack(read)[0]).toMatchObject({
    title: 'Quiet Moon',
    world: 'grey',
    good: undefined,
    keywords: [],
    consume: [],
    copies: [1, 0],
  });
});

test('[RG-15.7] a line for a name means the printed card, or the card of the pack as it is called', () => {
  const six = {
    kind: 'development',
    cost: 6,
    world: undefined,
    points: 'scored',
    scoring: ['Gem World', 'QUIET MOON!'].map((title) => ({ for: 'title', title, points: 1 })),
  };
  const cards = [{ ...MOON }, { ...MOON, ...six, title: 'Order of Moons' }];
  const read = readPlayablePack('', pack({}, { cards }));
  expect(cardsOfPack(read)[1].scoring).toEqual([
    { for: 'title', title: 'gem-world', points: 1 },
    { for: 'title', title: 'Quiet Moon', points: 1 },
  ]);
});

test('the pack of the manual can be played with', () => {
  const manual = readFileSync(new URL('../../../../../docs/ADDING-A-CARD.md', import.meta.url), 'utf8');
  const [, json] = /```json\n(\{\s+"orrery"[\s\S]*?)```/.exec(manual) ?? [];
  expect(readPlayablePack('', JSON.parse(json)).cards.map(({ title }) => title)).toEqual(['Quiet Moon', 'Order of Moons']);
});

describe('a broken pack gets one line that names the place', () => {
  const consume = (power: object) => ({ consume: [{ do: 'consume', count: 1, reward: { chips: 1, cards: 0 }, ...power }] });
  test.each<[string, Json, string]>([
    ['no object', [], 'must be an object, not []'],
    ['nothing', null, 'must be an object, not null'],
    ['another file', { format: 'deck' }, 'format: no such field; there are orrery, version, title, author, cards'],
    ['a later version', pack({}, { version: 2 }), 'version: must be one of 1, not 2'],
    ['no cards', pack({}, { cards: [] }), 'cards: must hold at least one card'],
    ['cards that are none', pack({}, { cards: { 0: MOON } }), 'cards: must be a list'],
    ['too many designs', pack({}, { cards: Array(31).fill(MOON) }), 'cards: must hold at most 30, not 31'],
    [
      'too many cards',
      pack({}, { cards: Array(13).fill({ ...MOON, copies: 5 }) }),
      'cards: must come to at most 60 cards with all copies, not 65',
    ],
    ['a field nobody knows', pack({ start: 3 }), 'cards[0].start: no such field'],
    [
      'a prototype',
      JSON.parse('{"orrery":"race-pack","version":1,"title":"x","cards":[{"__proto__":{"kind":"world"}}]}'),
      'cards[0].__proto__: no such field',
    ],
    ['a constructor', pack({ constructor: 1 }), 'cards[0].constructor: no such field'],
    ['a fraction', pack({ cost: 1.5 }), 'cards[0].cost: must be a whole number from 0 to 9, not 1.5'],
    ['a huge number', pack({ cost: 1e308 }), 'cards[0].cost: must be a whole number'],
    ['a number as text', pack({ cost: '2' }), 'cards[0].cost: must be a whole number from 0 to 9, not "2"'],
    ['no number', pack({ points: null }), 'cards[0].points: must be a whole number from -3 to 9, not null'],
    ['a power of the prototype', pack({ explore: [{ do: 'toString' }] }), 'cards[0].explore[0].do: must be one of see-more, keep-more'],
    ['a power of another row', pack({ explore: [{ do: 'military', by: 1 }] }), 'cards[0].explore[0].do: must be one of'],
    [
      'a power without its number',
      pack({ explore: [{ do: 'see-more' }] }),
      'cards[0].explore[0].count: must be a whole number from 1 to 5, but it is missing',
    ],
    ['a power with too much', pack({ explore: [{ do: 'see-more', count: 1, kind: 'rare' }] }), 'cards[0].explore[0].kind: no such field'],
    [
      'four powers in a row',
      pack({ explore: Array(4).fill({ do: 'see-more', count: 1 }) }),
      'cards[0].explore: must hold at most 3, not 4',
    ],
    [
      'an unknown good',
      pack(consume({ kind: 'gold' })),
      'cards[0].consume[0].kind: must be one of novelty, rare, genes, alien, not "gold"',
    ],
    ['a reward too many', pack(consume({ reward: { chips: 6 } })), 'cards[0].consume[0].reward.chips: must be a whole number from 0 to 5'],
    ['a reward that is none', pack(consume({ reward: 3 })), 'cards[0].consume[0].reward: must be an object, not 3'],
    ['an empty title', pack({ title: '' }), 'cards[0].title: must be one line'],
    ['a long title', pack({ title: 'x'.repeat(41) }), 'cards[0].title: is longer than 40 characters'],
    ['a title of spaces', pack({ title: '  ' }), 'cards[0].title: must be one line'],
    ['a title of two lines', pack({ title: 'a\nb' }), 'cards[0].title: must be one line'],
    ['a title that hides', pack({ title: 'a\u200bb' }), 'cards[0].title: must be one line'],
    ['a title that turns around', pack({ title: 'a\u202eb' }), 'cards[0].title: must be one line'],
    ['half a character', pack({ title: 'a\ud800' }), 'cards[0].title: must be one line'],
    ['a title that is none', pack({ title: ['x'] }), 'cards[0].title: must be text, not ["x"]'],
    ['a title nobody sees', pack({ title: '\u3164' }), 'cards[0].title: must be one line'],
    ['a title with a letter nobody sees', pack({ title: 'Gem\u115f Moon' }), 'cards[0].title: must be one line'],
    ['a title of blanks', pack({ title: '\u2800\u2800' }), 'cards[0].title: must be one line'],
    ['a title that leaves its line', pack({ title: `A${'\u0301'.repeat(39)}` }), 'cards[0].title: must be one line'],
    ['an author of many lines', pack({}, { author: 'a\u2028b' }), 'author: must be one line'],
  ])('%s', (_, given, problem) => {
    expect(() => readPack(given)).toThrow(BadInput);
    expect(() => readPack(given)).toThrow(problem);
  });
});

test('letters with marks and pictures of a keyboard are seen, and may stand in a title', () => {
  for (const title of ['Ё́лка', 'Việt Nam', '❤️ of the Rim', 'नमस्ते']) expect(readPack(pack({ title })).cards[0].title).toBe(title);
});

test('tags in a title are letters and signs like any other, and minus nothing is nothing', () => {
  expect(readPack(pack({ title: '<b>Moon</b> & "Co"' })).cards[0].title).toBe('<b>Moon</b> & "Co"');
  expect(
    Object.is(
      readPack(
        JSON.parse(
          '{"orrery":"race-pack","version":1,"title":"x","cards":[{"title":"y","kind":"world","world":"grey","cost":-0,"points":-0}]}',
        ),
      ).cards[0].cost,
      0,
    ),
  ).toBe(true);
});

test('a file that is too long or no JSON is not looked into, one that nests deeply ends at the first wrong place', () => {
  expect(() => parsePack('x'.repeat(10_000_000))).toThrow('a pack has at most 65536 characters, not 10000000');
  expect(() => parsePack('{')).toThrow('is no JSON');
  expect(() => parsePack('['.repeat(60_000))).toThrow('is no JSON');
  const deep = (opening: string, closing: string) => `{"cards":${opening.repeat(8_000)}1${closing.repeat(8_000)}}`;
  expect(() => parsePack(deep('[', ']'))).toThrow(BadInput);
  expect(() => parsePack(deep('{"a":', '}'))).toThrow(BadInput);
  expect(() => parsePack(`{"orrery":"race-pack","version":1,"title":"x",${deep('[', ']').slice(1)}`)).toThrow(
    'cards[0]: must be an object, not [[[',
  );
});

/** Values nobody expects, of every type. */
const JUNK: readonly Json[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  'world',
  '\u202e<script>',
  [],
  [[]],
  {},
  { do: 'military' },
  Array(500).fill(0),
];

/** A copy with one value somewhere replaced, left out, doubled or given a stray key. */
function spoiled(given: Json, chance: Chance): Json {
  const copy: Json = JSON.parse(JSON.stringify(given));
  const places: { readonly holder: Record<string, Json>; readonly key: string }[] = [];
  const walk = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      places.push({ holder: value as Record<string, Json>, key });
      if (inner !== undefined) walk(inner);
    }
  };
  walk(copy);
  const { holder, key } = places[below(chance, places.length)];
  const how = below(chance, 8);
  if (how < 2) delete holder[key];
  else if (how < 4) holder[`${key}s`] = holder[key];
  else holder[key] = JUNK[below(chance, JUNK.length)];
  return JSON.parse(JSON.stringify(copy));
}

test('1,000 spoiled packs are refused in one short line, or are packs that can be written and read again', () => {
  const chance = chanceFromSeed('spoiled');
  const wrong: string[] = [];
  let refused = 0;
  for (let round = 0; round < 10; round++) {
    const whole: Json = JSON.parse(writePack(randomPack(chance)));
    for (let index = 0; index < 100; index++) {
      const given = spoiled(whole, chance);
      const before = JSON.stringify(given);
      const said = refusalOf(given);
      if (said === undefined) {
        const read = readPlayablePack('options.pack', given);
        if (writePack(parsePack(writePack(read))) !== writePack(read)) wrong.push(`changed when it was read again: ${before}`);
      } else {
        refused += 1;
        if (!/^options\.pack.{0,400}$/.test(said)) wrong.push(said);
      }
      if (JSON.stringify(given) !== before) wrong.push(`written to: ${before}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(800);
});

/** What is said of a pack that cannot be played with; any other error is a defect and passes. */
function refusalOf(given: Json): string | undefined {
  try {
    readPlayablePack('options.pack', given);
    return undefined;
  } catch (problem) {
    if (problem instanceof BadInput) return problem.message;
    throw problem;
  }
}
