import { readWith } from '@orrery/protocol';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { RequestProblem } from '../problem.ts';

type Bounds = Parameters<typeof readWith>[2];

/** The body, if it has this shape and no more; `bounds`: where it may be larger than most. */
export function bodyOf<Value>(schema: z.ZodType<Value>, request: FastifyRequest, bounds?: Bounds): Value {
  const reading = readWith(schema, request.body, bounds);
  if (!reading.ok) throw new RequestProblem(reading.problem.code, reading.problem.message);
  return reading.value;
}
