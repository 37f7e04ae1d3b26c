import type { Answer, Seat, Viewer } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { toLand } from '../knowledge/to-land.ts';
import type { View } from '../knowledge/view.ts';
import { CLAIM_TOTAL } from '../rules/alien-artifact.ts';
import { LAST_CIRCLE, TOKEN_LIMIT } from '../state.ts';

/** Who has how many colonies still to land: everybody but the viewer, the fewest first. */
export function othersToLand(view: View, viewer: Viewer): readonly { readonly seat: Seat; readonly left: number }[] {
  const others = view.players.filter(({ seat }) => seat !== viewer).map((player) => ({ seat: player.seat, left: toLand(player) }));
  return others.sort((a, b) => a.left - b.left);
}

/** What matters most in the middle of a turn, the most urgent first [AF-4.3] [AF-5.3] [AF-2.6] [AF-2.9]. */
export type Moment =
  | { readonly is: 'claim'; readonly total: number }
  | { readonly is: 'ready-colony' }
  | { readonly is: 'too-many-tokens'; readonly tokens: number }
  | { readonly is: 'ships-left'; readonly ships: number }
  | { readonly is: 'all-docked' };

export function momentOf(view: View): Moment {
  const { turn } = view;
  const { fuel, ore, hubCircle } = view.players[turn.seat];
  const total = turn.unspent.reduce((sum, { face }) => sum + face, 0);
  if (total >= CLAIM_TOTAL) return { is: 'claim', total };
  if (hubCircle === LAST_CIRCLE && fuel > 0 && ore > 0) return { is: 'ready-colony' };
  if (turn.unplaced.length > 0) return { is: 'ships-left', ships: turn.unplaced.length };
  return fuel + ore > TOKEN_LIMIT ? { is: 'too-many-tokens', tokens: fuel + ore } : { is: 'all-docked' };
}

/** What ending a turn or a raid would throw away: a card won at the Artifact, loot, tokens a ready colony could use [AF-4.3] [AF-10.3] [AF-2.9]. */
export type Loss = { readonly of: 'card' } | { readonly of: 'loot' } | { readonly of: 'tokens'; readonly count: number };

export function lossOf({ action, legal }: Answer<Action>, view: View): Loss | undefined {
  const could = (...types: readonly Action['type'][]) => legal.some(({ type }) => types.includes(type));
  if (action.type === 'stop-raiding') return could('steal-token', 'steal-card') ? { of: 'loot' } : undefined;
  if (action.type !== 'end-turn') return undefined;
  if (could('claim-card')) return { of: 'card' };
  const { fuel, ore } = view.players[view.turn.seat];
  return could('launch-colony') && fuel + ore > TOKEN_LIMIT ? { of: 'tokens', count: fuel + ore - TOKEN_LIMIT } : undefined;
}
