import type { ChatLine, LinePlace } from '../ports.ts';

export interface ChatColumns {
  readonly table_id: string;
  readonly person: string;
  readonly bot_seat: number | null;
  readonly name: string;
  readonly is_guest: number;
  readonly text: string;
  readonly phrase: string | null;
  readonly at: number;
}

export interface ChatRow extends ChatColumns {
  readonly number: number;
}

export function chatColumns(tableId: string, { person, botSeat, name, isGuest, text, phrase, at }: Omit<ChatLine, 'number'>): ChatColumns {
  return {
    table_id: tableId,
    person,
    bot_seat: botSeat ?? null,
    name,
    is_guest: isGuest === true ? 1 : 0,
    text,
    phrase: phrase === undefined ? null : JSON.stringify(phrase),
    at,
  };
}

export function lineOf({ number, person, bot_seat, name, is_guest, text, phrase, at }: ChatRow): ChatLine {
  const bot = bot_seat === null ? {} : { botSeat: bot_seat };
  return {
    number,
    person,
    ...bot,
    name,
    ...(is_guest === 1 ? { isGuest: true } : {}),
    text,
    ...(phrase === null ? {} : { phrase: JSON.parse(phrase) }),
    at,
  };
}

/** Where to go on after these; undefined where fewer were found than were asked for. */
export function placeAfter(lines: readonly LinePlace[], limit: number): LinePlace | undefined {
  const last = lines.length < limit ? undefined : lines.at(-1);
  return last === undefined ? undefined : { at: last.at, number: last.number };
}
