import type { FastifyRequest } from 'fastify';
import type { Site } from '../account/passkeys.ts';
import { RequestProblem } from '../problem.ts';

/**
 * Where the page that asks came from: as the settings say, else as the browser does. Requests of other sites' pages are refused before this,
 * and a browser signs only for the site its page is from.
 */
export function siteOf({ headers, host, protocol }: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>, site: string | undefined): Site {
  const address = site ?? headers.origin ?? `${protocol}://${host}`;
  if (!URL.canParse(address)) throw new RequestProblem('bad-request', 'host: is no address');
  const { origin, hostname } = new URL(address);
  return { origin, host: hostname };
}
