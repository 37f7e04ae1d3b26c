import { BadInput, type Json, textAt } from '@orrery/engine';
import { type Card, type CardId, PRINTED } from '../../cards/catalogue.ts';

/** `Alien Toy Shop` and `alien-toy-shop` are one name. */
export function idOfName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export type ReadCard = (place: string, given: Json) => CardId;

/** A printed card by its id or English name; a card of a pack by its title, or by its number: `own-0` is the first. */
export function cardReader(own: readonly Card[]): ReadCard {
  return (place, given) => {
    const name = textAt(place, given, 100);
    const id = idOfName(name) as CardId;
    if (PRINTED.has(id)) return id;
    const index = own.findIndex(({ title }, number) => title === name || id === `own-${number}`);
    if (index < 0) throw new BadInput(place, `there is no card ${JSON.stringify(given)}`);
    return `own-${index}`;
  };
}
