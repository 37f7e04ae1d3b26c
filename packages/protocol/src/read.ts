import type { z } from 'zod';
import { type ClientMessage, clientMessage } from './client.ts';
import { id, type Problem } from './common.ts';
import { LIMITS } from './constants.ts';
import { isBoundedJson, type JsonBounds } from './json.ts';
import { type ServerMessage, serverMessage } from './server.ts';

/** What was read, or why not. `request` names the request the unreadable message would have been, if it says. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem; readonly request?: string };

/** From a socket: text nobody has looked at yet. Never throws. */
export function readClientMessage(text: string): Reading<ClientMessage> {
  return readText(clientMessage, text, { characters: LIMITS.clientMessage, json: CLIENT_BOUNDS });
}

/** For clients that check what they are sent: tests, other programs. */
export function readServerMessage(text: string): Reading<ServerMessage> {
  return readText(serverMessage, text, { characters: LIMITS.serverMessage, json: SERVER_BOUNDS });
}

/** A value parsed already, such as the body of an HTTP request; `bounds`: where it may be larger than most. Never throws. */
export function readWith<Value>(schema: z.ZodType<Value>, given: unknown, bounds: JsonBounds = CLIENT_BOUNDS): Reading<Value> {
  if (given !== undefined && !isBoundedJson(given, bounds)) return bad('bad-request', OUT_OF_BOUNDS);
  return checked(schema, given);
}

const CLIENT_BOUNDS = { depth: LIMITS.messageDepth, values: LIMITS.messageValues };
const SERVER_BOUNDS = { depth: 64, values: LIMITS.serverMessage };
const OUT_OF_BOUNDS = 'message: too deep, too big, or a forbidden key';

interface Bounds {
  readonly characters: number;
  readonly json: JsonBounds;
}

function readText<Value>(schema: z.ZodType<Value>, text: string, { characters, json }: Bounds): Reading<Value> {
  if (text.length > characters) return bad('too-long', `message: more than ${characters} characters`);
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return bad('bad-request', 'message: not JSON');
  }
  if (!isBoundedJson(given, json)) return bad('bad-request', OUT_OF_BOUNDS);
  const reading = checked(schema, given);
  return reading.ok ? reading : { ...reading, request: requestOf(given) };
}

function checked<Value>(schema: z.ZodType<Value>, given: unknown): Reading<Value> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  const place = issue?.path.map(String).join('.') ?? '';
  return bad('bad-request', `${place === '' ? 'message' : place}: ${issue?.message ?? 'is wrong'}`.slice(0, 200));
}

function requestOf(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null || !('request' in given)) return undefined;
  const request = id.safeParse(given.request);
  return request.success ? request.data : undefined;
}

function bad(code: Problem['code'], message: string): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: { code, message } };
}
