import type { Seat } from '@orrery/engine';
import type { Change, Match } from '@orrery/match';

/** A question put to several people of one screen at the same moment, until the last of those asked has answered. */
export class SealedRound {
  readonly #match: Match;
  readonly #people: readonly Seat[];
  /** Who was asked, and by which question. */
  readonly #open = new Map<Seat, number>();
  readonly #byHand = new Set<Seat>();
  /** What was laid in secret is revealed when it ends, no matter who may respond to that. */
  #isRevealing = false;

  constructor(match: Match, people: readonly Seat[]) {
    this.#match = match;
    this.#people = people;
    this.#begin();
  }

  /** Somebody answers at the screen: only what people chose themselves is worth waiting for together. */
  answers(seat: Seat): void {
    if (this.#open.has(seat)) this.#byHand.add(seat);
  }

  /** True: this change ended a round several people chose in, and brought something to light. */
  ends(change: Change): boolean {
    const wasOpen = this.#open.size > 0;
    for (const [seat, question] of this.#open) if (this.#questionOf(seat) !== question) this.#open.delete(seat);
    if (this.#open.size > 0) return false;
    const isWorthIt = this.#byHand.size > 1 || this.#isRevealing;
    const isLight = wasOpen && isWorthIt && change.kind === 'actions' && this.#hasRevealed(change.seat);
    this.#begin();
    return isLight;
  }

  #begin(): void {
    this.#byHand.clear();
    const { waitingFor } = this.#match.update('spectator');
    const people = waitingFor.filter((seat) => this.#people.includes(seat));
    this.#isRevealing = people.some((seat) => this.#match.update(seat).asked?.window?.reveals === true);
    if (people.length < (this.#isRevealing ? 1 : 2)) return;
    for (const seat of waitingFor) {
      const question = this.#questionOf(seat);
      if (question !== undefined) this.#open.set(seat, question);
    }
  }

  #questionOf(seat: Seat): number | undefined {
    const { asked } = this.#match.update(seat);
    return asked?.must === true ? asked.id : undefined;
  }

  /** What came to light cannot be taken back alone. */
  #hasRevealed(seat: Seat): boolean {
    return this.#match.update(seat).undo.free === 0;
  }
}
