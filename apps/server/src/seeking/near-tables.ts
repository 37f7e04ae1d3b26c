import { NEWCOMER } from '../ratings/scale.ts';
import { peopleIn } from '../sitting.ts';
import type { Person, Storage, Table } from '../storage/ports.ts';

export interface NearSetting {
  readonly storage: Pick<Storage, 'accounts' | 'ratings'>;
}

/** 200 points as they are shown: the better of two wins three of four. */
const NEAR = 4;

/**
 * Of these tables, the ids of those where everybody is near this person in strength. Told only of people who show how they play: what is
 * told of others would tell how strong they are to who asks with several names.
 */
export async function nearTables(person: Person, tables: readonly Table[], { storage }: NearSetting): Promise<readonly string[]> {
  const open = tables.filter(({ stage, occupants }) => stage === 'open' && peopleIn(occupants).length > 0);
  const shown = new Set(await storage.accounts.shownAmong([...new Set(open.flatMap(({ occupants }) => peopleIn(occupants)))]));
  const told = open.filter(({ occupants }) => peopleIn(occupants).every((one) => shown.has(one)));
  const people = [...new Set([person.id, ...told.flatMap(({ occupants }) => peopleIn(occupants))])];
  const rated = new Map<string, number>();
  for (const one of people) for (const { game, mu } of await storage.ratings.of(one)) rated.set(`${one} ${game}`, mu);
  const strengthOf = (one: string, game: string): number => rated.get(`${one} ${game}`) ?? NEWCOMER.mu;
  return told
    .filter(({ game, occupants }) =>
      peopleIn(occupants).every((one) => Math.abs(strengthOf(one, game) - strengthOf(person.id, game)) <= NEAR),
    )
    .map(({ id }) => id);
}
