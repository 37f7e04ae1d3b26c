import { chanceFromSeed, type Json, readOptions } from '@orrery/engine';
import { theseus } from '../index.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { randomChoice } from './random-play.ts';
import { Table } from './table.ts';

export interface Wish {
  readonly seats?: number;
  readonly options?: Json;
  readonly seed?: string;
}

/** A match at its first question. */
export function opened({ seats = 2, options = {}, seed = 'set-up' }: Wish = {}): Table {
  return new Table(theseus.setup(readOptions<Options>(theseus.options, options, seats), seats, chanceFromSeed(seed)));
}

/** A match whose set-up chance has played, at the first movement. */
export function begun(wish: Wish = {}): State {
  const { state } = opened(wish);
  const chance = chanceFromSeed(`${wish.seed ?? 'set-up'}: choices`);
  for (let count = 0; state.turn.number === 0; count++) {
    const choice = randomChoice(state, chance, state.seats);
    if (choice === undefined || count > 500) throw new Error('TH-2.1: a set-up that does not end');
    theseus.apply(state, choice.seat, choice.action, () => {});
  }
  return state;
}
