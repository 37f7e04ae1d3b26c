import { leadOf, NEWCOMER, type Rating, spreadOfLead } from './scale.ts';

/** So many matches of the arena and the share of them that was won, against `greedy`. */
interface Arena {
  readonly won: number;
  readonly of: number;
}

/** Everybody else is measured against this level. */
const ANCHOR = 'greedy';

/**
 * As published in docs/BOTS.md (duels; of Not Alone tables of four without expansions, once as the Creature and once as the Hunted). A level
 * of which nothing is published has no rating, and a seat of it counts for nobody.
 */
const AGAINST_GREEDY: Readonly<Record<string, Readonly<Record<string, readonly Arena[]>>>> = {
  'alien-frontiers': { random: [{ won: 0, of: 400 }], steady: [{ won: 0.808, of: 400 }], captain: [{ won: 0.95, of: 400 }] },
  'not-alone': {
    random: [
      { won: 0.032, of: 400 },
      { won: 0.002, of: 400 },
    ],
    stalker: [
      { won: 0.872, of: 400 },
      { won: 0.84, of: 400 },
    ],
  },
  'race-for-the-galaxy': { random: [{ won: 0.015, of: 400 }], prospector: [{ won: 0.634, of: 400 }], magnate: [{ won: 0.916, of: 400 }] },
  theseus: { random: [{ won: 0.02, of: 400 }], navigator: [{ won: 0.814, of: 400 }] },
};

/** How often the Creature wins at so many seats where both sides play alike: the mean of both boards, without Sanctuary and with it. */
const CREATURE_WINS: Readonly<Record<number, number>> = { 2: 0.318, 3: 0.444, 4: 0.497, 5: 0.503, 6: 0.575, 7: 0.402 };

/** No bot is known better than this. */
const SUREST = 0.5;

/** What a bot is worth. It does not learn, and so is not rated by the matches of this server. */
export function ratingOfBot(game: string, level: string): Rating | undefined {
  if (AGAINST_GREEDY[game] === undefined) return undefined;
  if (level === ANCHOR) return { mu: NEWCOMER.mu, sigma: SUREST };
  const arenas = AGAINST_GREEDY[game][level];
  if (arenas === undefined) return undefined;
  // Nobody wins all matches there could be: half a match is added to either side.
  const shares = arenas.map(({ won, of }) => ({ share: (won * of + 0.5) / (of + 1), of }));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const lead = mean(shares.map(({ share }) => leadOf(share)));
  const spread = mean(shares.map(({ share, of }) => spreadOfLead(share, of))) / Math.sqrt(shares.length);
  return { mu: NEWCOMER.mu + lead, sigma: Math.max(SUREST, spread) };
}

/** What a role is worth by itself, where sides are not even. */
export function leadOfRole(game: string, role: string | undefined, seats: number): number {
  const share = CREATURE_WINS[seats];
  return game === 'not-alone' && role === 'creature' && share !== undefined ? leadOf(share) : 0;
}
