import type { GameModule } from '@orrery/engine';
import type { Action } from './actions.ts';
import { apply } from './apply.ts';
import { PRINTED_IDS } from './cards/catalogue.ts';
import { GOAL_IDS } from './cards/goals.ts';
import { check } from './check.ts';
import { clone } from './clone.ts';
import type { Event } from './events.ts';
import { asked, decision } from './flow.ts';
import { imagine } from './imagine.ts';
import { legal } from './legal.ts';
import { OPTIONS, type Options } from './options.ts';
import type { Decision } from './pending.ts';
import { position } from './position.ts';
import { readAction } from './read-action.ts';
import { refuse } from './refuse.ts';
import { result, standing } from './score.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { type View, view } from './view.ts';

export const raceForTheGalaxy: GameModule<State, Action, View, Options, Event, Decision> = {
  id: 'race-for-the-galaxy',
  rulesVersion: '1',
  seats: { min: 1, max: 5 },
  options: OPTIONS,
  hasSecretHands: true,
  // The dice of the robot and the faces of four of its counters.
  provenance: { printed: PRINTED_IDS.length + GOAL_IDS.length, reconstructed: 6 },
  setup,
  asked,
  decision,
  legal,
  refuse,
  apply,
  view,
  imagine,
  clone,
  result,
  standing,
  position,
  readAction,
  check,
};

export * from './actions.ts';
export * from './cards/catalogue.ts';
export * from './cards/goals.ts';
export * from './cards/powers.ts';
export { MOST_CREDIT, MOST_ECONOMY, ROBOT_STARTS, type RobotStart } from './cards/robot.ts';
export * from './events.ts';
export * from './options.ts';
export * from './outlook.ts';
export * from './pending.ts';
export * from './reckoning.ts';
export * from './refusals.ts';
export { cardOf } from './rules/cards.ts';
export { progress } from './rules/goals.ts';
export type { Payment } from './rules/payment.ts';
export { robotPoints } from './rules/robot.ts';
export { endOfMatch, phaseOf } from './rules/rounds.ts';
export { ENDINGS, type EndingCode, POINT_SOURCES, type PointSourceCode } from './score.ts';
export * from './state.ts';
export type * from './view.ts';
