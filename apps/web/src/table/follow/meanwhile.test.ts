import { readdirSync } from 'node:fs';
import { GAMES } from '@orrery/catalogue';
import { expect, test } from 'vitest';
import { doneToIn, meanwhile } from './meanwhile.ts';

const line = (...events: readonly { readonly type: string }[]) => ({ events });

test('every game says what counts as done to somebody', async () => {
  expect(readdirSync(new URL('../../games', import.meta.url))).toEqual(expect.arrayContaining(GAMES.map(({ id }) => id)));
  for (const { id } of GAMES) expect(await doneToIn(id), id).toBeTypeOf('function');
});

test('what others did to oneself is told in the words of the log, the same thing once', async () => {
  const doneTo = await doneToIn('alien-frontiers');
  const stolen = { type: 'tokens-stolen', seat: 1, from: 0, token: 'fuel' };
  const lines = [
    line({ type: 'ships-bumped', seat: 1, owner: 0, at: 'shipyard', faces: [2] } as never),
    line(stolen, stolen),
    line({ ...stolen, from: 2 } as never, { type: 'turn-began', seat: 0, turn: 3 } as never),
  ];
  const told = (seat: number) => meanwhile({ lines, seat, doneTo: doneTo as never, say: ({ type }) => type });
  expect(told(0)).toEqual(['ships-bumped', 'tokens-stolen (×2)']);
  expect(told(2)).toEqual(['tokens-stolen']);
  expect(told(1)).toEqual([]);
});

test('what one does oneself is not done to oneself: bumping own ships, paying Will to resist', async () => {
  const [frontiers, alone, theseus] = await Promise.all(['alien-frontiers', 'not-alone', 'theseus'].map((game) => doneToIn(game)));
  expect(frontiers?.({ type: 'ships-bumped', seat: 0, owner: 0 }, 0)).toBe(false);
  expect(alone?.({ type: 'will-lost', seat: 0, cause: 'resist' }, 0)).toBe(false);
  expect(alone?.({ type: 'will-lost', seat: 0, cause: 'caught' }, 0)).toBe(true);
  expect(alone?.({ type: 'will-lost', seat: 1, cause: 'caught' }, 0)).toBe(false);
  expect(theseus?.({ type: 'wounded', seat: 0, from: 0 }, 0)).toBe(false);
  expect(theseus?.({ type: 'wounded', seat: 0, from: undefined }, 0)).toBe(true);
});
