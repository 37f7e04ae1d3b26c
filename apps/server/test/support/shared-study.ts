import { readFileSync } from 'node:fs';
import { type Json, type MatchRecord, readRecord } from '@orrery/engine';
import { NO_NOTES, type StudiedMatch, type Study, studiedMatchText, type Variation } from '@orrery/study';

const path = new URL('../../../../packages/games/alien-frontiers/playthroughs/random-01-of-2.json', import.meta.url);

/** Of a match that was played elsewhere. */
export const record = readRecord(JSON.parse(readFileSync(path, 'utf8')));

export function studyOf({ game, rulesVersion, hash, actions, seats }: MatchRecord): Study {
  return {
    ...{ format: 'orrery-study', formatVersion: 1, game, rulesVersion, hash, eyes: 'own', salt: 'orrery', depth: 1 },
    line: Array.from({ length: actions.length + 1 }, () => seats.map(() => 0.5)),
    steps: actions.map(({ seat, action }, at) => ({ at, seat, action, turn: 1, turnAfter: 1, revealed: false, effort: 0 })),
    ...{ turningPoints: [], summary: [], isWhole: false },
  };
}

const [{ seat, action }] = record.actions;
export const variation: Variation = {
  id: 'a'.repeat(32),
  name: 'The same',
  note: '',
  from: 0,
  seed: 'b'.repeat(32),
  steps: [{ seat, action }],
};

/** What is sent to share it. */
export function studied(changed: Partial<StudiedMatch> = {}, of: MatchRecord = record): Json {
  const notes = { ...NO_NOTES, name: 'A study' };
  return JSON.parse(studiedMatchText({ record: of, studies: [studyOf(of)], notes, variations: [variation], ...changed }));
}
