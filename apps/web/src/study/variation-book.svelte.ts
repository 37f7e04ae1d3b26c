import { legalVariations, MOST_VARIATIONS, type Variation } from '@orrery/study';
import type { Replayed } from '../table/replay-moments.ts';
import { KeptSoon } from './kept-soon.ts';
import type { Shelf } from './shelf.ts';

/** The variations somebody tried out on one match; they are kept as they are made. */
export class VariationBook {
  readonly #replayed: Replayed;
  readonly #shelf: Shelf;
  readonly #kept = new KeptSoon(() => this.#shelf.keepVariations([...this.all, ...this.lost].slice(0, MOST_VARIATIONS)));
  /** In the order of the match. */
  all = $state.raw<readonly Variation[]>([]);
  /** Kept, but not to be played by these rules: they are not shown, and stay kept as long as there is room. */
  lost = $state.raw<readonly Variation[]>([]);
  readonly isFull: boolean = $derived(this.all.length >= MOST_VARIATIONS);

  constructor(replayed: Replayed, shelf: Shelf) {
    this.#replayed = replayed;
    this.#shelf = shelf;
  }

  async open(): Promise<void> {
    const { module, moments } = this.#replayed;
    const kept = await this.#shelf.variations().catch(() => []);
    const legal = legalVariations(module, moments, kept);
    this.lost = kept.filter((one) => !legal.includes(one));
    this.all = inOrder([...legal, ...this.all]);
  }

  /** New, or in place of what it was before. */
  put(variation: Variation): void {
    this.write(variation);
    this.#kept.now();
  }

  /** The same letter by letter. */
  write(variation: Variation): void {
    this.all = inOrder([...this.all.filter(({ id }) => id !== variation.id), variation]);
    this.#kept.changed();
  }

  remove(id: string): void {
    this.all = this.all.filter((one) => one.id !== id);
    this.#kept.now();
  }

  close(): void {
    this.#kept.close();
  }
}

function inOrder(variations: readonly Variation[]): readonly Variation[] {
  return variations.toSorted((one, other) => one.from - other.from);
}
