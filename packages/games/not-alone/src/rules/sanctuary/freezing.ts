import type { Tell } from '@orrery/engine';
import type { Cause, Event } from '../../events.ts';
import type { Hunted, State } from '../../state.ts';
import { takeBackPlayed } from '../place-cards.ts';
import { creaturePlaces } from '../tokens.ts';
import { adaptationDoing } from './abilities.ts';

/**
 * [NA-18.9] [NA-22.13] Every card in play comes back to hand and nothing reaches this Hunted. From a Creature that cannot be evaded there is no
 * such escape: a card on its place stays there and only the other tokens pass it by [NA-18.18].
 */
export function freeze(draft: State, hunted: Hunted, cause: Cause, tell: Tell<Event>): void {
  const isHeld = adaptationDoing(draft, 'cannot-be-evaded') !== undefined;
  const under = creaturePlaces(draft);
  for (const visit of hunted.played.slice()) {
    if (isHeld && visit.place !== undefined && under.includes(visit.place)) {
      visit.hasActed = true;
      visit.hasSuffered = true;
    } else takeBackPlayed(hunted, { card: visit.card, cause }, tell);
  }
}
