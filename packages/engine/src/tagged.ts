import type { Json } from './contract.ts';
import { at, objectAt, oneOf, wholeNumber } from './readers.ts';

/** Reads one field, or throws `BadInput` naming its place. */
export type Read<Value> = (place: string, given: Json | undefined) => Value;

/** A reader of one of these words. */
export function wordOf<Word extends string | number>(words: readonly Word[]): Read<Word> {
  return (place, given) => oneOf(place, given, words);
}

/** A reader of a whole number, both ends included. */
export function numberBetween(min: number, max: number): Read<number> {
  return (place, given) => wholeNumber(place, given, { min, max });
}

/** A reader of a field that may be left out. */
export function orAbsent<Value>(read: Read<Value>): Read<Value | undefined> {
  return (place, given) => (given === undefined ? undefined : read(place, given));
}

/** A reader for each field; the type sees to it that none is forgotten. */
export type Shape<Fields, Tag extends string> = { readonly [Key in Exclude<keyof Fields, Tag>]-?: Read<Fields[Key]> };

/** A shape for each member of a union told apart by `Tag`; a new member does not compile until it has its line. */
export type Shapes<Union extends { readonly [Key in Tag]: string }, Tag extends string> = {
  readonly [Word in Union[Tag]]: Shape<Extract<Union, { readonly [Key in Tag]: Word }>, Tag>;
};

/** An object of exactly the fields of its shape. `shapes` names every member of the union, so what comes out is one of them. */
export function tagged<Union extends { readonly [Key in Tag]: string }, Tag extends string>(
  place: string,
  given: Json | undefined,
  { tag, shapes }: { readonly tag: Tag; readonly shapes: Shapes<Union, Tag> },
): Union {
  const byName: Readonly<Record<string, Readonly<Record<string, Read<unknown>>>>> = shapes;
  const name = oneOf(at(place, tag), objectAt(place, given)[tag], Object.keys(byName));
  const readers = Object.entries(byName[name] ?? {});
  const fields = objectAt(place, given, [tag, ...readers.map(([key]) => key)]);
  const read: Record<string, unknown> = { [tag]: name };
  for (const [key, reader] of readers) read[key] = reader(at(place, key), fields[key]);
  return read as Union;
}
