import type { Json, Seat } from '@orrery/engine';
import type { LogLine, Span, Update } from '@orrery/match';
import type { ServerMessage } from '@orrery/protocol';

/** Something a socket was shown of a match. */
export interface Sight {
  readonly match: string;
  readonly seq: number;
  /** Which socket. */
  readonly line: number;
  /** Whose socket; empty for somebody without a name. */
  readonly person: string;
  readonly shown: { readonly update: Update } | { readonly log: readonly LogLine[] };
}

/** Something a person asked a match to do, once or several times. */
export interface Attempt {
  readonly match: string;
  readonly seat: Seat;
  readonly person: string;
  readonly wanted:
    | { readonly kind: 'actions'; readonly decision: number; readonly action: Json }
    | { readonly kind: 'undo' | 'undo-request'; readonly keep: number }
    | { readonly kind: 'orders'; readonly orders: readonly string[] }
    | { readonly kind: 'undo-answer'; readonly keep: number; readonly agree: boolean };
  tries: number;
  /** The `seq` it was acknowledged with. */
  done?: number;
  /** It was refused as out of date, by this answer. */
  stale?: string;
}

/** Somebody was told over HTTP that they have left their seat, or sit there again. */
export interface SeatDeed {
  readonly match: string;
  readonly seat: Seat;
  readonly person: string;
  readonly kind: 'left' | 'sat';
}

/** A line of chat as a socket heard it. */
export interface HeardLine {
  readonly match: string;
  readonly line: number;
  readonly text: string;
}

/** Everything that clients did and were told, until it has been checked. */
export class Notes {
  sights: Sight[] = [];
  readonly attempts: Attempt[] = [];
  readonly seatDeeds: SeatDeed[] = [];
  readonly chat: HeardLine[] = [];
  /** Answers that were neither done nor a plain refusal, and how many there were of each. */
  readonly answers = new Map<string, number>();
  /** What must not be and was noticed while it happened. */
  readonly violations: string[] = [];
  /** When there was no database, in milliseconds since 1970. */
  readonly outages: Span[] = [];
  retried = 0;
  acknowledged = 0;
  sightCount = 0;
  #lines = 0;

  newLine(): number {
    this.#lines += 1;
    return this.#lines;
  }

  get lines(): number {
    return this.#lines;
  }

  count(answer: string): void {
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
  }

  hear(message: ServerMessage, { line, person }: { readonly line: number; readonly person: string }): void {
    if (message.type === 'update') {
      const { update } = message;
      this.#see({ match: update.match, seq: update.seq, line, person, shown: { update } });
    } else if (message.type === 'log') {
      this.#see({ match: message.match, seq: message.seq, line, person, shown: { log: message.lines } });
    } else if (message.type === 'said' && message.text !== '') {
      this.chat.push({ match: message.match, line, text: message.text });
    }
  }

  #see(sight: Sight): void {
    this.sights.push(sight);
    this.sightCount += 1;
  }
}
