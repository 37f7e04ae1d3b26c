import { type PackCard, refuseCard, refusePack, writePack } from '@orrery/race-for-the-galaxy/workshop';
import { expect, test } from 'vitest';
import {
  emptyPack,
  freeTitle,
  freshDevelopment,
  freshWorld,
  ofKind,
  ofWorldKind,
  powersOf,
  withField,
  withNewLine,
  withNewPower,
  withPowers,
  withScored,
} from './drafts.ts';
import { packOfFile, packOfText, readyPack } from './pack-file.ts';
import { WORDS } from './words.ts';

/** A production world without the power it needs. */
const idle = (card: PackCard): PackCard => withPowers(ofWorldKind(card, 'production'), 'produce', []);

test('what the workshop begins with can be played as it is', () => {
  for (const card of [
    freshWorld('A'),
    freshDevelopment('B'),
    ofKind(freshWorld('C'), 'development'),
    ofKind(freshDevelopment('D'), 'world'),
  ])
    expect(refuseCard(card)).toEqual([]);
});

test('a new card gets a number no other card has', () => {
  const titled = (number: number) => `World ${number}`;
  const pack = { ...emptyPack('P'), cards: [freshWorld('World 1'), freshWorld('World 3')] };
  expect(freeTitle(pack, titled)).toBe('World 2');
});

test('a production world produces from the start, and no longer once it is another kind', () => {
  const card = ofWorldKind(freshWorld('A'), 'production');
  expect(refuseCard(card)).toEqual([]);
  expect(ofWorldKind(card, 'production').produce).toEqual(card.produce);
  expect(ofWorldKind(card, 'windfall').produce).toBeUndefined();
});

test('a production world is refused until it produces', () => {
  const card = idle(freshWorld('A'));
  expect(refuseCard(card).map(({ code, at }) => [code, at])).toEqual([['production-without-power', 'produce']]);
  const mended = withNewPower(card, 'produce', 'produce-here');
  expect(refuseCard(mended)).toEqual([]);
  expect(withPowers(mended, 'produce', []).produce).toBeUndefined();
});

test('a grey world loses its good and gets one back with its kind', () => {
  const grey = ofWorldKind(freshWorld('A'), 'grey');
  expect(grey.good).toBeUndefined();
  expect(ofWorldKind(grey, 'windfall').good).toBe('novelty');
});

test('one field of a power changes and the rest stays', () => {
  const card = withNewPower(freshWorld('A'), 'settle', 'military');
  const [power] = powersOf(card, 'settle');
  expect(withField(power, 'by', 3)).toEqual({ ...power, by: 3 });
  expect(withNewPower(card, 'settle', 'no-such-power')).toBe(card);
});

test('a development of cost 6 is scored by lines, and by none when it is not', () => {
  const six = withScored({ ...freshDevelopment('A'), cost: 6 }, true);
  expect(refuseCard(withNewLine(six, 'keyword'))).toEqual([]);
  expect(withScored(six, false)).toMatchObject({ points: 1, scoring: undefined });
});

const say = { words: WORDS.en, problem: () => 'Why.' };

test('a pack that was written is read again, and one that cannot be played is refused by the card', () => {
  const pack = { ...emptyPack('P'), cards: [freshWorld('A')] };
  expect(packOfText(writePack(pack), say)).toMatchObject({ title: 'P', cards: [{ title: 'A', good: 'novelty' }] });
  const broken = { ...pack, cards: [idle(freshWorld('A'))] };
  expect(refusePack(broken)).toHaveLength(1);
  expect(packOfText(writePack(broken), say)).toBe(WORDS.en.refused.card('A', 'Why.'));
});

test('only a finished pack goes to a table, with its names set in order', () => {
  expect(readyPack(emptyPack('P'))).toBeUndefined();
  expect(readyPack({ ...emptyPack('P'), cards: [idle(freshWorld('A'))] })).toBeUndefined();
  expect(readyPack({ ...emptyPack('P'), cards: [freshWorld('\u3164')] })).toBeUndefined();
  expect(readyPack({ ...emptyPack(' Outer  rim '), author: ' ', cards: [freshWorld(' A ')] })).toMatchObject({
    title: 'Outer rim',
    author: undefined,
    cards: [{ title: 'A' }],
  });
});

test('what cannot be read, such as a folder that was dropped, gets one line', async () => {
  const folder = { size: 0, text: () => Promise.reject(new Error('no file')) } as File;
  expect(await packOfFile(folder, say)).toBe(WORDS.en.refused.unreadable);
});

test('a hostile file gets one line', () => {
  const cards = JSON.stringify(Array(10_000).fill(0));
  expect(packOfText(`{"orrery":"race-pack","version":1,"title":"P","cards":${cards}}`, say)).toBe(WORDS.en.refused.shape('cards'));
  expect(packOfText('not json', say)).toBe(WORDS.en.refused.json);
  expect(packOfText('[]', say)).toBe(WORDS.en.refused.whole);
  expect(packOfText(`"${'x'.repeat(70_000)}"`, say)).toBe(WORDS.en.refused.large);
  expect(packOfText(JSON.stringify({ ...emptyPack('P'), cards: [{ ...freshWorld('A'), cost: 1e9 }] }), say)).toBe(
    WORDS.en.refused.shape('cards[0].cost'),
  );
  expect(packOfText('{"orrery":"race-pack","version":1,"title":"P","cards":[],"__proto__":{"x":1}}', say)).toBeTypeOf('string');
});
