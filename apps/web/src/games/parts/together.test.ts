import { expect, test } from 'vitest';
import { together } from './together.ts';

test('all run after the last was handed in, in their order and once', async () => {
  const ran: string[] = [];
  together(() => ran.push('first'));
  together(() => ran.push('second'));
  expect(ran).toEqual([]);
  await Promise.resolve();
  expect(ran).toEqual(['first', 'second']);
  await Promise.resolve();
  expect(ran).toHaveLength(2);
});

test('what is called off does not run, and the others do', async () => {
  const ran: string[] = [];
  const callOff = together(() => ran.push('gone'));
  callOff();
  together(() => ran.push('stays'));
  await Promise.resolve();
  expect(ran).toEqual(['stays']);
});
