import { expect, test, vi } from 'vitest';
import { freeSpot, obstaclesIn, spotsFor } from './free-spot.ts';

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

const shown = ({ left, top, width, height }: ReturnType<typeof spot>) => ({
  checkVisibility: () => true,
  getBoundingClientRect: () => ({ left, top, width, height, right: left + width, bottom: top + height }),
});
const nothing = { contains: () => false } as unknown as Element;

test('however many things answer a question, it is the question that stays in sight', () => {
  const lit = Array.from({ length: 8 }, () => shown(head));
  const page = {
    querySelectorAll: (selector: string) =>
      selector.includes('[aria-live]') ? [shown(foot)] : selector.includes('[data-opens]') ? lit : [],
  };
  expect(freeSpot([foot, head], obstaclesIn(page as unknown as ParentNode, nothing))).toBe(head);
});

test('in a panel words break into more lines, and end above its foot all the same', () => {
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
  const panel = shown({ left: 1066, top: 50, width: 374, height: 850 });
  vi.stubGlobal('document', { querySelector: (selector: string) => (selector === 'aside.open' ? panel : null) });
  const [inPanel] = spotsFor({ width: 560, height: 52 }, (width) => (width < 400 ? 92 : 52));
  vi.unstubAllGlobals();
  expect(inPanel).toEqual({ left: 1078, top: 796, width: 350, height: 92 });
});

test('rather over a picture than over the plates of the others or what they just did', () => {
  vi.stubGlobal('innerWidth', 1024);
  vi.stubGlobal('innerHeight', 768);
  const plates = { left: 0, top: 60, width: 1024, height: 220 };
  const pictures = { left: 0, top: 290, width: 1024, height: 300 };
  const asked = { left: 300, top: 290, width: 724, height: 478 };
  const page = {
    querySelector: (selector: string) => (selector === 'header' ? shown({ left: 0, top: 0, width: 1024, height: 52 }) : null),
    querySelectorAll: (selector: string) => {
      if (selector.includes('[aria-live]')) return [shown(asked), shown({ left: 0, top: 600, width: 1024, height: 168 })];
      if (selector.includes('[data-news]')) return [shown(plates)];
      return selector.includes('button:enabled') ? [shown(pictures), shown({ left: 0, top: 0, width: 1024, height: 52 })] : [];
    },
  };
  vi.stubGlobal('document', page);
  const free = freeSpot(spotsFor({ width: 245, height: 125 }), obstaclesIn(page as unknown as ParentNode, nothing));
  vi.unstubAllGlobals();
  expect(free?.left).toBe(12);
  expect(free?.top).toBeGreaterThanOrEqual(280);
});
