import type { EventBase, Seat } from '@orrery/engine';
import type { DoneTo } from '../../games/done-to.ts';

// biome-ignore lint/suspicious/noExplicitAny: each game knows its own events; here they are events of any
type AnyDoneTo = DoneTo<any>;

const RULES = import.meta.glob<AnyDoneTo>('../../games/*/done-to.ts', { import: 'doneTo' });

/** What this game counts as done to somebody; fetched when there is something to tell. */
export function doneToIn(game: string): Promise<AnyDoneTo> | undefined {
  return RULES[`../../games/${game}/done-to.ts`]?.();
}

/** A question the match waits with. */
export interface Question {
  readonly id: string;
  /** How many actions there were when the seat was last sure to have heard of all. */
  readonly since: number;
}

interface Heard {
  /** What happened since the seat decided last. */
  readonly lines: readonly { readonly events: readonly EventBase[] }[];
  readonly seat: Seat;
  readonly doneTo: AnyDoneTo;
  /** As the log says it. */
  readonly say: (event: EventBase) => string | undefined;
}

/** More than this nobody reads before going on; the log has it all. */
const MOST = 3;

/** The log's own sentences of what was done to the seat; one that is said several times is said once, with its number. */
export function meanwhile({ lines, seat, doneTo, say }: Heard): readonly string[] {
  const counts = new Map<string, number>();
  for (const event of lines.flatMap(({ events }) => events)) {
    const sentence = doneTo(event, seat) ? say(event) : undefined;
    if (sentence !== undefined) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return [...counts].slice(-MOST).map(([sentence, count]) => (count === 1 ? sentence : `${sentence} (×${count})`));
}
