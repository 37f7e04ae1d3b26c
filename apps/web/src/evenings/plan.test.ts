import { GAMES } from '@orrery/catalogue';
import { eveningPlan } from '@orrery/protocol';
import { EVENING_FORMATS } from '@orrery/protocol/constants';
import { expect, test } from 'vitest';
import { CLOCKS, firstPlan, planOf, throughs } from './plan.ts';

test('whatever is chosen on the form is a plan the server understands', () => {
  for (const game of GAMES)
    for (const format of EVENING_FORMATS)
      for (const clock of CLOCKS)
        for (let seats = 2; seats <= game.seats.max; seats++) {
          const plan = planOf({ ...firstPlan(game), format, clock, seats, through: 3 });
          expect(eveningPlan.safeParse(plan).error).toBeUndefined();
          expect('factions' in plan).toBe(game.id === 'theseus');
          expect(throughs(seats)).toContain(plan.through);
        }
});
