import { hashOf, type MatchRecord, type PlainGame, type RecordedAction, recordOf } from '@orrery/engine';
import type { Stored } from './kept.ts';
import { hasRulesOf } from './restore.ts';
import { endingOf } from './stored-ending.ts';

/**
 * The record of a finished match as its log has it, for matches of earlier rules, which are not played again. Undefined while it runs, and
 * where its rules changed on the way. The hash is that of the state as it was stored; the result is left out where it was not kept and
 * today's rules cannot read that state.
 */
export function recordFromLog(module: PlainGame, stored: Stored): MatchRecord | undefined {
  const { setup, entries, snapshot } = stored;
  const { game, rulesVersion, options, start, seed } = setup;
  const ending = endingOf(module, stored);
  if (ending === undefined || !hasRulesOf({ rulesVersion }, stored)) return undefined;
  const actions: RecordedAction[] = [];
  for (const entry of entries) {
    if (entry.kind === 'actions') actions.push(...entry.actions.map((action) => ({ seat: entry.seat, action })));
    if (entry.kind === 'undo') actions.length = entry.keep;
  }
  const seats = ending.occupants.map((occupant) => (occupant.kind === 'open' ? '' : occupant.name));
  const { result } = ending;
  return recordOf({ game, rulesVersion, options, start, seats, seed, actions, result, hash: hashOf(snapshot.state) });
}
