import type { OptionField } from '@orrery/engine';

export type Options = Readonly<Record<string, boolean | string>>;
type Fields = readonly (readonly [string, OptionField])[];

/** Options everybody decides, in the order given, apart from the rest, in the game's own order. */
export function partedOptions(
  fields: Readonly<Record<string, OptionField>>,
  main: readonly string[],
): { readonly main: Fields; readonly rest: Fields } {
  return {
    main: main.flatMap((key) => (Object.hasOwn(fields, key) ? [[key, fields[key]] as const] : [])),
    rest: Object.entries(fields).filter(([key]) => !main.includes(key)),
  };
}
