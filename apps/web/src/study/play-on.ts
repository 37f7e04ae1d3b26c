import { type MatchRecord, type Seat, startFrom } from '@orrery/engine';
import { freshSeed, type Occupant } from '@orrery/match';
import { createLocalMatch } from '../net/local.ts';
import { nameHere } from '../store/session.svelte.ts';
import { settings } from '../store/settings.svelte.ts';
import { botsNamedAs } from '../text/bot-names.ts';

interface Chosen {
  readonly seat: Seat;
  /** Of the bots in all other seats. */
  readonly level: string;
  /** Who sat there, where that is known: a record that is cut names nobody. */
  readonly names: (seat: Seat) => string;
}

/** A new match in this browser that goes on from the end of the record, against bots. Where it is. */
export async function playOn(record: MatchRecord, { seat, level, names }: Chosen): Promise<string> {
  const bots = botsNamedAs(
    record.seats.map((_, at) => names(at)),
    seat,
    settings.locale,
  );
  const occupants = record.seats.map((_, at): Occupant => {
    if (at === seat) return { kind: 'person', person: 'here', name: nameHere() };
    return { kind: 'bot', level, name: bots[at] };
  });
  const id = await createLocalMatch({ game: record.game, options: {}, occupants, start: startFrom(record, freshSeed()) });
  return `/local/${id}`;
}
