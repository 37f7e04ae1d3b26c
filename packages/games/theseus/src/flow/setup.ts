import { below, type Chance, type Seat, shuffle, silent } from '@orrery/engine';
import type { Faction } from '../cards/factions.ts';
import type { Options } from '../options.ts';
import { roster } from '../rules/roster.ts';
import { FINAL_STEPS, FULL_LIFE, type Mode, type Player, type State, UPGRADES_IN_BOX } from '../state.ts';
import { advance } from './flow.ts';

const WITH_CARDS: readonly Faction[] = ['marines', 'aliens', 'scientists', 'greys'];

/** [TH-2.1] [TH-10.1] [TH-11.1] */
export function modeOf(options: Options, seats: number): Mode {
  if (seats === 2) return 'duel';
  return seats === 4 && options.match === 'teams' ? 'teams' : 'deathmatch';
}

/** [TH-2.1] A faction somebody has already, and `any`, is drawn from those with cards that nobody wants. */
export function factionsOf(options: Options, seats: number, chance: Chance): Faction[] {
  const wishes = [options.faction1, options.faction2, options.faction3, options.faction4].slice(0, seats);
  const given: (Faction | undefined)[] = wishes.map((wish, seat) => (wish === 'any' || wishes.indexOf(wish) < seat ? undefined : wish));
  const free = WITH_CARDS.filter((faction) => !given.includes(faction));
  shuffle(chance, free);
  return given.map((faction) => faction ?? free.pop() ?? 'pandora');
}

function playerOf(seat: Seat, faction: Faction, mode: Mode): Player {
  return {
    seat,
    faction,
    life: mode === 'deathmatch' ? 0 : FULL_LIFE,
    data: 0,
    upgrades: 0,
    deck: [],
    chosen: [],
    hand: [],
    bonus: [],
    discard: [],
    isOut: false,
  };
}

/** [TH-2.1] Before anything is on the table: the Malfunction token is on its sign, the end token beside its track. */
export function emptyTable(options: Options, seats: number, chance: Chance): State {
  const mode = modeOf(options, seats);
  const factions = factionsOf(options, seats, chance);
  return {
    options,
    seats,
    mode,
    chance,
    order: [],
    sectors: [],
    boardsLeft: [],
    players: factions.map((faction, seat) => playerOf(seat, faction, mode)),
    units: roster(factions, mode),
    marker: undefined,
    malfunction: undefined,
    supply: UPGRADES_IN_BOX,
    finalSteps: FINAL_STEPS,
    turn: { number: 0, seat: options.firstPlayer === 'random' ? below(chance, seats) : 0, further: 0 },
    pending: [],
    tieBreak: undefined,
    ended: undefined,
  };
}

/** [TH-2.1] … [TH-2.6] The set-up goes on stage by stage, see rules/setting-up.ts, to the first question. */
export function setup(options: Options, seats: number, chance: Chance): State {
  const state = emptyTable(options, seats, chance);
  advance(state, silent);
  return state;
}
