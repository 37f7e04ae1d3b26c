import type { Faction, UnitKind } from '@orrery/theseus';

/** A figure in layers on a grid of 64: `body` in the colour of its seat, `dark` upon it, `light` glows, `line` is drawn. */
export interface Figure {
  readonly body: string;
  readonly dark: string;
  readonly light: string;
  readonly line: string;
}

const SOLDIERS: Readonly<Record<Exclude<Faction, 'pandora'>, Figure>> = {
  // A helmet with a broad visor and pauldrons.
  marines: {
    body: 'M32 7c13 0 20 9 20 20v9l8 6v14H4V42l8-6v-9C12 16 19 7 32 7Z',
    dark: 'M17 24q15-7 30 0v9q-4 7-15 7t-15-7ZM12 50h10v6H12ZM42 50h10v6H42ZM26 44h12v12H26Z',
    light: 'M20 26q12-5 24 0v5q-6 4-24 1Z',
    line: 'M32 7v9M12 36l8 6M52 36l-8 6',
  },
  // A long skull bent forward over bared teeth.
  aliens: {
    body: 'M10 34C8 16 22 5 38 6c14 1 20 13 17 24-2 8-8 10-10 16l4 10H15l4-9c-5-3-8-7-9-13Z',
    dark: 'M21 41q10 8 22 0l-2 9q-9 5-18 0ZM36 18q10 1 12 11-10-1-12-11Z',
    light: 'M24 43l2 5 2-5 2 5 2-5 2 5 2-5 2 5 2-5ZM39 21q6 1 7 6-6-1-7-6Z',
    line: 'M14 30q2-16 18-18M18 24q4-8 14-8',
  },
  // Goggles, short hair and a coat with a collar.
  scientists: {
    body: 'M32 6c11 0 17 8 17 18 0 8-4 14-9 17l18 7v8H6v-8l18-7c-5-3-9-9-9-17C15 14 21 6 32 6Z',
    dark: 'M15 21q17-9 34 0l-1-7Q44 5 32 5T16 14ZM14 22h36v9H14ZM24 43l8 13 8-13 4 2-8 11h-8l-8-11Z',
    light: 'M25 22.500a5.500 5.500 0 1 0 .100 0ZM39 22.500a5.500 5.500 0 1 0 .100 0Z',
    line: 'M27 37q5 3 10 0',
  },
  // A wide brow, a narrow chin, eyes like holes.
  greys: {
    body: 'M32 5c17 0 24 12 22 22-2 11-10 17-15 23l-1 6H26l-1-6c-5-6-13-12-15-23C8 17 15 5 32 5Z',
    dark: 'M12 25q14-1 17 15-14 1-17-15ZM52 25q-14-1-17 15 14 1 17-15Z',
    light: 'M17 28q6 0 8 6-7-1-8-6ZM47 28q-6 0-8 6 7-1 8-6Z',
    line: 'M30 45h4M29 49q3 2 6 0M20 13q12-6 24 0',
  },
};

const OTHERS: Readonly<Record<Exclude<UnitKind, 'soldier'>, Figure>> = {
  'minor-alien': {
    body: 'M32 20c10 0 15 8 15 16 0 9-7 15-15 15s-15-6-15-15c0-8 5-16 15-16Z',
    dark: 'M25 42q7 5 14 0l-2 6q-5 2-10 0ZM24 30l6 3-6 2ZM40 30l-6 3 6 2Z',
    light: 'M27 43l2 3 2-3 2 3 2-3 2 3ZM25 31l3 2-3 1ZM39 31l-3 2 3 1Z',
    line: 'M18 32 6 22M17 38H4M19 45 8 55M46 32l12-10M47 38h13M45 45l11 10M28 20l-4-9M36 20l4-9',
  },
  creature: {
    body: 'M32 8l6 8 9-5 1 11 11 2-6 9 7 9-11 3-1 11H16l-1-11-11-3 7-9-6-9 11-2 1-11 9 5Z',
    dark: 'M18 30a14 11 0 1 0 28 0 14 11 0 1 0-28 0ZM22 47h20l-3 7H25Z',
    light: 'M32 22a8 8 0 1 0 .100 0ZM25 48l2 4 2-4 2 4 2-4 2 4 2-4 2 4Z',
    line: 'M32 24v13',
  },
  catcher: {
    body: 'M22 30a10 12 0 0 1 20 0l4 14-6 12H24l-6-12Z',
    dark: 'M26 33h12v6H26ZM28 45h8v8h-8Z',
    light: 'M27 34h4v4h-4ZM33 34h4v4h-4Z',
    line: 'M22 34Q6 30 8 12l9 7M42 34Q58 30 56 12l-9 7M20 46 9 54M44 46l11 8',
  },
  runner: {
    body: 'M14 26q14-16 32-12l10 6-10 6q2 10-8 14l-14 2q-10-4-10-16Z',
    dark: 'M38 19h9l3 3-8 3ZM20 30q8 6 16 2l-2 5q-8 2-14-7Z',
    light: 'M40 20h6l1 1-5 2Z',
    line: 'M22 40 12 56M30 42l-2 14M38 38l8 18M14 26 4 20M44 32l8 8',
  },
  warrior: {
    body: 'M14 10l8 10q10-5 20 0l8-10q6 12 1 22v14L40 56H24L13 46V32Q8 22 14 10Z',
    dark: 'M18 29l11 5-2 5-9-3ZM46 29l-11 5 2 5 9-3ZM22 45h20l-4 8H26Z',
    light: 'M20 31l7 3-1 2-6-2ZM44 31l-7 3 1 2 6-2ZM25 46l2 4 3-4 2 4 2-4 3 4 2-4Z',
    line: 'M32 22v10',
  },
};

/** Pandora has no soldiers of its own. */
export function figureOf(faction: Faction, kind: UnitKind): Figure {
  if (kind !== 'soldier') return OTHERS[kind];
  return faction === 'pandora' ? OTHERS.creature : SOLDIERS[faction];
}
