import { counted, isKeyOf } from '@orrery/engine';
import type { RefusalLines } from '../shape.ts';
import { isCardId, type Table } from '../table.ts';
import { NAMES } from './names.ts';
import { cards, namesOn } from './words.ts';

function action(id: unknown): string {
  const key = `action:${String(id)}`;
  return isKeyOf(NAMES, key) ? NAMES[key] : 'This action';
}

const signedMilitary = (military: number): string => (military < 0 ? `−${-military}` : String(military));

export function refusalLines(table: Table): RefusalLines {
  const cardName = namesOn(table);
  /** Values come with the refusal: one that makes no sense gets some words too. */
  const card = (id: unknown): string => (isCardId(id) ? cardName(id) : 'this card');
  return {
    'match-over': 'The match is over.',
    'no-such-seat': 'There is no such seat at this table.',
    'not-asked': ({ ask }) => (ask === undefined ? 'It is not your turn to choose.' : 'You have another choice to make first.'),
    'all-have-answered': 'It is too late to choose again.',
    'wrong-count': ({ count }) => (count === 2 ? 'Choose two actions, in the order of the phases.' : 'Choose one action.'),
    'twice-the-same': ({ action: id }) => `${action(id)} can be chosen only once a round.`,
    'not-in-hand': ({ card: id }) => `${card(id)} is not one of the cards you can use now.`,
    'not-just-drawn': ({ card: id }) => `${card(id)} is not one of the cards you have just drawn.`,
    'not-in-pack': ({ card: id }) => `${card(id)} is not in the pack you hold.`,
    'not-dealt': ({ card: id }) => `${card(id)} is not one of your two start worlds.`,
    'wrong-kind': ({ card: id }) => `${card(id)} cannot be placed in this phase: developments in Develop, worlds in Settle.`,
    'already-placed': ({ card: id }) => `${card(id)} is already in your tableau.`,
    'cannot-pay': ({ card: id, cost, cards: others }) =>
      others === undefined
        ? `You cannot pay for ${card(id)}.`
        : `${card(id)} would cost you ${cards(Number(cost))}, and you hold ${counted(Number(others), 'other card')}.`,
    'cannot-conquer': ({ card: id, strength, defense }) =>
      strength === undefined
        ? `You cannot conquer ${card(id)}.`
        : `You cannot conquer ${card(id)}: your Military against it is ${signedMilitary(Number(strength))}, its defense ${defense}.`,
    'no-such-payment': ({ card: id }) => `You cannot get ${card(id)} this way.`,
    'paid-too-much': ({ card: id, cards: enough }) =>
      enough === undefined
        ? `That is more than ${card(id)} costs.`
        : `That is more than ${card(id)} costs: ${cards(Number(enough))} will do.`,
    'no-good-there': 'There is no good on that world.',
    'no-such-power': 'There is no such power.',
    'not-in-force': ({ card: id }) => `${card(id)} was placed in this phase: its powers work from the next one on.`,
    'already-used': ({ card: id }) => `You have already used this power of ${card(id)} in this phase.`,
    'cannot-be-met': ({ card: id }) => `You do not have what this power of ${card(id)} takes.`,
    'wrong-goods': ({ card: id }) => `${card(id)} does not take these goods.`,
    'must-consume': ({ card: id }) => `You must still use ${card(id)}.`,
    'wrong-number': 'Name a number from 1 to 7.',
    'must-produce': 'A good can still be produced on one of your windfall worlds.',
    'has-a-good': ({ card: id }) => `${card(id)} already holds a good.`,
    'no-bonus': 'You have no Produce bonus to use.',
    'cannot-produce-there': 'No good can be produced there this way.',
    'no-such-draw': 'Nothing can be drawn for this now.',
  };
}
