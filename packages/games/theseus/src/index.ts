import type { GameModule } from '@orrery/engine';
import type { Action } from './actions.ts';
import { PROVENANCE } from './cards/provenance.ts';
import type { Decision } from './decisions.ts';
import type { Event } from './events.ts';
import { apply } from './flow/apply.ts';
import { automatic, ORDERS } from './flow/automatic.ts';
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
import { sideOf } from './rules/sides.ts';
import type { State } from './state.ts';
import { UPGRADES } from './upgrade.ts';

export const theseus: GameModule<State, Action, View, Options, Event, Decision> = {
  id: manifest.id,
  rulesVersion: '5',
  upgrades: UPGRADES,
  seats: manifest.seats,
  options: OPTIONS,
  // Everything on the table is face up; nobody knows more of a deck than the others do.
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
  sideOf: (state, seat) => sideOf(state, seat)[0] ?? seat,
  orders: ORDERS,
  automatic,
};

export * from './actions.ts';
export * from './cards/boards.ts';
export * from './cards/bonus.ts';
export type * from './cards/cards.ts';
export type * from './cards/effects.ts';
export * from './cards/factions.ts';
export { cardBasisOf, unitBasisOf } from './cards/provenance.ts';
export * from './cards/sectors.ts';
export * from './cards/titles.ts';
export * from './cards/units.ts';
export * from './decisions.ts';
export * from './events.ts';
export { ORDERS, type Order } from './flow/automatic.ts';
export { refuseCard } from './flow/refuse.ts';
export { POINT_SOURCES, type PointSourceCode } from './flow/score.ts';
export { type Balance, balanceOf } from './forecast/balance.ts';
export { type Danger, dangers, type Forecast, forecast } from './forecast/forecast.ts';
export { duplicatedBy, type TokenKind, tokensLeft } from './forecast/on-the-board.ts';
export type { View } from './knowledge/view.ts';
export * from './options.ts';
export type * from './pending.ts';
export * from './refusals.ts';
export { targetsOf } from './rules/attacks.ts';
export { copiesOf, holderOf, isOn, strengthOf } from './rules/in-effect.ts';
export { hasUpgradedSide, passagesFrom, roomBit, shownSide } from './rules/rooms.ts';
export { hasDataTrack } from './rules/scores.ts';
export { isEnemy, isOwnSector, isSameSide } from './rules/sides.ts';
export { upgradePrice } from './rules/upgrades.ts';
export * from './state.ts';
