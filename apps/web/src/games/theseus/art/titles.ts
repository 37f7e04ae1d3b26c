import { softBreaks } from '../../parts/soft-breaks.ts';

/** A syllable also ends before a stop with its liquid: Decom-pression, Down-grade. */
const BEFORE_CLUSTER = /([aeiouyаеёиоуыэюя]w?[mnlrsмнлрс])(?=[bcdfgkptбгдкптф][lrлр][aeiouyаеёиоуыэюя])/gi;

/** Of three consonants in a row, or of two with a soft sign between, the last begins the next syllable. */
const BEFORE_LAST = /([аеёиоуыэюя][бвгджзклмнпрстфхцчшщ]{2}|[аеёиоуыэюя][бвгджзклмнпрстфхцчшщ]ь)(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])/gi;

/** The name of a card with the places where a narrow slot may break it. A hyphen of its own needs no second one. */
export function breakable(name: string): string {
  return name.replaceAll(/[^\s-]{8,}/g, (word) =>
    softBreaks(word.replaceAll(BEFORE_CLUSTER, '$1\u00AD').replaceAll(BEFORE_LAST, '$1\u00AD')),
  );
}
