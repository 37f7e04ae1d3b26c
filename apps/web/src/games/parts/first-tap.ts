/** What a first tap shows, and how it goes again. */
interface Words {
  open(): void;
  close(): void;
  /** Kept where they are shown: a table that is drawn anew between two taps is still the table that was read. */
  isOpen(): boolean;
}

/** A finger that touched something else has read enough. */
const OTHER = { capture: true } as const;

/**
 * A finger has no hover: on a thing that would act (`data-action`) its first tap reads, and only a second one on the same
 * thing acts. Mouse and keys act at once, for they have read before.
 */
export class FirstTap {
  readonly #element: Element;
  readonly #words: Words;
  #pointer = '';

  constructor(element: Element, words: Words) {
    this.#element = element;
    this.#words = words;
  }

  down(pointer: string): void {
    this.#pointer = pointer;
  }

  /** Whether this click only reads. */
  reads({ detail }: { readonly detail: number }): boolean {
    const isFinger = this.#pointer === 'touch' && detail > 0;
    if (!isFinger || !this.#element.matches('[data-action]')) return false;
    if (this.hasRead) {
      this.forget();
      return false;
    }
    this.#words.open();
    document.addEventListener('pointerdown', this.#elsewhere, OTHER);
    return true;
  }

  forget(): void {
    document.removeEventListener('pointerdown', this.#elsewhere, OTHER);
    if (this.hasRead) this.#words.close();
  }

  get hasRead(): boolean {
    return this.#words.isOpen();
  }

  readonly #elsewhere = ({ target }: Event): void => {
    if (!(target instanceof Node && this.#element.contains(target))) this.forget();
  };
}
