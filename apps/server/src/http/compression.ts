import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg\+xml)/;
const packed = promisify(gzip);

/**
 * Files of the web app go out compressed: they are text, and a first visit loads many. Browsers keep them afterwards. What
 * never changes is compressed once, for the first who asks.
 */
export function compressFiles(app: FastifyInstance): void {
  const kept = new Map<string, Promise<Buffer>>();
  app.addHook('onSend', async (request, reply, payload) => {
    if (!(payload instanceof Readable) || reply.statusCode !== 200 || request.headers.range !== undefined) return payload;
    if (!COMPRESSIBLE.test(String(reply.getHeader('content-type')))) return payload;
    reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return payload;
    reply.removeHeader('content-length');
    reply.header('content-encoding', 'gzip');
    const [path = ''] = request.url.split('?', 1);
    const isLasting = String(reply.getHeader('cache-control')).includes('immutable');
    // Written with signs for letters one file has very many addresses.
    if (isLasting && request.method === 'GET' && !path.includes('%')) return keptAs(kept, path, payload);
    const zipped = createGzip();
    payload.on('error', (reason) => zipped.destroy(reason));
    return payload.pipe(zipped);
  });
}

/** Under the one address of each file. */
function keptAs(kept: Map<string, Promise<Buffer>>, path: string, file: Readable): Promise<Buffer> {
  const known = kept.get(path);
  if (known !== undefined) {
    file.destroy();
    return known;
  }
  const bytes = buffer(file).then((whole) => packed(whole));
  kept.set(path, bytes);
  bytes.catch(() => kept.delete(path));
  return bytes;
}
