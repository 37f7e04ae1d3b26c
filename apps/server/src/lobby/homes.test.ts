import { expect, test } from 'vitest';
import { Homes } from './homes.ts';

test('people of one network belong together, also those of one IPv6 network', () => {
  const homes = new Homes();
  homes.note('ada', '192.0.2.1');
  homes.note('bob', '192.0.2.1');
  homes.note('cem', '2001:db8:1:2::3');
  homes.note('dan', '2001:db8:1:2::4');
  expect(homes.together('ada')).toEqual(['ada', 'bob']);
  expect(homes.together('dan')).toEqual(['cem', 'dan']);
  expect(homes.of('cem')).toBe(homes.of('dan'));
});

test('who was not seen belongs to nobody, and who moves belongs to where they are', () => {
  const homes = new Homes();
  expect([homes.of('eve'), homes.together('eve')]).toEqual([undefined, ['eve']]);
  homes.note('ada', '192.0.2.1');
  homes.note('bob', '192.0.2.1');
  homes.note('ada', '192.0.2.7');
  expect([homes.together('ada'), homes.together('bob')]).toEqual([['ada'], ['bob']]);
});

test('it remembers so many and no more', () => {
  const homes = new Homes();
  for (let number = 0; number <= 10_000; number++) homes.note(`guest ${number}`, '192.0.2.1');
  expect(homes.of('guest 0')).toBeUndefined();
  expect(homes.together('guest 1')).toHaveLength(10_000);
});
