import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { BadInput, type Json, LOCALES, type Locale, type OptionField, readOptions } from '@orrery/engine';
import type { Given, Surroundings } from './command.ts';
import type { Game } from './games.ts';

export const GAME_ARG = { game: { type: 'positional', description: 'id of a game, see `orrery games`' } } as const;
export const JSON_ARG = { json: { type: 'boolean', description: 'print one JSON object per line' } } as const;
export const LANG_ARG = { lang: { type: 'string', description: 'language: en or ru', valueHint: 'en|ru' } } as const;
export const SEED_ARG = {
  seed: { type: 'string', description: 'any text; the same seed gives the same matches', valueHint: 'text' },
} as const;
export const OPTION_ARG = {
  option: { type: 'string', description: 'a table option, may be repeated', valueHint: 'key=value|key=@file' },
} as const;

export const MANY = 10_000_000;

/** The seat count asked for, or `otherwise`. */
export function seatsOf(game: Game, given: Given, otherwise: number): number {
  const { min, max } = game.module.seats;
  const seats = given.whole('seats', { min: 0, max: 99 }) ?? otherwise;
  if (seats < min || seats > max) throw new BadInput('--seats', `${game.module.id} is for ${min} to ${max} players, not ${seats}`);
  return seats;
}

/** `--option key=value`, or `key=@file` for an option that is a document; read by the game's schema. */
export function optionsOf(game: Game, given: Given, seats: number): unknown {
  return readOptions(game.module.options, wantedOptions(game, given), seats);
}

function wantedOptions(game: Game, given: Given): Record<string, Json> {
  const fields: Readonly<Record<string, OptionField>> = game.module.options;
  const wanted: Record<string, Json> = {};
  for (const text of given.texts('option')) {
    const cut = text.indexOf('=');
    if (cut < 1) throw new BadInput('--option', `must be key=value, not ${text}`);
    const key = text.slice(0, cut);
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    wanted[key] = field?.kind === 'document' ? documentOf(key, text.slice(cut + 1), field.most) : optionValue(text.slice(cut + 1));
  }
  return wanted;
}

/** A file of at most this many characters; a longer one is not read. */
function documentOf(key: string, text: string, most: number): Json {
  const place = `--option ${key}`;
  if (!text.startsWith('@')) throw new BadInput(place, `must be @file, not ${text}`);
  const path = text.slice(1);
  try {
    // A character has four bytes at most.
    if (statSync(path).size > 4 * most) throw new BadInput(path, `is longer than ${most} characters`);
    return jsonOf(readFileSync(path, 'utf8'), path);
  } catch (error) {
    throw error instanceof BadInput ? error : new BadInput(path, unreadable(error));
  }
}

function unreadable(error: unknown): string {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'there is no such file' : 'cannot be read';
}

function optionValue(text: string): Json {
  if (text === 'true') return true;
  return text === 'false' ? false : text;
}

export function localeOf(given: Given): Locale {
  const wanted = given.text('lang') ?? 'en';
  const locale = LOCALES.find((one) => one === wanted);
  if (locale === undefined) throw new BadInput('--lang', `must be one of ${LOCALES.join(', ')}, not ${wanted}`);
  return locale;
}

/** The names of a comma-separated list. */
export function listOfNames(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}

/** A file, or standard input for `-`. */
export async function textOf(path: string, around: Surroundings): Promise<string> {
  if (path === '-') return whole(around.input);
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new BadInput(path, unreadable(error));
  }
}

async function whole(input: AsyncIterable<Buffer | string>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of input) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

/** JSON, or `BadInput` saying where it breaks off. */
export function jsonOf(text: string, place: string): Json {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(place, `is not JSON (${error instanceof Error ? error.message.split('\n')[0] : 'broken'})`);
  }
}

/** What is read in a file or a line is named by its place there: `line 3: players[0].ore: …`. */
export function inPlace<Value>(place: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadInput && place !== '') throw new BadInput(place, error.message);
    throw error;
  }
}
