import type { Done, GameNumbers, NumbersTopic, Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { FIRST_PLACES, PLACES } from '../cards/places.ts';
import type { Hunted, State } from '../state.ts';

const TABLE_SIZES = [2, 3, 4, 5, 6, 7];

const HUNTED = ofRole('hunted');
const CREATURE = ofRole('creature');

export type Topic = 'side' | 'opening' | 'place' | 'survival' | 'hunt' | 'adaptation';

/** What is counted about a match: of the Creature, and of all Hunted together, who win or lose together. */
export const numbers: GameNumbers<State, Action, Topic> = {
  topics: {
    side: { kind: 'share', found: (state, seats) => [roleOf(state, seats)] },
    opening: {
      ...HUNTED,
      found: ({ hunted, turn }, seats) =>
        turn.number === 1 ? those(hunted, seats).flatMap(({ played }) => played.map(({ card }) => `place:${card}`)) : [],
    },
    place: { ...HUNTED, found: ({ hunted }, seats) => those(hunted, seats).flatMap(taken) },
    survival: {
      ...HUNTED,
      found: (_, seats, done) => (isOf(seats, done) && done.action.type === 'play-survival' ? [`survival:${done.action.card}`] : []),
    },
    hunt: {
      ...CREATURE,
      found: (_, seats, done) => (isOf(seats, done) && done.action.type === 'play-hunt' ? [`hunt:${done.action.card}`] : []),
    },
    adaptation: {
      ...CREATURE,
      found: ({ creature }, seats) =>
        seats.includes(creature.seat) ? creature.developed.map(({ adaptation }) => `adaptation:${adaptation}`) : [],
    },
  },
  tables: [
    ...TABLE_SIZES.map((seats) => ({ seats, options: {} })),
    ...TABLE_SIZES.map((seats) => ({ seats, variant: 'sanctuary', options: { expansion: 'sanctuary' } })),
  ],
  players: { level: 'stalker', effort: 1 },
  stretchOf: ({ turn }) => turn.number,
};

/** The Creature is held against Creatures alone, the Hunted against Hunted. */
function ofRole(role: string): Pick<NumbersTopic<State, Action>, 'kind' | 'groupOf'> {
  return { kind: 'difference', groupOf: (state, seats) => (roleOf(state, seats) === role ? role : undefined) };
}

const roleOf = ({ creature }: State, [seat]: readonly Seat[]): string => (seat === creature.seat ? 'creature' : 'hunted');

const those = (hunted: readonly Hunted[], seats: readonly Seat[]): Hunted[] => hunted.filter(({ seat }) => seats.includes(seat));

const isOf = (seats: readonly Seat[], done: Done<Action> | undefined): done is Done<Action> =>
  done !== undefined && seats.includes(done.seat);

/** Place cards besides those that everybody begins with. */
function taken({ hand, discard, played }: Hunted): string[] {
  const cards = [...hand, ...discard, ...played.map(({ card }) => card)];
  return cards.filter((card) => (PLACES[card].number ?? FIRST_PLACES + 1) > FIRST_PLACES).map((card) => `place:${card}`);
}
