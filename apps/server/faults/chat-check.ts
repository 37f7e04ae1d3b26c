import { grouped } from './grouped.ts';
import type { HeardLine } from './notes.ts';

/**
 * What sockets heard against what was kept of one table: every line once in the store; on each socket in that order, without gaps from
 * the first to the last it heard. Whoever begins to watch is told what was said before, and may have heard the last of it already.
 */
export function chatViolations(match: string, kept: readonly string[], heard: readonly HeardLine[]): string[] {
  const found: string[] = [];
  const places = new Map<string, number>();
  for (const [place, text] of kept.entries()) {
    if (places.has(text)) found.push(`${match}: "${text}" was kept twice`);
    places.set(text, place);
  }
  for (const [line, lines] of grouped(heard, (one) => one.line)) {
    const order: number[] = [];
    for (const { text } of lines) {
      const place = places.get(text);
      if (place === undefined) found.push(`${match}: socket ${line} heard "${text}", which was not kept`);
      else order.push(place);
    }
    found.push(...orderViolations(order).map((problem) => `${match}: socket ${line} ${problem} (${order.join(' ')})`));
  }
  return found;
}

/** One step back is the beginning of what was said before. */
function orderViolations(order: readonly number[]): string[] {
  const found: string[] = [];
  const back = order.filter((place, index) => index > 0 && place <= (order[index - 1] ?? -1)).length;
  if (back > 1) found.push('heard lines out of order');
  const set = new Set(order);
  if (set.size > 0 && Math.max(...set) - Math.min(...set) + 1 !== set.size) found.push('missed a line between two that it heard');
  return found;
}
