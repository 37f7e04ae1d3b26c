import { BadInput, type Json } from './contract.ts';
import { isObject } from './readers.ts';

/** One table option: the set-up form, the command line and the validation all read this. */
export type OptionField =
  | { readonly kind: 'flag'; readonly default: boolean; readonly seats?: readonly number[] }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly default: string; readonly seats?: readonly number[] };

/** `seats`, where given: the player counts that offer this option; with any other count it keeps its default. */
export type OptionsSchema<Options> = { readonly [Key in keyof Options]: OptionField };

/** The options type a schema stands for. */
export type OptionsOf<Schema extends Readonly<Record<string, OptionField>>> = {
  readonly [Key in keyof Schema]: Schema[Key] extends { kind: 'choice'; choices: readonly (infer Choice)[] } ? Choice : boolean;
};

/** Whole options from partial input. Throws `BadInput` naming the option. */
export function readOptions<Options>(schema: OptionsSchema<Options>, given: Json, seats: number): Options {
  if (!isObject(given)) throw new BadInput('options', 'must be an object');
  const fields = schema as Readonly<Record<string, OptionField>>;
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(fields, key)) throw new BadInput(`options.${key}`, `no such option; there are ${Object.keys(fields).join(', ')}`);
  }
  const options: Record<string, boolean | string> = {};
  for (const [key, field] of Object.entries(fields)) {
    options[key] = readOption(key, field, given[key], seats);
  }
  return options as Options;
}

function readOption(key: string, field: OptionField, given: Json | undefined, seats: number): boolean | string {
  if (given === undefined || given === field.default) return field.default;
  if (field.seats !== undefined && !field.seats.includes(seats)) {
    throw new BadInput(`options.${key}`, `is only for ${field.seats.join(' or ')} players`);
  }
  if (field.kind === 'flag') {
    if (typeof given !== 'boolean') throw new BadInput(`options.${key}`, 'must be true or false');
    return given;
  }
  if (typeof given !== 'string' || !field.choices.includes(given)) {
    throw new BadInput(`options.${key}`, `must be one of ${field.choices.join(', ')}`);
  }
  return given;
}
