import type { Thought } from '@orrery/bots';
import type { ActionBase, AnyTableText, SeatNames } from '@orrery/engine';
import type { Look, PlaceName, SeenBy } from '../games/coaching.ts';
import type { AnyCoaching, AnyCoachingWords } from '../games/registry.ts';

/** More places at once are no hint. */
const MOST_PLACES = 3;

interface Pondered extends SeenBy<unknown> {
  readonly thought: Pick<Thought<ActionBase>, 'action' | 'alternatives'>;
  readonly legal: readonly ActionBase[];
}

/**
 * Where to look: the place of the move. Where no other move is to be found there the place would give it away, so the best of the same
 * kind stand beside it, in the order of the table.
 */
export function placesToLook(coaching: AnyCoaching, { thought, legal, ...seen }: Pondered): readonly Look[] {
  const { action, alternatives } = thought;
  const lookAt = (one: ActionBase): Look => coaching.looks[one.type](one, seen);
  const own = lookAt(action);
  if (legal.filter((one) => isSame(lookAt(one), own)).length > 1) return [own];
  const places = [own];
  for (const { action: other } of alternatives) {
    if (places.length === MOST_PLACES) break;
    const look = lookAt(other);
    if (other.type === action.type && !places.some((known) => isSame(known, look))) places.push(look);
  }
  const order = legal.map(lookAt);
  const rank = (look: Look): number => order.findIndex((known) => isSame(known, look));
  return places.sort((one, other) => rank(one) - rank(other));
}

function isSame(one: Look, other: Look): boolean {
  return JSON.stringify(one.names) === JSON.stringify(other.names);
}

export interface Speech {
  readonly text: AnyTableText;
  readonly words: AnyCoachingWords;
  readonly names: SeatNames;
}

export function placeWords({ names: parts }: Look, speech: Speech): string {
  return parts.map((part) => nameOf(part, speech)).join(' + ');
}

function nameOf(name: PlaceName, { text, words, names }: Speech): string {
  if ('seat' in name) return names(name.seat);
  return 'region' in name ? words.regions[name.region] : (text.terms[name.term]?.name ?? name.term);
}

export function kindWords(action: ActionBase, { words }: Speech): string {
  const kind = words.kinds[action.type];
  return typeof kind === 'function' ? kind(action) : kind;
}
