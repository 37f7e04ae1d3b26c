import type { Json, OptionField } from '@orrery/engine';

/** What a row of the form can show; a document has a field of its own. */
export type RowField = Exclude<OptionField, { kind: 'document' }>;

/** A document is plain data that only the game understands. */
export type OptionValue = boolean | string | Readonly<Record<string, Json>>;
export type Options = Readonly<Record<string, OptionValue>>;
type Fields = readonly (readonly [string, RowField])[];

/** Options everybody decides, in the order given, apart from the rest, in the game's own order. */
export function partedOptions(
  fields: Readonly<Record<string, OptionField>>,
  main: readonly string[],
): { readonly main: Fields; readonly rest: Fields } {
  const rows = Object.entries(fields).flatMap(([key, field]) => (field.kind === 'document' ? [] : [[key, field] as const]));
  return {
    main: main.flatMap((wanted) => rows.filter(([key]) => key === wanted)),
    rest: rows.filter(([key]) => !main.includes(key)),
  };
}

/** Names of options that are documents. */
export function documentOptions(fields: Readonly<Record<string, OptionField>>): readonly string[] {
  return Object.entries(fields).flatMap(([key, field]) => (field.kind === 'document' ? [key] : []));
}

/** What a match is told: only what differs from the usual, and only what its rules know and this number of players may choose. */
export function fitting(fields: Readonly<Record<string, OptionField>>, options: Options, seats: number): Options {
  return Object.fromEntries(
    Object.entries(options).filter(([key, value]) => {
      const field = fields[key];
      if (field === undefined || value === field.default || field.seats?.includes(seats) === false) return false;
      return field.kind === 'choice' ? typeof value === 'string' && field.choices.includes(value) : true;
    }),
  );
}
