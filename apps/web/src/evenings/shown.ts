import { manifestOf } from '@orrery/catalogue';
import type { Locale } from '@orrery/engine';
import { CLOCK_PRESETS } from '@orrery/match';
import type { Evening, EveningPlan, ListedEvening } from '@orrery/protocol';
import { clockSaid } from '../clocks/spoken.ts';
import { CLOCK_WORDS } from '../clocks/words.ts';
import { RESULT_WORDS } from '../table/result-words.ts';
import { hasRounds } from './plan.ts';
import { EVENING_WORDS } from './words.ts';

/** What is played and how, in one line. */
export function planSaid(plan: EveningPlan, locale: Locale): string {
  const says = EVENING_WORDS[locale];
  const clock = plan.clock === undefined ? says.noClock : clockSaid(CLOCK_PRESETS[plan.clock], CLOCK_WORDS[locale]);
  const game = manifestOf(plan.game)?.shelf[locale].name ?? plan.game;
  return [game, says.formats[plan.format], says.tablesOf(plan.seats), clock, ...(plan.isRated ? [says.counts] : [])].join(' · ');
}

/** The one table of a knock-out that nobody goes on from. */
export function isFinal({ plan, rounds }: Pick<Evening, 'plan' | 'rounds'>, round: number): boolean {
  return plan.format === 'elimination' && rounds[round]?.length === 1;
}

export function roundSaid(evening: Pick<Evening, 'plan' | 'rounds'>, round: number, locale: Locale): string {
  const says = EVENING_WORDS[locale];
  return isFinal(evening, round) ? says.final : says.round(round + 1);
}

/** How far it has come, in one line. */
export function stageSaid(evening: ListedEvening | Evening, locale: Locale, expected?: number): string {
  const { stage, begun, people, plan } = evening;
  const says = EVENING_WORDS[locale];
  const of = expected ?? (hasRounds(plan) ? plan.rounds : undefined);
  const isLast = 'rounds' in evening && isFinal(evening, begun - 1);
  const state =
    stage === 'running'
      ? isLast
        ? says.final
        : says.round(begun, of)
      : stage === 'over' && begun === 0
        ? says.calledOff
        : says.stages[stage];
  return `${state} · ${says.people(people)}`;
}

export function pointsSaid(points: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(points);
}

/** The table one sits at in the last round, if there is one. */
export function ownTable({ me, rounds }: Evening): Evening['rounds'][number][number] | undefined {
  return me === undefined ? undefined : rounds.at(-1)?.find(({ numbers }) => numbers.includes(me));
}

/** How things stand for whoever looks at it. */
export function ownSaid(evening: Evening, locale: Locale): string {
  const { me, stage, begun, plan, mayEnter } = evening;
  const says = EVENING_WORDS[locale];
  if (me === undefined) return mayEnter === true ? says.shows : says.notIn;
  if (stage === 'open') return says.waitBegin;
  if (stage === 'over') return endSaid(evening, locale);
  const table = ownTable(evening);
  if (table === undefined) {
    const hasComeLate = (evening.entries.find(({ number }) => number === me)?.from ?? 0) >= begun;
    return hasComeLate || plan.format !== 'elimination' ? says.waitLate : says.isOut;
  }
  if (!table.isOver) return says.yourTable;
  if (table.numbers.length === 1) return plan.format === 'round-robin' ? says.free : says.alone;
  if (isKnockedOut(evening, table.points[table.numbers.indexOf(me)])) return says.isOut;
  if (!areAllOver(evening)) return says.waitRound;
  if (!plan.goesOn) return says.waitOrganiser;
  return isFinal(evening, begun - 1) ? says.endsBySelf : says.bySelf;
}

/** Of two one goes on; at larger tables that is told with the next round. Nobody goes on from the final. */
function isKnockedOut(evening: Evening, points: number | undefined): boolean {
  const { plan, begun } = evening;
  return plan.format === 'elimination' && plan.seats === 2 && points === 0 && !isFinal(evening, begun - 1);
}

function endSaid({ me, begun, standings }: Evening, locale: Locale): string {
  const place = begun === 0 ? undefined : standings.find(({ number }) => number === me)?.place;
  return place === undefined ? EVENING_WORDS[locale].wasCalledOff : RESULT_WORDS[locale].place(place, standings.length);
}

const areAllOver = ({ rounds }: Evening): boolean => rounds.at(-1)?.every(({ isOver }) => isOver) === true;
