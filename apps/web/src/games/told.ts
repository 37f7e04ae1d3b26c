import type { EventBase } from '@orrery/engine';
import type { Sound } from '../ui/sound.ts';

/** Where a thing is on the table: names of its spots, likeliest first. The first that can be seen is meant. */
export type Spots = readonly string[];

/** One line told on the board, beside the place it speaks of. */
export interface Caption<Event> {
  readonly at: Spots;
  readonly event: Event;
}

/** What the frame must know of a game's events to point at what they speak of; loaded when something is to be pointed at. */
export interface Told<Event extends EventBase, View> {
  /** The things an event speaks of. */
  readonly places: (event: Event) => readonly Spots[];
  /** Things that lie elsewhere since this event; the way there leads over `via`. They stay marked until the next turn. */
  readonly moved: (event: Event) => readonly { readonly to: string; readonly from: Spots; readonly via?: readonly string[] }[];
  /** What one hears of it. */
  readonly sound: (event: Event) => Sound | undefined;
  /** Games whose turns are chains of causes tell them on the board, in their order. `before`: the view before these events. */
  readonly captions?: (events: readonly Event[], before: View) => readonly Caption<Event>[];
  /** A caption stands at the nearest of these around its thing. */
  readonly captionAround?: string;
}

/** From hands, plates and piles there is no way to draw: that things come from there goes without saying. */
export function fromTheBoard(from: Spots): Spots {
  return from.filter((spot) => !/^(seat|hand|own|ship|deck|drawn|supply|laid-of|survival-of|tray|hunt-hand|pile)\b/.test(spot));
}

/** The plate of the seat an event is about, where it names nothing else. */
export function plateOf(event: EventBase): readonly Spots[] {
  return 'seat' in event && typeof event.seat === 'number' ? [[`seat:${event.seat}`]] : [];
}
