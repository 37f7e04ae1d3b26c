import { BadInput, isObject, type Json, listOf, type MatchRecord, objectAt, readRecord } from '@orrery/engine';
import { readStudy, type Study } from '@orrery/study';
import { type Notes, readNotes } from './notes.ts';

const FORMAT = 'orrery-studied-match';
const VERSION = 1;

/** A match with what was found and written about it, as it is given to others. */
export interface StudyFile {
  readonly record: MatchRecord;
  /** One for each way to look. */
  readonly studies: readonly Study[];
  readonly notes: Notes;
}

export function studyFileText(file: StudyFile): string {
  return `${JSON.stringify({ format: FORMAT, formatVersion: VERSION, ...file })}\n`;
}

/** Is it such a file, in order or not? */
export function isStudyFile(json: Json): boolean {
  return isObject(json) && json.format === FORMAT;
}

/** Throws `BadInput` naming what is broken. */
export function readStudyFile(json: Json): StudyFile {
  const fields = objectAt('file', json, ['format', 'formatVersion', 'record', 'studies', 'notes']);
  if (fields.format !== FORMAT || fields.formatVersion !== VERSION) throw new BadInput('file.format', 'is none that is known here');
  const record = readRecord(fields.record ?? null);
  const studies = listOf('file.studies', fields.studies, (_, study) => readStudy(study));
  for (const { game, hash, steps } of studies) {
    if (game !== record.game || hash !== record.hash || steps.length !== record.actions.length)
      throw new BadInput('file.studies', 'are of another match');
  }
  return { record, studies, notes: readNotes(fields.notes ?? null) };
}
