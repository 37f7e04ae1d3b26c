import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function served(queue: FairQueue<string>): string {
  const items: string[] = [];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) items.push(item);
  return items.join(' ');
}

test('people take turns, however much one of them has waiting', () => {
  const queue = new FairQueue<string>();
  for (let number = 1; number <= 5; number++) queue.push({ person: 'greedy', match: `m${number}` }, `g${number}`);
  queue.push({ person: 'ada', match: 'a' }, 'a1');
  queue.push({ person: 'bob', match: 'b' }, 'b1');
  queue.push({ person: 'ada', match: 'a' }, 'a2');
  expect(queue.size).toBe(8);
  expect(served(queue)).toBe('g1 a1 b1 g2 a2 g3 g4 g5');
  expect(queue.size).toBe(0);
});

test('the matches of one person take turns, and each keeps its order', () => {
  const queue = new FairQueue<string>();
  for (const item of ['x1', 'x2', 'x3', 'y1', 'y2']) queue.push({ person: 'ada', match: item[0] ?? '' }, item);
  expect(served(queue)).toBe('x1 y1 x2 y2 x3');
});

test('somebody who comes again waits for those who came before', () => {
  const queue = new FairQueue<string>();
  queue.push({ person: 'ada', match: 'a' }, 'a1');
  queue.push({ person: 'bob', match: 'b' }, 'b1');
  expect(queue.shift()).toBe('a1');
  queue.push({ person: 'ada', match: 'a' }, 'a2');
  expect(served(queue)).toBe('b1 a2');
});

test('all who come from one network have one turn together, however many names they have', () => {
  const queue = new FairQueue<string>();
  for (let number = 1; number <= 4; number++) queue.push({ home: 'net', person: `guest ${number}`, match: `m${number}` }, `g${number}`);
  queue.push({ home: 'elsewhere', person: 'ada', match: 'a' }, 'a1');
  queue.push({ person: 'bob', match: 'b' }, 'b1');
  queue.push({ home: 'elsewhere', person: 'ada', match: 'a' }, 'a2');
  expect(served(queue)).toBe('g1 a1 b1 g2 a2 g3 g4');
});
