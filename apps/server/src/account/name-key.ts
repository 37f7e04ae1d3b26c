/** Small letters of other alphabets, and digits, by the Latin letter they are drawn like, themselves or as capitals. */
const DRAWN_LIKE: Readonly<Record<string, string>> = {
  a: 'аα',
  b: 'вβ',
  c: 'с',
  e: 'еε',
  h: 'нη',
  j: 'ј',
  k: 'кκ',
  l: 'i1|іıι',
  m: 'мμ',
  o: '0оο',
  p: 'рρ',
  s: 'ѕ',
  t: 'тτ',
  u: 'υ',
  v: 'ν',
  w: 'ω',
  x: 'хχ',
  y: 'уγ',
  z: 'ζ',
  6: 'б',
  3: 'з',
};

const PLAIN = new Map(Object.entries(DRAWN_LIKE).flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain])));

/**
 * By what two names are the same for whoever keeps one: what differs only in capitals, accents, spaces, points or letters of another
 * alphabet that look alike would let somebody pass for somebody else.
 */
export function nameKey(name: string): string {
  const bare = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const letters = [...bare].filter((letter) => /[\p{L}\p{N}\p{S}|]/u.test(letter));
  const key = letters
    .map((letter) => PLAIN.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  // A name of points and dashes alone is itself.
  return key === '' ? bare : key;
}
