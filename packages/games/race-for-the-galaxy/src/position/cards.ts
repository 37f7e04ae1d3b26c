import { BadInput, type Json, textAt } from '@orrery/engine';
import { type CardId, PRINTED } from '../cards/catalogue.ts';

/** `Alien Toy Shop` and `alien-toy-shop` are one name. */
export function idOfName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export function readCard(place: string, given: Json): CardId {
  const id = idOfName(textAt(place, given, 100)) as CardId;
  if (!PRINTED.has(id)) throw new BadInput(place, `there is no card ${JSON.stringify(given)}`);
  return id;
}
