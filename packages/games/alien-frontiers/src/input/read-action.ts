import {
  at,
  BadInput,
  flag,
  type Json,
  listOf,
  numberBetween,
  objectAt,
  type Read,
  readOrUndefined,
  type Shapes,
  tagged,
  wordOf,
} from '@orrery/engine';
import type { Action, ShipPick, Target } from '../actions.ts';
import { TECH_IDS } from '../cards/tech.ts';
import { FACES, FACILITIES, type Face, FIELDS, TERRITORIES } from '../state.ts';

const MOST_SHIPS = 7;
const MOST_TOKENS = 1000;

const seat = numberBetween(0, 3);
const tokens = numberBetween(0, MOST_TOKENS);
const card = wordOf(TECH_IDS);
const face = wordOf(FACES);
const facility = wordOf(FACILITIES);
const territory = wordOf(TERRITORIES);

/** In rising order, so that one action has one shape. */
const faces: Read<readonly Face[]> = (place, given) => {
  const read = listOf(place, given, face);
  if (read.length > MOST_SHIPS) throw new BadInput(place, 'nobody has that many ships');
  if (read.some((each, index) => index > 0 && read[index - 1] > each)) throw new BadInput(place, 'must rise');
  return read;
};

const pick: Read<ShipPick> = (place, given) => {
  const fields = objectAt(place, given, ['face', 'relic']);
  return { face: face(at(place, 'face'), fields.face), relic: flag(at(place, 'relic'), fields.relic) };
};

const TARGETS: Shapes<Target, 'kind'> = {
  ship: { face, relic: flag },
  'two-ships': { lower: pick, raise: pick },
  ships: { faces, relic: flag },
  'docked-ship': { at: facility, owner: seat, face, relic: flag },
  territory: { territory },
  field: { field: wordOf(FIELDS) },
  colony: { territory, owner: seat },
  card: { card },
};

const target: Read<Target> = (place, given) => tagged<Target, 'kind'>(place, given, { tag: 'kind', shapes: TARGETS });

const ACTIONS: Shapes<Action, 'type'> = {
  'dock-ships': { at: facility, faces, relic: flag },
  'cycle-display': {},
  'claim-card': { card },
  'launch-colony': {},
  'keep-waiting': {},
  'trade-at-market': {},
  'buy-relic-ship': {},
  'use-power': { card, target },
  'discard-card': { card, target },
  'land-colony': { territory },
  'steal-token': { from: seat, token: wordOf(['fuel', 'ore']) },
  'steal-card': { from: seat, card },
  'stop-raiding': {},
  'teleport-ship': { to: facility, faces, relic: flag },
  'fire-again': { owner: seat, face, relic: flag },
  'cease-fire': {},
  'move-colony': { to: territory },
  'swap-colony': { territory, owner: seat },
  'return-tokens': { fuel: tokens, ore: tokens },
  'end-turn': {},
};

/** Plain data from outside → an action of the right shape, or undefined. Legality is `refuse`'s. */
export function readAction(given: Json): Action | undefined {
  return readOrUndefined(() => tagged<Action, 'type'>('', given, { tag: 'type', shapes: ACTIONS }));
}
