type Members<Union extends { readonly [Key in Tag]: string }, Tag extends string> = { [Each in Union as Each[Tag]]: Each };

/**
 * The members of a union by the names in their tag. Written so that a table with a line per name can be looked up with any member: the
 * compiler then knows that the line found fits the member it was found by.
 */
export type Member<Union extends { readonly [Key in Tag]: string }, Tag extends string, Name extends Union[Tag]> = {
  [Each in Name]: Members<Union, Tag>[Each] & { readonly [Key in Tag]: Each };
}[Name];

/** Whether a name that came from outside has its line in a table. */
export function isKeyOf<Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> {
  return Object.hasOwn(table, key);
}

/**
 * The same table without a prototype: Node then keeps it by hash and finds a word in half the time. For tables that rules look into at
 * every step by a word that changes; where the word is fixed in the code, a plain table is as fast.
 */
export function quickTable<Table extends object>(table: Table): Table {
  return Object.assign(Object.create(null), table);
}
