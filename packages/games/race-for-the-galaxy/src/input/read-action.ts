import {
  at,
  BadInput,
  type Json,
  listOf,
  numberBetween,
  objectAt,
  type Read,
  readOrUndefined,
  type Shapes,
  tagged,
  textAt,
  wordOf,
} from '@orrery/engine';
import type { Action, PowerAt } from '../actions.ts';
import { type CardId, PRINTED } from '../cards/catalogue.ts';
import { ACTION_CARDS } from '../state.ts';

const MOST = 200;

const number = numberBetween(0, MOST);
const places: Read<readonly number[]> = (place, given) => listOf(place, given, number);

/** An id of a printed card, or of one of a pack; whether it is there is for `refuse`. */
const card: Read<CardId> = (place, given) => {
  const id = textAt(place, given, 80) as CardId;
  if (!PRINTED.has(id) && !/^own-\d{1,3}$/.test(id)) throw new BadInput(place, 'no such card');
  return id;
};

const power: Read<PowerAt> = (place, given) => {
  const fields = objectAt(place, given, ['at', 'power']);
  return { at: number(at(place, 'at'), fields.at), power: number(at(place, 'power'), fields.power) };
};

const ACTIONS: Shapes<Action, 'type'> = {
  pick: { card },
  'choose-start': { world: card },
  'choose-actions': { actions: (place, given) => listOf(place, given, wordOf(ACTION_CARDS)) },
  reconsider: {},
  discard: { card },
  place: { card },
  pass: {},
  pay: { use: places, cards: number },
  sell: { world: number },
  consume: { by: power, goods: places },
  gamble: { number },
  stop: {},
  produce: { by: (place, given) => (given === 'bonus' ? given : power(place, given)), world: number },
  'draw-for': { by: power },
  'produce-for-card': { world: number, card },
};

/** Plain data from outside → an action of the right shape, or undefined. Legality is `refuse`'s. */
export function readAction(given: Json): Action | undefined {
  return readOrUndefined(() => tagged<Action, 'type'>('', given, { tag: 'type', shapes: ACTIONS }));
}
