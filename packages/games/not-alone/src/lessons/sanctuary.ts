import type { Lesson } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { areAdjacent } from '../cards/places.ts';
import type { View } from '../knowledge/view.ts';
import { CREATURE, FRIEND, hunts, passes, YOU } from './hunt-script.ts';

/** For those who know the base game: you and another Hunted, the Sanctuary over the Jungle. Three of your turns are scripted. */
const position = {
  seats: 3,
  seed: 'sanctuary',
  options: { expansion: 'sanctuary' },
  stage: 'exploration',
  turn: 3,
  rescue: 11,
  assimilation: 6,
  creature: { seat: 0, hand: [], dna: 1, adaptations: ['efficiency', 'massiveness', 'spores'] },
  hunted: [
    { hand: ['lair', 'jungle', 'river', 'beach'], discard: ['rover'], character: 'captain-pike' },
    { hand: ['lair', 'river', 'beach', 'rover'], discard: ['jungle'], character: 'murphy' },
  ],
  huntDeck: ['persecution', 'interference', 'ascendancy'],
  sanctuary: {
    place: 2,
    defense: 9,
    survivors: ['dmitri-orlov', 'greta-nilsen'],
    survivorDeck: ['nora-quinn', 'samir-haddad', 'irina-volkova'],
  },
} as const;

/** In the free match: acting at the city's own place, or next to it with somebody to rescue. */
export function isAtCity(ask: string, { hunted: [own], sanctuary: city }: View): boolean {
  if (ask !== 'act' || city === undefined) return false;
  return own.played.some(({ place }) => {
    if (place === undefined) return false;
    return place === city.place || (areAdjacent(place, city.place) && city.survivors.length > 0);
  });
}

export const sanctuary = {
  id: 'sanctuary',
  learner: YOU,
  position,
  level: 'greedy',
  steps: [
    { id: 'goal', points: ['defense'] },
    { id: 'city', points: ['sanctuary'] },
    {
      id: 'near',
      points: ['hand:river', 'survivor:dmitri-orlov', 'survivor:greta-nilsen'],
      wants: [{ type: 'lay-place', card: 'river' }],
      replies: [{ seat: FRIEND, does: { type: 'lay-place', card: 'lair' } }, ...hunts(5), passes],
    },
    {
      id: 'rescue',
      wants: [{ type: 'rescue-survivor', survivor: 'dmitri-orlov' }],
      strays: { other: { type: 'rescue-survivor' }, power: { type: 'use-power' } },
      replies: [
        { seat: FRIEND, does: { type: 'rescue-survivor', survivor: 'greta-nilsen' } },
        passes,
        { seat: CREATURE, does: { type: 'hide', quietly: false } },
      ],
    },
    { id: 'phase-five', points: ['dna', 'adaptation-hand', 'sanctuary'] },
    {
      id: 'again',
      points: ['hand:jungle'],
      wants: [
        { type: 'lay-place', card: 'jungle' },
        { type: 'rescue-survivor', survivor: 'nora-quinn' },
        { type: 'take-place', card: 'gates' },
      ],
      allows: [{ type: 'take-place' }],
      done: (view) => view.turn.number > 4,
      replies: [{ seat: FRIEND, does: { type: 'lay-place', card: 'rover' } }, passes, ...hunts(1), passes, passes, passes],
    },
    {
      id: 'fortify',
      points: ['hand:beach'],
      wants: [{ type: 'lay-place', card: 'beach' }, { type: 'fortify', card: 'beach' }, { type: 'shelter' }],
      replies: [{ seat: FRIEND, does: { type: 'lay-place', card: 'river' } }, passes, ...hunts(2), passes, passes],
    },
    { id: 'end', points: ['defense'] },
  ],
} as const satisfies Lesson<View, Action>;

export type SanctuaryStep = (typeof sanctuary.steps)[number]['id'];
