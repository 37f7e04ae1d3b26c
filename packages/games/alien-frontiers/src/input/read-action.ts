import {
  at,
  BadInput,
  flag,
  type Json,
  type JsonObject,
  listOf,
  objectAt,
  oneOf,
  readOrUndefined,
  type Seat,
  wholeNumber,
} from '@orrery/engine';
import type { Action, ShipPick, Target } from '../actions.ts';
import { TECH_IDS } from '../cards/tech.ts';
import { FACES, FACILITIES, type Face, FIELDS, TERRITORIES } from '../state.ts';

const MOST_SHIPS = 7;
const MOST_TOKENS = 1000;
const TOKENS = ['fuel', 'ore'] as const;
const ACTION_TYPES = [
  'dock-ships',
  'cycle-display',
  'claim-card',
  'launch-colony',
  'keep-waiting',
  'trade-at-market',
  'buy-relic-ship',
  'use-power',
  'discard-card',
  'land-colony',
  'steal-token',
  'steal-card',
  'stop-raiding',
  'teleport-ship',
  'fire-again',
  'cease-fire',
  'move-colony',
  'swap-colony',
  'return-tokens',
  'end-turn',
] as const satisfies readonly Action['type'][];
const TARGET_KINDS = [
  'ship',
  'two-ships',
  'ships',
  'docked-ship',
  'territory',
  'field',
  'colony',
  'card',
] as const satisfies readonly Target['kind'][];

/** Plain data from outside → an action of the right shape, or undefined. Legality is `refuse`'s. */
export function readAction(given: Json): Action | undefined {
  return readOrUndefined(() => actionAt('', given));
}

function actionAt(place: string, given: Json | undefined): Action {
  const type = oneOf(at(place, 'type'), objectAt(place, given).type, ACTION_TYPES);
  const fields = (...keys: string[]): JsonObject => objectAt(place, given, ['type', ...keys]);
  switch (type) {
    case 'dock-ships': {
      const { at: where, faces, relic } = fields('at', 'faces', 'relic');
      return {
        type,
        at: oneOf(at(place, 'at'), where, FACILITIES),
        faces: facesAt(at(place, 'faces'), faces),
        relic: flag(at(place, 'relic'), relic),
      };
    }
    case 'teleport-ship': {
      const { to, faces, relic } = fields('to', 'faces', 'relic');
      return {
        type,
        to: oneOf(at(place, 'to'), to, FACILITIES),
        faces: facesAt(at(place, 'faces'), faces),
        relic: flag(at(place, 'relic'), relic),
      };
    }
    case 'claim-card':
      return { type, card: oneOf(at(place, 'card'), fields('card').card, TECH_IDS) };
    case 'use-power':
    case 'discard-card': {
      const { card, target } = fields('card', 'target');
      return { type, card: oneOf(at(place, 'card'), card, TECH_IDS), target: targetAt(at(place, 'target'), target) };
    }
    case 'land-colony':
    case 'steal-token':
    case 'steal-card':
    case 'fire-again':
    case 'move-colony':
    case 'swap-colony':
    case 'return-tokens':
      return answerAt(type, place, fields);
    default:
      fields();
      return { type };
  }
}

type Answer = 'land-colony' | 'steal-token' | 'steal-card' | 'fire-again' | 'move-colony' | 'swap-colony' | 'return-tokens';

function answerAt(type: Answer, place: string, fields: (...keys: string[]) => JsonObject): Action {
  switch (type) {
    case 'land-colony':
      return { type, territory: oneOf(at(place, 'territory'), fields('territory').territory, TERRITORIES) };
    case 'steal-token': {
      const { from, token } = fields('from', 'token');
      return { type, from: seatAt(at(place, 'from'), from), token: oneOf(at(place, 'token'), token, TOKENS) };
    }
    case 'steal-card': {
      const { from, card } = fields('from', 'card');
      return { type, from: seatAt(at(place, 'from'), from), card: oneOf(at(place, 'card'), card, TECH_IDS) };
    }
    case 'fire-again': {
      const { owner, face, relic } = fields('owner', 'face', 'relic');
      return {
        type,
        owner: seatAt(at(place, 'owner'), owner),
        face: oneOf(at(place, 'face'), face, FACES),
        relic: flag(at(place, 'relic'), relic),
      };
    }
    case 'move-colony':
      return { type, to: oneOf(at(place, 'to'), fields('to').to, TERRITORIES) };
    case 'swap-colony': {
      const { territory, owner } = fields('territory', 'owner');
      return { type, territory: oneOf(at(place, 'territory'), territory, TERRITORIES), owner: seatAt(at(place, 'owner'), owner) };
    }
    case 'return-tokens': {
      const { fuel, ore } = fields('fuel', 'ore');
      const range = { min: 0, max: MOST_TOKENS };
      return { type, fuel: wholeNumber(at(place, 'fuel'), fuel, range), ore: wholeNumber(at(place, 'ore'), ore, range) };
    }
  }
}

function seatAt(place: string, given: Json | undefined): Seat {
  return wholeNumber(place, given, { min: 0, max: 3 });
}

/** In rising order, so that one order has one shape. */
function facesAt(place: string, given: Json | undefined): readonly Face[] {
  const faces = listOf(place, given, (where, face) => oneOf(where, face, FACES));
  if (faces.length > MOST_SHIPS) throw new BadInput(place, 'nobody has so many ships');
  if (faces.some((face, index) => index > 0 && faces[index - 1] > face)) throw new BadInput(place, 'must rise');
  return faces;
}

function pickAt(place: string, given: Json | undefined): ShipPick {
  const { face, relic } = objectAt(place, given, ['face', 'relic']);
  return { face: oneOf(at(place, 'face'), face, FACES), relic: flag(at(place, 'relic'), relic) };
}

function targetAt(place: string, given: Json | undefined): Target {
  const kind = oneOf(at(place, 'kind'), objectAt(place, given).kind, TARGET_KINDS);
  const fields = (...keys: string[]): JsonObject => objectAt(place, given, ['kind', ...keys]);
  switch (kind) {
    case 'ship': {
      const { face, relic } = fields('face', 'relic');
      return { kind, face: oneOf(at(place, 'face'), face, FACES), relic: flag(at(place, 'relic'), relic) };
    }
    case 'two-ships': {
      const { lower, raise } = fields('lower', 'raise');
      return { kind, lower: pickAt(at(place, 'lower'), lower), raise: pickAt(at(place, 'raise'), raise) };
    }
    case 'ships': {
      const { faces, relic } = fields('faces', 'relic');
      return { kind, faces: facesAt(at(place, 'faces'), faces), relic: flag(at(place, 'relic'), relic) };
    }
    case 'docked-ship': {
      const { at: where, owner, face, relic } = fields('at', 'owner', 'face', 'relic');
      return {
        kind,
        at: oneOf(at(place, 'at'), where, FACILITIES),
        owner: seatAt(at(place, 'owner'), owner),
        face: oneOf(at(place, 'face'), face, FACES),
        relic: flag(at(place, 'relic'), relic),
      };
    }
    case 'territory':
      return { kind, territory: oneOf(at(place, 'territory'), fields('territory').territory, TERRITORIES) };
    case 'field':
      return { kind, field: oneOf(at(place, 'field'), fields('field').field, FIELDS) };
    case 'colony': {
      const { territory, owner } = fields('territory', 'owner');
      return { kind, territory: oneOf(at(place, 'territory'), territory, TERRITORIES), owner: seatAt(at(place, 'owner'), owner) };
    }
    case 'card':
      return { kind, card: oneOf(at(place, 'card'), fields('card').card, TECH_IDS) };
  }
}
