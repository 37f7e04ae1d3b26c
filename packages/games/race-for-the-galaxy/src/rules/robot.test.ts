import type { JsonObject } from '@orrery/engine';
import { expect, test } from 'vitest';
import { ROBOT_DICE } from '../cards/robot.ts';
import { type ActionCard, type CardId, cardOf, type Phase, ROBOT_STARTS, type Robot, robotPoints } from '../index.ts';
import { match, type Table, table } from '../testing/table.ts';
import { placeDice } from './robot-dice.ts';

const DEVELOPMENT = 'public-works';
const SIX = 'new-economy';
const WORLD = 'artist-colony';
const MILITARY = 'rebel-base';
const OTHER_WORLD = 'spice-world';

interface Mat extends JsonObject {
  /** In the order of revealing. */
  readonly stack?: string[];
}

interface Given {
  readonly mat?: Mat;
  readonly phases: readonly Phase[];
  /** Cards drawn next. */
  readonly deck?: readonly string[];
  readonly marked?: readonly ActionCard[];
  readonly level?: 'easy' | 'medium' | 'hard';
}

/** A match alone in which these phases come: the player has no cards, so the robot is at once on turn. */
function solo({ mat = {}, phases, deck, marked = [], level = 'medium' }: Given): Table & { readonly robot: Robot } {
  const game = table({
    options: { robot: level },
    phases,
    ...(deck === undefined ? {} : { deck }),
    players: [{ tableau: ['old-earth'], hand: [], actions: [...marked] }],
    robot: { startWorld: 'ancient-race', stack: [], ...mat },
  });
  return Object.assign(game, { robot: robotOf(game) });
}

function robotOf({ state: { robot } }: Table): Robot {
  if (robot === undefined) throw new Error('there is no robot');
  return robot;
}

test('[RG-E9] a match die goes under the right-most marker', () => {
  expect(placeDice(['develop', 'match'], { marked: ['consume-x2', 'produce'], robotFace: 'settle' })).toEqual(['develop', 'produce']);
});

test('[RG-E10] with both markers on one pair it takes the left space', () => {
  expect(placeDice(['produce', 'match'], { marked: ['explore-5', 'explore-1-1'], robotFace: 'settle' })).toEqual(['explore-5', 'produce']);
});

test('[RG-14.6] match dice look for a space without a die, two go under both markers, and a die on a taken single space does nothing', () => {
  const robotFace = 'consume-trade';
  expect(placeDice(['produce', 'match'], { marked: ['develop', 'produce'], robotFace })).toEqual(['develop', 'produce']);
  expect(placeDice(['match', 'match'], { marked: ['settle', 'settle'], robotFace })).toEqual(['settle', 'settle']);
  expect(placeDice(['match', 'match'], { marked: ['explore-5', 'produce'], robotFace })).toEqual(['explore-5', 'produce']);
  expect(placeDice(['develop', 'match'], { marked: ['develop', 'develop'], robotFace })).toEqual(['develop', 'develop']);
  expect(placeDice(['consume-trade', 'robot'], { marked: ['develop', 'settle'], robotFace })).toEqual(['consume-trade']);
});

test('[RG-14.3] [RG-14.5] the player marks two actions, then two dice are rolled', () => {
  const game = match(1, {}, 'dice');
  game.discard(0, ...game.hand(0).slice(0, game.decision(0)?.ask === 'discard' ? 2 : 0));
  if (game.decision(0)?.ask === 'discard') game.discard(0, game.hand(0)[0]);
  expect(game.why(0, { type: 'choose-actions', actions: ['settle'] })).toBe('wrong-count RG-14.5');
  game.choose(0, 'consume-x2', 'produce');
  const rolled = game.events.flatMap((event) => (event.type === 'robot-rolled' ? [event.faces] : []));
  expect(rolled).toHaveLength(1);
  expect(rolled[0]).toHaveLength(2);
  for (const [die, face] of (rolled[0] ?? []).entries()) expect(ROBOT_DICE[die]).toContain(face);
});

test('[RG-14.3] what the two dice show', () => {
  expect(ROBOT_DICE).toEqual([
    ['explore-5', 'develop', 'settle', 'consume-trade', 'produce', 'match'],
    ['robot', 'robot', 'develop', 'settle', 'consume-x2', 'match'],
  ]);
});

test('[RG-14.3] every face of each die comes up, the robot on the second about twice as often as another', () => {
  const rounds = 240;
  const rolls = Array.from({ length: rounds }, (_, seed) => {
    const game = table({ seed: `roll ${seed}`, players: [{ tableau: ['old-earth'], hand: [] }], robot: { startWorld: 'ancient-race' } });
    game.choose(0, 'consume-x2', 'produce');
    return game.events.flatMap((event) => (event.type === 'robot-rolled' ? event.faces : []));
  });
  const shown = (die: number, face: string) => rolls.filter((faces) => faces[die] === face).length;
  for (const face of ['explore-5', 'develop', 'settle', 'consume-trade', 'produce', 'match']) {
    expect(shown(0, face), face).toBeGreaterThan(rounds / 12);
    expect(shown(0, face), face).toBeLessThan(rounds / 4);
  }
  for (const face of ['develop', 'settle', 'consume-x2', 'match']) expect(shown(1, face), face).toBeGreaterThan(rounds / 12);
  expect(shown(1, 'robot')).toBeGreaterThan(rounds / 4);
  expect(rolls.every((faces) => faces.length === 2)).toBe(true);
  const pairs = new Set(rolls.map((faces) => faces.join(' ')));
  expect(pairs.size).toBe(6 * 5); // one die says nothing of the other
});

test('[RG-E11] Develop action: draws one, flips, places a cheap development free', () => {
  const { robot, state } = solo({
    mat: { credit: 1, counters: 0, stack: [WORLD, DEVELOPMENT], dice: ['develop'] },
    deck: [OTHER_WORLD],
    phases: ['develop'],
  });
  expect(robot).toMatchObject({ credit: 1, tableau: ['ancient-race', DEVELOPMENT], stack: [OTHER_WORLD] });
  expect(state.piles[0].discard).toEqual([WORLD]);
});

test('[RG-E12] [RG-14.7] a counter by its action, then a development by its response for a credit', () => {
  const mat = { credit: 4, counters: 2, stack: [WORLD, MILITARY, DEVELOPMENT, OTHER_WORLD, 'gem-world'], dice: ['develop'] };
  const { robot, events } = solo({ mat, marked: ['develop', 'develop'], phases: ['develop', 'develop'] });
  const changes = events.flatMap((event) =>
    event.type === 'robot-changed' && event.phase === 'develop' ? [[event.role, event.credit]] : [],
  );
  expect(changes).toEqual([
    ['action', 2],
    ['response', 1],
  ]);
  expect(robot).toMatchObject({ counters: 1, placedCounters: 1, tableau: ['ancient-race', DEVELOPMENT] });
  expect(robot.stack).toHaveLength(2);
});

test('[RG-E13] without credit it does not respond to Settle at all', () => {
  const { robot } = solo({ mat: { credit: 0, stack: [WORLD], dice: ['produce'] }, marked: ['settle', 'produce'], phases: ['settle'] });
  expect(robot).toMatchObject({ stack: [WORLD], tableau: ['ancient-race'], credit: 0 });
});

test('[RG-E14] Settle action, then a response that finds a world and pays', () => {
  const { robot } = solo({
    mat: { credit: 2, stack: [DEVELOPMENT, 'export-duties'], dice: ['settle'] },
    deck: [MILITARY, WORLD, 'rebel-miners', OTHER_WORLD, 'pirate-world'],
    marked: ['settle', 'settle'],
    phases: ['settle', 'settle'],
  });
  expect(robot).toMatchObject({ credit: 1, tableau: ['ancient-race', WORLD, OTHER_WORLD] });
});

test('[RG-E15] a response that finds nothing costs nothing', () => {
  const { robot } = solo({
    mat: { credit: 2, stack: [MILITARY], dice: ['develop'] },
    deck: [DEVELOPMENT, 'rebel-miners'],
    marked: ['settle', 'settle'],
    phases: ['settle'],
  });
  expect(robot).toMatchObject({ credit: 2, stack: [], tableau: ['ancient-race'] });
});

test('[RG-E16] [RG-14.10] Trade: credit up to its limit, chips for the economy, no response besides', () => {
  const mat = { credit: 3, economy: 1, dice: ['consume-trade', 'settle'] };
  const { robot, state } = solo({ mat, marked: ['settle', 'consume-x2'], phases: ['consume'] });
  expect(robot).toMatchObject({ credit: 4, economy: 1, chips: 1 });
  expect(state.pool).toBe(23);
});

test('[RG-E17] its response to both Consumes is one', () => {
  const mat = { economy: 3, credit: 1, dice: ['develop', 'settle'] };
  const { robot } = solo({ mat, marked: ['consume-trade', 'consume-x2'], phases: ['consume'] });
  expect(robot).toMatchObject({ chips: 3, economy: 3, credit: 1 });
});

test('[RG-14.10] both Consumes by its dice: twice the economy, then credit and growth', () => {
  const { robot } = solo({ mat: { economy: 2, credit: 0, dice: ['consume-trade', 'consume-x2'] }, phases: ['consume'] });
  expect(robot).toMatchObject({ chips: 4, economy: 3, credit: 2 });
});

test('[RG-E18] [RG-E19] [RG-E20] Produce: its economy grows by its die alone, up to 5', () => {
  for (const [economy, dice, marked, after] of [
    [0, ['produce'], ['develop', 'settle'], 1],
    [2, ['develop', 'settle'], ['settle', 'produce'], 2],
    [2, ['settle', 'produce'], ['settle', 'produce'], 3],
    [5, ['produce'], ['settle', 'produce'], 5],
  ] as const) {
    expect(solo({ mat: { economy, dice: [...dice] }, marked, phases: ['produce'] }).robot.economy).toBe(after);
  }
});

test('[RG-14.8] Explore: one die one card and a credit, two dice three cards, a response one card', () => {
  for (const [dice, stack, credit] of [
    [['explore-5'], 1, 1],
    [['explore-5', 'explore-1-1'], 3, 1],
    [[], 1, 0],
  ] as const) {
    const game = solo({ mat: { credit: 0, dice: [...dice] }, phases: ['explore'] });
    // The player goes first [RG-14.1]: with two cards seen, one is discarded.
    game.discard(0, game.player(0).seen[0]);
    expect([robotOf(game).stack.length, robotOf(game).credit]).toEqual([stack, credit]);
  }
});

test('[RG-RB1] [RG-RB3] [RG-14.9] Old Earth: the first Trade action, by whatever face, turns the robot face to x2 for the next roll', () => {
  const game = table({
    phases: ['consume'],
    players: [{ tableau: ['new-sparta'], hand: [] }],
    robot: { startWorld: 'old-earth', stack: [], dice: ['consume-trade'] },
  });
  expect(robotOf(game)).toMatchObject({ face: 'consume-x2', hasOverlay: false, dice: ['consume-trade'] });
});

test('[RG-RB2] Trade together with x2 is a Trade action to the overlays', () => {
  const turned = (face: ActionCard, dice: readonly ActionCard[], phase: Phase) =>
    solo({ mat: { startWorld: 'damaged-alien-factory', face, dice: [...dice] }, phases: [phase] }).robot.face;
  expect(turned('consume-trade', ['consume-trade', 'consume-x2'], 'consume')).toBe('produce');
  expect(turned('produce', ['produce'], 'produce')).toBe('consume-trade');
  expect(turned('consume-trade', ['produce'], 'produce')).toBe('consume-trade');
});

test('[RG-RB4] Doomed World: its first Settle action takes a good world from the supply and leaves the start world behind', () => {
  const acted = solo({
    mat: { startWorld: 'doomed-world', credit: 1, economy: 0, dice: ['settle', 'settle'] },
    deck: [WORLD, MILITARY, 'terraformed-world', OTHER_WORLD, 'rebel-miners', 'pirate-world'],
    phases: ['settle', 'settle'],
  });
  expect(acted.robot).toMatchObject({ tableau: ['terraformed-world', OTHER_WORLD], credit: 3, economy: 1, hasOverlay: false });
  const response = solo({ mat: { startWorld: 'doomed-world', credit: 0, dice: [] }, marked: ['settle', 'produce'], phases: ['settle'] });
  expect(response.robot).toMatchObject({ hasOverlay: true, tableau: ['doomed-world'] });
});

test('[RG-RB5] [RG-RB7] it may hold copies; a development of cost 6 costs a credit, and is passed over by an action without one', () => {
  const copies = solo({
    mat: { credit: 1, counters: 0, stack: [DEVELOPMENT], tableau: ['ancient-race', DEVELOPMENT], dice: ['develop'] },
    deck: [WORLD],
    phases: ['develop'],
  });
  expect(copies.robot).toMatchObject({ credit: 1, tableau: ['ancient-race', DEVELOPMENT, DEVELOPMENT] });
  const rich = solo({ mat: { credit: 1, counters: 0, stack: [SIX], dice: ['develop'] }, deck: [WORLD], phases: ['develop'] });
  expect(rich.robot).toMatchObject({ credit: 0, tableau: ['ancient-race', SIX] });
  const poor = solo({ mat: { credit: 0, counters: 0, stack: [SIX, DEVELOPMENT], dice: ['develop'] }, deck: [WORLD], phases: ['develop'] });
  expect(poor.robot).toMatchObject({ credit: 0, tableau: ['ancient-race', DEVELOPMENT] });
});

test('[RG-14.9] New Sparta looks for military worlds, and its response is free', () => {
  const { robot } = solo({
    mat: { startWorld: 'new-sparta', credit: 0 },
    deck: [WORLD, OTHER_WORLD, 'gem-world', MILITARY],
    marked: ['settle', 'produce'],
    phases: ['settle'],
  });
  expect(robot.tableau).toEqual(['new-sparta', MILITARY]);
});

test('[RG-RB6] it produces nothing to compare with, whatever worlds and economy it has: one rare good is most', () => {
  const drawn = (tableau: readonly string[]) =>
    table({
      phases: ['produce'],
      players: [{ tableau: ['mining-conglomerate', ...tableau], hand: [] }],
      robot: {
        startWorld: 'ancient-race',
        tableau: ['ancient-race', 'mining-world', 'deserted-alien-outpost', 'asteroid-belt'],
        economy: 5,
        stack: [],
        dice: ['produce'],
      },
    }).hand(0).length;
  expect(drawn(['rebel-miners'])).toBe(2);
  expect(drawn([])).toBe(0);
});

test('[RG-RB8] nobody sees its stack, and what it discards joins the common discards', () => {
  const before = table({
    players: [{ tableau: ['old-earth'] }],
    robot: { startWorld: 'ancient-race', stack: [MILITARY, WORLD, DEVELOPMENT] },
  });
  expect(before.view(0).robot).toMatchObject({ stackCount: 3 });
  expect(before.view(0).robot).not.toHaveProperty('stack');
  const after = solo({
    mat: { credit: 0, stack: [MILITARY, WORLD, DEVELOPMENT], dice: ['settle'] },
    deck: ['gem-world', 'spice-world', 'comet-zone'],
    phases: ['settle'],
  });
  expect([after.robot.tableau, after.state.piles[0].discard]).toEqual([['ancient-race', WORLD], [MILITARY]]);
});

test('[RG-14.2] [RG-14.11] [RG-RB9] points by its level; a full tie is no defeat', () => {
  const ended = (credit: number) =>
    table({
      stage: 'over',
      options: { robot: 'hard' },
      players: [{ tableau: ['alpha-centauri'], chips: 19, hand: 2 }],
      robot: { startWorld: 'ancient-race', chips: 5, tableau: ['ancient-race', SIX], counters: 0, placedCounters: 1, credit, economy: 1 },
    });
  const game = ended(1);
  expect(robotPoints(game.state, robotOf(game))).toBe(5 + 1 + 9 + 9);
  expect(game.result?.seats[0].rank).toBe(2);
  const tied = (credit: number) =>
    table({
      stage: 'over',
      players: [{ tableau: ['alpha-centauri'], chips: 8, hand: 2 }],
      robot: { startWorld: 'ancient-race', chips: 7, tableau: ['ancient-race'], credit, economy: 1 },
    }).result?.seats[0].rank;
  expect([tied(1), tied(2)]).toEqual([1, 2]);
});

test('[RG-14.4] where it begins: credit, economy and cards of its stack by its start world', () => {
  const starts = ROBOT_STARTS.map(({ credit, economy, stack }) => [credit, economy, stack]);
  const usual = [1, 0, 4];
  expect(starts).toEqual([usual, [1, 1, 4], [2, 0, 4], usual, [1, 1, 4], usual, [0, 0, 3], usual, usual]);
  for (let seed = 0; seed < 20; seed++) {
    const game = match(1, {}, `mat ${seed}`);
    const { startWorld, credit, economy, stack } = robotOf(game);
    expect([credit, economy, stack.length]).toEqual(starts[cardOf(game.state, startWorld).start ?? -1]);
  }
});

test('[RG-14.12] cards and placed counters together end the match', () => {
  const cards: CardId[] = [
    'gem-world',
    'spice-world',
    'comet-zone',
    'plague-world',
    'mining-world',
    'new-vinland',
    'space-port',
    'new-earth',
  ];
  const stage = (tableau: readonly string[]) =>
    solo({ mat: { tableau: ['ancient-race', ...tableau], counters: 0, placedCounters: 2 }, phases: ['produce'] }).stage;
  expect([stage(cards), stage([...cards, 'artist-colony'])]).toEqual(['choose', 'over']);
});

test('[RG-14.8] without credit it does not respond to Develop either; with one it pays it for any development', () => {
  const responding = (credit: number) =>
    solo({ mat: { credit, counters: 0, stack: [SIX], dice: ['produce'] }, marked: ['develop', 'produce'], phases: ['develop'] }).robot;
  expect(responding(0)).toMatchObject({ credit: 0, stack: [SIX], tableau: ['ancient-race'] });
  expect(responding(1)).toMatchObject({ credit: 0, stack: [], tableau: ['ancient-race', SIX] });
});

test('[RG-14.8] a counter costs 2 credits in an action and 3 in a response', () => {
  const placed = (credit: number, dice: readonly string[]) =>
    solo({ mat: { credit, counters: 1, stack: [], dice: [...dice] }, marked: ['develop', 'produce'], phases: ['develop'] }).robot;
  expect(placed(2, ['develop'])).toMatchObject({ placedCounters: 1, credit: 0 });
  expect(placed(2, ['produce'])).toMatchObject({ placedCounters: 0, credit: 2 });
  expect(placed(3, ['produce'])).toMatchObject({ placedCounters: 1, credit: 0 });
});

test('[RG-14.6] a single Explore die lies on the left space, two lie on both', () => {
  const robotFace = 'explore-5';
  expect(placeDice(['explore-5', 'settle'], { marked: ['develop', 'produce'], robotFace })).toEqual(['explore-5', 'settle']);
  expect(placeDice(['explore-5', 'robot'], { marked: ['develop', 'produce'], robotFace })).toEqual(['explore-5', 'explore-1-1']);
});

test('[RG-14.8] what it drew is told, also where it turned all of it up again', () => {
  const drawnIn = (phase: Phase, given: Omit<Given, 'phases'>) =>
    solo({ ...given, phases: [phase] }).events.flatMap((event) =>
      event.type === 'robot-changed' && event.phase === phase ? [event.drawn] : [],
    );
  const misses = ['rebel-miners', MILITARY, 'pirate-world'];
  expect(drawnIn('settle', { mat: { dice: ['settle'] }, deck: misses })).toEqual([3]);
  expect(drawnIn('settle', { mat: { credit: 1 }, deck: misses.slice(1), marked: ['settle', 'produce'] })).toEqual([2]);
  expect(drawnIn('settle', { mat: { credit: 0 }, marked: ['settle', 'produce'] })).toEqual([0]);
  expect(drawnIn('develop', { mat: { counters: 0, dice: ['develop'] }, deck: [WORLD] })).toEqual([1]);
  expect(drawnIn('develop', { mat: { credit: 4, dice: ['develop'] } })).toEqual([0]); // a counter
  expect(drawnIn('produce', { mat: { dice: ['produce'] } })).toEqual([0]);
});
