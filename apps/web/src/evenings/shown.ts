import { manifestOf } from '@orrery/catalogue';
import type { Locale } from '@orrery/engine';
import { CLOCK_PRESETS } from '@orrery/match';
import type { Evening, EveningPlan, ListedEvening } from '@orrery/protocol';
import { clockSaid } from '../clocks/spoken.ts';
import { CLOCK_WORDS } from '../clocks/words.ts';
import { hasRounds } from './plan.ts';
import { EVENING_WORDS } from './words.ts';

/** What is played and how, in one line. */
export function planSaid(plan: EveningPlan, locale: Locale): string {
  const says = EVENING_WORDS[locale];
  const clock = plan.clock === undefined ? says.noClock : clockSaid(CLOCK_PRESETS[plan.clock], CLOCK_WORDS[locale]);
  return [manifestOf(plan.game)?.shelf[locale].name ?? plan.game, says.formats[plan.format], says.tablesOf(plan.seats), clock].join(' · ');
}

/** How far it has come, in one line. */
export function stageSaid({ stage, begun, people, plan }: ListedEvening | Evening, locale: Locale, expected?: number): string {
  const says = EVENING_WORDS[locale];
  const of = expected ?? (hasRounds(plan) ? plan.rounds : undefined);
  const state = stage === 'running' ? says.round(begun, of) : stage === 'over' && begun === 0 ? says.calledOff : says.stages[stage];
  return `${state} · ${says.people(people)}`;
}

export function pointsSaid(points: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(points);
}

/** The table one sits at in the last round, if there is one. */
export function ownTable({ me, rounds }: Evening): Evening['rounds'][number][number] | undefined {
  return me === undefined ? undefined : rounds.at(-1)?.find(({ numbers }) => numbers.includes(me));
}
