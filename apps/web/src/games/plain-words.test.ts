import { expect, test } from 'vitest';
import { ru as notAloneRu } from './not-alone/words.ru.ts';
import { en as notAloneEn } from './not-alone/words.ts';
import { ru as theseusRu } from './theseus/words.ru.ts';
import { en as theseusEn } from './theseus/words.ts';

/** What editors say to each other of where a text comes from. */
const FOR_EDITORS = /reconstruct|source|реконструкц|восстановлен|источник/i;

test('players read nothing at the table that is meant for editors', () => {
  for (const words of [notAloneEn, notAloneRu, theseusEn, theseusRu]) {
    const sentences = Object.values(words).filter((value) => typeof value === 'string');
    expect(sentences.filter((sentence) => FOR_EDITORS.test(sentence))).toEqual([]);
  }
  for (const { copiesInFaction } of [theseusEn, theseusRu]) expect(copiesInFaction(2)).not.toMatch(FOR_EDITORS);
});
