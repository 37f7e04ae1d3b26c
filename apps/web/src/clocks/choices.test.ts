import { isWithinBounds, PACES } from '@orrery/match';
import { expect, test } from 'vitest';
import { OFFERED, usualClock } from './choices.ts';

test('every clock that is offered may be had, and the usual one is among them', () => {
  for (const pace of PACES) {
    const { turn, bank } = OFFERED[pace];
    for (const turnSeconds of turn) for (const bankSeconds of bank) expect(isWithinBounds({ pace, turnSeconds, bankSeconds })).toBe(true);
    const { turnSeconds, bankSeconds } = usualClock(pace);
    expect([turn.includes(turnSeconds), bank.includes(bankSeconds)]).toEqual([true, true]);
  }
});
