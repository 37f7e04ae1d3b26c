/** A share with the bounds of its 95 % interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.959964;

/** Wilson's interval: honest also near 0 and 1 and for few games. `wins` may hold halves, where a place was shared. */
export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / games;
  const square = (Z95 * Z95) / games;
  const middle = (share + square / 2) / (1 + square);
  const reach = (Z95 / (1 + square)) * Math.sqrt((share * (1 - share)) / games + square / (4 * games));
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
