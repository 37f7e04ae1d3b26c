import { GAMES } from '@orrery/catalogue';
import { expect, test } from 'vitest';
import { partNames } from './part-names.ts';

test('what seats play is called as the game calls it, in either language; a draw is no part', async () => {
  expect(await partNames('theseus', 'en')).toEqual({
    marines: 'Marines',
    aliens: 'Aliens',
    scientists: 'Scientists',
    greys: 'Greys',
    pandora: 'Pandora',
  });
  expect(await partNames('not-alone', 'ru')).toEqual({ hunted: 'Жертвы', creature: 'Существо' });
  expect([await partNames('alien-frontiers', 'en'), await partNames('no-game', 'en')]).toEqual([{}, {}]);
});

test('a game whose seats play something of their own has a name for each of it', async () => {
  for (const { id, module } of GAMES) {
    const names = await partNames(id, 'en');
    expect(Object.keys(names).length > 0).toBe((await module()).roleOf !== undefined);
  }
});
