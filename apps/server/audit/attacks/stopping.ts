import { type Attack, type Ground, pause, within } from '../ground.ts';

/** Longer than a server in order takes, and far shorter than whoever waits for it would stand. */
const PATIENCE_MILLISECONDS = 12_000;
/** Until the server has certainly read what there is. */
const HEARD_MILLISECONDS = 500;

const UPGRADE =
  'Host: x\nConnection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n';

function stopsBeside(what: string, said: string): Attack {
  return {
    name: `SIGTERM beside ${what}`,
    async run(ground: Ground) {
      await ground.tie(said);
      await pause(HEARD_MILLISECONDS);
      const start = performance.now();
      const code = await within(PATIENCE_MILLISECONDS, ground.stop());
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      return code === undefined
        ? { came: `still there after ${seconds} s`, ok: false }
        : { came: `ended after ${seconds} s`, ok: code === 0 };
    },
  };
}

const STARTS = 20;

const atOnce: Attack = {
  name: `SIGTERM in the moment it says “open at”, ${STARTS} times`,
  async run(ground) {
    let ended = 0;
    for (let start = 0; start < STARTS; start++) {
      const code = await within(PATIENCE_MILLISECONDS, ground.stop());
      if (code === undefined) break;
      if (code === 0) ended += 1;
      await ground.restart(() => {});
    }
    return { came: `${ended} of ${STARTS} ended in order`, ok: ended === STARTS };
  },
};

export const STOPPING: readonly Attack[] = [
  atOnce,
  stopsBeside('a silent connection', ''),
  stopsBeside('half the head of a request', 'GET / HTTP/1.1\nHost: x\n'),
  stopsBeside(
    'half the body of a request',
    'POST /api/guest HTTP/1.1\nHost: x\nContent-Type: application/json\nContent-Length: 100\n\n{"name":',
  ),
  stopsBeside('an upgrade that nothing answers', `GET /nowhere HTTP/1.1\n${UPGRADE}\n`),
];
