import type { ActionBase, PlainGame, Seat } from '@orrery/engine';
import type { Timeline } from './timeline.ts';

/** Who answers in the place of a person. */
export type Answerer =
  | { readonly kind: 'bot'; readonly level: string }
  /** Standing orders, or what everybody knows to be the only answer. */
  | { readonly kind: 'automatic'; readonly action: ActionBase };

/** Undefined: a person answers, or nobody sits there. What is automatic is so for bots too, and with the same pause. */
export function answererOf(
  module: PlainGame,
  { state, occupants, orders }: Pick<Timeline, 'state' | 'occupants' | 'orders'>,
  seat: Seat,
): Answerer | undefined {
  const occupant = occupants[seat];
  if (occupant === undefined || occupant.kind === 'open') return undefined;
  const action = module.automatic?.(state, seat, orders[seat] ?? []);
  if (action !== undefined) return { kind: 'automatic', action };
  return occupant.kind === 'bot' ? { kind: 'bot', level: occupant.level } : undefined;
}
