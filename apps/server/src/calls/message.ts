import { manifestOf } from '@orrery/catalogue';
import type { Locale, Seat } from '@orrery/engine';
import { CALL_WORDS, type CallKind } from './words.ts';

export interface CalledSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly deadlineAt?: number;
}

/** What is to be told; nothing that is hidden from anybody is in it. */
export interface Call {
  readonly kind: CallKind;
  /** Left out where it is about no table. */
  readonly table?: string;
  readonly game?: string;
  readonly seats: readonly CalledSeat[];
  /** Of one who is told nothing but that an address of theirs was switched off. */
  readonly switchedOff?: string;
  /** Who invites. */
  readonly by?: string;
  readonly at: number;
}

const HOUR_MILLISECONDS = 3_600_000;
const MINUTE_MILLISECONDS = 60_000;

export interface Addressing {
  /** How somebody is addressed; left out where it goes to nobody else. */
  readonly whoOf?: ((name: string) => string) | undefined;
  /** Writes what people chose so that it is read there as nothing but these signs; left out where text is text. */
  readonly asText?: (chosen: string) => string;
}

export function textOf(call: Call, locale: Locale, { whoOf, asText = (chosen) => chosen }: Addressing = {}): string {
  const words = CALL_WORDS[locale];
  if (call.switchedOff !== undefined) return words.switchedOff(asText(call.switchedOff));
  const names = whoOf === undefined ? [] : call.seats.map(({ name }) => whoOf(name));
  const who = [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(words.and);
  return words[call.kind]({
    who,
    isSeveral: names.length > 1,
    game: gameName(call.game, locale),
    left: leftOf(call, locale),
    by: call.by === undefined ? '' : asText(call.by),
  });
}

export function gameName(game: string | undefined, locale: Locale): string {
  const manifest = game === undefined ? undefined : manifestOf(game);
  return manifest?.shelf[locale].name ?? game ?? '';
}

/** A table is its own right to look: docs/decisions/0025-calls-and-mail.md. */
export function pathOf({ kind, table }: Pick<Call, 'kind' | 'table'>): string | undefined {
  return table === undefined ? undefined : `/${kind === 'invited' ? 't' : 'match'}/${table}`;
}

export function linkOf(site: string | undefined, call: Pick<Call, 'kind' | 'table'>): string | undefined {
  const path = pathOf(call);
  return site === undefined || path === undefined ? undefined : site + path;
}

function leftOf({ seats, at }: Call, locale: Locale): string {
  const deadlines = seats.flatMap(({ deadlineAt }) => (deadlineAt === undefined ? [] : [deadlineAt]));
  const left = Math.max(0, Math.min(...deadlines, Number.MAX_SAFE_INTEGER) - at);
  const { hours, minutes } = CALL_WORDS[locale];
  return left < 2 * HOUR_MILLISECONDS
    ? minutes(Math.max(1, Math.round(left / MINUTE_MILLISECONDS)))
    : hours(Math.round(left / HOUR_MILLISECONDS));
}
