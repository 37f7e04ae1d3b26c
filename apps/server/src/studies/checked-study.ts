import { setImmediate } from 'node:timers/promises';
import { type ActionBase, type AnyGame, BadInput, type Json, readsPlayed, replay } from '@orrery/engine';
import { SHARED_STUDIES } from '@orrery/protocol';
import { type AnyMoment, playVariation, readStudiedMatch, type StudiedMatch, type StudiedStep } from '@orrery/study';
import type { Games } from '../games.ts';
import { RequestProblem } from '../problem.ts';

/** Moves of others wait for so many actions of a study at most. */
const TOGETHER = 25;
/** Where a match goes on from another, that one is played again at once. */
const START_CHARACTERS = 120_000;

interface Given {
  readonly studied: Json;
  /** Somebody knows that the match is over, which one that was given up does not say of itself. */
  readonly isOver: boolean;
}

/**
 * A study that may be shown to strangers: of a match that is over, each of whose actions is legal, as are those of its variations and
 * whatever is said to have been better. Throws `BadInput` or `RequestProblem`.
 */
export async function checkedStudy(games: Games, { studied: given, isOver }: Given): Promise<StudiedMatch> {
  const studied = readStudiedMatch(given);
  const { record, studies, variations } = studied;
  const hosted = games.of(record.game);
  if (hosted === undefined) throw new BadInput('record.game', 'is not hosted here');
  if (record.result === undefined && !isOver) throw new RequestProblem('match-running', 'only of a match that is over a study is shared');
  refuseTooLong(studied);
  const module = readsPlayed(hosted.module);
  const kept: AnyMoment[] = [];
  const left = new Set(variations.map(({ from }) => from));
  for (const moment of replay(module, record)) {
    if (left.has(moment.count)) kept[moment.count] = moment;
    for (const { steps } of studies) {
      const step = steps[moment.count];
      if (step !== undefined) checkStep(module, moment, step);
    }
    if (moment.count % TOGETHER === 0) await setImmediate();
  }
  for (const variation of variations) {
    playVariation(module, kept, variation);
    await setImmediate();
  }
  return studied;
}

function refuseTooLong({ record, variations }: StudiedMatch): void {
  const steps = variations.reduce((sum, variation) => sum + variation.steps.length, 0);
  const isLong = record.actions.length > SHARED_STUDIES.actions || steps > SHARED_STUDIES.variationSteps;
  if (isLong || JSON.stringify(record.start ?? null).length > START_CHARACTERS)
    throw new RequestProblem('too-long', 'the study is too long');
}

/** What is told of a step names nothing that could not have been. */
function checkStep(module: AnyGame, { count, state }: AnyMoment, step: StudiedStep): void {
  const told = [
    step.action,
    ...(step.judged === undefined ? [] : [step.judged.played.action, ...step.judged.best.map(({ action }) => action)]),
  ];
  for (const action of told) {
    const read: ActionBase | undefined = module.readAction(JSON.parse(JSON.stringify(action)));
    if (read === undefined || module.refuse(state, step.seat, read) !== undefined)
      throw new BadInput(`study.steps[${count}]`, 'tells of what is not legal');
  }
}
