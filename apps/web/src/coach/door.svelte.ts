import type { ActionBase, Viewer } from '@orrery/engine';
import type { Update } from '@orrery/match';
import type { Component } from 'svelte';
import type { MatchRoom } from '../store/match-room.svelte.ts';
import type { CoachCardProps } from './card-props.ts';
import type { TableCoach } from './table-coach.svelte.ts';

/** The way to the coach of a table: nothing of the coach is fetched before somebody opens it. */
export class CoachDoor {
  readonly #room: MatchRoom;
  opened = $state.raw<{ readonly coach: TableCoach; readonly Card: Component<CoachCardProps> } | undefined>();

  constructor(room: MatchRoom) {
    this.#room = room;
  }

  async open(): Promise<TableCoach> {
    const [{ TableCoach }, { default: Card }] = await Promise.all([import('./table-coach.svelte.ts'), import('./CoachCard.svelte')]);
    this.opened ??= { coach: new TableCoach(this.#room), Card };
    return this.opened.coach;
  }

  /** Somebody did something at this table. */
  noticed(before: Update | undefined, viewer: Viewer, actions: readonly ActionBase[]): void {
    if (before !== undefined && viewer !== 'spectator') this.opened?.coach.watch(before, viewer, actions);
  }

  close(): void {
    this.opened?.coach.close();
    this.opened = undefined;
  }
}
