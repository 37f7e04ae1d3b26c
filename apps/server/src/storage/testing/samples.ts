import { commitmentOf, seedFrom } from '@orrery/engine';
import type { Ending, Entry, MatchSetup, Occupant, Snapshot } from '@orrery/match';
import type { NewSession } from '../account-ports.ts';
import type { Table } from '../ports.ts';

export const ADA: Occupant = { kind: 'person', person: 'ada', name: 'Ada' };
export const BOB: Occupant = { kind: 'person', person: 'bob', name: 'Ёжик 🚀' };
export const BOT: Occupant = { kind: 'bot', level: 'greedy', name: 'Vega' };
export const OPEN: Occupant = { kind: 'open' };

export function tableOf(id: string, changed: Partial<Table> = {}): Table {
  const occupants = [ADA, OPEN];
  const options = { longGame: true, pack: { title: 'Мой набор', cards: [1, 'two', null] } };
  const fixed = { id, game: 'alien-frontiers', host: 'ada', isPublic: true, asksIdle: false, options, occupants } as const;
  return { ...fixed, stage: 'open', createdAt: 1_700_000_000_000, changedAt: 1_700_000_000_000, version: 0, ...changed };
}

/** The table a moment later. */
export function next(table: Table, changed: Partial<Table>): Table {
  return { ...table, changedAt: table.changedAt + 1, ...changed, version: table.version + 1 };
}

export function setupOf(id: string, occupants: readonly Occupant[] = [ADA, BOT]): MatchSetup {
  const seed = seedFrom(id);
  const fixed = { id, game: 'alien-frontiers', rulesVersion: '1', options: { longGame: true }, occupants };
  return { ...fixed, seed, commitment: commitmentOf(seed), createdAt: 1_700_000_000_000 };
}

/** Whoever sits at an odd seat is asked first; a bot there is on turn. */
export function snapshotAt(
  version: number,
  { occupants = [ADA, BOT], finished = false }: Partial<Pick<MatchSetup, 'occupants'>> & { finished?: boolean } = {},
): Snapshot {
  const waitingFor = finished ? [] : [version % 2];
  const hasAutomaticTurn = waitingFor.some((seat) => occupants[seat]?.kind === 'bot');
  return {
    version,
    actionCount: version,
    state: { version, deck: ['x', 'y'] },
    decisionIds: [version, null],
    undoFloor: 0,
    finished,
    glance: {
      rulesVersion: '1',
      seq: version,
      isOver: finished,
      waitingFor,
      waitingSince: 1_700_000_000_000 + version,
      occupants,
      hasAutomaticTurn,
    },
    ...(finished ? { ending: endingOf({ occupants, actionCount: version }) } : {}),
  };
}

export function endingOf(changed: Partial<Ending> = {}): Ending {
  const { occupants = [ADA, BOT] } = changed;
  const seats = occupants.map((_, seat) => ({
    seat,
    rank: seat + 1,
    points: 9.5 - seat,
    sources: [{ source: 'colonies', points: 9.5 - seat }],
  }));
  return {
    rulesVersion: '1',
    occupants,
    sat: occupants.map((occupant) => (occupant.kind === 'person' ? ['eve', occupant.person] : [])),
    beganAt: 1_700_000_000_000,
    endedAt: 1_700_000_009_000,
    actionCount: 2,
    result: { seats, because: 'last-colony-landed' },
    ...changed,
  };
}

export function actionEntry(at: number): Entry {
  return { kind: 'actions', seat: at % 2, actions: [{ type: 'end-turn' }], rulesVersion: '1', at: 1_700_000_000_000 + at };
}

/** Of a person with this token. */
export function sessionOf(tokenHash: string, at = 1): NewSession {
  return { id: `session-${tokenHash}`, tokenHash, device: 'Firefox, Linux', at };
}
