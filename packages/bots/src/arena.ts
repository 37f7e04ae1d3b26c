import type { SeatResult } from '@orrery/engine';
import { type AnyBotGame, type Player, playMatch, seedOf } from './playing.ts';
import { type Lineup, rolesOf } from './roles.ts';
import { type Share, shareOf } from './statistics.ts';

export interface ArenaPlan {
  readonly options: unknown;
  /** One name per seat; the seating is rotated from match to match. */
  readonly bots: readonly string[];
  /** Where given, bots are seated by the roles of the seats instead: each of these in turn. */
  readonly lineups?: readonly Lineup[];
  readonly games: number;
  readonly seed: string;
}

/** One match of an arena. */
export interface ArenaMatch {
  readonly index: number;
  readonly seed: string;
  /** Who sat where. */
  readonly seating: readonly string[];
  /** What each seat was, where seats differ. */
  readonly roles?: readonly string[];
  readonly points: readonly number[];
  readonly ranks: readonly number[];
  readonly actions: number;
  readonly rounds: number;
  /** By seat: how many answers were thought about, and how long. */
  readonly time: readonly { readonly decisions: number; readonly milliseconds: number; readonly longest: number }[];
}

/** How one bot fared. */
export interface ArenaScore extends Share {
  readonly bot: string;
  /** First places, shared ones by half, a third … */
  readonly firsts: number;
  readonly matches: number;
  /** The share it would have if all played alike. */
  readonly fair: number;
  readonly meanPoints: number;
  readonly meanMilliseconds: number;
  readonly longestMilliseconds: number;
}

/** Every way to seat the bots that differs, so that nobody gains by sitting first. */
export function seatings(bots: readonly string[]): readonly (readonly string[])[] {
  const rotations = bots.map((_, shift) => bots.map((__, seat) => bots[(seat + shift) % bots.length]));
  const distinct = new Map(rotations.map((seating) => [JSON.stringify(seating), seating]));
  return [...distinct.values()];
}

/** Matches that share a seed: one for each way to seat the bots. */
export function matchesPerSeed({ bots, lineups }: Pick<ArenaPlan, 'bots' | 'lineups'>): number {
  return (lineups ?? seatings(bots)).length;
}

/** Match by match: all seatings of one seed, then of the next. */
export function matchOf(plan: ArenaPlan, index: number): { readonly seed: string; readonly way: number } {
  const ways = matchesPerSeed(plan);
  return { seed: seedOf(plan.seed, Math.floor(index / ways)), way: index % ways };
}

export interface ArenaTable {
  readonly game: AnyBotGame;
  readonly plan: ArenaPlan;
  /** Who plays under a name of the plan. */
  readonly playerOf: (bot: string) => Player;
}

/** Plays one match of the plan. */
export async function playArenaMatch(table: ArenaTable, index: number): Promise<ArenaMatch> {
  const { options, bots, lineups } = table.plan;
  const { seed, way } = matchOf(table.plan, index);
  const roles = rolesOf(table.game, { options, seats: bots.length, seed });
  const seating = lineups === undefined ? seatings(bots)[way] : (roles ?? []).map((role) => lineups[way][role]);
  const time = seating.map(() => ({ decisions: 0, milliseconds: 0, longest: 0 }));
  const players = seating.map((bot, seat) => timed(table.playerOf(bot), time[seat]));
  const { result, actions, rounds } = await playMatch({
    game: table.game,
    options,
    players,
    seed,
    salt: `${table.plan.seed} arena ${index}`,
  });
  const bySeat = (read: (seat: SeatResult) => number) => seating.map((_, seat) => read(seatResult(result.seats, seat)));
  const who = roles === undefined ? { seating } : { seating, roles };
  return { index, seed, ...who, points: bySeat((one) => one.points), ranks: bySeat((one) => one.rank), actions, rounds, time };
}

/** How each bot of the plan fared in these matches. */
export function scoresOf(bots: readonly string[], matches: readonly ArenaMatch[]): ArenaScore[] {
  return [...new Set(bots)].map((bot) => {
    const places = matches.flatMap((match) => match.seating.flatMap((name, seat) => (name === bot ? [{ match, seat }] : [])));
    const firsts = places.reduce((sum, { match, seat }) => sum + firstPlace(match, seat), 0);
    const decisions = places.reduce((sum, { match, seat }) => sum + match.time[seat].decisions, 0);
    const milliseconds = places.reduce((sum, { match, seat }) => sum + match.time[seat].milliseconds, 0);
    return {
      bot,
      firsts,
      matches: matches.length,
      ...shareOf(firsts, matches.length),
      fair: bots.filter((name) => name === bot).length / bots.length,
      meanPoints: places.reduce((sum, { match, seat }) => sum + match.points[seat], 0) / Math.max(1, places.length),
      meanMilliseconds: milliseconds / Math.max(1, decisions),
      longestMilliseconds: places.reduce((most, { match, seat }) => Math.max(most, match.time[seat].longest), 0),
    };
  });
}

function firstPlace(match: ArenaMatch, seat: number): number {
  return match.ranks[seat] === 1 ? 1 / match.ranks.filter((rank) => rank === 1).length : 0;
}

function seatResult(seats: readonly SeatResult[], seat: number): SeatResult {
  const found = seats.find((one) => one.seat === seat);
  if (found === undefined) throw new Error(`the result leaves out seat ${seat}`);
  return found;
}

function timed(player: Player, time: { decisions: number; milliseconds: number; longest: number }): Player {
  const note = (began: number) => {
    const spent = performance.now() - began;
    time.decisions += 1;
    time.milliseconds += spent;
    time.longest = Math.max(time.longest, spent);
  };
  return (question) => {
    if (question.legal.length === 1) return player(question);
    const began = performance.now();
    const answer = player(question);
    if (!(answer instanceof Promise)) {
      note(began);
      return answer;
    }
    return answer.then((thought) => {
      note(began);
      return thought;
    });
  };
}
