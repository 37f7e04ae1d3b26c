import { expect, test } from 'vitest';
import { notAlone } from '../index.ts';
import { table } from '../testing/table.ts';
import { weigh } from './weigh.ts';

test('[NA-6.1] a Creature that stays away gives away as much as by the worst place for its token', () => {
  const { state } = table({ stage: 'hunting', hunted: { ripley: { played: ['lair'] }, dallas: { played: ['jungle'] } } });
  const { seat } = state.creature;
  const legal = notAlone.legal(state, seat);
  const chances = weigh(state, { seat, eyes: seat, legal });
  const away = chances[legal.findIndex(({ type }) => type === 'end-hunting')];
  const laid = legal.flatMap(({ type }, at) => (type === 'place-token' ? [chances[at] ?? Number.NaN] : []));
  expect(away).toBeLessThan(Math.max(...laid) - 0.01);
  expect(away).toBeLessThanOrEqual(Math.min(...laid));
});
