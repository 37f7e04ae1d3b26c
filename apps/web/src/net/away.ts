import type { Clock } from '../store/showing.ts';

/** Who loads the page anew or changes from one network to another is back sooner than this. */
const PATIENCE_MS = 5000;

interface Setting {
  readonly clock: Clock;
  readonly changed: (seats: readonly number[]) => void;
}

/** Whose people are away: said when they have been for a while, and taken back at once. */
export class Away {
  readonly #setting: Setting;
  #said: readonly number[] = [];
  #heard: readonly number[] = [];
  #stopTimer: (() => void) | undefined;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  hear(seats: readonly number[]): void {
    this.#heard = seats;
    const still = this.#said.filter((seat) => seats.includes(seat));
    if (still.length < this.#said.length) this.#say(still);
    const isNews = seats.some((seat) => !still.includes(seat));
    if (!isNews) this.close();
    // Whoever goes next does not lengthen the wait for who went first.
    else
      this.#stopTimer ??= this.#setting.clock.after(PATIENCE_MS, () => {
        this.#stopTimer = undefined;
        this.#say(this.#heard);
      });
  }

  close(): void {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
  }

  #say(seats: readonly number[]): void {
    this.#said = seats;
    this.#setting.changed(seats);
  }
}
