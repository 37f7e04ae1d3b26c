import { at, BadInput, chanceFromSeed, type Json, listOf, objectAt, oneOf, optional, shuffle, textAt, wholeNumber } from '@orrery/engine';
import { BEACONS, wholeDeck } from '../cards/beacons.ts';
import { manifest } from '../manifest.ts';
import type { State } from '../state.ts';

const FIELDS = ['hands', 'lit', 'points', 'turn', 'copies', 'seed'];

/** `{ hands, lit, points, turn, copies, seed }`: cards not named are the deck, shuffled by the seed. */
export function position(described: Json): State {
  const fields = objectAt('', described, FIELDS);
  const cards = (place: string, given: Json) => listOf(place, given, (each, card) => oneOf(each, card, BEACONS));
  const hands = listOf('hands', fields.hands, cards);
  const { min, max } = manifest.seats;
  if (hands.length < min || hands.length > max) throw new BadInput('hands', `must be of ${min} to ${max} players`);
  const seats = hands.length;
  const copies = optional(fields.copies, 2, (given) => wholeNumber('copies', given, { min: 2, max: 3 }));
  const lit = optional(fields.lit, [], (given) => cards('lit', given));
  const points = optional(
    fields.points,
    hands.map(() => 0),
    (given) => listOf('points', given, (place, own) => wholeNumber(place, own, { min: 0, max: lit.length })),
  );
  if (points.length !== seats) throw new BadInput('points', `must be ${seats} numbers, one per player`);
  const deck = wholeDeck(copies);
  for (const [seat, hand] of [...hands, lit].entries()) {
    for (const card of hand) {
      const found = deck.indexOf(card);
      if (found < 0) throw new BadInput(seat < seats ? at('hands', seat) : 'lit', `there are only ${copies} cards of ${card}`);
      deck.splice(found, 1);
    }
  }
  const chance = chanceFromSeed(optional(fields.seed, '', (given) => textAt('seed', given)));
  shuffle(chance, deck);
  const turn = optional(fields.turn, 0, (given) => wholeNumber('turn', given, { min: 0, max: seats - 1 }));
  if (hands[turn].length === 0 && hands.some((hand) => hand.length > 0)) throw new BadInput('turn', 'is of a player without cards');
  return { chance, seats, copies, turn, turnCount: lit.length + 1, hands, deck, lit, points };
}
