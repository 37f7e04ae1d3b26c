import type { BotRequest } from '@orrery/match';

/** How much of the last thought counts where it was quicker than expected. */
const SHARE = 0.1;

/** How long the levels of the games think, as far as they have been heard: rather too long than too short. */
export class ThinkingTimes {
  readonly #milliseconds = new Map<string, number>();

  /** Nobody knows how long a level thinks that has not answered yet. */
  expected({ game, level }: BotRequest): number {
    return this.#milliseconds.get(`${game} ${level}`) ?? Number.POSITIVE_INFINITY;
  }

  learn({ game, level }: BotRequest, seconds: number): void {
    const key = `${game} ${level}`;
    const [took, before] = [seconds * 1000, this.#milliseconds.get(key) ?? 0];
    this.#milliseconds.set(key, Math.max(took, before + (took - before) * SHARE));
  }
}
