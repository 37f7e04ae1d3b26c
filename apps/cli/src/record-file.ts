import { examineRecord, type Json, type MatchRecord, type PlainGame, readRecord } from '@orrery/engine';
import { isStudiedMatch, readStudiedMatch } from '@orrery/study';

/** The match of an exported file, which may hold its study besides. Throws `BadInput`. */
export function recordIn(json: Json): MatchRecord {
  return isStudiedMatch(json) ? readStudiedMatch(json).record : readRecord(json);
}

/** A match of other rules as one of today's, where they lead to the same end; else as it is. */
export function asToday(module: PlainGame, record: MatchRecord): MatchRecord {
  const { rulesVersion } = module;
  if (record.rulesVersion === rulesVersion || examineRecord(module, record).stopped !== undefined) return record;
  return { ...record, rulesVersion };
}
