import { type ActionBase, BadInput, type Json, type Result } from './contract.ts';
import { commitmentOf } from './hash.ts';
import { at, isObject, isWithin, type JsonObject, listAt, listOf, objectAt, textAt, wholeNumber } from './readers.ts';

export const RECORD_FORMAT = 'orrery-match';
export const RECORD_VERSION = 1;

/** No match of any game comes near; a larger file is not a match. */
const MAX_ACTIONS = 100_000;
const MAX_SEATS = 16;
const MAX_ACTION_CHARACTERS = 10_000;
/** A document among them may be long. */
const MAX_OPTIONS_CHARACTERS = 80_000;

/** It may hold the record of another match, up to the moment this one goes on from. */
const MAX_POSITION_CHARACTERS = 400_000;

/** A match may begin from a described position. */
export interface MatchStart {
  /** As `GameModule.position` reads it; chance included, so the seed has no part in it. */
  readonly position: Json;
  /** The lesson it is the match of. */
  readonly lesson?: string;
}

export interface RecordedAction {
  readonly seat: number;
  readonly action: ActionBase;
}

/** A whole match in a file: enough for anyone to replay it and check every number in it. */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly formatVersion: typeof RECORD_VERSION;
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: Json;
  /** Where it began, if not with the set-up of its game. */
  readonly start?: MatchStart;
  /** How the seats were called, in seat order; their number is the number of players. */
  readonly seats: readonly string[];
  readonly seed: string;
  /** SHA-256 of the seed, as it was published at the start. */
  readonly commitment: string;
  /** Actions in force: what was undone is not here. */
  readonly actions: readonly RecordedAction[];
  /** Undefined while the match is not over. */
  readonly result?: Result;
  /** `hashOf` the state after the last action. */
  readonly hash: string;
}

/** What only the match knows; the rest of the record follows from it. */
export type Recorded = Pick<MatchRecord, 'game' | 'rulesVersion' | 'options' | 'start' | 'seats' | 'seed' | 'actions' | 'result' | 'hash'>;

export function recordOf(recorded: Recorded): MatchRecord {
  const { game, rulesVersion, options, start, seats, seed, actions, result, hash } = recorded;
  const head = {
    format: RECORD_FORMAT,
    formatVersion: RECORD_VERSION,
    game,
    rulesVersion,
    options,
    ...(start === undefined ? {} : { start }),
    seats,
    seed,
  } as const;
  return { ...head, commitment: commitmentOf(seed), actions, result, hash };
}

const FIELDS = [
  'format',
  'formatVersion',
  'game',
  'rulesVersion',
  'options',
  'start',
  'seats',
  'seed',
  'commitment',
  'actions',
  'result',
  'hash',
];

/** A record from a file. Throws `BadInput` naming the field that is broken; whether the play is legal is `replay`'s to say. */
export function readRecord(json: Json): MatchRecord {
  const fields = objectAt('record', json);
  if (fields.format !== RECORD_FORMAT) throw new BadInput('record.format', `must be '${RECORD_FORMAT}': this is not an exported match`);
  if (fields.formatVersion !== RECORD_VERSION)
    throw new BadInput('record.formatVersion', `must be ${RECORD_VERSION}: no other is known here`);
  objectAt('record', json, FIELDS);
  const seats = listOf('record.seats', fields.seats, (place, name) => textAt(place, name, 200));
  if (seats.length < 1 || seats.length > MAX_SEATS) throw new BadInput('record.seats', `must name 1 to ${MAX_SEATS} players`);
  const seed = textAt('record.seed', fields.seed, 200);
  if (!/^[0-9a-f]{32}$/.test(seed)) throw new BadInput('record.seed', 'must be 32 hexadecimal digits');
  const commitment = hashAt('record.commitment', fields.commitment);
  if (commitment !== commitmentOf(seed)) throw new BadInput('record.commitment', 'does not fit the seed');
  return {
    format: RECORD_FORMAT,
    formatVersion: RECORD_VERSION,
    game: textAt('record.game', fields.game, 100),
    rulesVersion: textAt('record.rulesVersion', fields.rulesVersion, 100),
    options: documentAt('record.options', fields.options, MAX_OPTIONS_CHARACTERS),
    ...(fields.start === undefined ? {} : { start: startAt('record.start', fields.start) }),
    seats,
    seed,
    commitment,
    actions: readActions(fields.actions, seats.length),
    result: fields.result === undefined ? undefined : readResult(fields.result, seats.length),
    hash: hashAt('record.hash', fields.hash),
  };
}

function readActions(given: Json | undefined, seats: number): RecordedAction[] {
  const count = listAt('record.actions', given).length;
  if (count > MAX_ACTIONS) throw new BadInput('record.actions', `has ${count} actions, more than ${MAX_ACTIONS}`);
  return listOf('record.actions', given, (place, item) => {
    const fields = objectAt(place, item, ['seat', 'action']);
    const seat = wholeNumber(at(place, 'seat'), fields.seat, { min: 0, max: seats - 1 });
    return { seat, action: actionAt(at(place, 'action'), fields.action) };
  });
}

/** Only that it is an object with a type; its further shape is for the game's `readAction`. */
export function actionAt(place: string, given: Json | undefined): ActionBase {
  if (!isObject(given)) throw new BadInput(place, 'must be an object');
  if (JSON.stringify(given).length > MAX_ACTION_CHARACTERS) throw new BadInput(place, `is longer than ${MAX_ACTION_CHARACTERS} characters`);
  return { ...given, type: textAt(at(place, 'type'), Object.hasOwn(given, 'type') ? given.type : undefined, 100) };
}

function documentAt(place: string, given: Json | undefined, most: number): JsonObject {
  if (!isObject(given)) throw new BadInput(place, 'must be an object');
  if (!isWithin(given, most)) throw new BadInput(place, `is longer than ${most} characters`);
  return given;
}

function startAt(place: string, given: Json): MatchStart {
  const { position, lesson } = objectAt(place, given, ['position', 'lesson']);
  const described = documentAt(at(place, 'position'), position, MAX_POSITION_CHARACTERS);
  return lesson === undefined ? { position: described } : { position: described, lesson: textAt(at(place, 'lesson'), lesson, 100) };
}

function hashAt(place: string, given: Json | undefined): string {
  const text = textAt(place, given, 200);
  if (!/^[0-9a-f]{64}$/.test(text)) throw new BadInput(place, 'must be 64 hexadecimal digits');
  return text;
}

const POINTS = { min: -1_000_000, max: 1_000_000 };

function readResult(given: Json, seats: number): Result {
  const fields = objectAt('record.result', given, ['seats', 'because']);
  const list = listOf('record.result.seats', fields.seats, (place, item) => {
    const line = objectAt(place, item, ['seat', 'rank', 'points', 'sources']);
    return {
      seat: wholeNumber(at(place, 'seat'), line.seat, { min: 0, max: seats - 1 }),
      rank: wholeNumber(at(place, 'rank'), line.rank, { min: 1, max: Math.max(seats, 2) }),
      points: wholeNumber(at(place, 'points'), line.points, POINTS),
      sources: listOf(at(place, 'sources'), line.sources, (where, source) => {
        const part = objectAt(where, source, ['source', 'points']);
        return { source: textAt(at(where, 'source'), part.source, 100), points: wholeNumber(at(where, 'points'), part.points, POINTS) };
      }),
    };
  });
  if (list.length !== seats) throw new BadInput('record.result.seats', `must have ${seats} lines, one a player`);
  return { seats: list, because: textAt('record.result.because', fields.because, 100) };
}
