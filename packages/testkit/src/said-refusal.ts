import type { Refusal } from '@orrery/engine';

const UNSAID = /^$|undefined|NaN|\[object|\s{2}|\s[,.:;!?]/;

/** Gives a refusal back if its sentence has every value it speaks of: a player reads the sentence, not the code. */
export function checkSaid(text: { refusal(refusal: Refusal): string }, refusal: Refusal | undefined): Refusal | undefined {
  if (refusal === undefined) return undefined;
  const sentence = text.refusal(refusal);
  if (UNSAID.test(sentence)) throw new Error(`a value is missing from ${JSON.stringify(refusal)}: ${sentence}`);
  return refusal;
}
