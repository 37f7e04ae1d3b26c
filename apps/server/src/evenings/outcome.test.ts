import type { Ending, Occupant } from '@orrery/match';
import { expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';

const person = (id: string): Occupant => ({ kind: 'person', person: id, name: id });
const BOT: Occupant = { kind: 'bot', level: 'random', name: 'Vega' };

function ending(occupants: readonly Occupant[], ranks: readonly number[], changed: Partial<Ending> = {}): Ending {
  const seats = ranks.map((rank, seat) => ({ seat, rank, points: 0, sources: [] }));
  return { rulesVersion: '1', occupants, sat: [], beganAt: 0, endedAt: 1, actionCount: 1, result: { seats, because: 'over' }, ...changed };
}

test('everybody is held to the rank of their seat, with whom they won or lost', () => {
  const occupants = [person('ada'), person('bob'), person('cid')];
  expect(outcomeOf(ending(occupants, [2, 1, 1], { sides: [0, 1, 1] }), ['ada', 'bob', 'cid'])).toEqual([
    { rank: 2, side: 0 },
    { rank: 1, side: 1 },
    { rank: 1, side: 1 },
  ]);
});

test('whoever left, was replaced, or has a bot in their place is absent, whatever became of the seat', () => {
  const occupants = [person('ada'), person('eve'), BOT, person('dan')];
  const outcome = outcomeOf(ending(occupants, [1, 2, 3, 4], { missing: [0] }), ['ada', 'bob', 'cid', 'dan']);
  expect(outcome.map(({ isAbsent }) => isAbsent)).toEqual([true, true, true, undefined]);
});

test('nobody wins by giving up the moment a bot is in the other’s place, unless the other has left the evening', () => {
  const people = ['ada', 'bob'];
  for (const called of ['resigned', 'time'] as const) {
    const given = ending(people.map(person), [1, 2], { missing: [0], called });
    expect(outcomeOf(given, people).map(({ isAbsent }) => isAbsent)).toEqual([undefined, undefined]);
    expect(outcomeOf(given, people, ['ada']).map(({ isAbsent }) => isAbsent)).toEqual([true, undefined]);
  }
});

test('seats beyond those who take part are bots’, and no part of it', () => {
  expect(outcomeOf(ending([person('ada'), BOT], [2, 1]), ['ada'])).toEqual([{ rank: 2, side: 0 }]);
});

test('where nobody has won all are level', () => {
  const occupants = [person('ada'), person('bob')];
  for (const changed of [{ called: 'undecided' }, { called: 'closed' }, { result: undefined }] satisfies readonly Partial<Ending>[])
    expect(outcomeOf(ending(occupants, [1, 2], changed), ['ada', 'bob']).map(({ rank }) => rank)).toEqual([1, 1]);
  expect(outcomeOf(ending(occupants, [1, 2], { called: 'resigned' }), ['ada', 'bob']).map(({ rank }) => rank)).toEqual([1, 2]);
});
