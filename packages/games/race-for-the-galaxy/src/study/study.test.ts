import { chanceFromSeed, readOptions, silent } from '@orrery/engine';
import { chances, luckOf } from '@orrery/study';
import { describeStudy } from '@orrery/testkit/study';
import { expect, test } from 'vitest';
import { answerQuickly } from '../bot/quick.ts';
import { raceForTheGalaxy } from '../index.ts';
import { manifest } from '../manifest.ts';
import { REASON_TABLES } from '../testing/unseen.ts';

describeStudy(manifest, { positions: 10, tables: REASON_TABLES, effort: 0.02 });

const MATCHES = 3;

test('that others place something when all is revealed is no bad luck: luck evens out', async () => {
  if (manifest.study === undefined) throw new Error('it cannot be studied');
  const [knowledge, study] = await Promise.all([manifest.knowledge(), manifest.study()]);
  const game = { module: raceForTheGalaxy, knowledge, study };
  const lucks: number[] = [];
  for (let match = 0; match < MATCHES; match++) {
    const state = raceForTheGalaxy.setup(readOptions(raceForTheGalaxy.options, {}, 3), 3, chanceFromSeed(`luck ${match}`));
    while (state.stage !== 'over') {
      const [seat] = raceForTheGalaxy.asked(state);
      const before = raceForTheGalaxy.clone(state);
      const action = answerQuickly(state, seat, raceForTheGalaxy.legal(state, seat));
      raceForTheGalaxy.apply(state, seat, action, silent);
      const isReveal = (before.stage === 'develop' || before.stage === 'settle') && !before.isRevealed && action.type === 'place';
      if (!isReveal || state.stage !== before.stage || !state.isRevealed) continue;
      const lineOf = (at: typeof state) =>
        at.players.map((_, own) => chances(game, { seat: own, view: raceForTheGalaxy.view(at, own), salt: 'luck' })[own]);
      const line = { before: lineOf(before), after: lineOf(state) };
      lucks.push(...luckOf(game, { before, seat, action, eyes: 'own', salt: `luck ${match}`, effort: 0.25, line }));
    }
  }
  const mean = lucks.reduce((sum, luck) => sum + luck, 0) / lucks.length;
  expect(lucks.length).toBeGreaterThan(30);
  expect(Math.abs(mean), `a mean of ${mean.toFixed(3)} over ${lucks.length}`).toBeLessThan(0.02);
});
