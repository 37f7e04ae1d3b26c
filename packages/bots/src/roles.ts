import { chanceFromSeed } from '@orrery/engine';
import type { ArenaMatch } from './arena.ts';
import type { AnyBotGame } from './playing.ts';
import { type Share, shareOf } from './statistics.ts';

/** Which bot plays which role. */
export type Lineup = Readonly<Record<string, string>>;

export interface Opening {
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
}

/** The role of each seat in the match of this seed; undefined for a game whose seats are all alike. */
export function rolesOf({ module }: AnyBotGame, { options, seats, seed }: Opening): readonly string[] | undefined {
  if (module.roleOf === undefined) return undefined;
  const state = module.setup(options, seats, chanceFromSeed(seed));
  return Array.from({ length: seats }, (_, seat) => module.roleOf?.(state, seat) ?? '');
}

/** Every bot plays every role once, so that nobody gains by having the better one. */
export function lineupsOf(roles: readonly string[], bots: readonly string[]): readonly Lineup[] {
  const distinct = [...new Set(roles)];
  return bots.map((_, shift) => Object.fromEntries(distinct.map((role, index) => [role, bots[(index + shift) % bots.length]])));
}

/** How a bot fared in one role. */
export interface RoleScore extends Share {
  readonly role: string;
  readonly bot: string;
  /** In which it had a seat of this role. */
  readonly matches: number;
  /** Of those, how many ended with the first rank for such a seat, shared or not. */
  readonly wins: number;
}

/** Role by role, bot by bot. Seats of one role often win together, so it is matches that are counted, not seats. */
export function roleScoresOf(matches: readonly ArenaMatch[]): RoleScore[] {
  const tallies = new Map<string, { readonly role: string; readonly bot: string; matches: number; wins: number }>();
  for (const { roles = [], seating, ranks } of matches) {
    const sides = new Map(roles.map((role, seat) => [`${role} ${seating[seat]}`, { role, bot: seating[seat] }]));
    for (const [key, { role, bot }] of sides) {
      const tally = tallies.get(key) ?? { role, bot, matches: 0, wins: 0 };
      tally.matches += 1;
      if (ranks.some((rank, seat) => rank === 1 && roles[seat] === role && seating[seat] === bot)) tally.wins += 1;
      tallies.set(key, tally);
    }
  }
  const scores = [...tallies.values()].map((tally) => ({ ...tally, ...shareOf(tally.wins, tally.matches) }));
  return scores.sort((one, other) => one.role.localeCompare(other.role) || one.bot.localeCompare(other.bot));
}
