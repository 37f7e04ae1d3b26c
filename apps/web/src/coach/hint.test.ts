import type { ActionBase } from '@orrery/engine';
import { expect, test } from 'vitest';
import type { Look } from '../games/coaching.ts';
import type { AnyCoaching } from '../games/registry.ts';
import { placesToLook } from './hint.ts';

interface Dock extends ActionBase {
  readonly at: string;
}

const dock = (at: string, type = 'dock', ships = 1): Dock & { readonly ships: number } => ({ type, at, ships });
const look = ({ at }: Dock): Look => ({ names: [{ term: at }], things: [`station:${at}`] });
const coaching: AnyCoaching = {
  looks: { dock: look, land: look, end: () => ({ names: [{ region: 'rest' }], things: [] }) },
  things: () => [],
};

function looked(action: ActionBase, legal: readonly ActionBase[], ranked: readonly ActionBase[] = legal): readonly unknown[] {
  const alternatives = ranked.map((one, rank) => ({ action: one, value: 1 - rank / 10 }));
  return placesToLook(coaching, { thought: { action, alternatives }, legal, view: {}, seat: 0 }).map(({ names }) => names[0]);
}

test('a place where several moves are to be found is pointed at alone', () => {
  const legal = [dock('mine', 'dock', 1), dock('mine', 'dock', 2), dock('market')];
  expect(looked(legal[1], legal)).toEqual([{ term: 'mine' }]);
});

test('a place that would give the move away stands among the best of its kind, in the order of the table', () => {
  const legal = [dock('hub'), dock('mine'), dock('market'), dock('yard'), dock('crater', 'land')];
  const ranked = [legal[3], legal[4], legal[1], legal[0], legal[2]];
  expect(looked(legal[3], legal, ranked)).toEqual([{ term: 'hub' }, { term: 'mine' }, { term: 'yard' }]);
});

test('a move that has none of its kind beside it is pointed at all the same', () => {
  const end = { type: 'end' };
  expect(looked(end, [dock('mine'), end], [end, dock('mine')])).toEqual([{ region: 'rest' }]);
  expect(looked(end, [end], [])).toEqual([{ region: 'rest' }]);
});
