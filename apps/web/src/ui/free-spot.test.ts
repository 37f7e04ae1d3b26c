import { expect, test } from 'vitest';
import { freeSpot, obstaclesIn } from './free-spot.ts';

const spot = (left: number, top: number) => ({ left, top, width: 100, height: 40 });
const foot = spot(0, 600);
const head = spot(0, 0);

test('words stand where they cover nothing that must be pressed', () => {
  expect(freeSpot([foot, head], [{ ...spot(20, 590), weight: 20 }])).toBe(head);
  expect(freeSpot([foot, head], [])).toBe(foot);
});

test('where every spot covers something, the least of it is covered', () => {
  const obstacles = [
    { ...spot(0, 610), weight: 20 },
    { ...spot(90, 20), weight: 1 },
  ];
  expect(freeSpot([foot, head], obstacles)).toBe(head);
});

test('what only touches is not covered', () => {
  expect(freeSpot([foot, head], [{ ...spot(0, 560), weight: 20 }])).toBe(foot);
});

test('of many spots the first that is free is taken', () => {
  const down = [0, 16, 32, 48, 64].map((top) => spot(0, top));
  expect(freeSpot(down, [{ ...spot(0, 0), weight: 60 }])).toBe(down[3]);
});

test('however many things answer a question, it is the question that stays in sight', () => {
  const shown = ({ left, top, width, height }: ReturnType<typeof spot>) => ({
    checkVisibility: () => true,
    getBoundingClientRect: () => ({ left, top, width, height }),
  });
  const lit = Array.from({ length: 8 }, () => shown(head));
  const page = {
    querySelectorAll: (selector: string) =>
      selector.includes('[aria-live]') ? [shown(foot)] : selector.includes('[data-opens]') ? lit : [],
  };
  const nothing = { contains: () => false };
  expect(freeSpot([foot, head], obstaclesIn(page as unknown as ParentNode, nothing as unknown as Element))).toBe(head);
});
