import { type OptionSet, randomPlay } from '@orrery/testkit';
import { notAlone } from '../index.ts';

export const { playRandomly, randomChoice } = randomPlay(notAlone, { unaskedEvery: 6 });

/** The three games at several tables, and every option turned with those that go with it. */
export const OPTION_SETS: readonly OptionSet[] = [
  { seats: 2, options: {} },
  { seats: 4, options: {} },
  { seats: 7, options: { boardSide: 'b' } },
  { seats: 3, options: { expansion: 'bridge', promo: true } },
  { seats: 5, options: { expansion: 'bridge', advanced: true, creature: 'random' } },
  { seats: 7, options: { expansion: 'bridge', creature: 'volunteer', boardSide: 'creature-picks' } },
  { seats: 2, options: { expansion: 'sanctuary' } },
  { seats: 4, options: { expansion: 'sanctuary', promo: true } },
  { seats: 6, options: { expansion: 'sanctuary', creature: 'last-seat', advanced: true } },
  { seats: 3, options: { tokens: 'must', pointlessMoves: 'refuse', phase3Cards: 'before-artemia', phase4Cards: 'start' } },
  {
    seats: 5,
    options: { stepChoices: 'together', mayPass: true, huntDiscard: 'end-of-turn', copyIneffective: true, strikeBack: 'public' },
  },
  { seats: 4, options: { lastWillReturn: 'pile', stasis: 'automatic-step', promo: true } },
  {
    seats: 5,
    options: { expansion: 'sanctuary', stepChoices: 'together', mayPass: true, huntDiscard: 'end-of-turn', sanctuaryOnIneffective: false },
  },
  { seats: 3, options: { expansion: 'sanctuary', promo: true, tokens: 'must', lastWillReturn: 'pile', phase3Cards: 'before-artemia' } },
];
