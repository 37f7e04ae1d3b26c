import type { Lesson, LessonReply } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { effortsOf } from '../guide/facts.ts';
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
    { hand: ['jungle', 'beach', 'rover'], discard: ['lair', 'river'], will: 3, survival: ['adrenaline'] },
    { hand: ['lair', 'jungle', 'river'], discard: ['beach', 'rover'], will: 2 },
  ],
  huntDeck: ['persecution', 'interference', 'ascendancy'],
} as const;

/** What is kept for later in this lesson. */
const EFFORTS = { resist: { type: 'resist' }, surrender: { type: 'give-up' } } as const;

/** Two cards, because of the River; asked together with the learner, so perhaps only in the step after. */
const FRIEND_LAYS: LessonReply<Action>[] = [
  { seat: FRIEND, does: { type: 'lay-place', card: 'lair' } },
  { seat: FRIEND, does: { type: 'lay-place', card: 'jungle' } },
];

/** In the free match: choosing a place with a hand that is easy to guess, and able to resist. Nobody is told to who cannot, or need not. */
export function mayBetterResist(ask: string, view: View): boolean {
  const own = view.hunted[0];
  return ask === 'explore' && own.hand.length <= 2 && effortsOf(view, own.seat) === 'both';
}

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
      strays: EFFORTS,
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
    {
      id: 'rover',
      points: ['hand:rover'],
      wants: [{ type: 'lay-place', card: 'rover' }],
      strays: EFFORTS,
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
      strays: EFFORTS,
      replies: [
        { seat: FRIEND, does: { type: 'lay-place', card: 'river' } },
        passes,
        ...hunts(8),
        passes,
        { seat: FRIEND, does: { type: 'use-power', card: 'river' } },
        passes,
        passes,
        passes,
      ],
    },
    { id: 'will', points: ['assimilation', 'seat:1'] },
    {
      id: 'survival',
      points: ['survival:adrenaline'],
      wants: [{ type: 'play-survival', card: 'adrenaline' }],
      // Also where it is not held at all: in a lesson that was begun before there was such a step.
      done: (view) => !view.hunted[0].survival.includes('adrenaline'),
      replies: FRIEND_LAYS,
    },
    {
      id: 'resist',
      pointsFor: [['resist']],
      wants: [
        { type: 'resist', will: 1 },
        { type: 'return-place', card: 'beach' },
        { type: 'return-place', card: 'wreck' },
        { type: 'lay-place', card: 'wreck' },
      ],
      strays: {
        surrender: EFFORTS.surrender,
        two: { type: 'resist', will: 2 },
        card: { type: 'return-place' },
        laid: { type: 'lay-place' },
      },
      done: (view) => view.hunted[0].effort === 'resisted' && view.hunted[0].played.some(({ card }) => card === 'wreck'),
      replies: [...FRIEND_LAYS, passes, ...hunts(2), passes, { seat: FRIEND, does: { type: 'keep-place', card: 'lair' } }, passes],
    },
    { id: 'end', points: ['rescue'] },
  ],
} as const satisfies Lesson<View, Action>;

export type HuntedStep = (typeof hunted.steps)[number]['id'];
