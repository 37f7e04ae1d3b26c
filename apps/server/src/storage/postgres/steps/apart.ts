/** An index of a relation that was there before its step: built while everybody goes on writing there. */
export interface LateIndex {
  readonly name: string;
  /** What comes after `CREATE INDEX … name`. */
  readonly on: string;
}

export interface Apart {
  /** The steps without those indexes. */
  readonly steps: Readonly<Record<string, string>>;
  readonly indexes: readonly LateIndex[];
}

const INDEX = /\bCREATE INDEX (\w+) (ON (\w+) [^;]*);/g;
const DROPPED = /\bDROP INDEX (\w+);/g;

/** What must not be done in the transaction of a step: until its end nobody could write to the relation, however many rows it has. */
export function takenApart(steps: Readonly<Record<string, string>>): Apart {
  const indexes = new Map<string, LateIndex>();
  const left: Record<string, string> = {};
  for (const [step, text] of Object.entries(steps)) {
    const isNew = (relation: string): boolean => new RegExp(`\\bCREATE TABLE ${relation} `).test(text);
    const inOne = text.replace(INDEX, (statement: string, name: string, on: string, relation: string) => {
      if (isNew(relation)) return statement;
      indexes.set(name, { name, on });
      return '';
    });
    left[step] = inOne.replace(DROPPED, (statement: string, name: string) => {
      // It may never have been built.
      return indexes.delete(name) ? `DROP INDEX IF EXISTS ${name};` : statement;
    });
  }
  return { steps: left, indexes: [...indexes.values()] };
}
