import { readFileSync } from 'node:fs';
import {
  below,
  chanceFromSeed,
  type Json,
  type MatchRecord,
  objectAt,
  type PlainGame,
  readSnapshot,
  replay,
  silent,
  textAt,
  type WithChance,
  wholeNumber,
} from '@orrery/engine';
import { SNAPSHOTS } from './digests.ts';

/** A state from the middle of a match, as a match of that version was stored. */
export interface KeptSnapshot {
  readonly game: string;
  readonly rulesVersion: string;
  readonly seats: number;
  readonly state: Json;
}

/** Kept of every version. */
const SAMPLES = 6;
const MOST_ACTIONS = 20_000;

/** States from early to late, of matches spread over all tables. */
export function samplesOf(module: PlainGame, records: readonly MatchRecord[]): ReadonlyMap<string, KeptSnapshot> {
  const samples = new Map<string, KeptSnapshot>();
  for (let sample = 0; sample < SAMPLES; sample++) {
    const record = records[Math.floor((sample * records.length) / SAMPLES)];
    const wanted = Math.floor(((sample + 1) * record.actions.length) / (SAMPLES + 1));
    for (const { count, state } of replay(module, record)) {
      if (count !== wanted) continue;
      const { id: game, rulesVersion } = module;
      const kept = { game, rulesVersion, seats: record.seats.length, state: JSON.parse(JSON.stringify(state)) };
      samples.set(`${SNAPSHOTS}v${rulesVersion}-${sample + 1}.json`, kept);
      break;
    }
  }
  return samples;
}

export function readKept(folder: URL, name: string): KeptSnapshot {
  const fields = objectAt(name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')), ['game', 'rulesVersion', 'seats', 'state']);
  return {
    game: textAt(`${name}.game`, fields.game),
    rulesVersion: textAt(`${name}.rulesVersion`, fields.rulesVersion),
    seats: wholeNumber(`${name}.seats`, fields.seats, { min: 1, max: 16 }),
    state: fields.state ?? null,
  };
}

/** Whether the game claims to read states of this version: no version from there on says that it cannot. */
export function readsStatesOf({ upgrades }: PlainGame, rulesVersion: string): boolean {
  return Object.entries(upgrades).every(([version, step]) => Number(version) < Number(rulesVersion) || typeof step === 'function');
}

/** Reads the snapshot by today's rules and plays on at random to the end, with every seat looking on. Gives the last state; throws where it cannot. */
export function playOn(module: PlainGame, kept: KeptSnapshot): WithChance {
  const read = readSnapshot(module, kept);
  if (!read.ok) throw new Error(`${read.reason}: ${read.problem}`);
  const { state } = read;
  module.check(state);
  const chance = chanceFromSeed('play on');
  for (let count = 0; count < MOST_ACTIONS; count++) {
    for (let seat = 0; seat < kept.seats; seat++) module.view(state, seat);
    const asked = module.asked(state);
    if (asked.length === 0) return state;
    const seat = asked[below(chance, asked.length)];
    const legal = module.legal(state, seat);
    module.apply(state, seat, legal[below(chance, legal.length)], silent);
    module.check(state);
  }
  throw new Error('the match does not end');
}
