import { at, flag, type Json, objectAt, oneOf, type Seat, wholeNumber } from '@orrery/engine';
import { TECH_IDS } from '../../cards/tech.ts';
import type { Pending } from '../../pending.ts';
import { shipOf } from '../../rules/ships.ts';
import { FACES, FACILITIES, TERRITORIES } from '../../state.ts';

const ASKS = [
  'choose-landing',
  'launch-or-wait',
  'raid',
  'choose-teleport-destination',
  'keep-firing',
  'choose-territory-for-colony',
  'choose-colony-to-swap',
  'return-tokens',
] as const satisfies readonly Pending['ask'][];
const LANDING_CAUSES = ['colonist-hub', 'colony-constructor', 'terraforming-station'] as const;

interface SeatReader {
  seat(place: string, given: Json | undefined): Seat;
}

/** One question to the seat on turn; its other fields are those of the question in play. */
export function pendingAt(place: string, given: Json, seat: Seat, read: SeatReader): Pending {
  const ask = oneOf(at(place, 'ask'), objectAt(place, given).ask, ASKS);
  const fields = (...keys: string[]) => objectAt(place, given, ['ask', ...keys]);
  const number = (key: string, value: Json | undefined, max: number) => wholeNumber(at(place, key), value, { min: 0, max });
  switch (ask) {
    case 'choose-landing': {
      const { because, excess } = fields('because', 'excess');
      return { ask, seat, because: oneOf(at(place, 'because'), because, LANDING_CAUSES), excess: number('excess', excess ?? 0, 1) };
    }
    case 'launch-or-wait':
      return { ask, seat, excess: wholeNumber(at(place, 'excess'), fields('excess').excess ?? 1, { min: 1, max: 1 }) };
    case 'raid':
      return { ask, seat, tokensLeft: wholeNumber(at(place, 'tokensLeft'), fields('tokensLeft').tokensLeft ?? 4, { min: 1, max: 4 }) };
    case 'choose-teleport-destination': {
      const { from, face, relic } = fields('from', 'face', 'relic');
      const ship = shipOf(seat, oneOf(at(place, 'face'), face, FACES), flag(at(place, 'relic'), relic ?? false));
      return { ask, seat, from: oneOf(at(place, 'from'), from, FACILITIES), ship };
    }
    case 'keep-firing': {
      const { at: where, owner } = fields('at', 'owner');
      return { ask, seat, at: oneOf(at(place, 'at'), where, FACILITIES), owner: read.seat(at(place, 'owner'), owner) };
    }
    case 'choose-territory-for-colony':
    case 'choose-colony-to-swap': {
      const { card, owner, from } = fields('card', 'owner', 'from');
      const usual = ask === 'choose-territory-for-colony' ? 'orbital-teleporter' : 'polarity-device';
      return {
        ask,
        seat,
        card: oneOf(at(place, 'card'), card ?? usual, TECH_IDS),
        owner: read.seat(at(place, 'owner'), owner),
        from: oneOf(at(place, 'from'), from, TERRITORIES),
      };
    }
    case 'return-tokens':
      return { ask, seat, excess: wholeNumber(at(place, 'excess'), fields('excess').excess, { min: 1, max: 50 }) };
  }
}
