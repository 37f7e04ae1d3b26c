import type { Socket } from 'node:net';
import fastifyWebsocket from '@fastify/websocket';
import { LIMITS, SOCKET_PATH } from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../address.ts';
import { Buckets } from '../bucket.ts';
import { Counts } from '../counts.ts';
import { isOwnOrigin } from '../http/security.ts';
import type { WhoIs } from '../http/who-is.ts';
import { type Footing, type Footings, NO_FOOTING } from '../manners/footings.ts';
import type { Metrics } from '../metrics.ts';
import type { Presence } from '../presence/presence.ts';
import { ElsewhereProblem, RequestProblem } from '../problem.ts';
import { StorageDown } from '../storage/ports.ts';
import { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import type { MessageHandler } from './message-handler.ts';
import type { PageSight } from './page-sight.ts';

export interface SocketSetting {
  readonly footings: Pick<Footings, 'of'>;
  readonly hub: Hub;
  readonly messages: MessageHandler;
  readonly metrics: Metrics;
  readonly whoIs: WhoIs;
  readonly presence: Pick<Presence, 'came' | 'went'>;
  readonly sight: Pick<PageSight, 'forget'>;
  readonly origins: readonly string[];
  readonly rateFactor: number;
  /** See `Doors`. */
  readonly letsIn: () => boolean;
}

/** Open at the same time: a club behind one router still gets in, and nobody has so many tabs. */
const SOCKETS_AN_ADDRESS = 200;
const SOCKETS_A_PERSON = 40;
/** Messages over all sockets of one person; and of one address, by people without a name, who can only watch. */
const PERSON = { perSecond: 40, burst: 160 } as const;
const ADDRESS = { perSecond: 100, burst: 600 } as const;

/** One socket per tab. A message that is too long closes it with 1009 before it is read into memory. */
export async function socketRoute(app: FastifyInstance, setting: SocketSetting): Promise<void> {
  const addresses = new Counts(SOCKETS_AN_ADDRESS * setting.rateFactor);
  const people = new Counts(SOCKETS_A_PERSON * setting.rateFactor);
  const ofPeople = new Buckets(PERSON, setting.rateFactor);
  const ofAddresses = new Buckets(ADDRESS, setting.rateFactor);
  const standing = new WeakMap<FastifyRequest, Footing>();
  const { footings, hub, messages, metrics, whoIs, presence, sight, origins, rateFactor, letsIn } = setting;
  await app.register(fastifyWebsocket, {
    options: { maxPayload: LIMITS.clientMessage, perMessageDeflate: false, clientTracking: false },
    // Broken frames and lost lines end here; `close` follows.
    errorHandler(reason, socket, request) {
      request.log.debug({ reason: reason.message }, 'socket failed');
      socket.terminate();
    },
    // The hub has said goodbye to everybody by then.
    preClose: (done) => done(),
  });

  app.get(
    SOCKET_PATH,
    {
      websocket: true,
      preValidation: async (request) => {
        if (!isOwnOrigin(request, origins)) {
          throw new RequestProblem('not-allowed', 'requests from other sites are not allowed');
        }
        // Nobody stays who asks for no socket.
        const line = request.ws ? request.raw.socket : undefined;
        if (!take(addresses, addressKey(request.ip), line))
          throw new RequestProblem('too-many-requests', 'too many sockets from one address');
        if (!letsIn()) throw new ElsewhereProblem('the server is stopping');
        const person = await whoIs.remember(request);
        if (person !== undefined && !take(people, person.id, line)) throw new RequestProblem('too-many-requests', 'too many tabs');
        if (person !== undefined) standing.set(request, await footingOf(footings, person.id));
      },
    },
    (socket, request) => {
      const person = whoIs.of(request);
      const address = addressKey(request.ip);
      const allowed = (cost: number): boolean =>
        person === undefined ? ofAddresses.take(address, performance.now(), cost) : ofPeople.take(person.id, performance.now(), cost);
      const isStill = (): Promise<boolean> => whoIs.isStill(request);
      const connection = new Connection({ socket, line: request.raw.socket, person, address, metrics, rateFactor, allowed, isStill });
      connection.footing = standing.get(request) ?? NO_FOOTING;
      hub.add(connection);
      if (person !== undefined) presence.came(person.id);
      // A storage that does not answer keeps nobody out.
      connection.dropIfSignedOut().catch(() => {});
      // What changed while it was on its way nobody has told it.
      if (person !== undefined)
        standAsNow(footings, connection, person.id).catch((reason) => request.log.warn(reason, 'could not look again how somebody stands'));
      socket.on('message', (content, isBinary) => {
        if (isBinary) messages.refuseBinary(connection);
        else messages.handle(connection, String(content));
      });
      socket.on('close', () => {
        hub.remove(connection);
        sight.forget(connection);
        if (person !== undefined) presence.went(person.id, { wasSeen: !connection.isHidden });
      });
    },
  );
}

/**
 * A place for as long as the line is there, counted in the moment it is asked for: who knocks many times at once finds those taken that are
 * still on their way. False: there is none left.
 */
function take(places: Counts, key: string, line: Socket | undefined): boolean {
  if (places.areUsedUpBy(key)) return false;
  if (line === undefined || line.destroyed) return true;
  places.add(key);
  line.once('close', () => places.remove(key));
  return true;
}

/** Where it cannot be read, what was read at the door holds. */
async function standAsNow(footings: Pick<Footings, 'of'>, connection: Connection, person: string): Promise<void> {
  connection.footing = await footings.of(person);
}

/** While the storage is away who comes is shown what is in memory; nothing more is said or done then anyway. */
async function footingOf(footings: Pick<Footings, 'of'>, person: string): Promise<Footing> {
  try {
    return await footings.of(person);
  } catch (reason) {
    if (reason instanceof StorageDown) return NO_FOOTING;
    throw reason;
  }
}
