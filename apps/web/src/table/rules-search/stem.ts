import type { Locale } from '@orrery/engine';

/**
 * The part of a word that its forms share: "moves", "moved" and "movement" are one, and so are «карта», «карты» and «картами».
 * Small on purpose: a search needs equal forms to meet, not grammar.
 */
export function stem(word: string, locale: Locale): string {
  const plain = word.toLocaleLowerCase(locale).replaceAll('ё', 'е').replaceAll('’', "'");
  return /[а-я]/.test(plain) ? stemRussian(plain) : stemEnglish(plain);
}

const DOUBLED = /([bdfglmnprt])\1$/;
/** Endings, the longest first, with the least length of what is left. */
const ENDINGS: readonly (readonly [RegExp, number])[] = [
  [/'s$|'$/, 2],
  [/(?:ations?|ments?|ness|ings?|ers?|ors?|edly)$/, 3],
  [/(?:ed|ly)$/, 3],
];

function stemEnglish(word: string): string {
  if (word.length < 4) return word;
  let left = word.replace(/ies$/, 'y').replace(/([sxz]|ch|sh)es$/, '$1');
  if (/[^su]s$/.test(left)) left = left.slice(0, -1);
  for (const [ending, least] of ENDINGS) {
    const cut = left.replace(ending, '');
    if (cut !== left && cut.length >= least && /[aeiouy]/.test(cut)) left = cut.replace(DOUBLED, '$1');
  }
  return left.length > 3 ? left.replace(/[ey]$/, '') : left;
}

const VOWEL = /[аеиоуыэюя]/;
const GERUND = /(?:(?:ив|ыв)(?:ши(?:сь)?)?|(?<=[ая])в(?:ши(?:сь)?)?)$/;
const REFLEXIVE = /с[яь]$/;
const ADJECTIVE = /(?:ее|ие|ые|ое|ими|ыми|ей|ий|ый|ой|ем|им|ым|ом|его|ого|ему|ому|их|ых|ую|юю|ая|яя|ою|ею)$/;
const PARTICIPLE = /(?:ивш|ывш|ующ|(?<=[ая])(?:ем|нн|вш|ющ|щ))$/;
const VERB =
  /(?:ила|ыла|ена|ейте|уйте|ите|или|ыли|ей|уй|ил|ыл|им|ым|ен|ило|ыло|ено|ят|ует|уют|ит|ыт|ены|ить|ыть|ишь|ую|ю|(?<=[ая])(?:ла|на|ете|йте|ли|й|л|ем|н|ло|но|ет|ют|ны|ть|ешь|нно))$/;
const NOUN = /(?:а|ев|ов|ие|ье|е|иями|ями|ами|еи|ии|и|ией|ей|ой|ий|й|иям|ям|ием|ем|ам|ом|о|у|ах|иях|ях|ы|ь|ию|ью|ю|ия|ья|я)$/;

/** After Snowball's stemmer for Russian: endings are cut off what follows the first vowel. */
function stemRussian(word: string): string {
  const first = word.search(VOWEL);
  if (first < 0) return word;
  const head = word.slice(0, first + 1);
  let tail = word.slice(first + 1);
  const cut = (ending: RegExp): boolean => {
    const before = tail;
    // What an ending must stand behind may be the first vowel itself.
    tail = (head + tail).replace(ending, '').slice(head.length);
    return tail !== before;
  };
  if (!cut(GERUND)) {
    cut(REFLEXIVE);
    if (cut(ADJECTIVE)) cut(PARTICIPLE);
    else if (!cut(VERB)) cut(NOUN);
  }
  cut(/и$/);
  cut(/ость?$/);
  return (head + tail).replace(/нн$/, 'н').replace(/ь$/, '');
}
