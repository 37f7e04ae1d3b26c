import type { GameModule } from '@orrery/engine';
import type { Action } from './actions.ts';
import { PRINTED_IDS } from './cards/catalogue.ts';
import { GOAL_IDS } from './cards/goals.ts';
import type { Decision } from './decisions.ts';
import type { Event } from './events.ts';
import { apply } from './flow/apply.ts';
import { asked, decision } from './flow/flow.ts';
import { legal } from './flow/legal.ts';
import { refuse } from './flow/refuse.ts';
import { result, standing } from './flow/score.ts';
import { setup } from './flow/setup.ts';
import { position } from './input/position.ts';
import { readAction } from './input/read-action.ts';
import { check } from './knowledge/check.ts';
import { clone } from './knowledge/clone.ts';
import { imagine } from './knowledge/imagine.ts';
import { type View, view } from './knowledge/view.ts';
import { manifest } from './manifest.ts';
import { OPTIONS, type Options } from './options.ts';
import type { State } from './state.ts';
import { UPGRADES } from './upgrade.ts';

export const raceForTheGalaxy: GameModule<State, Action, View, Options, Event, Decision> = {
  id: manifest.id,
  rulesVersion: '3',
  upgrades: UPGRADES,
  seats: manifest.seats,
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
export * from './decisions.ts';
export * from './events.ts';
export { ENDINGS, type EndingCode, POINT_SOURCES, type PointSourceCode } from './flow/score.ts';
export * from './forecast/costs.ts';
export { gainOf } from './forecast/gain.ts';
export * from './forecast/outlook.ts';
export * from './forecast/paying.ts';
export type * from './knowledge/view.ts';
export * from './options.ts';
export * from './refusals.ts';
export { cardOf } from './rules/cards.ts';
export { progress } from './rules/goals.ts';
export type { Payment } from './rules/payment.ts';
export { robotPoints } from './rules/robot-points.ts';
export { endOfMatch, phaseOf } from './rules/rounds.ts';
export { picksOf } from './rules/starting.ts';
export * from './state.ts';
