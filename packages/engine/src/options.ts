import { BadInput, type Json } from './contract.ts';
import { isObject, isWithin } from './readers.ts';

interface Flag {
  readonly kind: 'flag';
  readonly default: boolean;
  readonly seats?: readonly number[];
}

interface Choice {
  readonly kind: 'choice';
  readonly choices: readonly string[];
  readonly default: string;
  readonly seats?: readonly number[];
}

/** Plain data with a title, such as a file somebody wrote, which only the game understands; `null` for none. */
interface Document {
  readonly kind: 'document';
  readonly default: null;
  /** Characters of JSON, at most: a longer one is not looked into. */
  readonly most: number;
  readonly seats?: readonly number[];
}

/** One table option as it can be shown and sent. */
export type ShownOption = Flag | Choice | Document;

/** What a document says is the game's to read: whatever is wrong throws `BadInput`, which names the place. */
export interface ReadDocument extends Document {
  readonly read: (place: string, given: Json) => { readonly title: string };
}

/** One table option: the set-up form, the command line and the validation all read this. */
export type OptionField = Flag | Choice | ReadDocument;

/** `seats`, where given: the player counts that offer this option; with any other count it keeps its default. */
export type OptionsSchema<Options> = { readonly [Key in keyof Options]: OptionField };

/** The options type a schema stands for. */
export type OptionsOf<Schema extends Readonly<Record<string, OptionField>>> = {
  readonly [Key in keyof Schema]: Schema[Key] extends { kind: 'choice'; choices: readonly (infer Choice)[] }
    ? Choice
    : Schema[Key] extends { kind: 'document'; read: (place: string, given: Json) => infer Value }
      ? Value | null
      : boolean;
};

/** Whole options from partial input. Throws `BadInput` naming the option. */
export function readOptions<Options>(schema: OptionsSchema<Options>, given: Json, seats: number): Options {
  if (!isObject(given)) throw new BadInput('options', 'must be an object');
  const fields = schema as Readonly<Record<string, OptionField>>;
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(fields, key)) throw new BadInput(`options.${key}`, `no such option; there are ${Object.keys(fields).join(', ')}`);
  }
  const options: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    options[key] = readOption(key, field, given[key], seats);
  }
  return options as Options;
}

function readOption(key: string, field: OptionField, given: Json | undefined, seats: number): unknown {
  if (given === undefined || given === field.default) return field.default;
  if (field.seats !== undefined && !field.seats.includes(seats)) {
    throw new BadInput(`options.${key}`, `is only for ${field.seats.join(' or ')} players`);
  }
  switch (field.kind) {
    case 'flag':
      if (typeof given !== 'boolean') throw new BadInput(`options.${key}`, 'must be true or false');
      return given;
    case 'choice':
      if (typeof given !== 'string' || !field.choices.includes(given)) {
        throw new BadInput(`options.${key}`, `must be one of ${field.choices.join(', ')}`);
      }
      return given;
    case 'document':
      if (!isWithin(given, field.most)) throw new BadInput(`options.${key}`, `is longer than ${field.most} characters`);
      return field.read(`options.${key}`, given);
  }
}
