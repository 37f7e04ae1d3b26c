import type { FriendLinkLook, FriendsAnswer } from '@orrery/protocol';
import { shownPerson } from '../account/shown-person.ts';
import { hashOfToken, newToken } from '../account/token.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Meeting } from '../manners/meeting.ts';
import { opponentsOf } from '../people/tally.ts';
import { RequestProblem } from '../problem.ts';
import { peopleIn } from '../sitting.ts';
import type { Person, Storage } from '../storage/ports.ts';

export interface FriendsSetting {
  readonly storage: Pick<Storage, 'accounts' | 'friends' | 'matches'>;
  readonly tables: Pick<Tables, 'get' | 'shown'>;
  readonly meeting: Pick<Meeting, 'mayMeet'>;
  readonly now: () => number;
}

/** More than anybody knows; a list must end. */
const MOST_FRIENDS = 200;
const MOST_INVITATIONS = 20;
/** Among so many of one's last matches somebody is looked for who is to be asked. */
const MOST_MATCHES = 500;
const LINK_MILLISECONDS = 7 * 24 * 3_600_000;

/** Who has agreed to be found by whom. Nobody is anybody's friend without both having said so. */
export class Friends {
  readonly #setting: FriendsSetting;

  constructor(setting: FriendsSetting) {
    this.#setting = setting;
  }

  async answer(person: Person): Promise<FriendsAnswer> {
    const all = await this.#setting.storage.friends.of(person.id);
    const those = (wanted: (typeof all)[number]['wanted']) => all.filter((one) => one.wanted === wanted).map(shownPerson);
    return { friends: those('both'), asking: those('theirs'), asked: those('mine'), invitations: await this.#invitations(person) };
  }

  /** Whoever was met at a table, or has asked. Who cannot be asked is answered like who does not exist. */
  async ask(person: Person, other: string): Promise<void> {
    const { storage, meeting, now } = this.#setting;
    const all = await storage.friends.of(person.id);
    const known = all.find(({ id }) => id === other);
    if (known?.wanted === 'both' || known?.wanted === 'mine') return;
    if (all.length >= MOST_FRIENDS) throw new RequestProblem('too-many-requests', `you have asked ${MOST_FRIENDS} people already`);
    const isMet = known !== undefined || (await this.#hasMet(person.id, other));
    if (!isMet || !(await meeting.mayMeet(person.id, other))) throw new RequestProblem('not-found', 'there is nobody of that name to ask');
    await storage.friends.want(person.id, other, now());
  }

  /** No friend any more, not asked any more, or an answer to who asks: all the same, and nobody is told. */
  async part(person: Person, other: string): Promise<void> {
    await this.#setting.storage.friends.part(person.id, other);
  }

  /** Its maker agrees to whoever opens it first. Older links of theirs are worth nothing from then on. */
  async link(person: Person): Promise<string> {
    const code = newToken();
    await this.#keepLink(person, code);
    return code;
  }

  /** Whose it is, by the name they bear for everybody: they have given the link away, and who has it should know with whom they become friends. */
  async look(code: string): Promise<FriendLinkLook> {
    const { storage, now } = this.#setting;
    const maker = await storage.accounts.secretOf(hashOfToken(code), 'friend', now());
    const kept = maker === undefined ? undefined : await storage.accounts.person(maker);
    if (kept === undefined) return { by: null };
    return { by: { ...shownPerson(kept), ...(kept.isShown === true ? { isShown: true as const } : {}) } };
  }

  async accept(person: Person, code: string): Promise<void> {
    const { storage, meeting, now } = this.#setting;
    const taken = await storage.accounts.takeSecret(hashOfToken(code), 'friend', now());
    if (taken === undefined) throw new RequestProblem('not-found', 'this link is not worth anything any more');
    // Who looks where their own link leads has not used it up.
    if (taken.person === person.id) return this.#keepLink(person, code);
    if (!(await meeting.mayMeet(person.id, taken.person))) return;
    await storage.friends.want(taken.person, person.id, now());
    await storage.friends.want(person.id, taken.person, now());
  }

  async #keepLink({ id }: Person, code: string): Promise<void> {
    const { storage, now } = this.#setting;
    const secret = { hash: hashOfToken(code), kind: 'friend', person: id, expiresAt: now() + LINK_MILLISECONDS } as const;
    await storage.accounts.replaceSecrets(id, 'friend', [secret]);
  }

  async #hasMet(person: string, other: string): Promise<boolean> {
    const ended = await this.#setting.storage.matches.endings.ofPerson(person, MOST_MATCHES);
    return opponentsOf(person, ended).some((one) => one.person === other);
  }

  async #invitations(person: Person): Promise<FriendsAnswer['invitations']> {
    const { storage, tables, meeting } = this.#setting;
    const invitations: FriendsAnswer['invitations'] = [];
    for (const { table: id, by, at } of await storage.friends.invitationsOf(person.id, MOST_INVITATIONS)) {
      const table = await tables.get(id).catch(() => undefined);
      if (table === undefined || peopleIn(table.occupants).includes(person.id)) continue;
      if (!(await meeting.mayMeet(person.id, by))) continue;
      const maker = await storage.accounts.person(by);
      invitations.push({ table: await tables.shown(table), ...(maker === undefined ? {} : { by: shownPerson(maker) }), at });
    }
    return invitations;
  }
}
