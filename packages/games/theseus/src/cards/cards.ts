import type { ActionEffect, DuplicationEffect, InstantEffect, ModuleEffect, SpecialEffect, TrapEffect } from './effects.ts';
import type { Faction } from './factions.ts';

/** [TH-23.1] How far a fact of the table is known: printed in the rulebook, partly, or proposed by us until an owner of the box corrects it. */
export type Basis = 'printed' | 'partly' | 'reconstructed';

/** What several copies in a sector, or a Duplication beside the card, do. */
export type Stacking =
  /** Each copy works, a Duplication is one more copy. */
  | 'multiply'
  /** More than one counts as one. */
  | 'once'
  /** Each copy works for itself; a Duplication copies nothing. */
  | 'separate';

interface CardBase {
  readonly faction: Exclude<Faction, 'pandora'>;
  /** Copies in the faction's 25 by level 0, 1, 2, 3. */
  readonly copies: readonly [number, number, number, number];
  /** Printed upgrade number; none: takes no Upgrade tokens. */
  readonly number: number | undefined;
  readonly isSingleUse: boolean;
  readonly stacking: Stacking;
  /** Of the effect; copies, levels and sometimes numbers are reconstructed for every card. */
  readonly basis: Basis;
}

export type Card = CardBase &
  (
    | { readonly type: 'action'; readonly effect: ActionEffect }
    /** `crescent`: works on passing units too. */
    | { readonly type: 'trap'; readonly effect: TrapEffect; readonly crescent: boolean }
    | { readonly type: 'module'; readonly effect: ModuleEffect }
    | { readonly type: 'special'; readonly effect: SpecialEffect }
    | { readonly type: 'duplication'; readonly effect: DuplicationEffect }
    | { readonly type: 'instant'; readonly effect: InstantEffect }
  );

/** A bonus card is an instant of no faction. */
export interface BonusCard {
  readonly copies: number;
  readonly effect: InstantEffect;
  readonly basis: Basis;
}
