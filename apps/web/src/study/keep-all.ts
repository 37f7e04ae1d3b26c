import { MOST_VARIATIONS, type StudiedMatch } from '@orrery/study';
import type { Replayed } from '../table/replay-moments.ts';
import { keepNotes, keepRecord, keepStudy, keepVariations, keptNotes, keptStudy, keptVariations } from './kept.ts';

/**
 * Somebody's study, kept here. What is here already is only added to: a study that is whole is not replaced by one that is not, nor a
 * note or a variation of one's own by another.
 */
export async function keepAll({ record }: Replayed, studied: Omit<StudiedMatch, 'record'> | undefined): Promise<void> {
  await keepRecord(record);
  if (studied === undefined) return;
  for (const study of studied.studies) {
    if ((await keptStudy(record.hash, study.eyes))?.isWhole !== true) await keepStudy(record, study);
  }
  const { name, at } = await keptNotes(record.hash);
  await keepNotes(record, { name: name || studied.notes.name, at: { ...studied.notes.at, ...at } });
  const own = await keptVariations(record.hash);
  const ids = new Set(own.map(({ id }) => id));
  const added = studied.variations.filter(({ id }) => !ids.has(id));
  await keepVariations(record, [...own, ...added].slice(0, MOST_VARIATIONS));
}
