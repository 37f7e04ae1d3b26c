import { chanceFromSeed } from '@orrery/engine';
import { expect, test } from 'vitest';
import { goalPoints } from '../../flow/score.ts';
import { GOALS, progress, raceForTheGalaxy, type State } from '../../index.ts';
import { OPTION_SETS, playRandomly } from '../../testing/random-play.ts';
import { countFor, fillColumn, newColumn, STATUS } from './features.ts';
import { learntMind } from './learnt.ts';
import { worthOf } from './mind.ts';
import { packedRow, packWeights, unpackWeights } from './packing.ts';

/** Some positions of random matches of every kind. */
function positionsOf(every: number): State[] {
  const positions: State[] = [];
  OPTION_SETS.forEach(({ seats, options }, index) => {
    let count = 0;
    playRandomly(
      { seats, options, seed: `features ${index}` },
      {
        see: (state) => {
          count += 1;
          if (count % every === 0 && state.round > 0) positions.push(raceForTheGalaxy.clone(state));
        },
      },
    );
  });
  return positions;
}

const POSITIONS = positionsOf(101);

test('what is counted at a glance is what the rules count', () => {
  expect(POSITIONS.length).toBeGreaterThan(20);
  for (const state of POSITIONS) {
    const count = countFor(state);
    for (const { seat, points } of raceForTheGalaxy.standing(state)) {
      const goals = state.goals.reduce((sum, tile) => sum + goalPoints(state, seat, tile), 0);
      expect(count.tallies[seat].points).toBe(points - goals);
      state.goals.forEach(({ goal }, tile) => {
        expect(count.progress[tile][seat]).toBe(progress(state, state.players[seat], GOALS[goal].measure));
      });
    }
  }
});

test('of the others a seat looks at nothing that is hidden from it', () => {
  const column = newColumn();
  const see = (state: State, isKnown: boolean) => {
    fillColumn(state, 0, { column, count: countFor(state), look: { isKnown, isDone: false } });
    return { status: [...column.status], isKnown: column.isKnown };
  };
  let differs = 0;
  for (const state of POSITIONS) {
    const other = raceForTheGalaxy.clone(state);
    other.players[0].hand = state.piles[0].deck.slice(0, state.players[0].hand.length);
    if (other.players[0].hand.length < state.players[0].hand.length) continue;
    expect(see(other, false)).toEqual(see(state, false));
    if (JSON.stringify(see(other, true)) !== JSON.stringify(see(state, true))) differs += 1;
  }
  expect(differs).toBeGreaterThan(0);
});

test('all that is looked at stays within bounds, and every name is used once', () => {
  expect(new Set(STATUS).size).toBe(STATUS.length);
  const column = newColumn();
  for (const state of POSITIONS) {
    for (const { seat } of state.players) {
      fillColumn(state, seat, { column, count: countFor(state), look: { isKnown: true, isDone: true } });
      expect(Math.max(...column.status.map(Math.abs))).toBeLessThan(15);
    }
  }
});

test('the chances of all seats add up to one as one seat sees them, and depend on nothing but its view', () => {
  const mind = learntMind();
  for (const state of POSITIONS.filter(({ seats }) => seats > 1)) {
    const chance = worthOf(mind, state, { seat: 0, isDone: false });
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
    const imagined = raceForTheGalaxy.imagine(raceForTheGalaxy.view(state, 0), chanceFromSeed('imagined'));
    if (state.stage !== 'choose') expect(worthOf(mind, imagined, { seat: 0, isDone: false })).toBeCloseTo(chance, 10);
  }
});

test('rows of a large net are packed one by one, those of a small one together', () => {
  expect([50, 32, 10].map(packedRow)).toEqual([50, 32, 50]);
});

test('weights come back from their text nearly as they went', () => {
  const weights = Float32Array.from({ length: 103 }, (_, at) => Math.sin(at) * (at < 50 ? 0.1 : 3));
  const back = unpackWeights(packWeights(weights, 50), { row: 50, size: 103 });
  back.forEach((weight, at) => {
    expect(Math.abs(weight - weights[at])).toBeLessThan(at < 50 ? 0.001 : 0.03);
  });
});
