import fastifyWebsocket from '@fastify/websocket';
import { LIMITS, SOCKET_PATH } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import { isOwnOrigin } from '../http/security.ts';
import type { WhoIs } from '../http/who-is.ts';
import type { Metrics } from '../metrics.ts';
import { RequestProblem } from '../problem.ts';
import { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import type { MessageHandler } from './message-handler.ts';

export interface SocketSetting {
  readonly hub: Hub;
  readonly messages: MessageHandler;
  readonly metrics: Metrics;
  readonly whoIs: WhoIs;
  readonly origins: readonly string[];
  readonly rateFactor: number;
  readonly isOpen: () => boolean;
}

/** Open at the same time: a club behind one router still gets in. */
const SOCKETS_AN_ADDRESS = 200;

/** One socket per tab. A message that is too long closes it with 1009 before it is read into memory. */
export async function socketRoute(app: FastifyInstance, setting: SocketSetting): Promise<void> {
  const addresses = new Map<string, number>();
  const { hub, messages, metrics, whoIs, origins, rateFactor, isOpen } = setting;
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
        if ((addresses.get(request.ip) ?? 0) >= SOCKETS_AN_ADDRESS * rateFactor) {
          throw new RequestProblem('too-many-requests', 'too many sockets from one address');
        }
        if (!isOpen()) throw new RequestProblem('busy', 'the server is stopping');
        await whoIs.remember(request);
      },
    },
    (socket, request) => {
      const connection = new Connection({ socket, person: whoIs.of(request), metrics, rateFactor });
      hub.add(connection);
      addresses.set(request.ip, (addresses.get(request.ip) ?? 0) + 1);
      socket.on('message', (content, isBinary) => {
        if (isBinary) connection.error('bad-request', 'message: must be text');
        else messages.handle(connection, String(content));
      });
      socket.on('close', () => {
        hub.remove(connection);
        const left = (addresses.get(request.ip) ?? 1) - 1;
        if (left > 0) addresses.set(request.ip, left);
        else addresses.delete(request.ip);
      });
    },
  );
}
