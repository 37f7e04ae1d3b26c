/** What docs/HOSTING.md tells to do, as the drill does it; `apps/server/test/drill.test.ts` holds the two together. */

/** Lines of `postgresql.conf`. A copy that was cut off never has the name of a whole one. */
export function archiving(archive: string): readonly string[] {
  return [
    'archive_mode = on',
    'archive_timeout = 60',
    `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f'`,
  ];
}

/** In one session, before and after the copy. */
export const BASE = {
  begin: "SELECT pg_backup_start('orrery', fast => true)",
  end: 'SELECT labelfile FROM pg_backup_stop()',
} as const;

/** Files that change while they are copied are what the log is for: tar says so with 1. */
export function copyBase(data: string, backup: string): string {
  const but = "--exclude './pg_wal/*' --exclude './pg_replslot/*' --exclude './postmaster.*'";
  return `tar --create --file ${backup}/base.tar --directory ${data} ${but} . || [ $? = 1 ]`;
}

export function signBase(backup: string): string {
  return `cd ${backup} && sha256sum base.tar backup_label > SHA256SUMS`;
}

/** Into an empty folder; says so when the backup is not what it was. */
export function unpackBase(backup: string, data: string): string {
  return `cd ${backup} && sha256sum --check --quiet SHA256SUMS && tar --extract --file base.tar --directory ${data} && cp backup_label ${data}`;
}

/** Lines of `postgresql.conf` beside an empty `recovery.signal`. Without a moment it goes as far as the archive does. */
export function recovering(archive: string, moment?: string): readonly string[] {
  const target = [`recovery_target_time = '${moment}'`, "recovery_target_action = 'promote'"];
  return [`restore_command = 'cp ${archive}/%f %p'`, ...(moment === undefined ? [] : target)];
}

export function dump(file: string, url: string): string {
  return `pg_dump --format=custom --file ${file} "${url}"`;
}

export function restoreDump(file: string, url: string): string {
  return `pg_restore --exit-on-error --dbname "${url}" ${file}`;
}

/** One long look: what is written meanwhile waits in the log. (`.backup` begins anew whenever somebody writes.) */
export function copySqlite(file: string, copy: string): string {
  return `sqlite3 ${file} "VACUUM INTO '${copy}'" && sha256sum ${copy} > ${copy}.sha256`;
}

export function restoreSqlite(copy: string, folder: string): string {
  const old = ['', '-wal', '-shm'].map((end) => `${folder}/orrery.sqlite${end}`).join(' ');
  return `sha256sum --check --quiet ${copy}.sha256 && rm -f ${old} && cp ${copy} ${folder}/orrery.sqlite`;
}
