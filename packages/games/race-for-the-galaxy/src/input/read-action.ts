import { BadInput, type Json, type JsonObject, listOf, objectAt, oneOf, readOrUndefined, textAt, wholeNumber } from '@orrery/engine';
import type { Action, ActionOf, PowerAt } from '../actions.ts';
import { type CardId, PRINTED } from '../cards/catalogue.ts';
import { ACTION_CARDS } from '../state.ts';

const PLACES = { min: 0, max: 200 };

/** Plain data from outside → an action of the right shape, or undefined. */
export function readAction(given: Json): Action | undefined {
  return readOrUndefined(() => read(given));
}

const READERS: { readonly [Type in Action['type']]: (given: Json) => ActionOf<Type> } = {
  pick: (given) => ({ type: 'pick', card: card(fields(given, 'card').card) }),
  'choose-start': (given) => ({ type: 'choose-start', world: card(fields(given, 'world').world) }),
  'choose-actions': (given) => ({
    type: 'choose-actions',
    actions: listOf('actions', fields(given, 'actions').actions, (place, action) => oneOf(place, action, ACTION_CARDS)),
  }),
  reconsider: (given) => bare(given, { type: 'reconsider' }),
  discard: (given) => ({ type: 'discard', card: card(fields(given, 'card').card) }),
  place: (given) => ({ type: 'place', card: card(fields(given, 'card').card) }),
  pass: (given) => bare(given, { type: 'pass' }),
  pay: (given) => {
    const { use, cards } = fields(given, 'use', 'cards');
    return { type: 'pay', use: places('use', use), cards: wholeNumber('cards', cards, PLACES) };
  },
  sell: (given) => ({ type: 'sell', world: wholeNumber('world', fields(given, 'world').world, PLACES) }),
  consume: (given) => {
    const { by, goods } = fields(given, 'by', 'goods');
    return { type: 'consume', by: power(by), goods: places('goods', goods) };
  },
  gamble: (given) => ({ type: 'gamble', number: wholeNumber('number', fields(given, 'number').number, PLACES) }),
  stop: (given) => bare(given, { type: 'stop' }),
  produce: (given) => {
    const { by, world } = fields(given, 'by', 'world');
    return { type: 'produce', by: by === 'bonus' ? by : power(by), world: wholeNumber('world', world, PLACES) };
  },
  'draw-for': (given) => ({ type: 'draw-for', by: power(fields(given, 'by').by) }),
  'produce-for-card': (given) => {
    const order = fields(given, 'world', 'card');
    return { type: 'produce-for-card', world: wholeNumber('world', order.world, PLACES), card: card(order.card) };
  },
};

function read(given: Json): Action {
  const type = textAt('type', objectAt('action', given).type, 40);
  if (!isType(type)) throw new BadInput('type', 'no such action');
  return READERS[type](given);
}

function isType(type: string): type is Action['type'] {
  return Object.hasOwn(READERS, type);
}

function fields(given: Json, ...keys: readonly string[]): JsonObject {
  return objectAt('action', given, ['type', ...keys]);
}

/** An action that says nothing but its type. */
function bare<Bare extends Action>(given: Json, action: Bare): Bare {
  fields(given);
  return action;
}

/** An id of a printed card, or of one of a pack; whether it is there is for `refuse`. */
function card(given: Json | undefined): CardId {
  const id = textAt('card', given, 80) as CardId;
  if (!PRINTED.has(id) && !/^own-\d{1,3}$/.test(id)) throw new BadInput('card', 'no such card');
  return id;
}

function power(given: Json | undefined): PowerAt {
  const { at, power: index } = objectAt('by', given, ['at', 'power']);
  return { at: wholeNumber('at', at, PLACES), power: wholeNumber('power', index, PLACES) };
}

function places(place: string, given: Json | undefined): number[] {
  return listOf(place, given, (spot, at) => wholeNumber(spot, at, PLACES));
}
