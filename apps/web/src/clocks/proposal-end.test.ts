import type { Proposed } from '@orrery/match';
import { expect, test } from 'vitest';
import { type Moment, proposalEnd } from './proposal-end.ts';

const person = (name: string) => ({ kind: 'person', person: name, name }) as const;
const people = [person('ada'), person('bob'), person('eve')];
const bot = { kind: 'bot', level: 'greedy', name: 'Rigel' } as const;

const asked = (viewer: Moment['viewer'], proposed: Proposed): Moment => ({
  viewer,
  update: { occupants: people, result: undefined, proposal: { id: 3, seat: 0, proposed, agreed: [], at: 0 } },
});
const after = (viewer: Moment['viewer'], update: Partial<Moment['update']> = {}): Moment => ({
  viewer,
  update: { occupants: people, result: undefined, ...update },
});
const end: Proposed = { what: 'end', as: 'undecided' };
const remove: Proposed = { what: 'remove', target: 1 };

test('whoever proposed hears that it was declined; the others have said it themselves', () => {
  expect(proposalEnd(asked(0, end), after(0))).toBe('declined');
  expect(proposalEnd(asked(1, end), after(1))).toBeUndefined();
  expect(proposalEnd(asked(0, remove), after(0))).toBe('declined');
  expect(proposalEnd(asked(0, end), asked(0, end))).toBeUndefined();
  expect(proposalEnd(after(0), after(0))).toBeUndefined();
});

test('whoever is voted out hears it, although by then they only watch', () => {
  const occupants = people.with(1, bot as never);
  expect(proposalEnd(asked(1, remove), after('spectator', { occupants }))).toBe('voted-out');
  expect(proposalEnd(asked(0, remove), after(0, { occupants }))).toBeUndefined();
});

test('what all agreed to shows itself: the match is over', () => {
  expect(proposalEnd(asked(0, end), after(0, { result: { seats: [], because: 'called-undecided' } }))).toBeUndefined();
});
