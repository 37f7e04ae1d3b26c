import { hashOf, type MatchRecord, type PlainGame, type RecordedAction, readSnapshot, recordOf } from '@orrery/engine';
import type { Stored } from './ports.ts';
import { hasRulesOf } from './restore.ts';
import { seatsOf } from './seats.ts';

/**
 * The record of a finished match as its log has it, for matches of earlier rules, which are not played again. Undefined while it runs, and
 * where its rules changed on the way. The hash is that of the state as it was stored; the result is left out where today's rules cannot
 * read that state.
 */
export function recordFromLog(module: PlainGame, stored: Stored): MatchRecord | undefined {
  const { setup, entries, snapshot } = stored;
  const { game, rulesVersion, options, start, seed } = setup;
  if (!snapshot.finished || !hasRulesOf({ rulesVersion }, stored)) return undefined;
  const actions: RecordedAction[] = [];
  for (const entry of entries) {
    if (entry.kind === 'actions') actions.push(...entry.actions.map((action) => ({ seat: entry.seat, action })));
    if (entry.kind === 'undo') actions.length = entry.keep;
  }
  const read = readSnapshot(module, { rulesVersion, state: snapshot.state });
  const seats = seatsOf(setup, entries).occupants.map((occupant) => (occupant.kind === 'open' ? '' : occupant.name));
  const result = read.ok ? module.result(read.state) : undefined;
  return recordOf({ game, rulesVersion, options, start, seats, seed, actions, result, hash: hashOf(snapshot.state) });
}
