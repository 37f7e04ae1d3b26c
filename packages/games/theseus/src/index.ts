import type { GameModule } from '@orrery/engine';
import type { Action } from './actions.ts';
import { apply } from './apply.ts';
import { automatic, ORDERS } from './automatic.ts';
import { PROVENANCE } from './cards/provenance.ts';
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

export const theseus: GameModule<State, Action, View, Options, Event, Decision> = {
  id: 'theseus',
  rulesVersion: '3',
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  // Everything on the table lies open; of a deck nobody knows more than the others.
  hasSecretHands: false,
  provenance: PROVENANCE,
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
  roleOf: (state, seat) => state.players[seat].faction,
  orders: ORDERS,
  automatic,
};

export * from './actions.ts';
export { ORDERS, type Order } from './automatic.ts';
export * from './cards/boards.ts';
export * from './cards/bonus.ts';
export type * from './cards/cards.ts';
export type * from './cards/effects.ts';
export * from './cards/factions.ts';
export { cardBasisOf, unitBasisOf } from './cards/provenance.ts';
export * from './cards/sectors.ts';
export * from './cards/titles.ts';
export * from './cards/units.ts';
export * from './events.ts';
export { type Danger, dangers, type Forecast, forecast } from './forecast.ts';
export * from './options.ts';
export * from './pending.ts';
export * from './refusals.ts';
export { targetsOf } from './rules/attacks.ts';
export { copiesOf, holderOf, isOn, strengthOf } from './rules/in-effect.ts';
export { attackOf, hasUpgradedSide, passagesFrom, ROOM_BIT, shownSide } from './rules/rooms.ts';
export { isEnemy, isOwnSector, isSameSide } from './rules/sides.ts';
export { upgradePrice } from './rules/upgrades.ts';
export { POINT_SOURCES, type PointSourceCode } from './score.ts';
export * from './state.ts';
export type * from './steps.ts';
export type { View } from './view.ts';
