import { type Json, objectAt, oneOf, readOrUndefined } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { BEACONS } from '../cards/beacons.ts';

export function readAction(given: Json): Action | undefined {
  return readOrUndefined(() => {
    const { type, card } = objectAt('action', given, ['type', 'card']);
    return { type: oneOf('type', type, ['light-beacon']), card: oneOf('card', card, BEACONS) };
  });
}
