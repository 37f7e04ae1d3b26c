import type { Occupant, Stored } from '@orrery/match';
import { peopleIn } from '../sitting.ts';
import type { ChatStore, Person, Storage } from '../storage/ports.ts';

type Accounts = Pick<Storage['accounts'], 'called'>;
type Called = ReadonlyMap<string, Pick<Person, 'name' | 'isGuest'>>;

/** Seats as they were, of people as they are called now; who is gone stays as they are kept. */
export function asCalled(occupants: readonly Occupant[], called: Called): Occupant[] {
  return occupants.map((one) => (one.kind === 'person' ? named(one, called) : one));
}

/** The same for all that is kept of a match: whoever sat there is in its log. */
export async function matchAsCalled(stored: Stored, accounts: Accounts): Promise<Stored> {
  const seats = [stored.setup.occupants, ...stored.entries.flatMap((entry) => (entry.kind === 'seat' ? [[entry.occupant]] : []))];
  const called = await accounts.called([...new Set(seats.flatMap((occupants) => peopleIn(occupants)))]);
  const { setup, snapshot } = stored;
  const entries = stored.entries.map((entry) =>
    entry.kind === 'seat' ? { ...entry, occupant: asCalled([entry.occupant], called)[0] ?? entry.occupant } : entry,
  );
  return { setup: { ...setup, occupants: asCalled(setup.occupants, called) }, entries, snapshot };
}

/** What was said, by people as they are called now. */
export function chatAsCalled(chat: ChatStore, accounts: Accounts): ChatStore {
  return {
    add: (table, line) => chat.add(table, line),
    async recent(table, limit) {
      const lines = await chat.recent(table, limit);
      const called = await accounts.called([...new Set(lines.map(({ person }) => person))]);
      return lines.map((line) => named(line, called));
    },
    async line(table, number) {
      const line = await chat.line(table, number);
      return line === undefined ? undefined : named(line, await accounts.called([line.person]));
    },
    said: (person, since) => chat.said(person, since),
    linesOf: (person, limit) => chat.linesOf(person, limit),
    forget: (old) => chat.forget(old),
  };
}

interface Named {
  readonly person: string;
  readonly name: string;
  readonly isGuest?: true;
}

function named<One extends Named>(one: One, called: Called) {
  const now = called.get(one.person);
  if (now === undefined) return one;
  const { isGuest: _, ...kept } = one;
  return { ...kept, name: now.name, ...(now.isGuest === true ? { isGuest: true as const } : {}) };
}
