import { chanceFromSeed } from './chance.ts';
import { type AnyGame, BadInput, type Json } from './contract.ts';
import { hashOf } from './hash.ts';
import { isObject, type JsonObject, objectAt, textAt } from './readers.ts';
import { type MatchRecord, type MatchStart, readRecord, recordOf } from './record.ts';
import { checkRecord } from './replay.ts';
import type { WithChance } from './step.ts';

/** A record up to one of its moments. Nobody's name is in it. */
export function cutRecord(record: MatchRecord, { count, state }: { readonly count: number; readonly state: WithChance }): MatchRecord {
  return recordOf({
    ...record,
    ...(record.start === undefined ? {} : { start: { position: record.start.position } }),
    seats: record.seats.map((_, seat) => String(seat + 1)),
    actions: record.actions.slice(0, count),
    result: undefined,
    hash: hashOf(state),
  });
}

/**
 * A position told by how it came about, which any game reads: everything lies as it lay at the end of the record, and only what chance
 * brings from there on is new.
 */
export function startFrom(record: MatchRecord, seed: string): MatchStart {
  return { position: JSON.parse(JSON.stringify({ options: record.options, record, seed })) };
}

/** The rules, reading such positions besides the described ones of their game. */
export function readsPlayed(module: AnyGame): AnyGame {
  const reading: AnyGame = {
    ...module,
    position: (json: Json) => (isObject(json) && json.record !== undefined ? playedPosition(reading, json) : module.position(json)),
  };
  return reading;
}

function playedPosition(module: AnyGame, json: JsonObject): WithChance {
  const { record, seed } = objectAt('position', json, ['options', 'record', 'seed']);
  const state: WithChance = checkRecord(module, readRecord(record ?? null));
  if (module.result(state) !== undefined) throw new BadInput('position.record', 'is of a match that is over');
  return { ...state, chance: chanceFromSeed(textAt('position.seed', seed, 200)) };
}
