import type { PlainGame, Seat } from '@orrery/engine';
import type { Occupant, Proposal, Proposed } from './kept.ts';
import { isPlaying, refusePlaying } from './seats.ts';
import { isOver, type Timeline } from './timeline.ts';
import type { MatchRefusal } from './told.ts';
import type { Planned } from './undo.ts';

/** Of one seat in one match. */
export const MOST_PROPOSALS = 30;
/** After one that came to nothing. */
export const PROPOSAL_PAUSE_MS = 5 * 60_000;
/** One that nobody answers gives way to another after so long. */
export const PROPOSAL_STANDS_MS = 24 * 3_600_000;
/** Who is put out of a seat, or whose match ends while a bot stands in for them, is so by two at least: nobody has power over another's. */
const LEAST_VOTES = 2;

/** Who plays on at a seat that nobody has any more. */
export type BotFor = (occupants: readonly Occupant[], seat: Seat) => Extract<Occupant, { kind: 'bot' }>;

export interface Proposing {
  readonly seat: Seat;
  readonly proposed: Proposed;
  readonly at: number;
}

export function planProposal(module: PlainGame, timeline: Timeline, { seat, proposed, at }: Proposing): Planned {
  const refusal = refuseProposal(module, timeline, { seat, proposed, at });
  if (refusal !== undefined) return { ok: false, refusal: { code: refusal } };
  // With nobody to ask it is done at once.
  if (proposed.what === 'end' && votersOn(timeline, { seat, proposed }).length === 0)
    return { ok: true, entry: { kind: 'called', seat, how: proposed.as, at } };
  return { ok: true, entry: { kind: 'proposal', seat, proposed, at } };
}

function refuseProposal(
  module: PlainGame,
  timeline: Timeline,
  { seat, proposed, at }: Proposing,
): Exclude<MatchRefusal['code'], 'illegal'> | undefined {
  const refusal = refusePlaying(timeline, seat);
  if (refusal !== undefined) return refusal;
  if (isOver(module, timeline)) return 'match-over';
  const { proposal } = timeline;
  if (proposal !== undefined && at - proposal.at < PROPOSAL_STANDS_MS) return 'proposal-stands';
  const { count = 0, failedAt = Number.NEGATIVE_INFINITY } = timeline.proposed[seat] ?? {};
  if (count >= MOST_PROPOSALS) return 'too-many-proposals';
  if (at >= failedAt && at - failedAt < PROPOSAL_PAUSE_MS) return 'proposal-too-soon';
  if (proposed.what === 'remove' && (proposed.target === seat || timeline.occupants[proposed.target]?.kind !== 'person'))
    return 'not-your-seat';
  const isOverOthers = proposed.what === 'remove' || timeline.occupants.some((one, other) => one.kind === 'person' && other !== seat);
  const votes = votersOn(timeline, { seat, proposed }).length + 1;
  return isOverOthers && votes < LEAST_VOTES ? 'too-few-to-vote' : undefined;
}

export interface ProposalAnswer {
  readonly seat: Seat;
  /** The proposal that is answered. */
  readonly id: number;
  readonly agree: boolean;
  readonly at: number;
}

/** One refusal ends it, as does a change of mind of who proposed it. */
export function planProposalAnswer(timeline: Timeline, { seat, id, agree, at }: ProposalAnswer, botFor: BotFor): Planned {
  const refusal = refusePlaying(timeline, seat);
  if (refusal !== undefined) return { ok: false, refusal: { code: refusal } };
  const { proposal, occupants } = timeline;
  if (proposal === undefined || proposal.id !== id) return { ok: false, refusal: { code: 'no-proposal' } };
  const missing = votersOn(timeline, proposal).filter((voter) => !proposal.agreed.includes(voter));
  const mayAnswer = missing.includes(seat) || (seat === proposal.seat && !agree);
  if (!mayAnswer) return { ok: false, refusal: { code: 'stale-decision' } };
  if (!agree || missing.length > 1) return { ok: true, entry: { kind: 'proposal-answer', seat, agree, at } };
  const { proposed } = proposal;
  if (proposed.what === 'end') return { ok: true, entry: { kind: 'called', seat: proposal.seat, how: proposed.as, at } };
  const { target } = proposed;
  return { ok: true, entry: { kind: 'seat', seat: target, occupant: botFor(occupants, target), because: 'removed', at } };
}

/** All others who play; not the one it is about. */
function votersOn({ occupants }: Timeline, { seat, proposed }: Pick<Proposal, 'seat' | 'proposed'>): Seat[] {
  const target = proposed.what === 'remove' ? proposed.target : undefined;
  return occupants.flatMap((occupant, other) => (isPlaying(occupant) && other !== seat && other !== target ? [other] : []));
}
