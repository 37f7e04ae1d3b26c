import { BadInput, type Json, listOf, objectAt, oneOf, readOrUndefined, textAt, wholeNumber } from '@orrery/engine';
import type { Action, PowerAt } from '../actions.ts';
import { type CardId, PRINTED } from '../cards/catalogue.ts';
import { ACTION_CARDS } from '../state.ts';

const PLACES = { min: 0, max: 200 };

/** Plain data from outside → an action of the right shape, or undefined. */
export function readAction(given: Json): Action | undefined {
  return readOrUndefined(() => read(given));
}

function read(given: Json): Action {
  const said = objectAt('action', given);
  const type = textAt('type', said.type, 40);
  const only = (...keys: string[]) => objectAt('action', given, ['type', ...keys]);
  switch (type) {
    case 'pick':
    case 'discard':
    case 'place':
      return { type, card: card(only('card').card) };
    case 'choose-start':
      return { type, world: card(only('world').world) };
    case 'choose-actions':
      return { type, actions: listOf('actions', only('actions').actions, (place, action) => oneOf(place, action, ACTION_CARDS)) };
    case 'reconsider':
    case 'pass':
    case 'stop':
      only();
      return { type };
    case 'pay': {
      const { use, cards } = only('use', 'cards');
      return { type, use: places('use', use), cards: wholeNumber('cards', cards, PLACES) };
    }
    case 'sell':
      return { type, world: wholeNumber('world', only('world').world, PLACES) };
    case 'consume': {
      const { by, goods } = only('by', 'goods');
      return { type, by: power(by), goods: places('goods', goods) };
    }
    case 'gamble':
      return { type, number: wholeNumber('number', only('number').number, PLACES) };
    case 'produce': {
      const { by, world } = only('by', 'world');
      return { type, by: by === 'bonus' ? by : power(by), world: wholeNumber('world', world, PLACES) };
    }
    case 'draw-for':
      return { type, by: power(only('by').by) };
    case 'produce-for-card': {
      const order = only('world', 'card');
      return { type, world: wholeNumber('world', order.world, PLACES), card: card(order.card) };
    }
    default:
      throw new BadInput('type', 'no such action');
  }
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
