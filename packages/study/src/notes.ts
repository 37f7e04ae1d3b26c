import { BadInput, isObject, type Json, objectAt, textAt } from '@orrery/engine';

/** What somebody has written to a match: a name for its study, and a note to any of its steps. */
export interface Notes {
  readonly name: string;
  /** By step. */
  readonly at: Readonly<Record<number, string>>;
}

export const NO_NOTES: Notes = { name: '', at: {} };
export const MOST_NAME = 100;
export const MOST_NOTE = 2000;
const MOST_NOTES = 10_000;

/** Throws `BadInput`. */
export function readNotes(json: Json): Notes {
  const { name, at } = objectAt('notes', json, ['name', 'at']);
  if (!isObject(at)) throw new BadInput('notes.at', 'must be an object');
  const all = Object.entries(at);
  if (all.length > MOST_NOTES) throw new BadInput('notes.at', `has more than ${MOST_NOTES} notes`);
  return {
    name: textAt('notes.name', name, MOST_NAME),
    at: Object.fromEntries(
      all.map(([step, note]) => {
        if (!/^\d{1,6}$/.test(step)) throw new BadInput('notes.at', 'must be by step');
        return [Number(step), textAt(`notes.at.${step}`, note, MOST_NOTE)];
      }),
    ),
  };
}

/** One note changed; an empty one is none. */
export function withNote(notes: Notes, step: number, note: string): Notes {
  const { [step]: _, ...others } = notes.at;
  return { ...notes, at: note.trim() === '' ? others : { ...others, [step]: note.slice(0, MOST_NOTE) } };
}
