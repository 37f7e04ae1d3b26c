import type { Seat } from '@orrery/engine';
import { isSameSide } from '../rules/sides.ts';
import { FINAL_STEPS, type State } from '../state.ts';
import { MEASURES, measure } from './measures.ts';
import type { NamedWeights } from './weights.ts';

const SIZE = MEASURES.length;
/** A match counts as young with this many cards in each deck. */
const DECK = 12;
const NEVER_SURE = 0.98;
/** Turns of each seat after which a match begins to bore, and how much more whim every turn then brings. */
const PATIENCE = 45;
const WHIM = 0.02;
/** How much less a lead counts at the beginning than at the end, if it is counted in points. */
const LESS_AT_FIRST = 3;

/** What a measure is worth at the beginning and at the end of a match, in the order of `MEASURES`. */
export interface BotWeights {
  readonly early: Float64Array;
  readonly late: Float64Array;
}

export function weightsFrom(named: NamedWeights): BotWeights {
  return {
    early: Float64Array.from(MEASURES, (name) => named[name][0]),
    late: Float64Array.from(MEASURES, (name) => named[name][1]),
  };
}

/** About the chance to win: own side against the others, or in a deathmatch against each of them. */
export function chanceToWin(state: State, seat: Seat, weights: BotWeights): number {
  if (state.ended !== undefined) return valueOfEnd(state, seat);
  const progress = progressOf(state);
  const rows = measure(state);
  const own = standingOf(rows, seat, { weights, progress }) + whim(state, seat);
  let lead = own;
  let sum = 1;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const standing = standingOf(rows, other, { weights, progress }) + whim(state, other);
    lead += isSameSide(state, seat, other) ? standing : -standing;
    sum += Math.exp(standing - own);
  }
  if (state.mode === 'deathmatch') return NEVER_SURE / sum;
  // Never as good as a match that is won, nor as bad as a lost one.
  return 0.5 + (1 / (1 + Math.exp(-lead)) - 0.5) * NEVER_SURE;
}

function valueOfEnd({ ended, mode }: State, seat: Seat): number {
  if (ended === undefined || !ended.winners.includes(seat)) return 0;
  if (mode === 'teams') return ended.winners.length > 2 ? 0.5 : 1;
  return 1 / ended.winners.length;
}

/**
 * How far the match has come, 0 … 1: the nearer the end, the surer a lead. So bent that points of lead are divided by a scale which
 * shrinks evenly as the decks run out.
 */
export function progressOf({ players, finalSteps, seats }: State): number {
  let left = finalSteps * seats;
  for (let seat = 0; seat < players.length; seat++) left += players[seat].deck.length;
  const share = left / (seats * (DECK + FINAL_STEPS));
  return (LESS_AT_FIRST / (1 + (LESS_AT_FIRST - 1) * share) - 1) / (LESS_AT_FIRST - 1);
}

/** How well each seat stands, as logits. */
export function standingsOf(state: State, weights: BotWeights): number[] {
  const by = { weights, progress: progressOf(state) };
  const rows = measure(state);
  return state.players.map(({ seat }) => standingOf(rows, seat, by));
}

function standingOf(rows: Float64Array, seat: Seat, by: { readonly weights: BotWeights; readonly progress: number }): number {
  const { early, late } = by.weights;
  let sum = 0;
  for (let at = 0; at < SIZE; at++) {
    const value = rows[seat * SIZE + at];
    if (value !== 0) sum += value * (early[at] + (late[at] - early[at]) * by.progress);
  }
  return sum;
}

/**
 * Nothing in the rules ends a match in which both sides go round in a circle. So the longer a match lasts beyond the usual, the more a
 * position is liked for no reason at all; the same position in the same turn always for the same.
 */
function whim({ units, turn, seats }: State, seat: Seat): number {
  if (turn.number <= PATIENCE * seats) return 0;
  let mixed = turn.number * 7919 + seat * 104729;
  for (let number = 0; number < units.length; number++) {
    const { at, room } = units[number];
    mixed = (Math.imul(mixed, 31) + at * 4 + room.charCodeAt(0)) | 0;
  }
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  const share = ((mixed ^ (mixed >>> 13)) >>> 0) / 0x1_0000_0000;
  return share * WHIM * (turn.number - PATIENCE * seats);
}
