import type { Occupant } from '@orrery/match';
import { expect, test } from 'vitest';
import { refuseSameName, starFor } from './names.ts';

const person = (id: string, name: string) => ({ id, name });
const ada: Occupant = { kind: 'person', person: 'ada', name: 'Ada' };
const vega: Occupant = { kind: 'bot', level: 'greedy', name: 'Vega' };
const open: Occupant = { kind: 'open' };

test('nobody sits down under a name that somebody at the table bears, however it is written', () => {
  for (const name of ['Ada', 'ADA', ' ada', 'Vega']) {
    expect(() => refuseSameName([ada, vega, open], person('eve', name)), name).toThrow('called so already');
  }
  expect(() => refuseSameName([ada, vega, open], person('eve', 'Ada 2'))).not.toThrow();
  expect(() => refuseSameName([ada, open], person('ada', 'Ada'))).not.toThrow();
});

test('a guest is marked and keeps nobody from their own name; another guest bears another', () => {
  const guest: Occupant = { ...ada, isGuest: true };
  expect(() => refuseSameName([guest, open], person('eve', 'Ada'))).not.toThrow();
  expect(() => refuseSameName([guest, open], { ...person('eve', 'Ada'), isGuest: true })).toThrow('called so already');
  expect(() => refuseSameName([ada, open], { ...person('eve', 'Ada'), isGuest: true })).toThrow('called so already');
});

test('a bot has the star of its seat, unless somebody is called by it', () => {
  expect(starFor([ada, open, open], 2)).toBe('Altair');
  expect(starFor([{ ...ada, name: 'altair' }, open, open], 2)).toBe('Mira');
  expect(starFor([vega, open], 0)).toBe('Vega');
});
