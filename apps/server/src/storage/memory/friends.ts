import type { FriendStore, Friendship, KeptInvitation } from '../friend-ports.ts';
import { type FriendRow, friendshipsOf } from '../rows/friend.ts';
import type { MemoryPerson } from './people.ts';

export class MemoryFriends implements FriendStore {
  /** Set by who knows the tables. */
  isOpen: (table: string) => Promise<boolean> = async () => false;
  readonly #people: ReadonlyMap<string, MemoryPerson>;
  #wants: readonly FriendRow[] = [];
  #invitations: readonly KeptInvitation[] = [];

  constructor(people: ReadonlyMap<string, MemoryPerson>) {
    this.#people = people;
  }

  async want(person: string, friend: string, at: number): Promise<void> {
    if (!this.#wants.some((one) => one.person === person && one.friend === friend)) this.#wants = [...this.#wants, { person, friend, at }];
  }

  async part(person: string, friend: string): Promise<void> {
    const isTheirs = (one: FriendRow): boolean => [one.person, one.friend].includes(person) && [one.person, one.friend].includes(friend);
    this.#wants = this.#wants.filter((one) => !isTheirs(one));
  }

  async of(person: string): Promise<readonly Friendship[]> {
    const rows = this.#wants.flatMap((one) => {
      const isMine = one.person === person;
      const other = this.#people.get(isMine ? one.friend : one.person);
      if (other === undefined || !(isMine || one.friend === person)) return [];
      return [{ id: other.id, name: other.name, name_key: other.nameKey ?? null, is_mine: isMine ? 1 : 0 }];
    });
    return friendshipsOf(rows);
  }

  async areFriends(person: string, other: string): Promise<boolean> {
    return (await this.of(person)).some(({ id, wanted }) => id === other && wanted === 'both');
  }

  async handOver(from: string, to: string): Promise<void> {
    const renamed = (id: string): string => (id === from ? to : id);
    const wants = this.#wants.map((one) => ({ ...one, person: renamed(one.person), friend: renamed(one.friend) }));
    this.#wants = [];
    for (const { person, friend, at } of wants) if (person !== friend) await this.want(person, friend, at);
    const invitations = this.#invitations.map((one) => ({ ...one, person: renamed(one.person), by: renamed(one.by) }));
    this.#invitations = [];
    for (const one of invitations) if (one.person !== one.by) await this.invite(one);
  }

  async invite(invitation: KeptInvitation): Promise<boolean> {
    if (this.#invitations.some(({ table, person }) => table === invitation.table && person === invitation.person)) return false;
    this.#invitations = [...this.#invitations, invitation];
    return true;
  }

  async uninvite(table: string, person: string): Promise<boolean> {
    const before = this.#invitations.length;
    this.#invitations = this.#invitations.filter((one) => one.table !== table || one.person !== person);
    return this.#invitations.length < before;
  }

  async invitationsOf(person: string, limit: number): Promise<readonly KeptInvitation[]> {
    const own: KeptInvitation[] = [];
    for (const one of this.#invitations) if (one.person === person && (await this.isOpen(one.table))) own.push(one);
    return own.sort((one, other) => other.at - one.at).slice(0, limit);
  }

  async invitedBy(person: string, since: number): Promise<number> {
    return this.#invitations.filter(({ by, at }) => by === person && at >= since).length;
  }

  async forgetInvitations(before: number, limit: number): Promise<number> {
    const old = this.#invitations.filter(({ at }) => at < before).slice(0, limit);
    this.#invitations = this.#invitations.filter((one) => !old.includes(one));
    return old.length;
  }

  removeAll(person: string): void {
    this.#wants = this.#wants.filter((one) => one.person !== person && one.friend !== person);
    this.#invitations = this.#invitations.filter((one) => one.person !== person && one.by !== person);
  }
}
