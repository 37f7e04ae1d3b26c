import { type Chance, shuffle } from '@orrery/engine';
import { wholeDeck } from '../cards/beacons.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';

const HAND = 3;

/** [NG-1.1] [NG-1.2] */
export function setup(options: Options, seats: number, chance: Chance): State {
  const copies = options.longMatch ? 3 : 2;
  const deck = wholeDeck(copies);
  shuffle(chance, deck);
  const hands = Array.from({ length: seats }, () => deck.splice(-HAND));
  return { chance, seats, copies, turn: 0, turnCount: 1, hands, deck, lit: [], points: hands.map(() => 0) };
}
