import type { Viewer } from '@orrery/engine';
import type { Update } from '@orrery/match';

/** As much of a match as tells what became of a proposal. */
export interface Moment {
  readonly viewer: Viewer;
  readonly update: Pick<Update, 'proposal' | 'occupants' | 'result'>;
}

/** What a viewer must hear of a proposal that was there before and is gone now: nothing on the screen says it. */
export function proposalEnd(before: Moment, now: Moment): 'declined' | 'voted-out' | undefined {
  const { proposal } = before.update;
  if (proposal === undefined || now.update.proposal !== undefined || now.update.result !== undefined) return undefined;
  const target = proposal.proposed.what === 'remove' ? proposal.proposed.target : undefined;
  const isPassed = target !== undefined && now.update.occupants[target]?.kind !== 'person';
  if (isPassed) return target === before.viewer ? 'voted-out' : undefined;
  return proposal.seat === before.viewer ? 'declined' : undefined;
}
