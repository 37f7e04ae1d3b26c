import type { GameModule } from '@orrery/engine';
import type { Action } from './actions.ts';
import { PROVENANCE } from './cards/provenance.ts';
import type { Decision } from './decisions.ts';
import type { Event } from './events.ts';
import { apply } from './flow/apply.ts';
import { automatic } from './flow/automatic.ts';
import { asked, decision } from './flow/flow.ts';
import { legal } from './flow/legal.ts';
import { ORDERS } from './flow/orders.ts';
import { refuse } from './flow/refuse.ts';
import { result, standing } from './flow/score.ts';
import { setup } from './flow/setup.ts';
import { windows } from './flow/windows.ts';
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

export const notAlone: GameModule<State, Action, View, Options, Event, Decision> = {
  id: manifest.id,
  rulesVersion: '3',
  upgrades: UPGRADES,
  seats: manifest.seats,
  options: OPTIONS,
  hasSecretHands: true,
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
  roleOf: (state, seat) => (seat === state.creature.seat ? 'creature' : 'hunted'),
  sideOf: (state, seat) => (seat === state.creature.seat ? 0 : 1),
  orders: ORDERS,
  automatic,
  windows,
};

export * from './actions.ts';
export * from './cards/abilities.ts';
export * from './cards/adaptations.ts';
export * from './cards/boards.ts';
export * from './cards/characters.ts';
export type { HuntEffect, SurvivalEffect } from './cards/effects.ts';
export * from './cards/hunt.ts';
export * from './cards/in-game.ts';
export * from './cards/places.ts';
export { ruleOf } from './cards/rule-numbers.ts';
export * from './cards/sets.ts';
export * from './cards/survival.ts';
export * from './cards/survivors.ts';
export * from './decisions.ts';
export * from './events.ts';
export * from './flow/holding.ts';
export { ORDERS, type Order, orderFor } from './flow/orders.ts';
export { ENDINGS, type EndingCode, POINT_SOURCES, type PointSourceCode } from './flow/score.ts';
export * from './forecast/changes.ts';
export * from './forecast/dangers.ts';
export * from './forecast/place-notes.ts';
export * from './forecast/risks.ts';
export * from './forecast/whereabouts.ts';
export { refuseWholeCard } from './forecast/whole-card.ts';
export type * from './knowledge/view.ts';
export * from './options.ts';
export * from './pending.ts';
export * from './phrases.ts';
export * from './refusals.ts';
export { actingNow, placeOf } from './rules/acting.ts';
export { isBarredPlace, isIneffective, silencedBy } from './rules/in-force.ts';
export { isDark, owns, takeable } from './rules/place-cards.ts';
export { boardGivesArtemia, creaturePlaces, isAvailable, neighboursOf } from './rules/tokens.ts';
export * from './state.ts';
