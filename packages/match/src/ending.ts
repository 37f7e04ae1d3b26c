import type { PlainGame } from '@orrery/engine';
import { resultOf } from './called.ts';
import type { Ending, MatchSetup, Occupant } from './kept.ts';
import { isThere } from './seats.ts';
import { actionCount, type Timeline } from './timeline.ts';

/** Of a match that is over. */
export function endingAt(module: PlainGame, { createdAt, isRated }: MatchSetup, timeline: Timeline): Ending {
  const { occupants, sat, changedAt, called, forfeits, waited } = timeline;
  const missing = [...occupants.keys()].filter((seat) => occupants[seat]?.kind === 'person' && !isThere(occupants[seat]));
  return {
    rulesVersion: module.rulesVersion,
    occupants: occupants.map(withoutStandIn),
    sat,
    ...(isRated === true ? { isRated } : {}),
    beganAt: createdAt,
    endedAt: changedAt,
    actionCount: actionCount(timeline),
    ...outcomeIn(module, timeline, occupants.length),
    ...(called === undefined ? {} : { called: called.how }),
    ...(forfeits.length === 0 ? {} : { forfeits }),
    ...stoodInOf(timeline),
    ...(missing.length === 0 ? {} : { missing }),
    ...(waited === undefined ? {} : { waitedMs: waited.ms }),
  };
}

/** What bots did in the place of people, seat by seat. */
export function stoodInOf({ occupants, played }: Pick<Timeline, 'occupants' | 'played'>): Pick<Ending, 'stoodIn'> {
  const stoodIn = occupants.map((_, seat) => played.filter((done) => done.seat === seat && done.standIn).length);
  return stoodIn.every((count) => count === 0) ? {} : { stoodIn };
}

/** That a bot played there is counted, and who was missing at the end is said apart. */
function withoutStandIn(occupant: Occupant): Occupant {
  if (occupant.kind !== 'person') return occupant;
  const { standIn: _, ...there } = occupant;
  return there;
}

/** What only the last state tells. */
export function outcomeIn(
  module: PlainGame,
  ended: Pick<Timeline, 'state' | 'called'>,
  seats: number,
): Pick<Ending, 'roles' | 'sides' | 'result'> {
  const { roleOf, sideOf } = module;
  const { state } = ended;
  const roles = roleOf === undefined ? {} : { roles: Array.from({ length: seats }, (_, seat) => roleOf(state, seat)) };
  const sides = sideOf === undefined ? {} : { sides: Array.from({ length: seats }, (_, seat) => sideOf(state, seat)) };
  const result = resultOf(module, ended);
  return { ...roles, ...sides, ...(result === undefined ? {} : { result }) };
}
