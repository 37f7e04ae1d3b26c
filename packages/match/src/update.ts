import { type EventBase, heardBy, type PlainGame, type Seat, type Told, type Viewer } from '@orrery/engine';
import { resultOf } from './called.ts';
import { deadlinesOf, shownClocks } from './clocks/running.ts';
import type { Span } from './clocks/state.ts';
import { stoodInOf } from './ending.ts';
import { toJson } from './json.ts';
import type { MatchSetup } from './kept.ts';
import { actionCount, isOver, type Timeline, waitedFor } from './timeline.ts';
import type { Asked, AskedWindow, Change, LogLine, MatchChange, Update } from './told.ts';
import { undoOffer } from './undo.ts';

export interface Moment {
  readonly module: PlainGame;
  readonly setup: MatchSetup;
  readonly timeline: Timeline;
  readonly change: Change;
  readonly told: readonly Told<EventBase>[];
  /** When the house was away since the clocks were last reckoned. */
  readonly away?: readonly Span[];
}

/** One moment as it is told to everybody. What all viewers have in common is reckoned once. */
export interface Telling {
  readonly change: MatchChange;
  update(viewer: Viewer): Update;
  /** The update as JSON. Written straight from what the game shows: no copy of it is made before. */
  text(viewer: Viewer): string;
}

export function tellingOf(moment: Moment): Telling {
  const { module, timeline } = moment;
  const common = commonTo(moment);
  const viewText = viewTextsOf(moment);
  let commonText: string | undefined;
  const { match, game, seq, change, waitingFor, waitingSince, deadlines, occupants } = common;
  return {
    change: { match, game, seq, change, waitingFor, waitingSince, ...(deadlines === undefined ? {} : { deadlines }), occupants },
    update: (viewer) => ({ ...common, ...ownOf(moment, viewer), view: toJson(module.view(timeline.state, viewer)) }),
    text(viewer) {
      commonText ??= JSON.stringify(common);
      const ownText = JSON.stringify(ownOf(moment, viewer));
      return `${joined(commonText, ownText).slice(0, -1)},"view":${viewText(viewer)}}`;
    },
  };
}

/** Two objects that have been written, as one. Neither is empty. */
function joined(one: string, other: string): string {
  return `${one.slice(0, -1)},${other.slice(1)}`;
}

const BY_SPECTATOR = '{"viewer":"spectator"';

/** Where nobody has secrets everybody sees what a spectator sees: that is written once. */
function viewTextsOf({ module, timeline: { state } }: Moment): (viewer: Viewer) => string {
  if (module.hasSecretHands) return (viewer) => JSON.stringify(module.view(state, viewer));
  let shared: string | undefined;
  return (viewer) => {
    shared ??= JSON.stringify(module.view(state, 'spectator')).slice(BY_SPECTATOR.length);
    return `{"viewer":${JSON.stringify(viewer)}${shared}`;
  };
}

type Own = Pick<Update, 'asked' | 'orders' | 'events' | 'undo'>;

/** Names what it sends, so that what a match comes to know stays secret until someone decides otherwise. */
function commonTo(moment: Moment): Omit<Update, keyof Own | 'view'> {
  const { module, setup, timeline, change } = moment;
  return {
    match: setup.id,
    game: setup.game,
    seq: timeline.seq,
    change,
    actionCount: actionCount(timeline),
    standing: module.standing(timeline.state),
    waitingFor: waitedFor(module, timeline),
    waitingSince: timeline.changedAt,
    ...timesOf(moment),
    ...(setup.asksIdle === true ? { asksIdle: true } : {}),
    ...(setup.isRated === true ? { isRated: true } : {}),
    ...(timeline.proposal === undefined ? {} : { proposal: timeline.proposal }),
    occupants: timeline.occupants,
    result: resultOf(module, timeline),
    ...(isOver(module, timeline) ? botsDeedsIn(timeline) : {}),
    commitment: setup.commitment,
    seed: isOver(module, timeline) ? setup.seed : undefined,
  };
}

/** Who it was that gave a seat up is theirs: what became of it is told. */
function botsDeedsIn(timeline: Timeline): Pick<Update, 'stoodIn' | 'forfeits'> {
  const forfeits = timeline.forfeits.map(({ seat, because }) => ({ seat, because }));
  return { ...stoodInOf(timeline), ...(forfeits.length === 0 ? {} : { forfeits }) };
}

function timesOf({ timeline: { timed }, away }: Moment): Pick<Update, 'deadlines' | 'clocks' | 'pace'> {
  if (timed === undefined) return {};
  const deadlines = deadlinesOf(timed.clocks, away);
  return { ...(deadlines.length === 0 ? {} : { deadlines }), clocks: shownClocks(timed.clocks, away), pace: timed.settings.pace };
}

/** What this viewer alone is told, besides the view. */
function ownOf(moment: Moment, viewer: Viewer): Own {
  const { module, setup, timeline, told } = moment;
  return {
    asked: askedOf(moment, viewer),
    ...(module.orders === undefined || viewer === 'spectator' ? {} : { orders: timeline.orders[viewer] }),
    events: heardBy(told, viewer),
    undo: { ...undoOffer(module, timeline, viewer), ...(setup.isRated === true ? { consent: 0 } : {}) },
  };
}

export function logFor(timeline: Timeline, viewer: Viewer): LogLine[] {
  return timeline.played.map((done, index) => ({
    index: timeline.base.actionCount + index,
    seat: done.seat,
    at: done.at,
    ...(done.standIn ? { standIn: true } : {}),
    events: heardBy(done.told, viewer),
  }));
}

function askedOf({ module, setup, timeline }: Moment, viewer: Viewer): Asked | undefined {
  if (viewer === 'spectator' || isOver(module, timeline)) return undefined;
  const decision = module.decision(timeline.state, viewer);
  const id = timeline.decisionIds[viewer];
  if (decision === undefined || id === null || id === undefined) return undefined;
  const must = module.asked(timeline.state).includes(viewer);
  const window = must && setup.asksIdle !== true ? askedWindow(module, timeline, viewer) : undefined;
  return { id, decision, legal: module.legal(timeline.state, viewer), must, ...(window === undefined ? {} : { window }) };
}

function askedWindow(module: PlainGame, { state, orders }: Timeline, seat: Seat): AskedWindow | undefined {
  const open = module.windows?.open(state, seat);
  if (open === undefined || module.windows === undefined) return undefined;
  return { ...open, interest: module.windows.interest(state, seat, orders[seat] ?? []) };
}
