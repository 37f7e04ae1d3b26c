import { BadInput, isObject, type Json, listOf, type MatchRecord, objectAt, readRecord } from '@orrery/engine';
import { type Notes, readNotes } from './notes.ts';
import { readStudy } from './read-study.ts';
import type { Study } from './study.ts';
import { readVariations, type Variation } from './variation.ts';

const FORMAT = 'orrery-studied-match';
const VERSION = 2;

/** A match with what was found, written and tried about it, as it is given to others. */
export interface StudiedMatch {
  readonly record: MatchRecord;
  /** One for each way to look. */
  readonly studies: readonly Study[];
  readonly notes: Notes;
  readonly variations: readonly Variation[];
}

export function studiedMatchText({ record, studies, notes, variations }: StudiedMatch): string {
  return `${JSON.stringify({ format: FORMAT, formatVersion: VERSION, record, studies, notes, variations })}\n`;
}

/** Is it such a file, in order or not? */
export function isStudiedMatch(json: Json): boolean {
  return isObject(json) && json.format === FORMAT;
}

/** What earlier versions lacked, by the version that is left. */
const UPGRADES: Readonly<Record<number, (fields: object) => object>> = {
  1: (fields) => ({ ...fields, formatVersion: 2, variations: [] }),
};

/** Throws `BadInput` naming what is broken. Whether the actions of its variations are legal is `playVariation`'s to say. */
export function readStudiedMatch(json: Json): StudiedMatch {
  const fields = objectAt('file', upgraded(json), ['format', 'formatVersion', 'record', 'studies', 'notes', 'variations']);
  const record = readRecord(fields.record ?? null);
  const studies = listOf('file.studies', fields.studies, (_, study) => readStudy(study));
  if (!studies.every((study) => isOf(study, record))) throw new BadInput('file.studies', 'are of another match');
  return { record, studies, notes: readNotes(fields.notes ?? null), variations: readVariations(fields.variations ?? null) };
}

/** What it says of a step or a seat is about one that is there. */
function isOf({ game, hash, line, steps }: Study, record: MatchRecord): boolean {
  const isForAll = (chances: readonly number[] | undefined): boolean => chances === undefined || chances.length === record.seats.length;
  return (
    game === record.game &&
    hash === record.hash &&
    steps.length === record.actions.length &&
    steps.every(({ at, seat, luck }, index) => at === index && seat === record.actions[index]?.seat && isForAll(luck)) &&
    line.every(isForAll)
  );
}

function upgraded(json: Json): Json {
  const { format, formatVersion } = objectAt('file', json);
  if (format !== FORMAT) throw new BadInput('file.format', 'is none that is known here');
  if (formatVersion === VERSION) return json;
  const upgrade = typeof formatVersion === 'number' && Object.hasOwn(UPGRADES, formatVersion) ? UPGRADES[formatVersion] : undefined;
  if (upgrade === undefined || !isObject(json)) throw new BadInput('file.formatVersion', 'is none that is known here');
  return upgraded(JSON.parse(JSON.stringify(upgrade(json))));
}
