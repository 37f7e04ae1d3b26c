import type { Storage } from '../src/storage/ports.ts';
import { within } from '../src/within.ts';
import type { DoneMove } from '../test/support/patient-player.ts';
import { ServerProcess } from '../test/support/process.ts';
import { check, missing, type Promised } from './check.ts';
import { People } from './people.ts';

/** What the drill does wrong on purpose, to see that it is told. */
export const SABOTAGES = ['damaged-backup', 'lost-log'] as const;
export type Sabotage = (typeof SABOTAGES)[number];

export interface DrillSetting {
  /** The built server. */
  readonly server: string;
  /** Of its own, and goes with the drill; anybody may look into it. */
  readonly folder: string;
  readonly tables: number;
  /** Moves between one step and the next. */
  readonly moves: number;
  readonly sabotage?: Sabotage;
}

/** One restore. */
export interface Outcome {
  readonly from: string;
  /** Moves that had to be there, that went with the machine, and that were made afterwards. */
  readonly promised: number;
  readonly lost: number;
  readonly playedOn: number;
  readonly problems: readonly string[];
}

export interface Restored {
  readonly from: string;
  /** Does it; rejects when it cannot be done. */
  readonly restore: () => Promise<unknown>;
  readonly open: () => Promise<Storage>;
  readonly environment: Record<string, string>;
}

const PATIENCE_MILLISECONDS = 60_000;
/** By so many moves every match must go on. */
const GOES_ON = 3;

/** People play on a new server while this is done; then the machine is lost, with its storage. */
export async function lostInPlay<Noted>(
  setting: DrillSetting,
  environment: Record<string, string>,
  { meanwhile, lose }: { readonly meanwhile: (somePlay: () => Promise<void>) => Promise<Noted>; readonly lose: () => Promise<void> },
): Promise<{ readonly people: People; readonly noted: Noted }> {
  const server = serverWith(setting, environment);
  try {
    const address = await server.start();
    const people = await People.seatedAt(address, setting.tables);
    const playing = people.play(address);
    const noted = await meanwhile(() => playing.until(people.more(setting.moves)));
    await server.end('SIGKILL');
    await lose();
    await playing.stop();
    return { people, noted };
  } finally {
    await server.end('SIGKILL');
  }
}

function serverWith({ server }: DrillSetting, environment: Record<string, string>): ServerProcess {
  return new ServerProcess(server, { ORRERY_PORT: '0', ORRERY_BOT_DELAY_MS: '0', ...environment });
}

/** Restores, looks what is there, and lets the same people play on with the cookies they have. */
export async function tryRestored(
  setting: DrillSetting,
  { from, restore, open, environment }: Restored,
  { people, moves, promised }: { readonly people: People; readonly moves: readonly DoneMove[]; readonly promised: Promised },
): Promise<Outcome> {
  const nothing = { from, promised: moves.filter(({ heardAt }) => heardAt < promised.from).length, lost: 0, playedOn: 0 };
  try {
    await restore();
  } catch (reason) {
    return { ...nothing, problems: [`it cannot be restored: ${problemOf(reason)}`] };
  }
  const storage = await open();
  const kept = await check(storage, moves, promised).finally(() => storage.close());
  const { playedOn, problems } = await goOn(serverWith(setting, environment), people);
  const after = await open();
  const gone = await missing(after, playedOn).finally(() => after.close());
  return { from, promised: kept.promised, lost: kept.after, playedOn: playedOn.length, problems: [...kept.problems, ...problems, ...gone] };
}

async function goOn(
  server: ServerProcess,
  people: People,
): Promise<{ readonly playedOn: readonly DoneMove[]; readonly problems: readonly string[] }> {
  const before = people.moves.length;
  const playedOn = (): readonly DoneMove[] => people.moves.slice(before);
  const waiting = (): readonly string[] =>
    people.matches.filter((match) => playedOn().filter((move) => move.match === match).length < GOES_ON);
  const playing = people.play(await server.start());
  try {
    await within(
      PATIENCE_MILLISECONDS,
      playing.until(() => waiting().length === 0),
    );
    await playing.stop();
    return { playedOn: playedOn(), problems: waiting().map((match) => `${match} does not go on`) };
  } catch (reason) {
    return { playedOn: playedOn(), problems: [`somebody cannot play on: ${problemOf(reason)}`] };
  } finally {
    await server.end('SIGTERM');
  }
}

function problemOf(reason: unknown): string {
  return reason instanceof Error ? reason.message.trim().replaceAll(/\s*\n\s*/g, '; ') : String(reason);
}
