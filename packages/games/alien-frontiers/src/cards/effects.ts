import type { Member } from '@orrery/engine';
import type { Target, TargetOf } from '../actions.ts';
import type { Field } from '../state.ts';

/** The closed vocabulary of fuel powers: plain data. What each word means stands in the tables by word (`powers.ts`). */
export type Effect =
  | { readonly do: 'change-ship'; readonly fuel: number; readonly by: 1 | -1 }
  | { readonly do: 'flip-ship'; readonly fuel: number }
  | { readonly do: 'shift-between-ships'; readonly fuel: number }
  | { readonly do: 'reroll-ships'; readonly fuel: number }
  | { readonly do: 'borrow-bonus'; readonly fuelPerColony: number }
  | { readonly do: 'teleport-ship'; readonly fuel: number }
  | { readonly do: 'remove-ships'; readonly fuelPerShip: number };

/** The closed vocabulary of discard powers (`discards.ts`). */
export type DiscardEffect =
  | { readonly do: 'remove-field' }
  | { readonly do: 'place-field'; readonly field: Field }
  | { readonly do: 'move-colony' }
  | { readonly do: 'swap-colonies' }
  | { readonly do: 'scrap-ship' }
  | { readonly do: 'salvage-card' };

export type Word = Effect['do'] | DiscardEffect['do'];

/** What each word is aimed at. */
export const AIMS = {
  'change-ship': 'ship',
  'flip-ship': 'ship',
  'shift-between-ships': 'two-ships',
  'reroll-ships': 'ships',
  'borrow-bonus': 'territory',
  'teleport-ship': 'docked-ship',
  'remove-ships': 'docked-ship',
  'remove-field': 'field',
  'place-field': 'territory',
  'move-colony': 'colony',
  'swap-colonies': 'colony',
  'scrap-ship': 'docked-ship',
  'salvage-card': 'card',
} as const satisfies { readonly [Do in Word]: Target['kind'] };

/** The effect behind a word; generic, so that a table by word takes the effect it was looked up with. */
export type EffectOf<Do extends Word> = Member<Effect | DiscardEffect, 'do', Do>;
/** The target a word asks for. */
export type AimOf<Do extends Word> = TargetOf<(typeof AIMS)[Do]>;

export function isAimedAt<Kind extends Target['kind']>(target: Target, kind: Kind): target is TargetOf<Kind> {
  return target.kind === kind;
}
