import type { FastifyRequest } from 'fastify';
import { addressKey } from '../address.ts';
import { Buckets } from '../bucket.ts';
import type { Homes } from '../lobby/homes.ts';
import { RequestProblem } from '../problem.ts';

/** Takes one for the address of who asks, or throws. */
export type TakeMaking = (request: Pick<FastifyRequest, 'ip'>, person: { readonly id: string }) => void;

/**
 * Tables made, matches started, evenings entered and searches begun from one address: a class behind one router still gets in, a program
 * that makes guests does not. Two who enter an evening, or look for others, take as much as who makes a table and starts its match: theirs
 * is one match more at a time.
 */
const MAKING = { perSecond: 0.1, burst: 80 } as const;

export function makingFrom(rateFactor: number, homes: Homes): TakeMaking {
  const making = new Buckets(MAKING, rateFactor);
  return ({ ip }, { id }) => {
    homes.note(id, ip);
    if (!making.take(addressKey(ip), performance.now())) throw new RequestProblem('too-many-tables', 'too many tables from one address');
  };
}
