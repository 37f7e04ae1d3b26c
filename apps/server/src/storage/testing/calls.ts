import { expect, test } from 'vitest';
import type { SaidCall } from '../call-ports.ts';
import type { OpenStorage } from './contract.ts';
import { sessionOf, setupOf, snapshotAt } from './samples.ts';

const said = (version: number, changed: Partial<SaidCall> = {}): SaidCall => {
  return { match: 'm', person: 'ada', said: 'turn', version, at: 100 + version, ...changed };
};

/** What was said to whom. */
export function describeCalls(open: OpenStorage): void {
  test('a call is said once for a turn, and again for a later one only', async () => {
    const { calls } = (await open()).storage;
    expect(await Promise.all([calls.say(said(0)), calls.say(said(0)), calls.say(said(0))])).toEqual(
      expect.arrayContaining([true, false, false]),
    );
    expect([await calls.say(said(5)), await calls.say(said(5)), await calls.say(said(4))]).toEqual([true, false, false]);
    expect(await calls.say(said(3, { said: 'last' }))).toBe(true);
    expect(await calls.say(said(2, { person: 'bob' }))).toBe(true);
    await calls.say(said(9, { match: 'other' }));
    const kept = await calls.of('m');
    expect(kept).toHaveLength(3);
    expect(kept).toEqual(expect.arrayContaining([said(5), said(3, { said: 'last' }), said(2, { person: 'bob' })]));
  });

  test('what is old goes with its match, a little at a time', async () => {
    const { calls, matches } = (await open()).storage;
    await matches.create(setupOf('runs'), snapshotAt(0));
    await calls.say(said(0, { match: 'runs' }));
    for (const version of [1, 2, 3]) await calls.say(said(version, { match: `m${version}` }));
    expect([await calls.forgetBefore(103, 1), await calls.forgetBefore(103, 9), await calls.forgetBefore(103, 9)]).toEqual([1, 1, 0]);
    expect([await calls.of('m2'), await calls.of('m3')]).toEqual([[], [said(3, { match: 'm3' })]]);
    expect(await calls.of('runs')).toHaveLength(1);
  });

  test('what somebody wishes is kept, and goes with them', async () => {
    const { calls, people, accounts } = (await open()).storage;
    await people.add({ id: 'ada', name: 'Ada' }, sessionOf('hash of ada'));
    expect(await calls.wishes('ada')).toBeUndefined();
    await calls.keepWishes('ada', '{"a":1}');
    await calls.keepWishes('ada', '{"a":2}');
    await calls.say(said(1));
    expect([await calls.wishes('ada'), await calls.wishes('bob')]).toEqual(['{"a":2}', undefined]);
    await accounts.remove('ada');
    expect([await calls.wishes('ada'), await calls.of('m')]).toEqual([undefined, []]);
  });
}
