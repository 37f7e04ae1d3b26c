import type { Lesson } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { View } from '../knowledge/view.ts';
import { FRIEND, hunts, passes, YOU } from './hunt-script.ts';

/** One Creature, you and another Hunted, four turns into the match. Four of your turns are scripted. */
const position = {
  seats: 3,
  seed: 'hunted',
  stage: 'exploration',
  turn: 4,
  rescue: 11,
  assimilation: 5,
  creature: { seat: 0, hand: [] },
  hunted: [
    { hand: ['jungle', 'beach', 'rover'], discard: ['lair', 'river'], will: 3 },
    { hand: ['lair', 'jungle', 'river'], discard: ['beach', 'rover'], will: 2 },
  ],
  huntDeck: ['persecution', 'interference', 'ascendancy'],
} as const;

export const hunted = {
  id: 'hunted',
  learner: YOU,
  position,
  level: 'greedy',
  steps: [
    { id: 'goal', points: ['rescue', 'assimilation'] },
    {
      id: 'explore',
      points: ['hand:beach'],
      wants: [{ type: 'lay-place', card: 'beach' }],
      replies: [{ seat: FRIEND, does: { type: 'lay-place', card: 'jungle' } }, ...hunts(5)],
    },
    {
      id: 'beach',
      wants: [{ type: 'use-power', card: 'beach', way: 'use-marker' }],
      strays: { back: { type: 'return-instead' } },
      replies: [
        { seat: FRIEND, does: { type: 'use-power', card: 'jungle' } },
        { seat: FRIEND, does: { type: 'return-place', card: 'beach' } },
        passes,
      ],
    },
    { id: 'discard', points: ['hand:jungle', 'hand:rover'] },
    {
      id: 'rover',
      points: ['hand:rover'],
      wants: [{ type: 'lay-place', card: 'rover' }],
      replies: [{ seat: FRIEND, does: { type: 'lay-place', card: 'beach' } }, passes, ...hunts(2), passes],
    },
    {
      id: 'take',
      wants: [
        { type: 'use-power', card: 'rover' },
        { type: 'take-place', card: 'wreck' },
      ],
      done: (view) => view.hunted[0].hand.some((card) => card === 'wreck'),
      replies: [passes, { seat: FRIEND, does: { type: 'use-power', card: 'beach', way: 'use-marker' } }, passes, passes],
    },
    {
      id: 'caught',
      points: ['hand:wreck'],
      wants: [{ type: 'lay-place', card: 'wreck' }],
      replies: [{ seat: FRIEND, does: { type: 'lay-place', card: 'river' } }, passes, ...hunts(8), passes, passes, passes, passes],
    },
    { id: 'will', points: ['assimilation'] },
    {
      id: 'resist',
      pointsFor: [['resist']],
      wants: [
        { type: 'resist', will: 1 },
        { type: 'return-place', card: 'beach' },
        { type: 'return-place', card: 'wreck' },
        { type: 'lay-place', card: 'wreck' },
      ],
      strays: { surrender: { type: 'give-up' } },
      done: (view) => view.hunted[0].effort === 'resisted' && view.hunted[0].played.length > 0,
      replies: [{ seat: FRIEND, does: { type: 'lay-place' } }, passes, ...hunts(2), passes, passes],
    },
    { id: 'end', points: ['rescue'] },
  ],
} as const satisfies Lesson<View, Action>;

export type HuntedStep = (typeof hunted.steps)[number]['id'];
