import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botLevels } from '@orrery/bots';
import { seedFrom } from '@orrery/engine';
import { createMatch } from '@orrery/match';
import { HOSTED_GAMES } from '../src/hosted-games.ts';
import { sameThreadBots } from '../src/jobs/same-thread.ts';
import { makeMetrics } from '../src/metrics.ts';
import { matchRow } from '../src/storage/rows/match.ts';
import { pack } from '../src/storage/rows/packed.ts';
import { openSqlite } from '../src/storage/sqlite/open.ts';

/** What a finished match takes in the storage, game by game: `npx tsx apps/server/bench/growth.ts [matches of each]`. */
const EACH = Number(process.argv[2] ?? 5);

const folder = mkdtempSync(join(tmpdir(), 'orrery-growth-'));
const storage = openSqlite({ folder });
const bots = sameThreadBots(HOSTED_GAMES, makeMetrics());

async function play(game: string, index: number) {
  const { module } = HOSTED_GAMES.of(game) ?? { module: undefined };
  if (module === undefined) throw new Error(`no such game: ${game}`);
  const { min, max } = module.seats;
  const level = botLevels(game)[1] ?? 'random';
  const seats = Math.max(2, min) + (index % (max - Math.max(2, min) + 1));
  const occupants = Array.from({ length: seats }, (_, seat) => ({ kind: 'bot', level, name: `Star ${seat}` }) as const);
  const id = `${game} ${index}`;
  const ports = { store: storage.matches, bots, now: Date.now };
  const match = await createMatch({ ...ports, module, id, options: {}, occupants, entropy: () => seedFrom(id) });
  await match.settled();
  match.close();
  const stored = await storage.matches.load(id);
  if (stored === undefined) throw new Error(`match ${id} is gone`);
  const { setup, state, decision_ids, waiting_for, occupants: seated } = matchRow(stored.setup, stored.snapshot);
  const log = stored.entries.map((entry) => JSON.stringify(entry));
  return {
    entries: log.length,
    setup: bytes(setup),
    log: log.reduce((sum, entry) => sum + bytes(entry), 0),
    state: bytes(state),
    beside: bytes(`${decision_ids}${waiting_for}${seated}`),
    packed: pack({ state, entries: log }).length,
    packedLog: pack({ state: '', entries: log }).length,
  };
}

function bytes(text: string): number {
  return Buffer.byteLength(text);
}

for (const { module } of HOSTED_GAMES.all) {
  const played: Awaited<ReturnType<typeof play>>[] = [];
  for (let index = 0; index < EACH; index++) played.push(await play(module.id, index));
  const mean = (of: (one: (typeof played)[number]) => number) => Math.round(played.reduce((sum, one) => sum + of(one), 0) / played.length);
  console.log(
    `${module.id}: ${mean((one) => one.entries)} entries of ${mean((one) => one.log)} bytes, state ${mean((one) => one.state)}, ` +
      `set-up ${mean((one) => one.setup)}, beside them ${mean((one) => one.beside)}; ` +
      `packed ${mean((one) => one.packed)}, without the state ${mean((one) => one.packedLog)}`,
  );
}
await storage.close();
rmSync(folder, { recursive: true, force: true });
