import type { GameModule } from '@orrery/engine';
import type { Action } from './actions.ts';
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

export const alienFrontiers: GameModule<State, Action, View, Options, Event, Decision> = {
  id: manifest.id,
  rulesVersion: '2',
  upgrades: UPGRADES,
  seats: manifest.seats,
  options: OPTIONS,
  hasSecretHands: false,
  // 22 cards and one board, all from the printed book.
  provenance: { printed: 23, reconstructed: 0 },
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
export type { DiscardEffect, Effect } from './cards/effects.ts';
export { guardOf } from './cards/guard.ts';
export { TECH, TECH_IDS, type TechCard, type TechId } from './cards/tech.ts';
export * from './decisions.ts';
export * from './events.ts';
export { ENDINGS, type EndingCode, POINT_SOURCES, type PointSourceCode, pointsOf } from './flow/score.ts';
export { coloniesEach } from './flow/setup.ts';
export * from './forecast/costs.ts';
export { type DockingOffer, dockingOffer } from './forecast/docking-offer.ts';
export { type Forecast, forecast, tryActions } from './forecast/outcome.ts';
export { refuseWholeCard } from './forecast/whole-card.ts';
export type { View } from './knowledge/view.ts';
export * from './options.ts';
export type { Pending } from './pending.ts';
export * from './refusals.ts';
export { CLAIM_TOTAL, unspentTotal } from './rules/alien-artifact.ts';
export { launchCost } from './rules/colonist-hub.ts';
export { docksOf, freeDocks } from './rules/docks.ts';
export { tradePrice } from './rules/orbital-market.ts';
export { relicPrice } from './rules/relic-ship.ts';
export { shipsInPlay } from './rules/ships.ts';
export { shipPrice } from './rules/shipyard.ts';
export { coloniesInAll, coloniesOn, controllerOf, hasBonus } from './rules/territories.ts';
export type { Purse } from './rules/tokens.ts';
export * from './state.ts';
