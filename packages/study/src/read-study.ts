import { actionAt, at, BadInput, flag, type Json, listOf, objectAt, oneOf, optional, textAt, wholeNumber } from '@orrery/engine';
import { WAYS_TO_LOOK } from './eyes.ts';
import type { Judged, JudgedAction } from './judge.ts';
import { STUDY_FORMAT, STUDY_VERSION, type StudiedStep, type Study } from './study.ts';
import { summaryOf } from './summary.ts';
import { turningPointsOf } from './turning-points.ts';

const FIELDS = [
  'format',
  'formatVersion',
  'game',
  'rulesVersion',
  'hash',
  'eyes',
  'salt',
  'depth',
  'line',
  'steps',
  'closely',
  'turningPoints',
  'summary',
  'reasons',
  'isWhole',
];
const STEP_FIELDS = ['at', 'seat', 'action', 'turn', 'turnAfter', 'revealed', 'effort', 'luck', 'judged'];
const MANY = { min: 0, max: 100_000 };
const SEATS = { min: 0, max: 15 };
/** A change of a chance is no larger. */
const MOST = 1.0001;
const MOST_EFFORT = 10_000;

/** A study from a file. Throws `BadInput` naming the field that is broken. What follows from the steps is reckoned anew, not believed. */
export function readStudy(json: Json): Study {
  const fields = objectAt('study', json);
  if (fields.format !== STUDY_FORMAT) throw new BadInput('study.format', `must be '${STUDY_FORMAT}': this is no study`);
  if (fields.formatVersion !== STUDY_VERSION) throw new BadInput('study.formatVersion', `must be ${STUDY_VERSION}: no other is known here`);
  objectAt('study', json, FIELDS);
  const line = listOf('study.line', fields.line, chancesAt);
  const steps = listOf('study.steps', fields.steps, stepAt);
  if (line.length !== steps.length + 1) throw new BadInput('study.line', `must have ${steps.length + 1} moments, one more than steps`);
  const closely = optional(fields.closely, undefined, (given) =>
    listOf('study.closely', given, (place, item) => wholeNumber(place, item, { min: 0, max: steps.length - 1 })),
  );
  return {
    format: STUDY_FORMAT,
    formatVersion: STUDY_VERSION,
    game: textAt('study.game', fields.game, 100),
    rulesVersion: textAt('study.rulesVersion', fields.rulesVersion, 100),
    hash: textAt('study.hash', fields.hash, 64),
    eyes: oneOf('study.eyes', fields.eyes, WAYS_TO_LOOK),
    salt: textAt('study.salt', fields.salt),
    depth: numberAt('study.depth', fields.depth, MOST_EFFORT),
    line,
    steps,
    ...(closely === undefined ? {} : { closely }),
    turningPoints: turningPointsOf(steps),
    summary: summaryOf({ line, steps }),
    isWhole: flag('study.isWhole', fields.isWhole),
  };
}

function stepAt(place: string, given: Json): StudiedStep {
  const fields = objectAt(place, given, STEP_FIELDS);
  const luck = optional(fields.luck, undefined, (list) => chancesAt(at(place, 'luck'), list));
  const judged = optional(fields.judged, undefined, (one) => judgedAt(at(place, 'judged'), one));
  return {
    at: wholeNumber(at(place, 'at'), fields.at, MANY),
    seat: wholeNumber(at(place, 'seat'), fields.seat, SEATS),
    action: actionAt(at(place, 'action'), fields.action),
    turn: wholeNumber(at(place, 'turn'), fields.turn, MANY),
    turnAfter: wholeNumber(at(place, 'turnAfter'), fields.turnAfter, MANY),
    revealed: flag(at(place, 'revealed'), fields.revealed),
    effort: numberAt(at(place, 'effort'), fields.effort, MOST_EFFORT),
    ...(luck === undefined ? {} : { luck }),
    ...(judged === undefined ? {} : { judged }),
  };
}

function judgedAt(place: string, given: Json): Judged {
  const { effort, played, best, cost } = objectAt(place, given, ['effort', 'played', 'best', 'cost']);
  return {
    effort: numberAt(at(place, 'effort'), effort, MOST_EFFORT),
    played: judgedActionAt(at(place, 'played'), played),
    best: listOf(at(place, 'best'), best, judgedActionAt),
    cost: numberAt(at(place, 'cost'), cost, MOST),
  };
}

function judgedActionAt(place: string, given: Json | undefined): JudgedAction {
  const { action, chance } = objectAt(place, given, ['action', 'chance']);
  return { action: actionAt(at(place, 'action'), action), chance: numberAt(at(place, 'chance'), chance, MOST) };
}

function chancesAt(place: string, given: Json): number[] {
  return listOf(place, given, (where, item) => numberAt(where, item, MOST));
}

function numberAt(place: string, given: Json | undefined, most: number): number {
  if (typeof given !== 'number' || !(Math.abs(given) <= most)) throw new BadInput(place, `must be a number up to ${most}`);
  return given;
}
