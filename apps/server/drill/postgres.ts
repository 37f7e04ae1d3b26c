import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '../src/storage/postgres/open.ts';
import { Cluster } from './cluster.ts';
import { damage } from './damage.ts';
import { type DrillSetting, lostInPlay, type Outcome, type Restored, tryRestored } from './drill.ts';
import { shell } from './shell.ts';
import { dump, restoreDump } from './steps.ts';

/** A string: what it cannot be done with here. */
export async function drillPostgres(setting: DrillSetting, say: (text: string) => void): Promise<readonly Outcome[] | string> {
  const cluster = await Cluster.create(setting.folder);
  if (typeof cluster === 'string') return cluster;
  try {
    return await drill(cluster, setting, say);
  } finally {
    await cluster.stop();
  }
}

async function drill(cluster: Cluster, setting: DrillSetting, say: (text: string) => void): Promise<readonly Outcome[]> {
  const noDump = await whyNoDump(cluster);
  if (noDump !== undefined) say(`left out: restoring from pg_dump (${noDump})`);
  const file = join(setting.folder, 'orrery.dump');
  const { people, noted } = await lostInPlay(
    setting,
    { ORRERY_DATABASE: cluster.url },
    {
      meanwhile: (somePlay) => backedUp(cluster, somePlay, async () => noDump ?? shell(dump(file, cluster.url))),
      lose: () => cluster.lose(),
    },
  );
  const { moment, end, lastLog, dumping } = noted;

  if (setting.sabotage === 'lost-log') rmSync(join(cluster.archive, lastLog));
  if (setting.sabotage === 'damaged-backup') damage(join(cluster.backup, 'base.tar'));
  const moves = [...people.moves];
  const at = { open: () => openPostgres({ url: cluster.url }), environment: { ORRERY_DATABASE: cluster.url } };
  const toMoment: Restored = {
    ...at,
    from: 'PostgreSQL: base backup and archive, to a moment',
    restore: () => cluster.restore(new Date(moment).toISOString().replace('T', ' ').replace('Z', '+00')),
  };
  const toEnd: Restored = { ...at, from: 'PostgreSQL: base backup and archive, to their end', restore: () => cluster.restore() };
  const outcomes = [
    await tryRestored(setting, toMoment, { people, moves, promised: { from: moment, to: moment } }),
    await tryRestored(setting, toEnd, { people, moves, promised: { from: end, to: Number.POSITIVE_INFINITY } }),
  ];
  if (noDump !== undefined) return outcomes;
  return [...outcomes, await tryRestored(setting, dumped(cluster, file), { people, moves, promised: dumping })];
}

/** A full copy, and the log of what follows; when what was taken. */
async function backedUp(cluster: Cluster, somePlay: () => Promise<void>, dumpIt: () => Promise<unknown>) {
  await somePlay();
  await cluster.takeBase();
  const from = Date.now();
  await dumpIt();
  const dumping = { from, to: Date.now() };
  await somePlay();
  await cluster.archived();
  await somePlay();
  const moment = Date.now();
  await somePlay();
  const end = Date.now();
  const lastLog = await cluster.archived();
  await somePlay();
  return { moment, end, lastLog, dumping };
}

/** Into an empty database beside the other. */
function dumped(cluster: Cluster, file: string): Restored {
  const url = `${cluster.url.slice(0, cluster.url.lastIndexOf('/'))}/dumped`;
  return {
    from: 'PostgreSQL: pg_dump',
    async restore() {
      await cluster.query('CREATE DATABASE dumped');
      await shell(restoreDump(file, url));
    },
    open: () => openPostgres({ url }),
    environment: { ORRERY_DATABASE: url },
  };
}

/** It reads servers of its own version and of earlier ones. */
async function whyNoDump(cluster: Cluster): Promise<string | undefined> {
  const row = await cluster.query<{ server_version: string }>('SHOW server_version');
  const wanted = Number.parseInt(row?.server_version ?? '', 10);
  const { stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
  const version = /\d+/.exec(stdout ?? '')?.[0];
  if (version === undefined) return 'it is not installed';
  return Number(version) < wanted ? `it is of version ${version}, the server of ${wanted}` : undefined;
}
