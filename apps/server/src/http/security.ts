import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyRequest } from 'fastify';

/**
 * Only what this server itself sends may run or be shown. Styles may be inline because the table places pieces
 * by style attributes; scripts may not.
 */
export const HELMET: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      connectSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // The server speaks plain HTTP; a proxy that adds TLS sets this header itself.
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'same-origin' },
};

/** Powers of a browser that no page of ours asks for. */
export const PERMISSIONS_POLICY = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'display-capture']
  .map((power) => `${power}=()`)
  .join(', ');

/**
 * A page of another site must not speak through a visitor's cookie. Programs that are not browsers send no
 * origin and are let in: they have no cookie that is not their own. A page that came unprotected, which anybody
 * on the way may have written, does not speak to a server reached by https.
 */
export function isOwnOrigin(
  { headers: { origin }, host, protocol }: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host && (protocol !== 'https' || page.protocol === 'https:');
}

/** Asked on this machine itself, and not passed on by a proxy for somebody else. */
export function isFromHere({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean {
  return headers['x-forwarded-for'] === undefined && isLoopback(ip);
}

export function isLoopback(address: string): boolean {
  // A list of addresses throws at what is none, and at one that names its interface.
  return isIP(address) > 0 && !address.includes('%') && LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');
