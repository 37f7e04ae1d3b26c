import type { Lesson } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { View } from '../knowledge/view.ts';

/** You hunt two Hunted, who have already gone to their places. Three of your turns are scripted. */
const position = {
  seats: 3,
  seed: 'creature',
  stage: 'hunting',
  turn: 4,
  rescue: 8,
  assimilation: 6,
  marker: true,
  creature: { seat: 0, hand: ['interference', 'clone', 'tracking'] },
  hunted: [
    { hand: ['jungle', 'river'], discard: ['lair', 'rover'], played: ['beach'], will: 3 },
    { hand: ['lair', 'rover'], discard: ['river', 'beach'], played: ['jungle'], will: 2 },
  ],
  huntDeck: ['anticipation', 'fierceness', 'stasis'],
} as const;

const [YOU, FIRST, SECOND] = [0, 1, 2];
const [LAIR, JUNGLE, RIVER, BEACH, ROVER] = [1, 2, 3, 4, 5] as const;

export const creature = {
  id: 'creature',
  learner: YOU,
  position,
  level: 'greedy',
  steps: [
    { id: 'goal', points: ['assimilation', 'rescue'] },
    { id: 'piles', points: ['numbers-of:1', 'numbers-of:2'] },
    {
      id: 'interference',
      points: ['hunt:interference'],
      wants: [{ type: 'play-hunt', card: 'interference' }],
      strays: { clone: { type: 'play-hunt', card: 'clone' } },
    },
    {
      id: 'hunt',
      points: ['tray:creature', 'spot:2'],
      wants: [{ type: 'place-token', token: 'creature', at: [JUNGLE] }, { type: 'end-hunting' }],
      inOrder: true,
      strays: { elsewhere: { type: 'place-token' }, early: { type: 'end-hunting' } },
      done: (view) => view.turn.number > 4 && view.hunted[1].will === 1,
    },
    { id: 'caught', points: ['assimilation', 'numbers-of:2'] },
    {
      id: 'clone',
      pointsFor: [['hunt:clone'], ['tray:creature', 'spot:1'], ['tray:target', 'spot:5']],
      wants: [
        { type: 'play-hunt', card: 'clone' },
        { type: 'place-token', token: 'creature', at: [LAIR] },
        { type: 'place-token', token: 'target', at: [ROVER] },
        { type: 'end-hunting' },
      ],
      inOrder: true,
      allows: [{ type: 'place-token', token: 'target', at: [ROVER] }],
      strays: {
        swapped: { type: 'place-token', token: 'creature', at: [ROVER] },
        elsewhere: { type: 'place-token' },
        early: { type: 'end-hunting' },
      },
      done: (view) => view.turn.number > 5 && view.assimilation <= 3,
      replies: [
        { seat: FIRST, does: { type: 'lay-place', card: 'jungle' } },
        { seat: SECOND, does: { type: 'lay-place', card: 'lair' } },
        { seat: FIRST, does: { type: 'use-power', card: 'jungle' } },
        { seat: FIRST, does: { type: 'return-place', card: 'beach' } },
      ],
    },
    { id: 'last-will', points: ['assimilation'] },
    {
      id: 'artemia',
      pointsFor: [
        ['tray:creature', 'spot:3'],
        ['tray:artemia', 'spot:4'],
      ],
      wants: [
        { type: 'place-token', token: 'creature', at: [RIVER] },
        { type: 'place-token', token: 'artemia', at: [BEACH] },
        { type: 'end-hunting' },
      ],
      inOrder: true,
      allows: [{ type: 'play-hunt' }, { type: 'place-token', token: 'artemia', at: [BEACH] }],
      strays: { elsewhere: { type: 'place-token' }, early: { type: 'end-hunting' } },
      replies: [
        { seat: FIRST, does: { type: 'lay-place', card: 'beach' } },
        { seat: SECOND, does: { type: 'lay-place', card: 'river' } },
      ],
      done: (view) => view.turn.stage !== 'exploration' && view.turn.stage !== 'hunting' && view.turn.number >= 6,
    },
    { id: 'end', points: ['rescue'] },
  ],
} as const satisfies Lesson<View, Action>;

export type CreatureStep = (typeof creature.steps)[number]['id'];
