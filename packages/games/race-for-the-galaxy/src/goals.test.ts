import { silent } from '@orrery/engine';
import { expect, test } from 'vitest';
import { advance } from './flow/flow.ts';
import { goalPoints, pointsOf, standing } from './flow/score.ts';
import { position } from './input/position.ts';
import { checkGoals, progress } from './rules/goals.ts';
import { beginLimit } from './rules/rounds.ts';
import type { State } from './state.ts';
import { before, say } from './testing/table.ts';

/** Aleksei, Vera and Ekaterina; `own`: cards besides those they begin with, 3, 3 and 5 Military. */
function three(own: readonly (readonly string[])[], holders: readonly number[] = []): State {
  const begun = [
    ['old-earth', 'expedition-force', 'space-mercenaries', 'former-penal-colony'],
    ['epsilon-eridani', 'expedition-force', 'space-mercenaries'],
    ['new-sparta', 'lost-alien-warship', 'rebel-outpost'],
  ];
  const players = begun.map((tableau, seat) => ({ tableau: [...tableau, ...(own[seat] ?? [])] }));
  return position({ goals: [{ goal: 'Greatest Military', holders }], players });
}

/** A Develop phase ends. */
function ended(state: State): readonly number[] {
  checkGoals(state, 'develop', silent);
  return state.goals[0].holders;
}

test('[RG-E1] a sole leader with at least the least amount takes the tile when a phase of it ends, not earlier', () => {
  const state = three([['drop-ships']]);
  expect(state.goals[0].holders).toEqual([]);
  checkGoals(state, 'consume', silent);
  expect(state.goals[0].holders).toEqual([]);
  expect(ended(state)).toEqual([0]);
});

test('[RG-E2] [RG-R36] [RG-R48] who falls below the least amount gives it back, and it stays there', () => {
  expect(ended(three([['drop-ships', 'contact-specialist']], [0]))).toEqual([]);
});

test('[RG-E3] [RG-R38] who only equals the holder takes nothing', () => {
  expect(ended(three([['drop-ships'], ['drop-ships']], [0]))).toEqual([0]);
});

test('[RG-E4] who exceeds the holder and everybody takes it', () => {
  expect(ended(three([['drop-ships'], ['drop-ships'], ['new-galactic-order']], [0]))).toEqual([2]);
});

test('[RG-E5] two who reach it together leave it in the centre', () => {
  expect(ended(three([['drop-ships'], ['drop-ships']]))).toEqual([]);
});

test('[RG-E6] from the centre it goes to the next sole leader', () => {
  expect(ended(three([['drop-ships'], ['drop-ships'], ['new-galactic-order']]))).toEqual([2]);
});

test('[RG-E7] two who tie above the holder: back to the centre', () => {
  const state = three([['drop-ships', 'space-marines'], ['drop-ships', 'space-marines'], ['new-galactic-order']], [2]);
  expect(ended(state)).toEqual([]);
});

test('[RG-E8] [RG-R49] [RG-R50] at the end who is tied for the most without the tile has 3, the holder 5', () => {
  const state = three([['drop-ships', 'space-marines'], ['drop-ships', 'space-marines'], []], [0]);
  expect([0, 1, 2].map((seat) => goalPoints(state, seat, state.goals[0]))).toEqual([5, 3, 0]);
});

test('[RG-R34] [RG-R35] [RG-R51] what goals count: phases with a power, kinds of worlds, permanent Military', () => {
  const state = position({ players: [{ tableau: ['contact-specialist', 'damaged-alien-factory', 'space-mercenaries', 'gem-world'] }, {}] });
  const [player] = state.players;
  expect(progress(state, player, 'powered-phases')).toBe(2);
  expect(progress(state, player, 'kinds')).toBe(2);
  expect(progress(state, player, 'production-worlds')).toBe(2);
  expect(progress(state, player, 'military')).toBe(0);
  player.temporary = 2;
  expect(progress(state, player, 'military')).toBe(0);
  expect(progress(state, player, 'novelty-and-rare-worlds')).toBe(1);
});

test('[RG-R37] [RG-R46] a start world counts; several who meet a first in the same phase all have it, whoever comes later nothing', () => {
  const tableau = ['alien-robot-sentry', 'alien-robot-scout-ship', 'deserted-alien-outpost'];
  const state = position({
    goals: [{ goal: 'Overlord Discoveries' }],
    players: [{ tableau: ['damaged-alien-factory', 'alien-toy-shop', 'deserted-alien-world'] }, { tableau }, { tableau: ['old-earth'] }],
  });
  checkGoals(state, 'settle', silent);
  expect(state.goals[0].holders).toEqual([0, 1]);
  state.players[2].tableau.push(...state.players[0].tableau);
  state.players[0].tableau = [];
  checkGoals(state, 'settle', silent);
  expect(state.goals[0].holders).toEqual([0, 1]);
  expect([0, 1, 2].map((seat) => goalPoints(state, seat, state.goals[0]))).toEqual([3, 3, 0]);
});

test('[RG-R47] Galactic Status asks for a printed cost of 6, whatever was paid', () => {
  const state = position({
    goals: [{ goal: 'Galactic Status' }],
    players: [{ tableau: ['old-earth', 'new-economy'] }, { tableau: ['alien-robotic-factory'] }],
  });
  checkGoals(state, 'develop', silent);
  expect(state.goals[0].holders).toEqual([0]);
});

test('[RG-R32] [RG-R33] Budget Surplus goes to whoever had to discard to the limit, also in the last round, and for nothing else', () => {
  const surplus = (hand: number, chips: number) => {
    const state = position({
      stage: 'limit',
      goals: ['Budget Surplus'],
      players: [
        { hand: 10, chips },
        { hand, asked: [] },
      ],
    });
    beginLimit(state);
    advance(state, silent);
    for (let left = hand - 10; left > 0; left--) say(state, 1, { type: 'discard', card: state.players[1].hand[0] });
    return { stage: state.stage, hand: state.players[1].hand.length, holders: state.goals[0].holders };
  };
  expect(surplus(12, 0)).toEqual({ stage: 'choose', hand: 10, holders: [1] });
  expect(surplus(11, 24)).toEqual({ stage: 'over', hand: 10, holders: [1] });
  expect(surplus(10, 0)).toEqual({ stage: 'choose', hand: 10, holders: [] });
});

test('[RG-11.8] Galactic Standard of Living: 5 VP in chips when Consume ends', () => {
  const consumed = (chips: number) => {
    const tableau = ['expanding-colony', { card: 'gem-world', good: true }];
    return before(['consume'], { goals: ['Galactic Standard of Living'], players: [{ tableau, chips }, {}] }).goals[0].holders;
  };
  expect([consumed(3), consumed(4)]).toEqual([[], [0]]);
});

test('[RG-R39] goals of Develop are looked at after each of two Develop phases', () => {
  const state = three([['drop-ships'], []]);
  state.pass = 2;
  expect(ended(state)).toEqual([0]);
});

test('[RG-E26] goal points are no chips', () => {
  const state = position({
    goals: [{ goal: 'Innovation Leader', holders: [0] }, { goal: 'Galactic Standard of Living' }],
    players: [{ chips: 4, tableau: ['old-earth', 'galactic-renaissance'] }, {}],
  });
  checkGoals(state, 'consume', silent);
  expect(state.goals[1].holders).toEqual([]);
  expect(pointsOf(state, state.players[0], 'galactic-renaissance')).toBe(1);
  expect(standing(state)[0].sources.find(({ source }) => source === 'goals')?.points).toBe(3);
});

test('[RG-E27] Imperium Lords: 2 a card of the Imperium, itself among them, 1 another military world', () => {
  const state = position({ players: [{ tableau: ['imperium-lords', 'galactic-imperium', 'imperium-armaments-world', 'new-sparta'] }, {}] });
  expect(pointsOf(state, state.players[0], 'imperium-lords')).toBe(7);
});
