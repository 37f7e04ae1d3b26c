import type { ActionBase, Member, Seat } from '@orrery/engine';

/** What a place is called: a term of the game, a part of the table that has no name in the rules, or a player. */
export type PlaceName<Region extends string = string> = { readonly term: string } | { readonly region: Region } | { readonly seat: Seat };

/** Where one looks for a move: what that is called, and the things there to light, by their names on the table. */
export interface Look<Region extends string = string> {
  readonly names: readonly PlaceName<Region>[];
  readonly things: readonly string[];
}

/** What the coach may go by: all the seat sees, and nothing else. */
export interface SeenBy<View> {
  readonly view: View;
  readonly seat: Seat;
}

/** What the coach must know of a game to point at a move without naming it, and then at the move itself; fetched when it is opened. */
export interface Coaching<Action extends ActionBase, View, Region extends string> {
  readonly looks: { readonly [Type in Action['type']]: (action: Member<Action, 'type', Type>, seen: SeenBy<View>) => Look<Region> };
  /** All the things a move is made with; whatever does it with one press is lit anyway. */
  things(action: Action, seen: SeenBy<View>): readonly string[];
}

/** The words of it, in one language. */
export interface CoachingWords<Action extends ActionBase, Region extends string> {
  readonly regions: { readonly [Each in Region]: string };
  /** Of which kind a move is: more than where, less than the move. */
  readonly kinds: { readonly [Type in Action['type']]: string | ((action: Member<Action, 'type', Type>) => string) };
}
