import { beforeEach, expect, test } from 'vitest';
import { type CallTable, callTable, HOUR } from './testing/call-table.ts';

let calls: CallTable;

beforeEach(async () => {
  calls = await callTable();
});

test('a reminder comes before a clock runs out, once; of a clock of minutes none', async () => {
  await calls.address('bob');
  await calls.move(0, [1], { deadlines: [{ seat: 1, deadlineAt: calls.clock.now() + 24 * HOUR }] });
  await calls.clock.pass(17 * HOUR);
  expect(calls.told()).toEqual(['bob turn']);
  await calls.clock.pass(1.1 * HOUR);
  expect(calls.told()).toEqual(['bob turn', 'bob clock']);
  expect(JSON.parse(String(calls.posted[1].body)).text).toBe('Your time in Theseus: The Dark Orbit runs out in 6 hours.');
  await calls.clock.pass(5 * HOUR);
  await calls.move(1, [1], { deadlines: [{ seat: 1, deadlineAt: calls.clock.now() + 600_000 }] });
  await calls.clock.pass(HOUR);
  expect(calls.told().filter((one) => one === 'bob clock')).toHaveLength(1);
});

test('who is at the table when they were to be reminded is reminded when they have gone, before their time is up', async () => {
  await calls.address('bob');
  calls.here.add('bob');
  await calls.seat('bob');
  await calls.caller.goAround();
  await calls.move(0, [1], { deadlines: [{ seat: 1, deadlineAt: calls.clock.now() + 24 * HOUR }] });
  await calls.clock.pass(20 * HOUR);
  expect(calls.told()).toEqual([]);
  calls.here.clear();
  await calls.clock.pass(2 * HOUR);
  expect(calls.told()).toEqual(['bob clock']);
  await calls.clock.pass(2 * HOUR);
  expect(calls.told()).toEqual(['bob clock']);
});

test('who came back for a moment just when the reminder was to be sent hears it afterwards, and who stays at the table does not', async () => {
  const id = await calls.address('bob');
  await calls.move(0, [1], { deadlines: [{ seat: 1, deadlineAt: calls.clock.now() + 24 * HOUR }] });
  await calls.clock.pass(HOUR);
  // It is listed, and not sent at once.
  await calls.storage.addresses.setHealth(id, { failures: 1, failingSince: calls.clock.now(), restsUntil: calls.clock.now() + 18 * HOUR });
  await calls.clock.pass(17.5 * HOUR);
  calls.here.add('bob');
  await calls.clock.pass(2 * HOUR);
  expect(calls.told()).toEqual(['bob turn']);
  calls.here.clear();
  await calls.clock.pass(2 * HOUR);
  expect(calls.told()).toEqual(['bob turn', 'bob clock']);
});

test('who may be at the table by another node all the time is reminded with half of that time left', async () => {
  await calls.address('bob');
  calls.elsewhere.add('bob');
  await calls.move(0, [1], { deadlines: [{ seat: 1, deadlineAt: calls.clock.now() + 24 * HOUR }] });
  await calls.clock.pass(20.9 * HOUR);
  expect(calls.told()).toEqual([]);
  await calls.clock.pass(0.2 * HOUR);
  expect(calls.told()).toContain('bob clock');
  await calls.clock.pass(2.5 * HOUR);
  expect(calls.told().filter((one) => one === 'bob clock')).toHaveLength(1);
});

test('of two whose times differ each is reminded at theirs', async () => {
  for (const one of ['bob', 'eve']) await calls.address(one);
  const deadlines = [
    { seat: 1, deadlineAt: calls.clock.now() + 48 * HOUR },
    { seat: 2, deadlineAt: calls.clock.now() + 24 * HOUR },
  ];
  await calls.move(0, [1, 2], { deadlines });
  await calls.clock.pass(19 * HOUR);
  expect(calls.told()).toEqual(['bob turn', 'eve turn', 'eve clock']);
});

test('who answers before the reminder hears none', async () => {
  await calls.address('bob');
  await calls.move(0, [1], { deadlines: [{ seat: 1, deadlineAt: calls.clock.now() + 24 * HOUR }] });
  await calls.clock.pass(HOUR);
  await calls.move(1, [0]);
  await calls.clock.pass(48 * HOUR);
  expect(calls.told()).toEqual(['bob turn']);
});

test('a reminder that would come too late comes before quiet hours', async () => {
  await calls.address('bob');
  const begin = calls.clock.now();
  const { from } = calls.quietFor(1);
  const quiet = { from: (from + 15 * 60) % 1440, to: (from + 23 * 60) % 1440 };
  await calls.storage.calls.keepWishes('bob', JSON.stringify({ locale: 'en', zone: 'UTC', quiet }));
  await calls.move(0, [1], { deadlines: [{ seat: 1, deadlineAt: begin + 22 * HOUR }] });
  await calls.clock.pass(14.5 * HOUR);
  expect(calls.told()).toEqual(['bob turn']);
  await calls.clock.pass(0.5 * HOUR);
  expect(calls.told()).toEqual(['bob turn', 'bob clock']);
});
