import type { Evening, ListedEvening, Person as PublicPerson } from '@orrery/protocol';
import { shownPerson } from '../account/shown-person.ts';
import { isOver, type PlayedTable } from '../pairing/evening.ts';
import { POINT, pointsAt } from '../pairing/points.ts';
import { roundsOf } from '../pairing/round-robin.ts';
import { standingsOf, TIE_BREAKS } from '../pairing/standings.ts';
import type { EveningGlance, KeptEvening } from '../storage/evening-ports.ts';
import type { Person, Storage } from '../storage/ports.ts';
import { courseOf, isRoundOver } from './course.ts';
import { isHelper, mayEnter } from './evenings.ts';
import { isPlayed, seatsAt, tableIdOf } from './round-table.ts';

export type Named = (id: string) => Promise<PublicPerson | undefined>;

/** Who somebody is, as everybody may see it. */
export function namesFrom({ accounts }: Pick<Storage, 'accounts'>): Named {
  return async (id) => {
    const person = id === '' ? undefined : await accounts.person(id);
    return person === undefined ? undefined : shownPerson(person);
  };
}

export async function listedEvening(evening: EveningGlance, named: Named): Promise<Omit<ListedEvening, 'isMine'>> {
  const { id, name, isPublic, plan, stage, createdAt, version, people, begun } = evening;
  const organiser = await named(evening.organiser);
  return { id, name, ...(organiser === undefined ? {} : { organiser }), isPublic, plan, stage, people, begun, createdAt, version };
}

/** As everybody may see it who has its link. */
export async function shownEvening(evening: KeptEvening, viewer: Person | undefined, named: Named): Promise<Evening> {
  const course = courseOf(evening);
  const { plan, entries, rounds, stage } = evening;
  const me = entries.find((one) => viewer !== undefined && one.person === viewer.id && one.until === undefined);
  const expected = plan.format === 'elimination' ? undefined : roundsOf(course);
  return {
    ...(await listedEvening(
      { ...evening, people: entries.filter(({ until }) => until === undefined).length, begun: rounds.length },
      named,
    )),
    tieBreaks: [...TIE_BREAKS[plan.format]],
    rounds: rounds.map((round, at) => round.map((table, number) => shownTable(evening, table, { round: at, number }))),
    ...(expected === undefined ? {} : { expected }),
    entries: await Promise.all(
      entries.map(async ({ number, person, from, until, helps, wishes }) => {
        const who = await named(person);
        return {
          number,
          ...(who === undefined ? {} : { person: who }),
          from,
          ...(until === undefined ? {} : { until }),
          ...(helps ? { helps } : {}),
          // What one wishes for is one's own until it was granted.
          ...(me?.number === number && wishes.length > 0 ? { wishes: [...wishes] } : {}),
        };
      }),
    ),
    standings: standingsOf(course).map(({ entry, points, hasGone, rounds: through, ...one }) => ({
      number: entry,
      ...one,
      points: points / POINT,
      rounds: Math.floor(through),
      ...(hasGone ? { hasGone } : {}),
    })),
    ...(me === undefined ? {} : { me: me.number }),
    ...(isHelper(evening, viewer) ? { isHelper: true } : {}),
    ...(stage !== 'over' && isRoundOver(evening) ? { isReady: true } : {}),
    ...(mayEnter(evening, viewer) ? { mayEnter: true } : {}),
  };
}

function shownTable(evening: KeptEvening, table: PlayedTable, { round, number }: { readonly round: number; readonly number: number }) {
  const points = pointsAt(courseOf(evening), table);
  const isDone = isOver(table);
  return {
    ...(isPlayed(evening, table) ? { table: tableIdOf({ evening: evening.id, round, number }) } : {}),
    numbers: [...table.entries],
    bots: Math.max(0, seatsAt(evening, table) - table.entries.length),
    isOver: isDone,
    points: isDone ? table.entries.map((entry) => (points.get(entry) ?? 0) / POINT) : [],
  };
}
