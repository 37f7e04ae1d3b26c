/** A property of the contract that did not hold, with what is needed to see it again. */
export interface Violation {
  readonly property: string;
  readonly seed: string;
  /** After how many actions. */
  readonly step: number;
  readonly detail: string;
}

/** One broken rule shows at every step; the first few of a property tell enough. */
const KEPT_PER_PROPERTY = 3;
const MAX_DETAIL = 600;

export class Findings {
  readonly violations: Violation[] = [];
  step = 0;
  readonly #seed: string;
  readonly #counts = new Map<string, number>();

  constructor(seed: string) {
    this.#seed = seed;
  }

  note(property: string, detail: string): void {
    const count = (this.#counts.get(property) ?? 0) + 1;
    this.#counts.set(property, count);
    if (count > KEPT_PER_PROPERTY) return;
    const short = detail.length > MAX_DETAIL ? `${detail.slice(0, MAX_DETAIL)}…` : detail;
    this.violations.push({ property, seed: this.#seed, step: this.step, detail: short });
  }

  /** What `check` throws is a violation of `property` too: rules have no business throwing here. */
  guard(property: string, check: () => void): void {
    try {
      check();
    } catch (error) {
      this.note(property, `threw: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** Notes where two texts part, which reads better than two long texts. */
  same(property: string, what: string, texts: { readonly expected: string; readonly found: string }): boolean {
    const { expected, found } = texts;
    if (expected === found) return true;
    let start = 0;
    while (start < expected.length && expected[start] === found[start]) start++;
    const from = Math.max(0, start - 40);
    this.note(property, `${what}: expected …${expected.slice(from, start + 120)}… found …${found.slice(from, start + 120)}…`);
    return false;
  }
}
