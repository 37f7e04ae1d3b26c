import type { Viewer } from '@orrery/engine';
import type { ChatLine } from '../net/connection.ts';

const KEPT_LINES = 500;

/** The chat with one more line. After every reconnection all of it is told again: what is known stays as it is. */
export function withLine(chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  const isKnown = chat.some((known) => known.at === line.at && known.name === line.name && wordsOf(known) === wordsOf(line));
  return isKnown ? chat : [...chat, line].slice(-KEPT_LINES);
}

function wordsOf({ text, phrase }: ChatLine): string {
  return phrase === undefined ? text : JSON.stringify([phrase.code, phrase.values]);
}

/** How many of the lines after the first `read` somebody else said: nobody has to read their own. */
export function unreadOf(chat: readonly ChatLine[], { read, viewer }: { readonly read: number; readonly viewer: Viewer }): number {
  return chat.slice(read).filter(({ seat }) => seat === undefined || seat !== viewer).length;
}
