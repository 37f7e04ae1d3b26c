import type { Glance } from '@orrery/match';
import { isCalled } from '../storage/address-ports.ts';
import type { Storage } from '../storage/ports.ts';
import type { Sender } from './sender.ts';
import { wishesIn } from './wishes.ts';

export interface DigestSetting {
  readonly storage: Pick<Storage, 'matches' | 'tables' | 'addresses' | 'calls' | 'jobs'>;
  readonly sender: Pick<Sender, 'sendDigest'>;
}

/** Far more than anybody plays at a time. */
const MOST_TABLES = 1000;

/** All that waits for somebody at this moment, in one mail; nothing where nothing does. */
export async function sendDigest({ storage, sender }: DigestSetting, person: string): Promise<void> {
  const address = (await storage.addresses.of(person)).find(({ kind }) => kind === 'mail');
  if (address === undefined || !isCalled(address)) return;
  // Of all their tables the newest come first, and a match that goes on for months is among the oldest.
  const tables = await storage.tables.listUnfinished(person, MOST_TABLES);
  const started = tables.filter(({ stage }) => stage === 'started').map(({ id }) => id);
  const waiting = (await storage.matches.glances(started)).flatMap(({ id, game, glance }) =>
    game !== undefined && glance !== undefined && waitsFor(glance, person) ? [{ table: id, game }] : [],
  );
  if (waiting.length === 0) return;
  const { locale } = wishesIn(await storage.calls.wishes(person));
  const health = await sender.sendDigest(address, waiting, locale);
  if (health.failures === 0 || health.off !== undefined) return;
  await storage.jobs.add('call-digest', { person }, { key: `call-digest ${person}`, at: health.restsUntil, keepsTime: true });
}

function waitsFor({ waitingFor, occupants }: Glance, person: string): boolean {
  return waitingFor.some((seat) => {
    const occupant = occupants[seat];
    return occupant?.kind === 'person' && occupant.person === person && occupant.standIn === undefined;
  });
}
