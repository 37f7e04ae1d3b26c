import type { PersonPlace } from '../ports.ts';

/** Where to go on after these; undefined where fewer were found than were asked for. */
export function placeAfter(idle: readonly { readonly id: string; readonly seen_at: number }[], limit: number): PersonPlace | undefined {
  const last = idle.length < limit ? undefined : idle.at(-1);
  return last === undefined ? undefined : { seenAt: last.seen_at, id: last.id };
}
