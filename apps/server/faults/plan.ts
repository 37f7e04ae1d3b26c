import { botLevels } from '@orrery/bots';
import { below, type Chance, type Json, type OptionField, type Seat } from '@orrery/engine';
import type { ClockChoice, PlannedSeat } from '@orrery/protocol';
import { HOSTED_GAMES } from '../src/hosted-games.ts';
import { pick } from '../test/support/choice.ts';

export interface Plan {
  readonly game: string;
  readonly seats: readonly PlannedSeat[];
  /** Where the people sit, the host first. */
  readonly people: readonly Seat[];
  readonly options: { readonly [option: string]: Json };
  readonly asksIdle: boolean;
  readonly clock?: ClockChoice;
  /** The words of the game for standing orders. */
  readonly orders: readonly string[];
}

/** One option in so many is not as it is printed; each game has about ten. */
const CHANGED_ONE_IN = 3;

/** For every option that takes a document: plain cards, in the rows of everybody. */
const MOON = { title: 'Quiet moon', kind: 'world', cost: 1, world: 'grey', points: 2, copies: 5 };
const REEF = { title: 'Long reef', kind: 'world', cost: 3, world: 'windfall', good: 'novelty', points: 2, copies: 3 };
const PACK = { orrery: 'race-pack', version: 1, title: 'Moons and reefs', cards: [MOON, REEF] };

/** A table for so many people, with bots in the other seats: any number of seats and any options that the game allows. */
export function planOf(people: number, game: number, chance: Chance): Plan {
  const { module } = HOSTED_GAMES.all[game % HOSTED_GAMES.all.length] ?? HOSTED_GAMES.all[0];
  const { min, max } = module.seats;
  // Bots alone are two at least: they are to wait for each other.
  const fewest = Math.max(min, people === 0 ? 2 : people);
  const count = fewest + below(chance, max - fewest + 1);
  const free = Array.from({ length: count }, (_, seat) => seat);
  const taken = Array.from({ length: people }, () => free.splice(below(chance, free.length), 1)[0] ?? 0);
  const levels = botLevels(module.id).slice(0, 2);
  const seats = Array.from({ length: count }, (_, seat): PlannedSeat => {
    if (seat === taken[0]) return { kind: 'me' };
    return taken.includes(seat) ? { kind: 'open' } : { kind: 'bot', level: pick(chance, levels) };
  });
  const asksIdle = below(chance, 2) === 0;
  return {
    game: module.id,
    seats,
    people: taken,
    options: optionsOf(module.options, count, chance),
    asksIdle,
    ...(people > 0 && count > 1 ? clockOf(chance, levels) : {}),
    orders: module.orders ?? [],
  };
}

/** Every other table has one, short enough to run out under faults, and now and then by itself. */
function clockOf(chance: Chance, levels: readonly string[]): Pick<Plan, 'clock'> {
  if (below(chance, 2) === 0) return {};
  const whenOut = below(chance, 4) === 0 ? 'give-up' : 'stand-in';
  return { clock: { pace: 'live', turnSeconds: 10, bankSeconds: below(chance, 40), whenOut, standIn: pick(chance, levels) } };
}

function optionsOf(fields: Readonly<Record<string, OptionField>>, seats: number, chance: Chance): Plan['options'] {
  const options: Record<string, Json> = {};
  for (const [name, field] of Object.entries(fields)) {
    const isOffered = field.seats === undefined || field.seats.includes(seats);
    if (isOffered && below(chance, CHANGED_ONE_IN) === 0) options[name] = anyValue(field, chance);
  }
  return options;
}

function anyValue(field: OptionField, chance: Chance): Json {
  switch (field.kind) {
    case 'flag':
      return below(chance, 2) === 0;
    case 'choice':
      return pick(chance, field.choices);
    case 'document':
      return PACK;
  }
}
