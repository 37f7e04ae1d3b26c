/** How a person looks, drawn from parts. The same name always has the same face. */
export interface Portrait {
  readonly hair: string;
  readonly skin: string;
  readonly hairInk: string;
  readonly suit: string;
  readonly mark: string;
}

const HAIR = [
  'M13 20q-2-14 11-14t11 14q-3-7-11-7t-11 7Z',
  'M12 26q-4-20 12-20t12 20l-3-10q-9 0-14-4-3 4-4 14Z',
  'M14 17q0-11 10-11t10 11q-2-4-5-5-6 3-15 5Z',
  'M11 30q-3-24 13-24t13 24l-4 2q2-16-9-18-11 2-9 18Z',
  'M15 15q2-9 9-9t9 9q-9-5-18 0Z',
  'M13 19q0-6 4-8 0-6 7-6t8 5q5 3 3 9-4-6-11-6t-11 6Z',
] as const;
const MARKS = [
  '',
  'M17 22h6M25 22h6M23 22h2',
  'M19 33q5 5 10 0v-3q-5 3-10 0Z',
  'M29 18l4 5',
  'M14 17q10-4 20 0',
  'M18 31q6-3 12 0',
] as const;
const SKINS = ['#f0c8a4', '#d9a066', '#a86f44', '#7a4a2c', '#e8b48c', '#c48a5c'] as const;
const HAIR_INKS = ['#2a1c14', '#5b3a1e', '#b07a3a', '#8d8d92', '#1a1a22', '#7a2f1e'] as const;
const SUITS = ['#2d6a6a', '#6a4d8a', '#8a5a2d', '#3a5f8a', '#7a3a4d', '#4d6a3a'] as const;

/** A number that only the name decides. */
function numberOf(name: string): number {
  let mixed = 2166136261;
  for (const letter of name) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619);
  return mixed >>> 0;
}

export function portraitOf(name: string): Portrait {
  const number = numberOf(name);
  const pick = <Part>(parts: readonly Part[], place: number): Part => parts[Math.floor(number / place) % parts.length];
  return {
    hair: pick(HAIR, 1),
    skin: pick(SKINS, 7),
    hairInk: pick(HAIR_INKS, 53),
    suit: pick(SUITS, 331),
    mark: pick(MARKS, 2203),
  };
}
