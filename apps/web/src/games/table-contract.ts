import type { ActionBase, DecisionBase, EventBase, Locale, Seat, SeatNames, SeatResult, TableText, Viewer } from '@orrery/engine';
import type { Asked } from '@orrery/match';

/** How much movement the viewer wants: `reduced` fades instead of flying, `skip` shows the end at once. */
export type Motion = 'full' | 'reduced' | 'skip';

/** The question of this viewer, with the types of one game. */
export interface AskedOf<Action extends ActionBase, Decision extends DecisionBase> extends Asked {
  readonly decision: Decision;
  readonly legal: readonly Action[];
}

/**
 * What the frame hands to the table of one game. The table draws and offers; the frame owns the header, the
 * side panel (log, points, chat, rules, all actions), toasts, undo, the result and the curtain. The question
 * (`text.decision`) is shown by the table, beside where it is answered. From 1024 pixels on the table also shows
 * every seat with its name and points; below, the header does.
 *
 * The default export of `games/<id>/Table.svelte` takes these props and fills its parent
 * (`width: 100%; height: 100%`); the frame never scrolls around it at 1024 × 768 and larger.
 * Every element that does a legal action carries `data-action` with the JSON of that action.
 */
export interface TableProps<
  View,
  Action extends ActionBase = ActionBase,
  Event extends EventBase = EventBase,
  Decision extends DecisionBase = DecisionBase,
  Foresight = unknown,
  Words = unknown,
> {
  /** The newest view; already includes what `events` tell. */
  readonly view: View;
  readonly viewer: Viewer;
  /** This viewer's question; undefined: nothing to answer now. */
  readonly asked: AskedOf<Action, Decision> | undefined;
  /** Whom the match waits for. */
  readonly waitingFor: readonly Seat[];
  readonly standing: readonly SeatResult[];
  readonly names: SeatNames;
  readonly isBot: (seat: Seat) => boolean;
  /** What happened between the view before and this one, for animation. Empty after a (re)connection, undo or jump. */
  readonly events: readonly Event[];
  /** Grows with every batch of events, so that each batch is animated once. */
  readonly eventsKey: number;
  readonly locale: Locale;
  /** Those of a first look, until all words are there. */
  readonly text: TableText<Action, Event, Decision>;
  /** The words of the table itself. */
  readonly words: Words;
  /** What the game's `foresight.ts` asks of the rules: forecasts and reasons. It comes behind the first look at the table; undefined until then. */
  readonly foresight: Foresight | undefined;
  /** Sends all or none. Never rejects: a refusal is told as a toast by the frame; true when done. */
  readonly act: (actions: readonly Action[]) => Promise<boolean>;
  /** The viewer's standing orders (`GameModule.orders`): what the match answers for this seat by itself. */
  readonly orders: readonly string[];
  /** All of them anew. */
  readonly giveOrders: (orders: readonly string[]) => Promise<boolean>;
  /** The table asks every seat at a window, also one that has nothing to say to it. */
  readonly asksIdle: boolean;
  /** Several people look at this screen in turn. */
  readonly isShared: boolean;
  /** An answer is on its way: offer nothing. */
  readonly busy: boolean;
  /** Replay or spectator: draw no offers. */
  readonly readOnly: boolean;
  readonly motion: Motion;
  /** Spots somebody is being shown, likeliest first: a table that shows one part at a time turns to theirs. */
  readonly looksAt?: readonly string[] | undefined;
  /** Opens the rules panel at a rule, for instance `AF-5.4`. */
  readonly showRule: (rule: string) => void;
  /** Opens the points panel: what everybody's are made of. */
  readonly showPoints: () => void;
  /** Says a short sentence as a toast, for instance why something cannot be done. */
  readonly say: (sentence: string) => void;
}

/** `data-theme` on <html> is `dark` or `light`; colours come from ui/tokens.css and follow it. */
export type Theme = 'dark' | 'light';
