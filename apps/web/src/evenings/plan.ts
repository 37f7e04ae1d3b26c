import { manifestOf } from '@orrery/catalogue';
import type { EveningPlan } from '@orrery/protocol';
import { SEEK_CLOCKS } from '@orrery/protocol/constants';

export const CLOCKS: readonly ((typeof SEEK_CLOCKS)[number] | 'none')[] = [...SEEK_CLOCKS, 'none'];
export const MOST_ROUNDS = 12;

/** What is chosen on the form; what does not matter is kept for when it does. */
export interface PlanChoices {
  readonly game: string;
  readonly format: EveningPlan['format'];
  readonly seats: number;
  readonly rounds: number;
  readonly through: number;
  readonly clock: (typeof CLOCKS)[number];
  readonly isRated: boolean;
  readonly hasBots: boolean;
  readonly goesOn: boolean;
  readonly factions: 'draw' | 'draft';
}

interface Shelved {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly offered: { readonly seats: number };
}

export function firstPlan({ id, offered }: Shelved): PlanChoices {
  return {
    game: id,
    format: 'swiss',
    seats: Math.max(2, offered.seats),
    rounds: 3,
    through: 1,
    clock: 'calm',
    isRated: false,
    hasBots: true,
    goesOn: false,
    factions: 'draw',
  };
}

export function hasRounds({ format, seats }: Pick<EveningPlan, 'format' | 'seats'>): boolean {
  return format === 'swiss' || (format === 'round-robin' && seats > 2);
}

export function hasThrough({ format, seats }: Pick<EveningPlan, 'format' | 'seats'>): boolean {
  return format === 'elimination' && seats > 2;
}

/** Each seat has a faction. */
export function hasFactions(game: string): boolean {
  return manifestOf(game)?.seatOption !== undefined;
}

/** The first seat is a part of its own. */
export function hasPart(game: string): boolean {
  return manifestOf(game)?.isFirstSeatApart === true;
}

/** How many may go on from a table. */
export function throughs(seats: number): readonly number[] {
  return [1, 2, 3].filter((count) => count < seats);
}

export function planOf({ clock, factions, through, ...chosen }: PlanChoices): EveningPlan {
  return {
    ...chosen,
    through: hasThrough(chosen) ? Math.min(through, Math.max(...throughs(chosen.seats))) : 1,
    ...(clock === 'none' ? {} : { clock }),
    ...(hasFactions(chosen.game) ? { factions } : {}),
  };
}
