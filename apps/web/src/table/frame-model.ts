import type { ActionBase, AnyGuide, EventBase, Seat, Viewer } from '@orrery/engine';
import type { LogLine, Update } from '@orrery/match';
import type { AnyForesight, AnyTold } from '../games/registry.ts';
import type { Deed } from '../net/connection.ts';
import type { ShowingState } from '../store/showing.ts';
import type { GameBundle } from './game-bundle.ts';

/** What the frame draws, whether the match runs here, on a server or is being replayed. */
export interface FrameModel {
  readonly bundle: GameBundle;
  /** Undefined until it is there. */
  readonly foresight: AnyForesight | undefined;
  /** Where one stands and what is at stake; undefined until it is there. */
  readonly guide?: AnyGuide | undefined;
  /** Where events are on the board; undefined until it is there. */
  readonly told?: AnyTold | undefined;
  /** Spots somebody is being shown. */
  readonly looksAt?: readonly string[] | undefined;
  readonly update: Update;
  readonly viewer: Viewer;
  readonly events: readonly EventBase[];
  readonly eventsKey: number;
  readonly log: readonly LogLine[];
  /** `log` is all there is to tell, and not only what happened since this page came. */
  readonly isLogHeard: boolean;
  readonly names: (seat: Seat) => string;
  /** The match of a server that is played here: people come to it and leave. */
  readonly match?: string | undefined;
  /** Seats whose people do not look at it. */
  readonly away?: readonly Seat[];
  /** Of them, those who were not on the server for two days. */
  readonly longAway?: readonly Seat[];
  /** What is about seats and the table as a whole; whether it was done. Left out where the match runs here. */
  readonly ask?: (deed: Deed) => Promise<boolean>;
  /** Several people look at this screen in turn. */
  readonly isShared?: boolean;
  readonly isBusy: boolean;
  /** Whether all that happened is shown; left out where nothing comes by itself. */
  readonly showing?: ShowingState;
  readonly isReadOnly: boolean;
  readonly act: (actions: readonly ActionBase[]) => Promise<boolean>;
  readonly giveOrders: (orders: readonly string[]) => Promise<boolean>;
}

export const PANELS = ['log', 'points', 'actions', 'chat', 'rules'] as const;
export type PanelId = (typeof PANELS)[number];

/** What the head of a table opens. */
export type HeadPart = 'settings' | 'keys' | 'leave';

/** At a table of the server one may give the seat away or ask the others to end; elsewhere one just goes. */
export function hasWaysOut({ match, update, viewer, isReadOnly }: FrameModel): boolean {
  const isSeated = viewer !== 'spectator' && update.occupants[viewer]?.kind === 'person';
  return match !== undefined && isSeated && update.result === undefined && !isReadOnly;
}
