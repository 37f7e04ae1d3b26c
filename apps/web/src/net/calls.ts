import type { ActionBase, Seat } from '@orrery/engine';
import type { Asked, Match } from '@orrery/match';

/** Somebody is passed for: what to send to the match. */
export interface QuietPass {
  readonly seat: Seat;
  readonly decision: number;
  readonly pass: ActionBase;
}

interface Waiting {
  readonly seat: Seat;
  readonly asked: Asked;
}

/** In one phase out of this many the screen goes round though nobody could play. */
const DECOY_ONE_IN = 4;

/**
 * Whom of the people around one screen to call in a window (docs/decisions/0012). Once in a stretch of the match the screen goes to
 * everybody who is asked, if anybody could play something, so that nobody sees who. Later in it only those are called who hold a card for
 * themselves or have come by another one; everybody else passes by themselves.
 */
export class Calls {
  readonly #match: Match;
  readonly #people: readonly Seat[];
  readonly #chance: () => number;
  #stretch: string | undefined;
  #isRound = false;
  /** Who had the screen in this stretch, and what they could have played then. */
  readonly #called = new Map<Seat, ReadonlySet<string>>();

  constructor(match: Match, people: readonly Seat[], chance: () => number) {
    this.#match = match;
    this.#people = people;
    this.#chance = chance;
  }

  /** Of the people the match waits for: who should have the screen, and the first of those who are passed for. */
  now(): { readonly wanted: readonly Seat[]; readonly quiet: QuietPass | undefined } {
    const waiting = this.#waiting();
    this.#turnTo(waiting);
    const quiet = waiting.find((one) => !this.#isCalled(one));
    const { window } = quiet?.asked ?? {};
    return {
      wanted: waiting.filter((one) => this.#isCalled(one)).map(({ seat }) => seat),
      quiet: quiet === undefined || window === undefined ? undefined : passOf(quiet.seat, quiet.asked, window.pass),
    };
  }

  /** The seat has the screen. If it can only look, what lets the window go by. */
  take(seat: Seat): QuietPass | undefined {
    const { asked } = this.#match.update(seat);
    if (asked?.window === undefined) return undefined;
    this.#called.set(seat, new Set(asked.legal.map(playOf)));
    return asked.window.interest === 'none' ? passOf(seat, asked, asked.window.pass) : undefined;
  }

  /** The match went back: a seat that passed may want to do otherwise. */
  forget(): void {
    this.#stretch = undefined;
  }

  #waiting(): readonly Waiting[] {
    return this.#people.flatMap((seat) => {
      const { asked } = this.#match.update(seat);
      return asked?.must === true ? [{ seat, asked }] : [];
    });
  }

  #turnTo(waiting: readonly Waiting[]): void {
    const stretch = waiting.find((one) => one.asked.window !== undefined)?.asked.window?.stretch;
    if (stretch === undefined) return;
    if (stretch !== this.#stretch) {
      this.#stretch = stretch;
      this.#called.clear();
      this.#isRound = this.#chance() * DECOY_ONE_IN < 1;
    }
    this.#isRound ||= waiting.some((one) => this.#isAble(one));
  }

  #isCalled(one: Waiting): boolean {
    return one.asked.window === undefined || this.#isAble(one) || (this.#isRound && !this.#called.has(one.seat));
  }

  /** Could play something they have not let go by in this stretch. */
  #isAble({ seat, asked }: Waiting): boolean {
    if (asked.window === undefined || asked.window.interest === 'none') return false;
    const known = this.#called.get(seat);
    return asked.window.interest === 'held' || known === undefined || asked.legal.some((action) => !known.has(playOf(action)));
  }
}

function passOf(seat: Seat, { id }: Asked, pass: ActionBase): QuietPass {
  return { seat, decision: id, pass };
}

/** A card is the same card wherever it is aimed. */
function playOf(action: ActionBase): string {
  return JSON.stringify({ ...action, target: undefined });
}
