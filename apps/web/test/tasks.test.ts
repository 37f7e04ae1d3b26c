import { expect, test } from 'vitest';
import { keptOf, longestOf, pageMark } from '../e2e/tasks.ts';

const at = (page: number) => ({ pid: page, tid: page });
const mark = (page: number, title: string) => ({ name: pageMark(title), ...at(page) });
const task = (page: number, times: { readonly dur: number; readonly tdur?: number }) => ({ name: 'RunTask', ...at(page), ...times });

test('a page is measured by its own tasks, on the wall and in processor time', () => {
  const events = [
    mark(1, 'host'),
    mark(2, 'guest'),
    task(1, { dur: 240_000, tdur: 90_000 }),
    task(1, { dur: 130_000, tdur: 120_000 }),
    task(2, { dur: 900_000, tdur: 800_000 }),
    { ...task(1, { dur: 700_000, tdur: 700_000 }), tid: 7 },
  ];
  expect(longestOf('host', events)).toEqual({ wall: 240, processor: 120 });
  expect(longestOf('guest', events)).toEqual({ wall: 900, processor: 800 });
});

test('where no processor time was counted the wall counts', () => {
  expect(longestOf('host', [mark(1, 'host'), task(1, { dur: 240_000 })])).toEqual({ wall: 240, processor: 240 });
});

test('a page that was never long is at 0, and one that was never traced is no good news', () => {
  expect(longestOf('host', [mark(1, 'host')])).toEqual({ wall: 0, processor: 0 });
  expect(() => longestOf('guest', [mark(1, 'host')])).toThrow('guest');
});

test('of a trace only long tasks and marks of pages are kept', () => {
  const kept = [task(1, { dur: 60_000, tdur: 5_000 }), mark(1, 'host')];
  const others = [task(1, { dur: 40_000 }), { name: 'Layout', ...at(1), dur: 60_000 }, { name: 'RunTask', ts: 5 }];
  expect([...kept, ...others].map(keptOf)).toEqual([...kept, undefined, undefined, undefined]);
});
