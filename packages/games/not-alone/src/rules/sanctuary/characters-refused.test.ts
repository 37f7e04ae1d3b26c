import { expect, test } from 'vitest';
import type { ActionOf, Target } from '../../actions.ts';
import type { CharacterId } from '../../cards/characters.ts';
import { sanctuaryTable } from '../../testing/sanctuary-table.ts';
import { nothing } from '../../testing/table.ts';

const using = (character: CharacterId, target: Target = nothing): ActionOf<'use-character'> => ({
  type: 'use-character',
  character,
  target,
});
const OFF: Target = { kind: 'survival-and-adaptation', card: 'anchor', adaptation: 'venom' };
const STAY: Target = { kind: 'sanctuary-steps', steps: 0 };

function nadia(scene: Parameters<typeof sanctuaryTable>[0] = {}, survival: readonly string[] = ['anchor']) {
  const hunted = { rick: { character: 'nadia-kern', survival: [...survival] }, morty: { character: 'xia' } };
  return sanctuaryTable({ turn: 2, creature: { developed: ['venom'] }, hunted, ...scene });
}

// [NA-14.1]
test('a Hunted uses their own character alone, and only in its phase', () => {
  const game = nadia();
  expect(game.why('morty', using('nadia-kern', OFF))).toBe('not-your-character NA-14.1');
  expect(game.why('morty', using('xia'))).toBe('not-now NA-14.1'); // works by herself
  const early = sanctuaryTable({ hunted: { rick: { character: 'yuki-tanaka' } } });
  expect(early.why('rick', using('yuki-tanaka', STAY))).toBe('not-now NA-14.1');
  expect(early.legal('rick', 'use-character')).toEqual([]);
  const late = nadia({ stage: 'phase-five' }, ['anchor', 'course-change']);
  expect(late.why('rick', using('nadia-kern', OFF))).toBe('not-now NA-14.1');
  expect(late.legal('rick', 'use-character')).toEqual([]);
});

// [NA-16.21]
test('under Jamming no character is used', () => {
  const game = nadia({ huntPlayed: ['jamming'] });
  expect(game.why('rick', using('nadia-kern', OFF))).toBe('character-silent NA-16.21');
  expect(game.legal('rick', 'use-character')).toEqual([]);
});

// [NA-14.12]
test('Nadia Kern needs a Survival card to discard and an adaptation to switch off', () => {
  expect(nadia({}, []).why('rick', using('nadia-kern', OFF))).toBe('no-survival-to-discard NA-14.12');
  expect(nadia({ creature: {} }).why('rick', using('nadia-kern', OFF))).toBe('nothing-developed NA-14.12');
  expect(nadia().why('rick', using('nadia-kern'))).toBe('wrong-target NA-4.10');
  expect(nadia().why('rick', using('nadia-kern', OFF))).toBeUndefined();
});

// [NA-14.12] Until the turn ends, and no other adaptation.
test('what Nadia Kern switches off is that adaptation alone', () => {
  const game = nadia({
    creature: { developed: ['venom', 'primal-strength'] },
    hunted: { rick: { character: 'nadia-kern', survival: ['anchor'] } },
  });
  game.useCharacter('rick', 'nadia-kern', OFF).lay('rick', 'rover');
  game.token('creature', 5).endHunting();
  expect(game.of('rick')).toMatchObject({ will: 1, noResistIn: 0 });
});

// [NA-14.13]
test('Yuki Tanaka needs a place card to discard', () => {
  const phaseFive = (hand: readonly string[]) =>
    sanctuaryTable({
      stage: 'phase-five',
      sanctuary: { place: 5 },
      hunted: { rick: { character: 'yuki-tanaka', hand: [...hand], survival: ['anchor'] } },
    });
  expect(phaseFive([]).why('rick', using('yuki-tanaka', STAY))).toBe('hand-empty NA-14.13');
  expect(phaseFive([]).legal('rick', 'use-character')).toEqual([]);
  expect(phaseFive(['lair']).legal('rick', 'use-character')).toHaveLength(2);
});

// [NA-18.13] Two to discard and one to lay.
test('William Teague needs three cards in hand', () => {
  const few = sanctuaryTable({
    stage: 'hunting',
    options: { promo: true },
    hunted: {
      rick: { character: 'william-teague', played: ['rover'], hand: ['lair', 'jungle'], survival: ['camouflage'] },
      morty: { character: 'xia', played: ['rover'] },
    },
  }).endHunting();
  expect(few.asked).toContain('rick');
  expect(few.why('rick', using('william-teague'))).toBe('own-hand-too-small NA-18.13');
  expect(few.legal('rick', 'use-character')).toEqual([]);
});
