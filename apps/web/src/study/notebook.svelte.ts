import type { MatchRecord } from '@orrery/engine';
import { keepNotes, keptNotes } from './kept.ts';
import { MOST_NAME, NO_NOTES, type Notes, withNote } from './notes.ts';

/** Nobody wants every letter kept by itself. */
const KEPT_AFTER_MS = 400;

/** What somebody writes to one match; it is kept as it is written. */
export class Notebook {
  readonly #record: MatchRecord;
  #timer: ReturnType<typeof setTimeout> | undefined;
  notes = $state.raw<Notes>(NO_NOTES);
  /** Steps with a note, in the order of the match. */
  readonly steps: readonly number[] = $derived(Object.keys(this.notes.at).map(Number));

  constructor(record: MatchRecord) {
    this.#record = record;
  }

  async open(): Promise<void> {
    this.notes = await keptNotes(this.#record.hash).catch(() => NO_NOTES);
  }

  call(name: string): void {
    this.#change({ ...this.notes, name: name.slice(0, MOST_NAME) });
  }

  write(step: number, note: string): void {
    this.#change(withNote(this.notes, step, note));
  }

  close(): void {
    if (this.#timer !== undefined) this.#keep();
  }

  #change(notes: Notes): void {
    this.notes = notes;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#keep(), KEPT_AFTER_MS);
  }

  #keep(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    keepNotes(this.#record, this.notes).catch(console.warn);
  }
}
