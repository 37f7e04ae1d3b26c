import { expect, test } from 'vitest';
import { piecesOf, tableNamedIn } from './table-links.ts';

const HERE = 'https://orrery.test';

test('a link to one of our tables is a link, and nothing else is', () => {
  expect(piecesOf(`Again? ${HERE}/t/ab-12, now`, HERE)).toEqual([
    { text: 'Again? ' },
    { text: `${HERE}/t/ab-12`, path: '/t/ab-12' },
    { text: ', now' },
  ]);
  expect(piecesOf(`${HERE}/t/a ${HERE}/t/b`, HERE).flatMap(({ path }) => path ?? [])).toEqual(['/t/a', '/t/b']);
  for (const text of ['Well played!', 'https://elsewhere.test/t/ab', `${HERE}/settings`]) expect(piecesOf(text, HERE)).toEqual([{ text }]);
});

test('the rematch is where a player named a table last; a spectator names none', () => {
  const line = (seat: number | undefined, text: string) => ({ seat, name: 'Ada', text, at: 1 });
  expect(tableNamedIn([line(0, 'Hello')], HERE)).toBeUndefined();
  expect(tableNamedIn([line(0, `${HERE}/t/one`), line(1, `${HERE}/t/two`), line(undefined, `${HERE}/t/three`)], HERE)).toBe('/t/two');
});
