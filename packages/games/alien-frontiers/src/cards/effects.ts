import type { Field } from '../state.ts';

/** The closed vocabulary of fuel powers: plain data, one exhaustive switch. */
export type Effect =
  | { readonly do: 'change-ship'; readonly fuel: number; readonly by: 1 | -1 }
  | { readonly do: 'flip-ship'; readonly fuel: number }
  | { readonly do: 'shift-between-ships'; readonly fuel: number }
  | { readonly do: 'reroll-ships'; readonly fuel: number }
  | { readonly do: 'borrow-bonus'; readonly fuelPerColony: number }
  | { readonly do: 'teleport-ship'; readonly fuel: number }
  | { readonly do: 'remove-ships'; readonly fuelPerShip: number };

/** The closed vocabulary of discard powers. */
export type DiscardEffect =
  | { readonly do: 'remove-field' }
  | { readonly do: 'place-field'; readonly field: Field }
  | { readonly do: 'move-colony' }
  | { readonly do: 'swap-colonies' }
  | { readonly do: 'scrap-ship' }
  | { readonly do: 'salvage-card' };
