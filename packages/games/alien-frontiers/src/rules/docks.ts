import type { Refusal, Seat } from '@orrery/engine';
import type { Options } from '../options.ts';
import { refused } from '../refusals.ts';
import { FACILITIES, type Facility, type State } from '../state.ts';

/** Docks as printed; the Hub's are one player's track. The Bay has no docks and no limit. */
const PRINTED_DOCKS: Readonly<Record<Facility, number>> = {
  'alien-artifact': 4,
  'colonist-hub': 3,
  'colony-constructor': 6,
  'lunar-mine': 5,
  'maintenance-bay': Number.POSITIVE_INFINITY,
  'orbital-market': 4,
  'raiders-outpost': 3,
  shipyard: 6,
  'solar-converter': 8,
  'terraforming-station': 1,
};

type Blocked = Readonly<Partial<Record<Facility, number>>>;

/** [AF-1.7] [AF-R6] Docks closed for the whole match: fewer docks to count, and no ships anybody could aim at or be measured by. */
const BLOCKED_FOR_FEWER: Blocked = { 'lunar-mine': 1, 'orbital-market': 2, shipyard: 2, 'solar-converter': 1 };
const BLOCKED_ENGLISH_DUEL: Blocked = { ...BLOCKED_FOR_FEWER, 'colony-constructor': 3, 'lunar-mine': 2, shipyard: 4 };

interface SetUp {
  readonly blocked: Blocked;
  readonly open: Readonly<Record<Facility, number>>;
}

function setUpWith(blocked: Blocked): SetUp {
  const open = { ...PRINTED_DOCKS };
  for (const facility of FACILITIES) open[facility] -= blocked[facility] ?? 0;
  return { blocked, open };
}

const FOUR = setUpWith({});
const FEWER = setUpWith(BLOCKED_FOR_FEWER);
const ENGLISH_DUEL = setUpWith(BLOCKED_ENGLISH_DUEL);

/** [AF-1.9] The number of players decides; the long game changes nothing here. */
function setUpFor(players: number, { twoPlayerSetUp }: Options): SetUp {
  if (players === 4) return FOUR;
  return players === 2 && twoPlayerSetUp === 'english-edition' ? ENGLISH_DUEL : FEWER;
}

/** How many docks are printed here, and how many of them are blocked. */
export function docksOf(facility: Facility, players: number, options: Options): { docks: number; blocked: number } {
  return { docks: PRINTED_DOCKS[facility], blocked: setUpFor(players, options).blocked[facility] ?? 0 };
}

/** [AF-R5] Docks are counted, not paired. On the Hub: those of this seat's own track. */
export function freeDocks(state: State, facility: Facility, seat: Seat): number {
  const { open } = setUpFor(state.players.length, state.options);
  const docked = state.docks[facility];
  if (facility !== 'colonist-hub') return open[facility] - docked.length;
  let own = 0;
  for (let index = 0; index < docked.length; index++) if (docked[index].owner === seat) own += 1;
  return open[facility] - own;
}

/** [AF-2.4] For the seat on turn. */
export function refuseDocks(state: State, at: Facility, needed: number): Refusal | undefined {
  const free = freeDocks(state, at, state.turn.seat);
  return free < needed ? refused('no-free-dock', 'AF-2.4', { at, free, needed }) : undefined;
}
