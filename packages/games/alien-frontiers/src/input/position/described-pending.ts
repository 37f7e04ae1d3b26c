import { at, flag, type Json, numberBetween, objectAt, oneOf, type Read, type Seat, wordOf } from '@orrery/engine';
import { TECH_IDS, type TechId } from '../../cards/tech.ts';
import type { Pending, PendingOf } from '../../pending.ts';
import { shipOf } from '../../rules/ships.ts';
import { FACES, FACILITIES, TERRITORIES } from '../../state.ts';

const LANDING_CAUSES = ['colonist-hub', 'colony-constructor', 'terraforming-station'] as const;

/** How a question is described: its fields, and what they make. `seat` is the seat on turn. */
interface Described<Ask extends Pending['ask']> {
  readonly keys: readonly string[];
  read(given: Given): PendingOf<Ask>;
}

interface Given {
  readonly seat: Seat;
  /** Reads one field; where it is left out, the default. */
  field<Value>(key: string, read: Read<Value>, otherwise?: Json): Value;
  readonly aSeat: Read<Seat>;
}

/** A colony is taken up, and its further way is asked for. */
const uprooted = ({ seat, field, aSeat }: Given, card: TechId) => ({
  seat,
  card: field('card', wordOf(TECH_IDS), card),
  owner: field('owner', aSeat),
  from: field('from', wordOf(TERRITORIES)),
});

const QUESTIONS: { readonly [Ask in Pending['ask']]: Described<Ask> } = {
  'choose-landing': {
    keys: ['because', 'excess'],
    read: ({ seat, field }) => ({
      ask: 'choose-landing',
      seat,
      because: field('because', wordOf(LANDING_CAUSES)),
      excess: field('excess', numberBetween(0, 1), 0),
    }),
  },
  'launch-or-wait': {
    keys: ['excess'],
    read: ({ seat, field }) => ({ ask: 'launch-or-wait', seat, excess: field('excess', numberBetween(1, 1), 1) }),
  },
  raid: {
    keys: ['tokensLeft'],
    read: ({ seat, field }) => ({ ask: 'raid', seat, tokensLeft: field('tokensLeft', numberBetween(1, 4), 4) }),
  },
  'choose-teleport-destination': {
    keys: ['from', 'face', 'relic'],
    read: ({ seat, field }) => ({
      ask: 'choose-teleport-destination',
      seat,
      from: field('from', wordOf(FACILITIES)),
      ship: shipOf(seat, field('face', wordOf(FACES)), field('relic', flag, false)),
    }),
  },
  'keep-firing': {
    keys: ['at', 'owner'],
    read: ({ seat, field, aSeat }) => ({ ask: 'keep-firing', seat, at: field('at', wordOf(FACILITIES)), owner: field('owner', aSeat) }),
  },
  'choose-territory-for-colony': {
    keys: ['card', 'owner', 'from'],
    read: (given) => ({ ask: 'choose-territory-for-colony', ...uprooted(given, 'orbital-teleporter') }),
  },
  'choose-colony-to-swap': {
    keys: ['card', 'owner', 'from'],
    read: (given) => ({ ask: 'choose-colony-to-swap', ...uprooted(given, 'polarity-device') }),
  },
  'return-tokens': {
    keys: ['excess'],
    read: ({ seat, field }) => ({ ask: 'return-tokens', seat, excess: field('excess', numberBetween(1, 50)) }),
  },
};
const ASKS = Object.keys(QUESTIONS) as readonly Pending['ask'][];

/** One question to the seat on turn; its other fields are those of the question in play. */
export function pendingAt(place: string, given: Json, seat: Seat, read: { seat: Read<Seat> }): Pending {
  const question = QUESTIONS[oneOf(at(place, 'ask'), objectAt(place, given).ask, ASKS)];
  const fields = objectAt(place, given, ['ask', ...question.keys]);
  return question.read({
    seat,
    field: (key, readField, otherwise) => readField(at(place, key), fields[key] ?? otherwise),
    aSeat: (where, value) => read.seat(where, value),
  });
}
