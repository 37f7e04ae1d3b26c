import { alienFrontiers } from '@orrery/alien-frontiers';
import { below, chanceFromSeed, seedFrom } from '@orrery/engine';
import { createMatch, type Entry, freshSeed, type Match, memoryStore, openMatch } from '@orrery/match';

export interface Growth {
  readonly pairs: number;
  readonly milliseconds: number;
}

/** How long it takes to open a match in which somebody did and undid the same thing this often. The log is written past the match, which allows less. */
export async function openedAfter(pairs: number): Promise<Growth> {
  const store = memoryStore();
  const ports = { store, now: Date.now };
  const occupants = ['Ada', 'Bob'].map((name) => ({ kind: 'person', person: name, name }) as const);
  const match = await createMatch({ ...ports, module: alienFrontiers, id: 'pairs', options: {}, occupants, entropy: freshSeed });
  const taken = await somethingToTakeBack(match);
  const stored = await store.load('pairs');
  const done = stored?.entries.at(-1);
  if (stored === undefined || done === undefined) throw new Error('nothing was stored');
  const undo: Entry = { kind: 'undo', seat: taken.seat, keep: taken.before, rulesVersion: alienFrontiers.rulesVersion, at: done.at };
  const entries = [...stored.entries, ...Array.from({ length: pairs }, () => [undo, done]).flat()];
  const grown = { ...store, load: async () => ({ ...stored, entries, snapshot: { ...stored.snapshot, version: entries.length } }) };
  const start = performance.now();
  const opened = await openMatch({ ...ports, store: grown, module: alienFrontiers, id: 'pairs', onProblem: refuseProblem });
  if (opened === undefined) throw new Error('the match is gone');
  return { pairs, milliseconds: performance.now() - start };
}

function refuseProblem(problem: { readonly message: string }): never {
  throw new Error(problem.message);
}

/** As far as into the middle of a match. */
const ACTIONS_BEFORE = 150;

/** Plays at random until something was done that reveals nothing. */
async function somethingToTakeBack(match: Match): Promise<{ readonly seat: number; readonly before: number }> {
  const chance = chanceFromSeed(seedFrom('pairs'));
  for (let tries = 0; tries < ACTIONS_BEFORE * 2; tries++) {
    const [seat = 0] = match.update('spectator').waitingFor;
    const { asked, actionCount } = match.update(seat);
    if (asked === undefined) throw new Error('nobody is asked');
    const action = asked.legal[below(chance, asked.legal.length)];
    await match.act(seat, { decision: asked.id, actions: [{ ...action }] });
    if (tries >= ACTIONS_BEFORE && match.update(seat).undo.free > 0) return { seat, before: actionCount };
  }
  throw new Error('everything reveals something');
}
