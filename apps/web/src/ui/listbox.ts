/** How a list of choices answers to keys, as readers of the screen expect of one. */

const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
  PageDown: (at, count) => Math.min(at + 10, count - 1),
  PageUp: (at) => Math.max(at - 10, 0),
};

/** Where this key leads in a list of this length; undefined: it does not move. */
export function moved(key: string, at: number, count: number): number | undefined {
  return Object.hasOwn(MOVES, key) ? MOVES[key](at, count) : undefined;
}

/** How long letters are taken for one word. */
const WORD_MS = 700;

/** Letters typed one after the other are the beginning of a word; the same letter again and again goes through all that begin with it. */
export class TypedWord {
  #typed = '';
  #lastAt = Number.NEGATIVE_INFINITY;

  /** Which of these begins so, looked for from `at` on; undefined: none does, or the key writes nothing. */
  find(key: string, labels: readonly string[], { at, now }: { readonly at: number; readonly now: number }): number | undefined {
    if ([...key].length !== 1) return undefined;
    const letter = key.toLocaleLowerCase();
    this.#typed = now - this.#lastAt > WORD_MS ? letter : this.#typed + letter;
    this.#lastAt = now;
    const isSame = [...this.#typed].every((one) => one === letter);
    const word = isSame ? letter : this.#typed;
    // A word that grows may stay where it is; a letter goes on to the next.
    const from = isSame ? at + 1 : at;
    const order = labels.map((_, index) => (from + index) % labels.length);
    return order.find((index) => labels[index]?.toLocaleLowerCase().startsWith(word));
  }

  /** A space is a letter only in the middle of a word. */
  isUnderWay(now: number): boolean {
    return this.#typed !== '' && now - this.#lastAt <= WORD_MS;
  }
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 4;

/** Where a list of this size opens: below its box, above it where there is more room, never beyond the window. */
export function placeList(box: Box, list: Size, window: Size): { readonly left: number; readonly top: number; readonly height: number } {
  const [below, above] = [window.height - box.bottom - 2 * GAP, box.top - 2 * GAP];
  const isBelow = list.height <= below || below >= above;
  const height = Math.min(list.height, isBelow ? below : above);
  const left = Math.max(GAP, Math.min(box.left, window.width - list.width - GAP));
  return { left, top: isBelow ? box.bottom + GAP : box.top - GAP - height, height };
}
