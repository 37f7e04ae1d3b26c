import { type Chance, shuffle } from '@orrery/engine';
import { type Beacon, wholeDeck } from '../cards/beacons.ts';
import type { State } from '../state.ts';
import type { View } from './view.ts';

/** A whole state that agrees with the view: what it hides is dealt from the cards it does not show. */
export function imagine(seen: View, chance: Chance): State {
  const unseen = wholeDeck(seen.copies);
  for (const card of [...seen.lit, ...seen.hands.flatMap((hand) => (typeof hand === 'number' ? [] : hand))]) {
    unseen.splice(unseen.indexOf(card), 1);
  }
  shuffle(chance, unseen);
  const hands = seen.hands.map((hand): Beacon[] => (typeof hand === 'number' ? unseen.splice(0, hand) : [...hand]));
  const { seats, copies, turn, turnCount } = seen;
  return { chance, seats, copies, turn, turnCount, hands, deck: unseen, lit: [...seen.lit], points: [...seen.points] };
}
