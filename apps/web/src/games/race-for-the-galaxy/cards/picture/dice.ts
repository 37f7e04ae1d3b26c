/** Numbers that depend on a card's id alone, so that every card has a face of its own that never changes. */
export function diceOf(id: string): () => number {
  let state = 2166136261;
  for (let index = 0; index < id.length; index++) state = Math.imul(state ^ id.charCodeAt(index), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state ^= state >>> 15;
    return (state >>> 0) / 4294967296;
  };
}

export const between = (roll: number, least: number, most: number): number => least + roll * (most - least);
export const round = (value: number): number => Math.round(value * 10) / 10;
