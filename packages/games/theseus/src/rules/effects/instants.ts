import type { InstantEffect } from '../../cards/effects.ts';
import type { InstantRule } from './instant-rule.ts';
import {
  DATA_FOR_ENEMIES_NEAR,
  DISCARD_PENDING,
  GAIN_DATA_NOW,
  GO_FURTHER,
  MOVE_MALFUNCTION,
  REGAIN_LIFE_NOW,
  TAKE_UPGRADES_NOW,
  WOUND_ALL_NEAR,
} from './instants-elsewhere.ts';
import { ATTACK_NOW, EJECT, FRENZY, SHIFT_ROOMS, STEP_ON, WOUND_NEAR } from './instants-on-units.ts';

/** How each word of instant and bonus cards is carried out. */
export const INSTANTS: { readonly [Word in InstantEffect['do']]: InstantRule } = {
  'wound-near': WOUND_NEAR,
  'step-on': STEP_ON,
  frenzy: FRENZY,
  'wound-all-near': WOUND_ALL_NEAR,
  'move-malfunction': MOVE_MALFUNCTION,
  'gain-data-now': GAIN_DATA_NOW,
  'data-for-enemies-near': DATA_FOR_ENEMIES_NEAR,
  'shift-rooms': SHIFT_ROOMS,
  'go-further': GO_FURTHER,
  'take-upgrades-now': TAKE_UPGRADES_NOW,
  'regain-life-now': REGAIN_LIFE_NOW,
  eject: EJECT,
  'attack-now': ATTACK_NOW,
  'discard-pending': DISCARD_PENDING,
};
