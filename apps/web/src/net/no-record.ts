/** A finished match of this browser that has no record to show, with the code of its reason. */
export class NoRecord extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
