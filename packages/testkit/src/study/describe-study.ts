import { type AnyGame, chanceFromSeed, type GameManifest } from '@orrery/engine';
import { chances, judge, luckOf } from '@orrery/study';
import { describe, expect, test } from 'vitest';
import type { OptionSet } from '../random-play.ts';
import { type RandomPosition, randomPositions } from '../reasons/random-positions.ts';

export interface StudySuite {
  readonly positions: number;
  /** Tables that between them see every kind of match. */
  readonly tables: readonly OptionSet[];
  /** Times the budget of the level that judges: little is enough to see whether anything leaks. */
  readonly effort: number;
}

/** The study of a game holds what docs/STUDY.md promises, in random positions. */
export function describeStudy(manifest: GameManifest, { positions, tables, effort }: StudySuite): void {
  describe(`the study of ${manifest.id}`, () => {
    test(`in ${positions} random positions: chances are chances, and with own eyes nothing hidden changes anything`, async () => {
      if (manifest.study === undefined) throw new Error(`${manifest.id} cannot be studied`);
      const [module, knowledge, study] = await Promise.all([manifest.module(), manifest.knowledge(), manifest.study()]);
      const game = { module, knowledge, study };
      let at = 0;
      for (const position of randomPositions({ module, knowledge }, tables, positions)) {
        const { state, seat, legal, name } = position;
        const other = otherSecrets(module, position);
        const all = chances(game, { seat, view: module.view(state, seat), salt: name });
        expectChances(all, study.sideOf(state), name);
        expect(chances(game, { seat, view: module.view(other, seat), salt: name }), name).toEqual(all);
        const played = legal[at % legal.length];
        const judged = judge(game, { state, seat, eyes: 'own', salt: name }, { played, effort });
        expect(judge(game, { state: other, seat, eyes: 'own', salt: name }, { played, effort }), name).toEqual(judged);
        expect(judged?.cost, name).toBeGreaterThanOrEqual(0);
        expect(judged?.best[0]?.chance, name).toBeGreaterThanOrEqual(judged?.played.chance ?? 1);
        const revealing = { seat, action: played, eyes: 'own', salt: name, effort, line: { before: all, after: all } } as const;
        const luck = luckOf(game, { ...revealing, before: state })[seat];
        expect(luckOf(game, { ...revealing, before: other })[seat], name).toBe(luck);
        at += 1;
      }
      expect(at).toBe(positions);
    });
  });
}

/** The same table with everything changed that the seat cannot know. */
function otherSecrets(module: AnyGame, { state, seat, name }: RandomPosition) {
  return module.imagine(module.view(state, seat), chanceFromSeed(`${name}: other secrets`));
}

/** Each between 0 and 1; those who win together have the same, and all sides at most one. */
function expectChances(all: readonly number[], sideOf: readonly number[], name: string): void {
  for (const chance of all) {
    expect(chance, name).toBeGreaterThanOrEqual(0);
    expect(chance, name).toBeLessThanOrEqual(1);
  }
  const sides = new Map(sideOf.map((side, seat) => [side, all[seat]]));
  expect(all, name).toEqual(sideOf.map((side) => sides.get(side)));
  expect(
    [...sides.values()].reduce((sum, chance) => sum + chance, 0),
    name,
  ).toBeLessThanOrEqual(1 + 1e-9);
}
