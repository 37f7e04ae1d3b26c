import { BadInput, commitmentOf, isObject, type Json, readOptions } from '@orrery/engine';
import { toJson } from './json.ts';
import type { MatchSetup } from './kept.ts';
import type { ClosedMatch, CreateMatch, Match, OpenMatch } from './match.ts';
import { recordFromLog } from './record-from-log.ts';
import { restored, rulesOf, snapshotOf } from './restore.ts';
import { publicSetup, RunningMatch } from './running-match.ts';
import { opening } from './timeline.ts';
import { firstWaited } from './waited.ts';

/** Begins a match; it is stored when the promise resolves. Throws `BadInput` for options or seats that cannot be. */
export async function createMatch(start: CreateMatch): Promise<Match> {
  const { module, id, occupants, store, now } = start;
  const { min, max } = module.seats;
  if (occupants.length < min || occupants.length > max) throw new BadInput('seats', `${module.id} is for ${min} to ${max} players`);
  const seed = start.entropy();
  if (!/^[0-9a-f]{32}$/.test(seed)) throw new Error('entropy must give 32 hexadecimal digits');
  const setup: MatchSetup = {
    id,
    game: module.id,
    rulesVersion: module.rulesVersion,
    options: toJson(readOptions(module.options, optionsOf(start), occupants.length)),
    ...(start.start === undefined ? {} : { start: start.start }),
    occupants,
    ...(start.asksIdle === true ? { asksIdle: true as const } : {}),
    ...(start.isRated === true ? { isRated: true as const } : {}),
    ...(start.clock === undefined ? {} : { clock: start.clock }),
    ...(start.rests === undefined ? {} : { rests: start.rests }),
    seed,
    commitment: commitmentOf(seed),
    createdAt: now(),
  };
  const timeline = { ...opening(module, setup), waited: firstWaited(setup) };
  await store.create(setup, snapshotOf(module, setup, timeline));
  return new RunningMatch({ module, setup, timeline, ports: start });
}

function optionsOf({ options, start }: CreateMatch): Json {
  if (start === undefined) return options;
  return isObject(start.position) ? (start.position.options ?? {}) : {};
}

/** Goes on with a stored match, or says why it cannot; undefined: there is none of this id. */
export async function openMatch(start: OpenMatch): Promise<Match | ClosedMatch | undefined> {
  const { module, id, store, onProblem } = start;
  const stored = start.stored ?? (await store.load(id));
  if (stored === undefined) return undefined;
  if (stored.setup.game !== module.id) throw new Error(`match ${id} is of ${stored.setup.game}, not of ${module.id}`);
  const { setup } = stored;
  const opened = restored(module, stored, (problem) => onProblem?.(problem));
  const record = recordFromLog(module, stored);
  if (opened.ok) return new RunningMatch({ module, setup, timeline: opened.timeline, ports: start, record });
  onProblem?.({ match: id, kind: 'closed', message: `${opened.reason}: ${opened.problem}` });
  return { closed: opened.reason, setup: publicSetup(setup), rulesVersion: rulesOf(stored), record: () => record };
}
