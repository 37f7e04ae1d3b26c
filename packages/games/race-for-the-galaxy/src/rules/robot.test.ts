import { chanceFromSeed, readOptions, silent } from '@orrery/engine';
import { expect, test } from 'vitest';
import type { CardId } from '../cards/catalogue.ts';
import { ROBOT_STARTS } from '../cards/robot.ts';
import { advance } from '../flow/flow.ts';
import { result } from '../flow/score.ts';
import { setup } from '../flow/setup.ts';
import { view } from '../knowledge/view.ts';
import { OPTIONS, type Options } from '../options.ts';
import type { ActionCard, Phase, Placed, Robot, State } from '../state.ts';
import { cardOf } from './cards.ts';
import { newRobot, robotPoints, robotTurn } from './robot.ts';
import { placeDice } from './robot-dice.ts';
import { endOfMatch, phasesChosen } from './rounds.ts';

const DEVELOPMENT: CardId = 'public-works';
const SIX: CardId = 'new-economy';
const WORLD: CardId = 'artist-colony';
const MILITARY: CardId = 'rebel-base';

interface Given extends Partial<Omit<Robot, 'startWorld' | 'stack'>> {
  readonly startWorld?: CardId;
  /** In the order of revealing. */
  readonly stack?: readonly CardId[];
  /** Cards drawn next. */
  readonly supply?: readonly CardId[];
  readonly marked?: readonly ActionCard[];
  readonly level?: Options['robot'];
}

/** A match alone with the robot, its mat set by hand. */
function solo({ startWorld = 'ancient-race', stack = [], supply = [], marked = [], level = 'medium', ...mat }: Given): {
  state: State;
  robot: Robot;
} {
  const state = setup(readOptions<Options>(OPTIONS, { robot: level }, 1), 1, chanceFromSeed('robot'));
  const robot: Robot = { ...newRobot(state, startWorld), ...mat, stack: [...stack].reverse() };
  state.robot = robot;
  state.players[0].actions = [...marked];
  state.piles[0].deck.push(...[...supply].reverse());
  return { state, robot };
}

const placed = (card: CardId): Placed => ({ card, good: undefined, isNew: false, used: 0, hasProduced: false });

function act({ state, robot }: { state: State; robot: Robot }, phase: Phase, pass: 1 | 2 = 1): void {
  state.pass = pass;
  robotTurn(state, robot, phase, silent);
}

test('[RG-E9] a match die goes under the right-most marker', () => {
  expect(placeDice(['develop', 'match'], { marked: ['consume-x2', 'produce'], robotFace: 'settle' })).toEqual(['develop', 'produce']);
});

test('[RG-E10] with both markers on one pair it takes the left space', () => {
  expect(placeDice(['produce', 'match'], { marked: ['explore-5', 'explore-1-1'], robotFace: 'settle' })).toEqual(['explore-5', 'produce']);
});

test('[RG-14.6] match dice look for a space without a die, two lie under both markers, and a die on a taken single space does nothing', () => {
  const robotFace = 'consume-trade';
  expect(placeDice(['produce', 'match'], { marked: ['develop', 'produce'], robotFace })).toEqual(['develop', 'produce']);
  expect(placeDice(['match', 'match'], { marked: ['settle', 'settle'], robotFace })).toEqual(['settle', 'settle']);
  expect(placeDice(['match', 'match'], { marked: ['explore-5', 'produce'], robotFace })).toEqual(['explore-5', 'produce']);
  expect(placeDice(['develop', 'match'], { marked: ['develop', 'develop'], robotFace })).toEqual(['develop', 'develop']);
  expect(placeDice(['consume-trade', 'robot'], { marked: ['develop', 'settle'], robotFace })).toEqual(['consume-trade']);
  expect(
    phasesChosen([
      ['develop', 'settle'],
      ['develop', 'develop'],
    ]),
  ).toEqual(['develop', 'develop', 'settle']);
});

test('[RG-E11] Develop action: draws one, flips, places a cheap development free', () => {
  const table = solo({
    credit: 1,
    counters: 0,
    stack: [WORLD, DEVELOPMENT],
    supply: [WORLD],
    dice: ['develop'],
    marked: ['develop', 'produce'],
  });
  const discards = table.state.piles[0].discard.length;
  act(table, 'develop');
  expect(table.robot).toMatchObject({ credit: 1, tableau: ['ancient-race', DEVELOPMENT], stack: [WORLD] });
  expect(table.state.piles[0].discard.length).toBe(discards + 1);
});

test('[RG-E12] a counter by its action, then a development by its response for a credit', () => {
  const table = solo({
    credit: 4,
    counters: 2,
    stack: [WORLD, MILITARY, DEVELOPMENT, WORLD, WORLD],
    dice: ['develop'],
    marked: ['develop', 'develop'],
  });
  act(table, 'develop', 1);
  expect(table.robot).toMatchObject({ credit: 2, counters: 1, placedCounters: 1 });
  expect(table.robot.stack).toHaveLength(5);
  act(table, 'develop', 2);
  expect(table.robot).toMatchObject({ credit: 1, counters: 1, placedCounters: 1, tableau: ['ancient-race', DEVELOPMENT] });
  expect(table.robot.stack).toHaveLength(2);
});

test('[RG-E13] without credit it does not respond to Settle at all', () => {
  const table = solo({ credit: 0, stack: [WORLD], marked: ['settle', 'produce'], dice: ['produce'] });
  act(table, 'settle');
  expect(table.robot).toMatchObject({ stack: [WORLD], tableau: ['ancient-race'], credit: 0 });
});

test('[RG-E14] Settle action, then a response that finds a world and pays', () => {
  const table = solo({
    credit: 2,
    stack: [DEVELOPMENT, DEVELOPMENT],
    supply: [MILITARY, WORLD, MILITARY, WORLD, MILITARY],
    dice: ['settle'],
    marked: ['settle', 'settle'],
  });
  act(table, 'settle', 1);
  expect(table.robot).toMatchObject({ credit: 2, stack: [MILITARY], tableau: ['ancient-race', WORLD] });
  act(table, 'settle', 2);
  expect(table.robot).toMatchObject({ credit: 1, tableau: ['ancient-race', WORLD, WORLD] });
});

test('[RG-E15] a response that finds nothing costs nothing', () => {
  const table = solo({ credit: 2, stack: [MILITARY], supply: [DEVELOPMENT, MILITARY], dice: ['settle'], marked: ['settle', 'settle'] });
  act(table, 'settle', 2);
  expect(table.robot).toMatchObject({ credit: 2, stack: [], tableau: ['ancient-race'] });
});

test('[RG-E16] Trade: credit up to its limit, chips for the economy, no response besides', () => {
  const table = solo({ credit: 3, economy: 1, dice: ['consume-trade', 'settle'], marked: ['consume-x2', 'settle'] });
  act(table, 'consume');
  expect(table.robot).toMatchObject({ credit: 4, economy: 1, chips: 1 });
  expect(table.state.pool).toBe(23);
});

test('[RG-E17] its response to both Consumes is one', () => {
  const table = solo({ economy: 3, credit: 1, dice: ['settle', 'develop'], marked: ['consume-trade', 'consume-x2'] });
  act(table, 'consume');
  expect(table.robot).toMatchObject({ chips: 3, economy: 3, credit: 1 });
});

test('both Consumes by its dice: twice the economy, then credit and growth', () => {
  const table = solo({ economy: 2, credit: 0, dice: ['consume-trade', 'consume-x2'] });
  act(table, 'consume');
  expect(table.robot).toMatchObject({ chips: 4, economy: 3, credit: 2 });
});

test('[RG-E18..E20] Produce: its economy grows by its die alone', () => {
  for (const [economy, dice, marked, after] of [
    [0, ['produce'], ['develop', 'settle'], 1],
    [2, ['develop', 'settle'], ['produce', 'settle'], 2],
    [2, ['produce', 'settle'], ['produce', 'settle'], 3],
    [5, ['produce'], ['produce', 'settle'], 5],
  ] as const) {
    const table = solo({ economy, dice: [...dice], marked });
    act(table, 'produce');
    expect(table.robot.economy).toBe(after);
  }
});

test('Explore: one die one card and a credit, two dice three cards, a response one card', () => {
  for (const [dice, stack, credit] of [
    [['explore-5'], 1, 1],
    [['explore-5', 'explore-1-1'], 3, 1],
    [[], 1, 0],
  ] as const) {
    const table = solo({ credit: 0, dice: [...dice] });
    act(table, 'explore');
    expect([table.robot.stack.length, table.robot.credit]).toEqual([stack, credit]);
  }
});

test('[RG-RB1] [RG-RB3] Old Earth: the first Trade action, by whatever face, turns the robot face to x2 for the next roll', () => {
  const table = solo({ startWorld: 'old-earth', dice: ['consume-trade'] });
  expect(table.robot.face).toBe('consume-trade');
  act(table, 'consume');
  expect(table.robot).toMatchObject({ face: 'consume-x2', hasOverlay: false, dice: ['consume-trade'] });
});

test('[RG-RB2] Trade together with x2 is a Trade action to the overlays', () => {
  const table = solo({ startWorld: 'damaged-alien-factory', face: 'consume-trade', dice: ['consume-trade', 'consume-x2'] });
  act(table, 'consume');
  expect(table.robot.face).toBe('produce');
  act({ ...table, robot: Object.assign(table.robot, { dice: ['produce'] }) }, 'produce');
  expect(table.robot.face).toBe('consume-trade');
});

test('[RG-RB4] Doomed World: its first Settle action takes a good world from the supply and leaves the start world behind', () => {
  const table = solo({
    startWorld: 'doomed-world',
    credit: 1,
    economy: 0,
    dice: ['settle', 'settle'],
    supply: [WORLD, MILITARY, 'terraformed-world', WORLD],
  });
  act(table, 'settle', 1);
  expect(table.robot).toMatchObject({ tableau: ['terraformed-world'], credit: 3, economy: 1, hasOverlay: false });
  act(table, 'settle', 2);
  expect(table.robot.tableau).toEqual(['terraformed-world', WORLD]);
  const response = solo({ startWorld: 'doomed-world', credit: 0, dice: [], marked: ['settle', 'produce'] });
  act(response, 'settle');
  expect(response.robot).toMatchObject({ hasOverlay: true, tableau: ['doomed-world'] });
});

test('[RG-RB5] [RG-RB7] it may hold copies; a development of cost 6 costs a credit, and is passed over by an action without one', () => {
  const rich = solo({ credit: 1, counters: 0, stack: [SIX], tableau: ['ancient-race', SIX], dice: ['develop'] });
  act(rich, 'develop');
  expect(rich.robot).toMatchObject({ credit: 0, tableau: ['ancient-race', SIX, SIX] });
  const poor = solo({ credit: 0, counters: 0, stack: [SIX, DEVELOPMENT], supply: [WORLD], dice: ['develop'] });
  act(poor, 'develop');
  expect(poor.robot).toMatchObject({ credit: 0, tableau: ['ancient-race', DEVELOPMENT] });
});

test('New Sparta looks for military worlds, and its response is free', () => {
  const table = solo({ startWorld: 'new-sparta', credit: 0, supply: [WORLD, WORLD, WORLD, MILITARY], marked: ['settle', 'produce'] });
  act(table, 'settle');
  expect(table.robot.tableau).toEqual(['new-sparta', MILITARY]);
});

test('[RG-RB6] it produces nothing to compare with: one rare good is most', () => {
  const { state } = solo({ economy: 5, dice: ['produce'] });
  Object.assign(state.players[0], { tableau: [placed('mining-conglomerate'), placed('rebel-miners')], hand: [], steps: [] });
  Object.assign(state, { stage: 'explore', coming: ['produce'] });
  advance(state, silent);
  expect(state.players[0].hand).toHaveLength(2);
});

test('[RG-RB8] nobody sees its stack, and what it discards joins the common discards', () => {
  const table = solo({ credit: 0, stack: [MILITARY, WORLD, DEVELOPMENT], dice: ['settle'] });
  const shown = view(table.state, 0).robot;
  expect(shown).toMatchObject({ stackCount: 3 });
  expect(shown).not.toHaveProperty('stack');
  act(table, 'settle');
  expect(table.robot.tableau).toEqual(['ancient-race', WORLD]);
  expect(table.state.piles[0].discard).toEqual([MILITARY]);
});

test('[RG-14.2] [RG-RB9] points by its level; a full tie is no defeat', () => {
  const { state, robot } = solo({ level: 'hard', chips: 5, tableau: ['ancient-race', SIX], placedCounters: 1, credit: 1, economy: 1 });
  expect(robotPoints(state, robot)).toBe(5 + 1 + 9 + 9);
  state.players[0].tableau = [];
  state.players[0].hand = [WORLD, WORLD];
  state.players[0].chips = 24;
  state.stage = 'over';
  expect(result(state)?.seats[0].rank).toBe(1);
  robot.credit = 2;
  expect(result(state)?.seats[0].rank).toBe(2);
});

test('[RG-14.4] where it begins: credit, economy and cards of its stack by its start world', () => {
  const starts = ROBOT_STARTS.map(({ credit, economy, stack }) => [credit, economy, stack]);
  const usual = [1, 0, 4];
  expect(starts).toEqual([usual, [1, 1, 4], [2, 0, 4], usual, [1, 1, 4], usual, [0, 0, 3], usual, usual]);
  for (let seed = 0; seed < 20; seed++) {
    const { robot, own } = setup(readOptions<Options>(OPTIONS, {}, 1), 1, chanceFromSeed(`mat ${seed}`));
    if (robot === undefined) throw new Error('there is no robot');
    const number = cardOf({ own }, robot.startWorld).start ?? -1;
    expect([robot.credit, robot.economy, robot.stack.length]).toEqual(starts[number]);
  }
});

test('[RG-14.12] cards and placed counters together end the match', () => {
  const { state, robot } = solo({ placedCounters: 2 });
  robot.tableau = Array.from({ length: 9 }, () => WORLD);
  expect(endOfMatch(state)).toBeUndefined();
  robot.tableau.push(WORLD);
  expect(endOfMatch(state)).toBe('tableau');
});
