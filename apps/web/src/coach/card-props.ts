import type { FrameModel } from '../table/frame-model.ts';
import type { TableCoach } from './table-coach.svelte.ts';

/** `card`: at the top of the side panel. `strip`: a row above the board, there only while something is said. */
export interface CoachCardProps {
  readonly coach: TableCoach;
  readonly kind: 'card' | 'strip';
  readonly model: FrameModel;
}
