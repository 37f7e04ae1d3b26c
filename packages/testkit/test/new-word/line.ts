/** One closed union of a game, and who has to know its words. */
export interface Line {
  /** The file that declares the union, from the package's `src/`. */
  readonly file: string;
  /** The new word is put in after this text, which stands in the file once. */
  readonly after: string;
  readonly adds: string;
  /**
   * The files that list, refuse, carry out, read, weigh or say the union's words, from the package's `src/`; those of the table
   * in apps/web begin with `table/`.
   */
  readonly named: readonly string[];
}
