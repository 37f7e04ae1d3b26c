import { BadInput, type Json } from './contract.ts';

/**
 * Small readers for plain data from outside (a described position, a record, an action). Each takes the place it
 * reads, as a JSON path, and throws `BadInput` naming that place. They look at own fields only, so a key such as
 * `constructor` or `__proto__` is never mistaken for one that was given.
 */
export type JsonObject = Readonly<Record<string, Json | undefined>>;

/** The place of a field: `players[1]` and `ore` give `players[1].ore`. */
export function at(place: string, key: string | number): string {
  if (typeof key === 'number') return `${place}[${key}]`;
  return place === '' ? key : `${place}.${key}`;
}

export function isObject(given: Json | undefined): given is JsonObject {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

/** An object with no other keys than these; each may be absent. Without `keys`: any. The copy has no prototype to fall back on. */
export function objectAt(place: string, given: Json | undefined, keys?: readonly string[]): JsonObject {
  if (!isObject(given)) throw new BadInput(place, `must be an object${instead(given)}`);
  const fields: Record<string, Json | undefined> = Object.create(null);
  for (const key of Object.keys(given)) {
    if (keys !== undefined && !keys.includes(key)) throw new BadInput(at(place, key), `no such field; there are ${keys.join(', ')}`);
    fields[key] = given[key];
  }
  return fields;
}

export function listAt(place: string, given: Json | undefined): readonly Json[] {
  if (!isList(given)) throw new BadInput(place, `must be a list${instead(given)}`);
  return given;
}

/** Each item read by `read`, which is given the item's own place. */
export function listOf<Item>(place: string, given: Json | undefined, read: (place: string, given: Json) => Item): Item[] {
  return listAt(place, given).map((item, index) => read(at(place, index), item));
}

/** One of a closed list of words. */
export function oneOf<Word extends string | number>(place: string, given: Json | undefined, words: readonly Word[]): Word {
  const word = words.find((candidate) => candidate === given);
  if (word === undefined) throw new BadInput(place, `must be one of ${words.join(', ')}${instead(given)}`);
  return word;
}

export interface Range {
  readonly min: number;
  readonly max: number;
}

export function wholeNumber(place: string, given: Json | undefined, range: Range): number {
  if (typeof given !== 'number' || !Number.isInteger(given) || given < range.min || given > range.max) {
    throw new BadInput(place, `must be a whole number from ${range.min} to ${range.max}${instead(given)}`);
  }
  return given;
}

export function flag(place: string, given: Json | undefined): boolean {
  if (typeof given !== 'boolean') throw new BadInput(place, `must be true or false${instead(given)}`);
  return given;
}

/** `maxLength` keeps a hostile file from filling the memory. */
export function textAt(place: string, given: Json | undefined, maxLength = 1000): string {
  if (typeof given !== 'string') throw new BadInput(place, `must be text${instead(given)}`);
  if (given.length > maxLength) throw new BadInput(place, `is longer than ${maxLength} characters`);
  return given;
}

/** What `read` makes of it, or `otherwise` where nothing is given. */
export function optional<Value, Otherwise>(given: Json | undefined, otherwise: Otherwise, read: (given: Json) => Value): Value | Otherwise {
  return given === undefined ? otherwise : read(given);
}

/** For `readAction`: what `read` gives, or undefined where it finds bad input. Other errors are defects and pass. */
export function readOrUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

function isList(given: Json | undefined): given is readonly Json[] {
  return Array.isArray(given);
}

/** The longest piece of wrong input an error repeats. */
const SHOWN = 60;

function instead(given: Json | undefined): string {
  if (given === undefined) return ', but it is missing';
  const text = beginning(given, SHOWN);
  return `, not ${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}`;
}

/** JSON of about this many characters: what is deeper or further on is not looked at, since there may be any amount of it. */
function beginning(given: Json | undefined, room: number): string {
  if (room <= 0) return '…';
  if (typeof given === 'string') return JSON.stringify(given.slice(0, room));
  if (isList(given)) {
    let text = '[';
    for (let index = 0; index < given.length && text.length <= room; index++) {
      text += `${index === 0 ? '' : ','}${beginning(given[index], room - text.length)}`;
    }
    return `${text}]`;
  }
  if (!isObject(given)) return JSON.stringify(given) ?? 'null';
  let text = '{';
  for (const key of Object.keys(given)) {
    if (text.length > room) break;
    text += `${text === '{' ? '' : ','}${JSON.stringify(key.slice(0, room))}:${beginning(given[key], room - text.length)}`;
  }
  return `${text}}`;
}

/** Whether plain data takes at most this many characters as JSON; nothing beyond that is looked at, however deep it is. */
export function isWithin(given: Json, most: number): boolean {
  const left: (Json | undefined)[] = [given];
  let length = 0;
  // Ends: every value adds at least a character.
  while (left.length > 0) {
    const value = left.pop();
    length += 1;
    if (typeof value === 'string') length += value.length + 1;
    else if (typeof value === 'number') length += String(value).length - 1;
    else if (isList(value)) {
      if (length + value.length > most) return false;
      length += 1;
      for (const item of value) left.push(item);
    } else if (isObject(value)) {
      const keys = Object.keys(value);
      if (length + keys.length > most) return false;
      length += 1;
      for (const key of keys) {
        length += key.length + 4;
        left.push(value[key]);
      }
    }
    if (length > most) return false;
  }
  return true;
}
