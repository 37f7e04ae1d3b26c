const VOWEL = 'aeiouyаеёиоуыэюя';
const LONG = 8;

/** Marks where a word of this many letters or more may break: between syllables, never near its ends. Small cards have room for few. */
export function softBreaks(name: string, long = LONG): string {
  return name
    .split(' ')
    .map((word) => (word.length < long ? word : breakWord(word)))
    .join(' ');
}

function breakWord(word: string): string {
  let made = '';
  for (let index = 0; index < word.length; index++) {
    made += word[index];
    if (index < 2 || index > word.length - 4) continue;
    const [before, here, next, after] = [word[index - 1], word[index], word[index + 1], word[index + 2]];
    const opens = isVowel(here) && !isVowel(next) && isVowel(after);
    // After й a syllable ends, however many consonants follow.
    const closes = isVowel(before) && !isVowel(here) && !isVowel(next) && next !== 'h' && (isVowel(after) || here === 'й');
    if (opens || closes) made += '\u00AD';
  }
  return made;
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && VOWEL.includes(letter.toLowerCase());
}
