import type { Chat } from '../socket/chat.ts';
import { CLOSE, type Connection } from '../socket/connection.ts';
import type { Hub } from '../socket/hub.ts';
import type { Footings } from './footings.ts';

interface Followers {
  readonly footings: Footings;
  readonly hub: Pick<Hub, 'tabsOf'>;
  readonly chat: Pick<Chat, 'tellAgain'>;
}

/** What this person's open tabs hear and may do follows, whichever node it was changed by. */
export async function newFooting(person: string, { footings, hub, chat }: Followers): Promise<void> {
  if (hub.tabsOf(person).length === 0) return;
  const footing = await footings.of(person);
  const hearsOtherwise: Connection[] = [];
  for (const tab of hub.tabsOf(person)) {
    const before = tab.footing;
    tab.footing = footing;
    // They come back and are told why at the door.
    if (!isSame(before.suspension, footing.suspension)) tab.drop(CLOSE.restart, 'suspended');
    else if (!isSameSet(before.deafTo, footing.deafTo)) hearsOtherwise.push(tab);
  }
  await chat.tellAgain(person, hearsOtherwise);
}

function isSame(one: object | undefined, other: object | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}
