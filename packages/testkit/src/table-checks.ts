/** What the tables of the games check at every step. Apart from the other suites: every test of a rule loads this. */
import { isDeepStrictEqual } from 'node:util';
import type { Refusal, Seat } from '@orrery/engine';

interface Listed<State, Action> {
  legal(state: State, seat: Seat): readonly Action[];
  refuse(state: State, seat: Seat, action: Action): Refusal | undefined;
}

/** `legal` is the only list of what may be done: whatever a test does is on it, and nothing on it is refused. */
export function checkList<State, Action>(game: Listed<State, Action>, state: State, seat: Seat, action: Action): void {
  const listed = game.legal(state, seat);
  if (!listed.some((one) => isDeepStrictEqual(one, action))) throw new Error(`not on the list: ${JSON.stringify(action)}`);
  for (const one of listed) {
    const refusal = game.refuse(state, seat, one);
    if (refusal !== undefined) throw new Error(`on the list, but refused: ${JSON.stringify(one)}, ${JSON.stringify(refusal)}`);
  }
}

const UNSAID = /^$|undefined|NaN|\[object|\s{2}|\s[,.:;!?]/;

/** Gives a refusal back if its sentence has every value it speaks of: a player reads the sentence, not the code. */
export function checkSaid(text: { refusal(refusal: Refusal): string }, refusal: Refusal | undefined): Refusal | undefined {
  if (refusal === undefined) return undefined;
  const sentence = text.refusal(refusal);
  if (UNSAID.test(sentence)) throw new Error(`a value is missing from ${JSON.stringify(refusal)}: ${sentence}`);
  return refusal;
}
