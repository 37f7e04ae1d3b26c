import { LOCALES } from '@orrery/engine';
import { refusePack, writePack } from '@orrery/race-for-the-galaxy/workshop';
import { expect, test } from 'vitest';
import { packOfText, readyPack } from './pack-file.ts';
import { samplePacks } from './samples.ts';
import { WORDS } from './words.ts';

test.each(LOCALES)('both sample packs can be played as they are, in %s', (locale) => {
  const packs = samplePacks(WORDS[locale]);
  expect(packs).toHaveLength(2);
  for (const pack of packs) {
    expect(refusePack(pack)).toEqual([]);
    expect(readyPack(pack)).toEqual(pack);
    expect(new Set(pack.cards.map(({ title }) => title)).size).toBe(pack.cards.length);
    expect(packOfText(writePack(pack), { words: WORDS[locale], problem: () => '' })).toMatchObject({ title: pack.title });
  }
});
