import { readWith } from '@orrery/protocol';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { RequestProblem } from '../problem.ts';

/** The body, if it has this shape and no more. */
export function bodyOf<Value>(schema: z.ZodType<Value>, request: FastifyRequest): Value {
  const reading = readWith(schema, request.body);
  if (!reading.ok) throw new RequestProblem(reading.problem.code, reading.problem.message);
  return reading.value;
}
