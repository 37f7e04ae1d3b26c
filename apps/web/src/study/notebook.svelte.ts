import { MOST_NAME, NO_NOTES, type Notes, withNote } from '@orrery/study';
import { KeptSoon } from './kept-soon.ts';
import type { Shelf } from './shelf.ts';

/** What somebody writes to one match; it is kept as it is written. */
export class Notebook {
  readonly #shelf: Shelf;
  readonly #kept = new KeptSoon(() => this.#shelf.keepNotes(this.notes));
  notes = $state.raw<Notes>(NO_NOTES);
  /** Steps with a note, in the order of the match. */
  readonly steps: readonly number[] = $derived(Object.keys(this.notes.at).map(Number));

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  async open(): Promise<void> {
    this.notes = await this.#shelf.notes().catch(() => NO_NOTES);
  }

  call(name: string): void {
    this.#change({ ...this.notes, name: name.slice(0, MOST_NAME) });
  }

  write(step: number, note: string): void {
    this.#change(withNote(this.notes, step, note));
  }

  close(): void {
    this.#kept.close();
  }

  #change(notes: Notes): void {
    this.notes = notes;
    this.#kept.changed();
  }
}
