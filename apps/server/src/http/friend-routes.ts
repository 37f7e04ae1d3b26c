import {
  emptyBody,
  type FriendLinkAnswer,
  type FriendLinkLook,
  type FriendsAnswer,
  friendBody,
  friendCodeBody,
  inviteBody,
  PATHS,
  type TableAnswer,
} from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Friends } from '../friends/friends.ts';
import type { Invitations } from '../friends/invitations.ts';
import type { KeptBytes } from '../lobby/kept-bytes.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Person } from '../storage/ports.ts';
import { bodyOf } from './body.ts';
import { perMinute } from './limit.ts';
import type { TakeMaking } from './making.ts';
import { idIn } from './path.ts';
import type { WhoIs } from './who-is.ts';

export interface FriendRoutesSetting {
  readonly friends: Friends;
  readonly invitations: Invitations;
  readonly tables: Pick<Tables, 'shown'>;
  readonly kept: KeptBytes;
  readonly whoIs: WhoIs;
  readonly takeMaking: TakeMaking;
  readonly rateFactor: number;
}

/** From one address: pages look now and then whether somebody was invited. */
const READS_PER_MINUTE = 600;
/** Of these each may reach somebody else. */
const CHANGES_PER_MINUTE = 30;

/** Friends, invitations to tables, and another match with the same people. */
export function friendRoutes(app: FastifyInstance, setting: FriendRoutesSetting): void {
  const { friends, invitations, tables, kept, whoIs, takeMaking, rateFactor } = setting;
  const limited = (max: number) => perMinute(max, rateFactor);
  /** Does something for whoever asks, and answers how they stand with everybody. */
  const changed = (
    path: string,
    change: (person: Person, request: FastifyRequest) => Promise<void>,
    who: (request: FastifyRequest) => Promise<Person> = (request) => whoIs.need(request),
  ): void => {
    app.post(path, limited(CHANGES_PER_MINUTE), async (request): Promise<FriendsAnswer> => {
      const person = await who(request);
      await change(person, request);
      return friends.answer(person);
    });
  };

  app.get(PATHS.friends, limited(READS_PER_MINUTE), async (request): Promise<FriendsAnswer> => {
    const person = await whoIs.remember(request);
    return person === undefined ? { friends: [], asking: [], asked: [], invitations: [] } : friends.answer(person);
  });

  changed(PATHS.askFriend, (person, request) => friends.ask(person, bodyOf(friendBody, request).person));
  // Leaving is everybody's.
  const known = (request: FastifyRequest): Promise<Person> => whoIs.known(request);
  changed(PATHS.partFriend, (person, request) => friends.part(person, bodyOf(friendBody, request).person), known);
  changed(PATHS.acceptFriend, (person, request) => friends.accept(person, bodyOf(friendCodeBody, request).code));

  app.post(PATHS.friendLink, limited(CHANGES_PER_MINUTE), async (request): Promise<FriendLinkAnswer> => {
    const person = await whoIs.need(request);
    bodyOf(emptyBody, request);
    return { code: await friends.link(person) };
  });

  // Also who has no name yet wants to know before giving one.
  app.post(PATHS.lookAtFriendLink, limited(CHANGES_PER_MINUTE), async (request): Promise<FriendLinkLook> => {
    return friends.look(bodyOf(friendCodeBody, request).code);
  });

  changed('/api/tables/:table/invite', (person, request) =>
    invitations.invite(person, tableIn(request), bodyOf(inviteBody, request).person),
  );
  const decline = (person: Person, request: FastifyRequest): Promise<void> => {
    bodyOf(emptyBody, request);
    return invitations.decline(person, tableIn(request));
  };
  changed('/api/tables/:table/decline', decline, known);

  app.post('/api/tables/:table/accept', limited(CHANGES_PER_MINUTE), async (request): Promise<TableAnswer> => {
    const person = await whoIs.need(request);
    bodyOf(emptyBody, request);
    return { table: await tables.shown(await invitations.accept(person, tableIn(request))) };
  });

  app.post('/api/matches/:table/again', limited(CHANGES_PER_MINUTE), async (request): Promise<TableAnswer> => {
    const person = await whoIs.need(request);
    bodyOf(emptyBody, request);
    // Who is led to the table of another has made none.
    const takeRoom = async (options: object): Promise<void> => {
      takeMaking(request, person);
      await kept.takeTable({ person: person.id, address: request.ip }, options);
    };
    return { table: await tables.shown(await invitations.again(person, tableIn(request), takeRoom)) };
  });
}

function tableIn(request: FastifyRequest): string {
  return idIn(request, 'table', 'there is nothing here');
}
