import type { en } from './en.ts';

type Widened<Value> = Value extends string
  ? string
  : Value extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Value]: Widened<Value[Key]> };

/** What every language must have: English gives the shape, and a key missing in another language is a type error. */
export type Words = Widened<typeof en>;
