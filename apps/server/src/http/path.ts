import { id, readWith } from '@orrery/protocol';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { RequestProblem } from '../problem.ts';

/** The id that stands in the path under this name. What is none leads nowhere; `absent` says so. */
export function idIn(request: FastifyRequest, name: string, absent: string): string {
  return readIn(request, name, { schema: id, absent });
}

export interface Expected<Value> {
  readonly schema: z.ZodType<Value>;
  readonly absent: string;
}

export function readIn<Value>({ params }: FastifyRequest, name: string, { schema, absent }: Expected<Value>): Value {
  const given: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
  const reading = readWith(schema, given);
  if (!reading.ok) throw new RequestProblem('not-found', absent);
  return reading.value;
}
