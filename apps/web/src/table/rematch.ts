import type { Update } from '@orrery/match';
import type { PlannedSeat } from '@orrery/protocol';
import type { Options } from '../lobby/option-groups.ts';
import { server } from '../net/http.ts';
import { session } from '../store/session.svelte.ts';

/** A new table on the server for the same people: bots sit down again, people by the link. Gives its path. */
export async function remoteRematch(update: Update, options: Options): Promise<string> {
  const me = (await session.ensureGuest()).person;
  const seats = update.occupants.map((occupant): PlannedSeat => {
    if (occupant.kind === 'bot') return { kind: 'bot', level: occupant.level };
    return occupant.kind === 'person' && occupant.person === me ? { kind: 'me' } : { kind: 'open' };
  });
  const asking = { ...(update.asksIdle === true ? { asksIdle: true } : {}), ...(update.isRated === true ? { isRated: true } : {}) };
  const table = await server.openTable({ game: update.game, seats, options, isPublic: false, ...asking });
  session.hear(table);
  return `/t/${table.id}`;
}
