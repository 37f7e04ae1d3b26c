import type { PlainGame, WithChance } from '@orrery/engine';
import type { Ending, MatchSetup } from './ports.ts';
import { actionCount, type Timeline } from './timeline.ts';

/** Of a match that is over. */
export function endingAt(module: PlainGame, { createdAt }: MatchSetup, timeline: Timeline): Ending {
  const { state, occupants, sat, changedAt } = timeline;
  return {
    rulesVersion: module.rulesVersion,
    occupants,
    sat,
    beganAt: createdAt,
    endedAt: changedAt,
    actionCount: actionCount(timeline),
    ...outcomeIn(module, state, occupants.length),
  };
}

/** What only the last state tells. */
export function outcomeIn(module: PlainGame, state: WithChance, seats: number): Pick<Ending, 'roles' | 'result'> {
  const { roleOf } = module;
  const roles = roleOf === undefined ? {} : { roles: Array.from({ length: seats }, (_, seat) => roleOf(state, seat)) };
  const result = module.result(state);
  return { ...roles, ...(result === undefined ? {} : { result }) };
}
