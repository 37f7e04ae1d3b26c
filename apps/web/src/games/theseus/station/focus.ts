import type { View } from '@orrery/theseus';
import { SPACE } from '@orrery/theseus/facts';
import type { Thing } from '../paths.ts';

/** Which part of the station a phone shows large: a place of the ring, or the middle with what drifts in space. */
export type Focus = number | 'hub';

/** Where a thing is; undefined: nowhere on the station. */
export function focusOf(thing: Thing, view: View): Focus | undefined {
  switch (thing.kind) {
    case 'room':
    case 'sector':
    case 'marker':
      return thing.place;
    case 'spot':
      return thing.spot.place;
    case 'unit': {
      const { at } = view.units[thing.unit];
      return at === SPACE ? 'hub' : at >= 0 ? at : undefined;
    }
    default:
      return undefined;
  }
}

/** As the page names things: `room:3:a`, `slots:3:0`, `unit:5`. */
export function focusOfSpot(spot: string, view: View): Focus | undefined {
  const [kind, number] = spot.split(':');
  if (kind === 'space') return 'hub';
  if (kind === 'unit' && view.units[Number(number)] !== undefined) return focusOf({ kind: 'unit', unit: Number(number), key: spot }, view);
  return ['room', 'sector', 'marker', 'slots', 'pending'].includes(kind) && number !== undefined ? Number(number) : undefined;
}
