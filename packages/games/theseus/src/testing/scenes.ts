import type { Scene } from './scene.ts';
import { table } from './table.ts';

/** "Ring R" of the book's examples. */
export const RING = ['corridors', 'control-room', 'alien-hive', 'tech-bay', 'landing-platform'];

/** [TH-E6] The turn example of the book, before it begins. */
export function turnExample() {
  return table({
    ring: RING,
    you: 'aliens',
    units: {
      marines: ['corridors a', 'corridors b', 'corridors c'],
      aliens: ['alien-hive a upgraded', 'alien-hive b', 'space'],
    },
    cards: {
      'landing-platform': ['vent'],
      corridors: ['landmine', 'battle-position', null, 'tentacles', 'alien-assault'],
    },
    pending: { corridors: ['fire'] },
  });
}

/** The ring: Corridors, Control Room, Science Lab, Tech Bay, Hive. A Scientist one sector before the Hive, where only their cards are done. */
export function scientistBeforeHive(cards: Scene['cards'], rest: Scene = {}) {
  return table({
    factions: ['scientists', 'aliens'],
    you: 'scientists',
    units: { scientists: ['tech-bay a'], aliens: ['corridors a'] },
    cards,
    ...rest,
  });
}

/** The ring: Corridors, Control Room, Landing Platform, Tech Bay, Damaged Ship. A Grey one sector before the Landing Platform. */
export function greyBeforePlatform(cards: Scene['cards'], rest: Scene = {}) {
  return table({
    factions: ['marines', 'greys'],
    you: 'greys',
    units: { greys: ['control-room a'], marines: ['corridors a'] },
    cards,
    ...rest,
  });
}
