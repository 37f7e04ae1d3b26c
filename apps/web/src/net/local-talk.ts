import type { Talk } from '@orrery/match';
import type { ChatLine } from './connection.ts';
import type { LocalStore, Saying } from './local-store.ts';

interface Setting {
  readonly matchId: string;
  readonly store: Pick<LocalStore, 'sayings' | 'keepSaying'>;
  readonly now: () => number;
  readonly said: (line: ChatLine) => void;
}

/** Between two sayings of one bot: what comes sooner is left unsaid, else bots that need no time would bury each other. */
export const BREATH_MS = 4000;

/** What bots say in a match of this browser, kept beside it: after a reload it is said again. */
export class LocalTalk {
  readonly #setting: Setting;
  readonly #lastAt = new Map<number, number>();

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  async repeat(): Promise<void> {
    const { store, matchId } = this.#setting;
    for (const saying of await store.sayings(matchId)) this.#tell(saying);
  }

  readonly say = ({ seat, name, phrase }: Talk): void => {
    const { store, matchId, now } = this.#setting;
    const at = now();
    if (at - (this.#lastAt.get(seat) ?? Number.NEGATIVE_INFINITY) < BREATH_MS) return;
    const saying = { seat, name, phrase, at };
    this.#tell(saying);
    store.keepSaying(matchId, saying).catch(console.warn);
  };

  #tell({ seat, name, phrase, at }: Saying): void {
    this.#lastAt.set(seat, at);
    this.#setting.said({ seat, name, text: '', phrase, at });
  }
}
