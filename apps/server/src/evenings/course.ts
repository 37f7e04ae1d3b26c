import { manifestOf } from '@orrery/catalogue';
import type { Seat } from '@orrery/engine';
import type { HostedGame } from '../games.ts';
import { type Course, isOver } from '../pairing/evening.ts';
import type { KeptEvening } from '../storage/evening-ports.ts';

/** What is drawn and reckoned of an evening. */
export function courseOf({ plan, entries, rounds, seed }: Pick<KeptEvening, 'plan' | 'entries' | 'rounds' | 'seed'>): Course {
  const { format, seats, through } = plan;
  const hasPart = manifestOf(plan.game)?.isFirstSeatApart === true;
  return { plan: { format, seats, through, rounds: plan.rounds, hasPart }, entrants: entries, rounds, seed };
}

/** Nobody plays: the next round may begin. */
export function isRoundOver({ rounds }: Pick<KeptEvening, 'rounds'>): boolean {
  return rounds.at(-1)?.every(isOver) !== false;
}

/** The option that says what a seat plays, in games that have one for each. */
export function seatOption(game: string, seat: Seat): string | undefined {
  const option = manifestOf(game)?.seatOption;
  return option && `${option}${seat + 1}`;
}

/** Of a game whose seats have a faction each, those one may wish for. */
export function factionsOf({ module: { id, options } }: HostedGame): readonly string[] {
  const field = options[seatOption(id, 0) ?? ''];
  return field?.kind === 'choice' ? field.choices.filter((one) => one !== ANY_FACTION) : [];
}

/** Drawn when the match begins. */
export const ANY_FACTION = 'any';
