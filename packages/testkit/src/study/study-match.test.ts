import {
  type ActionBase,
  type AnyGame,
  type GameStudy,
  hashOf,
  type MatchRecord,
  type RecordedAction,
  recordOf,
  seedFrom,
} from '@orrery/engine';
import { type AnyJudgedGame, readStudy, type StudyRequest, studiedOf, studyMatch, studyStep } from '@orrery/study';
import { expect, test } from 'vitest';
import { randomPlay } from '../random-play.ts';
import { type GuildState, guild } from '../throwaway/guild.ts';

/** Who has built for more is ahead; who holds more cards, a little. To build is said to be better than not to. */
const guildStudy: GameStudy<GuildState, ActionBase> = {
  sideOf: ({ guilds }) => guilds.map((_, seat) => seat),
  measures: ['built'],
  prospects: ({ round, guilds }) => ({
    progress: round / 8,
    sides: guilds.map(({ built, hand }) => [built.reduce<number>((sum, card) => sum + card, 0) + 0.2 * hand.length]),
  }),
  honest: { 3: [[0.5, 0.5, 1, 1]] },
  judge: 'random',
  weigh: (_, { legal }) => legal.map(({ type }) => (type === 'build-nothing' ? 0.4 : 0.6)),
  redraw: () => undefined,
};

const module: AnyGame = guild;
const study: GameStudy<WithAnything, ActionBase> = guildStudy;
const game: AnyJudgedGame = { module, knowledge: undefined, study };
// biome-ignore lint/suspicious/noExplicitAny: the state of a game whose types are forgotten
type WithAnything = any;

function recordedMatch(): MatchRecord {
  const seed = seedFrom('a studied match');
  const actions: RecordedAction[] = [];
  const state = randomPlay(guild).playRandomly({ seats: 3, options: {}, seed }, { see: (_, choice) => actions.push(choice) });
  const { id, rulesVersion } = guild;
  const seats = ['Ann', 'Bob', 'Cid'];
  return recordOf({ game: id, rulesVersion, options: {}, seats, seed, actions, result: guild.result(state), hash: hashOf(state) });
}

const record = recordedMatch();
const usual: StudyRequest = { eyes: 'own', salt: 'study', turnEvent: 'phases-revealed' };

test('a study tells where the chances of each seat went, and it adds up', async () => {
  const { line, steps, summary, isWhole } = await studyMatch(game, record, usual);
  expect(isWhole).toBe(true);
  expect(steps.map(({ seat, action }) => ({ seat, action }))).toEqual(record.actions);
  expect(line).toHaveLength(record.actions.length + 1);
  expect(line.at(-1)?.map((chance) => chance > 0)).toEqual(record.result?.seats.map(({ rank }) => rank === 1));
  for (const { began, ended, gaveAway, luck, others, rest } of summary) expect(began + luck + others + rest - gaveAway).toBeCloseTo(ended);
});

test('what was not the best has a price, the best has none, and who had no choice is not judged', async () => {
  const { steps } = await studyMatch(game, record, usual);
  const built = steps.filter(({ action, judged }) => action.type === 'build' && judged !== undefined);
  const passed = steps.filter(({ action, judged }) => action.type === 'build-nothing' && judged !== undefined);
  expect(built.length).toBeGreaterThan(0);
  expect(passed.length).toBeGreaterThan(0);
  for (const { judged } of built) expect(judged?.cost).toBe(0);
  for (const { judged } of passed) {
    expect(judged?.cost).toBeGreaterThan(0.01);
    expect(judged?.best[0]?.action.type).toBe('build');
  }
  for (const { at, judged } of steps) {
    const state = studiedOf(game, record, usual).moments[at]?.state;
    expect(judged !== undefined).toBe(module.legal(state, record.actions[at]?.seat ?? 0).length > 1);
  }
});

test('luck is told only where something came to light', async () => {
  const { steps } = await studyMatch(game, record, usual);
  for (const { revealed, luck } of steps) expect(luck !== undefined).toBe(revealed);
  expect(steps.some(({ luck }) => luck?.some((one) => Math.abs(one) > 0.01))).toBe(true);
});

test('the same salt gives the same study, by whomever the steps are looked at', async () => {
  const alone = await studyMatch(game, record, usual);
  const studied = studiedOf(game, record, usual);
  const lookers = { together: 3, look: async (asked: Parameters<typeof studyStep>[2]) => studyStep(game, studied, asked) };
  expect(await studyMatch(game, record, { ...usual, lookers })).toEqual(alone);
  expect((await studyMatch(game, record, { ...usual, salt: 'another' })).steps).not.toEqual(alone.steps);
});

test('a study that was stopped keeps what it has and goes on to the same end', async () => {
  let all = 0;
  const whole = await studyMatch(game, record, { ...usual, onProgress: () => (all += 1) });
  for (const stopAfter of [3, record.actions.length + 3, 2 * record.actions.length + 2]) {
    const stop = new AbortController();
    let looks = 0;
    const onProgress = () => {
      looks += 1;
      if (looks === stopAfter) stop.abort();
    };
    const part = await studyMatch(game, record, { ...usual, signal: stop.signal, onProgress });
    expect(looks).toBe(stopAfter);
    expect(part.isWhole).toBe(false);
    const kept = readStudy(JSON.parse(JSON.stringify(part)));
    let more = 0;
    const rest = await studyMatch(game, record, { ...usual, from: kept, onProgress: () => (more += 1) });
    expect(rest).toEqual(whole);
    expect(looks + more).toBe(all);
  }
});

test('a study of another match, or made otherwise, is not gone on with', async () => {
  const from = await studyMatch(game, record, usual);
  await expect(studyMatch(game, record, { ...usual, eyes: 'open', from })).rejects.toThrow('other eyes');
  await expect(studyMatch(game, { ...record, hash: '0'.repeat(64) }, { ...usual, from })).rejects.toThrow('another match');
});

test('a study comes back from a file as it was, and a broken one is refused by the place that is broken', async () => {
  const study = await studyMatch(game, record, { ...usual, eyes: 'open' });
  const file = JSON.stringify(study);
  expect(readStudy(JSON.parse(file))).toEqual(study);
  const broken = (change: object) => () => readStudy({ ...JSON.parse(file), ...change });
  expect(broken({ format: 'orrery-match' })).toThrow('study.format');
  expect(broken({ formatVersion: 2 })).toThrow('study.formatVersion');
  expect(broken({ line: study.line.slice(1) })).toThrow('study.line');
  expect(broken({ steps: [{ ...study.steps[0], effort: 'much' }, ...study.steps.slice(1)] })).toThrow('study.steps[0].effort');
  expect(broken({ more: 1 })).toThrow('more');
  // What follows from the steps is not believed.
  expect(readStudy({ ...JSON.parse(file), turningPoints: [], summary: [] })).toEqual(study);
});
