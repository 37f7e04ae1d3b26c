import { parseArgs } from 'node:util';
import { BadInput } from '@orrery/engine';
import type { ArgsDef, CommandDef } from 'citty';
import type { Output } from './output.ts';

export interface Surroundings {
  readonly output: Output;
  /** All of standard input. */
  readonly input: AsyncIterable<Buffer | string>;
}

/** The exit code. */
export type Run = (given: Given, around: Surroundings) => Promise<number>;

/** A command: what it is called with, in citty's terms, and what it does. */
export interface Command {
  readonly definition: CommandDef & { readonly args: ArgsDef };
  readonly run: Run;
}

/** Options that may be given several times. */
const REPEATED = new Set(['option', 'try']);

/** What a command was called with; every reader throws `BadInput` naming the option. */
export interface Given {
  /** A positional argument. */
  word(name: string): string;
  text(name: string): string | undefined;
  texts(name: string): readonly string[];
  flag(name: string): boolean;
  whole(name: string, range: { readonly min: number; readonly max: number }): number | undefined;
}

/** Strict, unlike citty's own reading: an unknown option is an error. */
export function readGiven(definition: Command['definition'], raw: readonly string[]): Given {
  const { values, positionals } = parsed(definition.args, raw);
  const names = Object.entries(definition.args).flatMap(([name, arg]) => (arg.type === 'positional' ? [{ name, arg }] : []));
  if (positionals.length > names.length) throw new BadInput('', `unexpected argument: ${positionals[names.length]}`);
  const words = new Map<string, string>();
  names.forEach(({ name, arg }, index) => {
    const word = positionals[index];
    if (word !== undefined) words.set(name, word);
    else if (arg.required !== false) throw new BadInput('', `<${name}> is missing: ${arg.description ?? name}`);
  });
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    word: (name) => words.get(name) ?? '',
    text,
    texts: (name) => [values[name] ?? []].flat().filter((value) => typeof value === 'string'),
    flag: (name) => values[name] === true,
    whole: (name, range) => wholeOption(name, text(name), range),
  };
}

type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

function parsed(args: ArgsDef, raw: readonly string[]): { readonly values: Values; readonly positionals: readonly string[] } {
  const options = Object.fromEntries(
    Object.entries(args)
      .filter(([, arg]) => arg.type !== 'positional')
      .map(([name, arg]) => [
        name,
        { type: arg.type === 'boolean' ? ('boolean' as const) : ('string' as const), multiple: REPEATED.has(name) },
      ]),
  );
  try {
    return parseArgs({ args: [...raw], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (error instanceof TypeError) throw new BadInput('', firstSentence(error.message));
    throw error;
  }
}

function firstSentence(message: string): string {
  return message.split(/\. |\n/)[0];
}

function wholeOption(name: string, given: string | undefined, range: { readonly min: number; readonly max: number }): number | undefined {
  if (given === undefined) return undefined;
  const value = Number(given);
  if (!/^-?\d+$/.test(given) || value < range.min || value > range.max) {
    throw new BadInput(`--${name}`, `must be a whole number from ${range.min} to ${range.max}, not ${given}`);
  }
  return value;
}
