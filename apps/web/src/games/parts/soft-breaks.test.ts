import { expect, test } from 'vitest';
import { softBreaks } from './soft-breaks.ts';

test('long words may break between syllables, short ones never', () => {
  expect(softBreaks('Stasis Beam')).toBe('Stasis Beam');
  expect(softBreaks('Holographic Decoy')).toBe('Holog\u00ADraphic Decoy');
  expect(softBreaks('Телепортатор').replaceAll('\u00AD', '-')).toBe('Теле-пор-та-тор');
});

test('nothing but soft hyphens is added', () => {
  for (const name of ['Орбитальный Телепортатор', 'Gravity Manipulator', 'Темпоральный Искривитель']) {
    expect(softBreaks(name).replaceAll('\u00AD', '')).toBe(name);
  }
});
