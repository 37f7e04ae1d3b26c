import { expect, test } from 'vitest';
import type { Found, TermBase } from './reason.ts';
import { type Clause, playerOf, possessor, reasonWords, subjectOf } from './reason-words.ts';

interface Said extends TermBase {
  readonly of: 'said';
  readonly clause: Clause;
}

const words = reasonWords<unknown, Said>('en', { said: ({ clause }) => clause }, { same: 'The same.' });
const about = { view: undefined, seat: 0, names: String };

function tell(...clauses: readonly (Clause & { readonly share?: number })[]): string {
  const gains = clauses.map(({ share = 1, ...clause }): Found<Said> => ({ term: { of: 'said', clause }, worth: 1, share }));
  return words.tell({ kind: 'clear', gains, prices: [] }, about);
}

test('what was met in every imagined world is said as certain, in some as likely or possible', () => {
  expect(tell({ who: 'you', does: 'win' })).toBe('You win.');
  expect(tell({ who: 'you', does: 'win', share: 0.6 })).toBe('Probably you win.');
  expect(tell({ who: 'you', does: 'win', share: 0.3 })).toBe('Perhaps you win.');
});

test('a guess is never certain, and a fact never less', () => {
  expect(tell({ who: 'Ann', does: 'has 1 good more', as: 'guess' })).toBe('Probably Ann has 1 good more.');
  expect(tell({ who: 'Space Port', does: 'costs 2 cards', as: 'fact', share: 0.3 })).toBe('Space Port costs 2 cards.');
});

test('a verb is said once, but not where it would seem to belong to what was not chosen', () => {
  expect(tell({ who: 'you', does: 'place Gem World' }, { who: 'you', does: 'place Spice World' })).toBe(
    'You place Gem World and Spice World.',
  );
  expect(tell({ who: 'you', does: 'place Gem World rather than Old Earth' }, { who: 'you', does: 'place Spice World' })).toBe(
    'You place Gem World rather than Old Earth and place Spice World.',
  );
});

test('who is called «Игрок 2» is not a player twice over in Russian', () => {
  const names = (seat: number) => (seat === 1 ? 'Анна' : `Игрок ${seat}`);
  const owner = (seat: number) => possessor(subjectOf(seat, { seat: 0, names }, 'вы'));
  expect([owner(0), owner(1), owner(2)]).toEqual(['у вас', 'у игрока Анна', 'у игрока 2']);
  expect(playerOf('игрок 2')).toBe('игрока 2');
});
