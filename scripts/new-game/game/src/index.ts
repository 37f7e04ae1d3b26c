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

export const newGame: GameModule<State, Action, View, Options, Event, Decision> = {
  id: manifest.id,
  rulesVersion: '1',
  upgrades: UPGRADES,
  seats: manifest.seats,
  options: OPTIONS,
  hasSecretHands: true,
  provenance: { printed: 0, reconstructed: 0 },
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

export type * from './actions.ts';
export type * from './decisions.ts';
export type * from './events.ts';
export type { View } from './knowledge/view.ts';
