import type { Json } from '@orrery/engine';
import { silent } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { apply } from '../flow/apply.ts';
import { advance } from '../flow/flow.ts';
import { legal } from '../flow/legal.ts';
import { refuse } from '../flow/refuse.ts';
import { position } from '../input/position.ts';
import type { Phase, Player, State } from '../state.ts';

/** A described position that stands just before a phase; `phases` of the round are still to come. */
export function before(
  phases: readonly Phase[],
  described: { readonly [key: string]: Json | undefined; readonly players: readonly Json[] },
): State {
  // The phase before has ended with nobody asked.
  const players = described.players.map((player) => Object.assign({ asked: [] }, player));
  const state = position({ ...described, players, stage: phases[0] === 'explore' ? 'produce' : 'explore', coming: [...phases] });
  advance(state, silent);
  return state;
}

/** Does a legal action; a refused one fails the test with its reason. */
export function say(state: State, seat: number, action: Action): Event[] {
  const events: Event[] = [];
  const refusal = refuse(state, seat, action);
  if (refusal !== undefined) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(refusal)}`);
  apply(state, seat, action, (event) => events.push(event));
  return events;
}

export function codeOf(state: State, seat: number, action: Action): string | undefined {
  return refuse(state, seat, action)?.code;
}

/** Whoever is asked in this stage passes or stops; forced things have been done. */
export function passAll(state: State): void {
  const { stage } = state;
  for (let left = 50; left > 0 && state.stage === stage; left--) {
    const player = state.players.find(({ steps }) => steps.length > 0);
    if (player === undefined) return;
    const stop = legal(state, player.seat).find(({ type }) => type === 'pass' || type === 'stop');
    if (stop === undefined) return;
    apply(state, player.seat, stop, silent);
  }
}

export const cardsOf = (player: Player): string[] => player.tableau.map(({ card }) => card);
export const goodsCount = (player: Player): number => player.tableau.filter(({ good }) => good !== undefined).length;
/** Discards these cards of the hand, one by one. */
export function giveUp(state: State, seat: number, ...cards: readonly string[]): void {
  for (const card of cards) say(state, seat, { type: 'discard', card: card as never });
}
