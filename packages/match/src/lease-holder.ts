import type { Lease } from './ports.ts';

/** Whether this process answers for the seats of its match; asks for the lease when there is something to answer. */
export class LeaseHolder {
  readonly #lease: Lease | undefined;
  /** What waited for the lease may be done now, or need not be waited for any more. */
  readonly #onAnswer: (isHeld: boolean) => void;
  #asking: Promise<void> | undefined;

  constructor(lease: Lease | undefined, onAnswer: (isHeld: boolean) => void) {
    this.#lease = lease;
    this.#onAnswer = onAnswer;
  }

  get isHeld(): boolean {
    return this.#lease === undefined || this.#lease.fence !== undefined;
  }

  get isAsking(): boolean {
    return this.#asking !== undefined;
  }

  /** Resolves when it was answered; a storage that failed is a refusal. */
  ask(): Promise<void> {
    this.#asking ??= this.#ask();
    return this.#asking;
  }

  async #ask(): Promise<void> {
    const isHeld = (await this.#lease?.claim().catch(() => false)) ?? true;
    this.#asking = undefined;
    this.#onAnswer(isHeld);
  }
}
