import type { FastifyHelmetOptions } from '@fastify/helmet';

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

export interface UpgradeOrigin {
  readonly origin: string | undefined;
  /** The Host header the browser meant. */
  readonly host: string | undefined;
}

/**
 * A page of another site must not speak through a visitor's cookie. Programs that are not browsers send no
 * origin and are let in: they have no cookie that is not their own.
 */
export function isOwnOrigin({ origin, host }: UpgradeOrigin, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    return host !== undefined && new URL(origin).host === host;
  } catch {
    return false;
  }
}
