import type { Tables } from '../lobby/tables.ts';
import { StorageDown } from '../storage/ports.ts';
import type { Connection } from './connection.ts';

export interface OwnTablesSetting {
  readonly tables: Pick<Tables, 'listOwn' | 'shown'>;
  readonly failed: (reason: unknown) => void;
}

const TOLD_AT_ONCE = 20;

/** All tables of whoever sits there, which may come later than they were asked for: a tab that asks again and again hears them one by one. */
export async function tellOwnTables(connection: Connection, setting: OwnTablesSetting): Promise<void> {
  let told: Promise<void> | undefined;
  connection.paced.run('own-tables', () => {
    told = tell(connection, setting);
  });
  await told;
}

/** Where news may have been missed. A few at a time: people come first. */
export async function tellOwnTablesAgain(connections: readonly Connection[], setting: OwnTablesSetting): Promise<void> {
  for (let begin = 0; begin < connections.length; begin += TOLD_AT_ONCE) {
    await Promise.all(connections.slice(begin, begin + TOLD_AT_ONCE).map((connection) => tellOwnTables(connection, setting)));
  }
}

async function tell(connection: Connection, { tables, failed }: OwnTablesSetting): Promise<void> {
  const { person } = connection;
  if (person === undefined || !connection.isOpen) return;
  try {
    const own = await tables.listOwn(person);
    connection.send({ type: 'own-tables', tables: await Promise.all(own.map((table) => tables.shown(table))) });
  } catch (reason) {
    // Who hears nothing keeps what it had; when the storage is back, whatever changes is told.
    if (!(reason instanceof StorageDown)) failed(reason);
  }
}
